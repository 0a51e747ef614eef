//go:build !js

package shelf

import (
	"errors"
	"fmt"
	"os"
	"testing"
	"time"

	"tidepool/play/match"
)

// labellerOf makes the test binary set tags of the first contested game back and forth until it is killed.
const labellerOf = "TIDEPOOL_TEST_LABELLER"

func label(path string) {
	store, err := OpenStore(path, time.Now())
	if err != nil {
		fmt.Println("error", err)
		os.Exit(1)
	}
	s := Open(store, toyGames)
	for i := 0; ; i++ {
		if err := s.Label(contestedID(0), []match.Tag{{Name: "Title", Value: fmt.Sprint("t", i%2)}}); err != nil && !errors.Is(err, ErrChanged) {
			fmt.Println("error", err)
			os.Exit(1)
		}
		fmt.Println("set")
	}
}

// One program sets tags of a game, and is killed while doing so, while another plays: the file is always one
// intact game.
func TestLabelledWhilePlayed(t *testing.T) {
	path := quickDir(t)
	s := Open(openTestDir(t, path), toyGames)
	g := newGame(t, "up")
	save(t, s, g, 0)
	s.Hold(g.ID)
	seen := map[string]bool{}
	for range 3 {
		cmd, said := startAs(t, labellerOf+"="+path)
		for range 30 {
			if !said.Scan() || said.Text() != "set" {
				t.Fatalf("the other program says %q", said.Text())
			}
			play(t, g, []string{"down", "up"}[(g.Match.Ply()+1)%2])
			save(t, s, g, g.Match.Ply())
			if g.ID != contestedID(0) {
				t.Fatalf("it is %s now", g.ID)
			}
			seen[g.Match.Tag("Title")] = true
		}
		cmd.Process.Kill()
		cmd.Wait()
	}
	l := Open(openTestDir(t, path), toyGames).List()
	if len(l.Games) != 1 || len(l.Problems) != 0 || l.Games[0].Ply != g.Match.Ply() || l.Games[0].Tag("Title") == "" {
		t.Errorf("listing %+v", l)
	}
	if len(seen) < 2 {
		t.Errorf("only %d of the tags were taken up", len(seen))
	}
}

// BenchmarkRemoveAll removes five hundred of ten thousand games and restores them.
func BenchmarkRemoveAll(b *testing.B) {
	d := openTestDir(b, quickDir(b))
	fill(b, d, 10000)
	s := Open(d, toyGames)
	var ids []string
	for _, g := range s.List().Games[:500] {
		ids = append(ids, g.ID)
	}
	for b.Loop() {
		act := s.Act(noon)
		for i := 0; i < len(ids); i += 25 {
			if n, err := s.RemoveAll(ids[i:i+25], act); n != 25 || err != nil {
				b.Fatal(n, err)
			}
		}
		if n, err := s.RestoreAll(ids); n != len(ids) || err != nil {
			b.Fatal(n, err)
		}
	}
	b.ReportMetric(float64(b.Elapsed().Milliseconds())/float64(b.N)/21, "ms/step")
}
