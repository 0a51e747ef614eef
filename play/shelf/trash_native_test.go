//go:build !js

package shelf

import (
	"fmt"
	"math/rand/v2"
	"os"
	"testing"
	"time"
)

// removerOf makes the test binary repeatedly remove all games of a directory in one act and restore them,
// until it is killed.
const removerOf = "TIDEPOOL_TEST_REMOVER"

func removeAndRestore(path string) {
	store, err := OpenStore(path, time.Now())
	if err != nil {
		fmt.Println("error", err)
		os.Exit(1)
	}
	s := Open(store, toyGames)
	var ids []string
	for _, g := range s.List().Games {
		ids = append(ids, g.ID)
	}
	for {
		act := s.Act(time.Now())
		for i := 0; i < len(ids); i += 10 {
			if n, err := s.RemoveAll(ids[i:i+10], act); n != 10 || err != nil {
				fmt.Println("error", n, err)
				os.Exit(1)
			}
			fmt.Println("step")
		}
		if n, err := s.RestoreAll(ids); n != len(ids) || err != nil {
			fmt.Println("error", n, err)
			os.Exit(1)
		}
		fmt.Println("step")
	}
}

// TestKilledWhileRemoving repeatedly kills a program that removes and restores games: each is then on the
// shelf or in the trash, and those in the trash belong to one act.
func TestKilledWhileRemoving(t *testing.T) {
	const games = 60
	path := quickDir(t)
	d := openTestDir(t, path)
	for n := range games {
		if err := os.WriteFile(d.file(contestedID(n)+gameExt), []byte(fileOf(t, "up")), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	random := rand.New(rand.NewPCG(5, 6))
	halves, doubled := 0, 0
	for range 2 * killRounds {
		cmd, said := startAs(t, removerOf+"="+path)
		for range 1 + random.IntN(12) {
			if !said.Scan() || said.Text() != "step" {
				t.Fatalf("the other program says %q", said.Text())
			}
		}
		time.Sleep(time.Duration(random.IntN(2000)) * time.Microsecond)
		cmd.Process.Kill()
		cmd.Wait()
		s := Open(d, toyGames)
		if names, _ := d.List(); len(names) > games {
			doubled++
		}
		l, trash := s.List(), s.Trash()
		seen := make(map[string]bool)
		for _, g := range l.Games {
			seen[g.ID] = true
		}
		for _, g := range trash {
			if seen[g.ID] || !g.At.Equal(trash[0].At) {
				t.Fatalf("%s was removed at %v and is there twice, or others at %v", g.ID, g.At, trash[0].At)
			}
			seen[g.ID] = true
		}
		names, _ := d.List()
		if len(seen) != games || len(names) != games || len(l.Problems) != 0 {
			t.Fatalf("%d games in %d files, problems %v", len(seen), len(names), l.Problems)
		}
		if len(trash) > 0 && len(l.Games) > 0 {
			halves++
		}
		for _, g := range trash {
			if err := s.Restore(g.ID); err != nil {
				t.Fatal(err)
			}
		}
	}
	t.Logf("of %d kills, %d in the middle of an act, %d in the middle of a game", 2*killRounds, halves, doubled)
}

// TestTrashWhileMoving lists the trash again and again while another program removes and restores games: none is lost.
func TestTrashWhileMoving(t *testing.T) {
	const games, steps = 60, 500
	path := quickDir(t)
	d := openTestDir(t, path)
	for n := range games {
		if err := os.WriteFile(d.file(contestedID(n)+gameExt), []byte(fileOf(t, "up")), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	cmd, said := startAs(t, removerOf+"="+path)
	ended := make(chan string, 1)
	go func() {
		for range steps {
			if !said.Scan() || said.Text() != "step" {
				break
			}
		}
		ended <- said.Text()
	}()
	s := Open(d, toyGames)
	for said := ""; said == ""; {
		s.Trash()
		select {
		case said = <-ended:
			if said != "step" {
				t.Errorf("the other program says %q", said)
			}
		default:
		}
	}
	cmd.Process.Kill()
	cmd.Wait()
	if n, trashed := len(s.List().Games), len(s.Trash()); n+trashed != games {
		t.Errorf("%d games and %d in the trash, of %d", n, trashed, games)
	}
}
