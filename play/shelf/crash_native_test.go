//go:build !js

package shelf

import (
	"bufio"
	"errors"
	"fmt"
	"io/fs"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// startAs runs the test binary with some variables and returns its output. It is killed at the end of the test.
func startAs(t *testing.T, env ...string) (*exec.Cmd, *bufio.Scanner) {
	t.Helper()
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), env...)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
	})
	return cmd, bufio.NewScanner(out)
}

// These variables make the test binary a victim: it plays and saves in the directory until it is killed.
const (
	victimDir  = "TIDEPOOL_TEST_VICTIM"
	victimFrom = "TIDEPOOL_TEST_VICTIM_FROM" // "latest" or "new"
)

func TestMain(m *testing.M) {
	if path := os.Getenv(victimDir); path != "" {
		victim(path, os.Getenv(victimFrom))
	}
	if path := os.Getenv(rivalDir); path != "" {
		rival(path, os.Getenv(rivalWord))
	}
	if path := os.Getenv(holderOf); path != "" {
		hold(path)
	}
	if path := os.Getenv(labellerOf); path != "" {
		label(path)
	}
	if path := os.Getenv(removerOf); path != "" {
		removeAndRestore(path)
	}
	os.Exit(m.Run())
}

// victimWord returns the turn that a victim plays after ply turns. Its games have 40 turns and end with a win.
func victimWord(ply int) string {
	if ply >= 36 {
		return "up"
	}
	return []string{"up", "down"}[ply%2]
}

// victim plays one game after the other and prints "ID PLY" after each save.
func victim(path, from string) {
	fail := func(err error) {
		fmt.Println("error", err)
		os.Exit(1)
	}
	store, err := OpenStore(path, time.Now())
	if err != nil {
		fail(err)
	}
	s := Open(store, toyGames)
	var t testing.T // for its helpers, which do not fail
	g := newGame(&t)
	if from == "latest" {
		found, err := latest(s)
		if err == nil {
			g = found
		} else if !errors.Is(err, fs.ErrNotExist) {
			fail(err)
		}
		fmt.Println("opened", g.ID, g.Match.Ply())
	}
	for {
		if g.Match.Outcome().Over() {
			g = newGame(&t)
		}
		if _, err := g.Match.Play(victimWord(g.Match.Ply())); err != nil {
			fail(err)
		}
		if err := s.Save(g, time.Now()); err != nil {
			fail(err)
		}
		fmt.Println("saved", g.ID, g.Match.Ply())
	}
}

// A report is the last output of a victim.
type report struct {
	opened, openedPly string
	saved             map[string]int // the last ply by game
	last              string
	err               error
}

// kill starts a victim, kills it some time after its first save, and returns its report. It must be called by
// the test's goroutine or by one that only collects the report.
func kill(path, from string, after time.Duration) report {
	cmd := exec.Command(os.Args[0])
	cmd.Env = append(os.Environ(), victimDir+"="+path, victimFrom+"="+from)
	r := report{saved: make(map[string]int)}
	out, err := cmd.StdoutPipe()
	if err != nil {
		return report{err: err}
	}
	if err := cmd.Start(); err != nil {
		return report{err: err}
	}
	lines := bufio.NewScanner(out)
	var timer *time.Timer
	for lines.Scan() {
		word, id, ply := "", "", 0
		if n, _ := fmt.Sscan(lines.Text(), &word, &id, &ply); n != 3 {
			if word == "error" {
				r.err = errors.New(lines.Text())
			}
			continue
		}
		switch word {
		case "opened":
			r.opened, r.openedPly = id, fmt.Sprint(ply)
		case "saved":
			r.saved[id], r.last = ply, id
			if timer == nil {
				timer = time.AfterFunc(after, func() { cmd.Process.Kill() })
			}
		}
	}
	if timer != nil {
		timer.Stop()
	}
	cmd.Process.Kill()
	cmd.Wait()
	return r
}

// checkSurvived compares the shelf in a directory with a dead victim's report.
func checkSurvived(t *testing.T, path string, r report) {
	t.Helper()
	if r.err != nil || len(r.saved) == 0 {
		t.Fatalf("the victim saved %d games: %v", len(r.saved), r.err)
	}
	s := Open(openTestDir(t, path), toyGames)
	for id, ply := range r.saved {
		g, err := s.Load(id)
		if err != nil {
			t.Errorf("after turn %d was saved: %v", ply, err)
			continue
		}
		// It may have been killed between saving and printing.
		if got := g.Match.Ply(); got != ply && (id != r.last || got != ply+1) {
			t.Errorf("game %s is at turn %d, and turn %d was saved", id, got, ply)
		}
		for n, turn := range g.Match.Turns() {
			if turn.Word != victimWord(n) {
				t.Errorf("game %s, turn %d is %s, want %s", id, n+1, turn.Word, victimWord(n))
			}
		}
	}
	if l := s.List(); len(l.Problems) != 0 || len(l.Games) < len(r.saved) {
		t.Errorf("%d games of %d, problems %v", len(l.Games), len(r.saved), l.Problems)
	}
}

const killRounds = 40

// TestKilledWhileSaving repeatedly kills a program that saves all the time; the next one continues the same game.
func TestKilledWhileSaving(t *testing.T) {
	path := t.TempDir()
	random := rand.New(rand.NewPCG(1, 2))
	turns := 0
	for range killRounds {
		before, err := latest(Open(openTestDir(t, path), toyGames))
		r := kill(path, "latest", time.Duration(random.IntN(20000))*time.Microsecond)
		if err == nil && (r.opened != before.ID || r.openedPly != fmt.Sprint(before.Match.Ply())) {
			t.Errorf("opened %s at %s, want %s at %d", r.opened, r.openedPly, before.ID, before.Match.Ply())
		}
		checkSurvived(t, path, r)
		after, err := latest(Open(openTestDir(t, path), toyGames))
		if err == nil && after.ID != r.last && r.saved[r.last] < 39 {
			t.Errorf("latest is %s, want %s", after.ID, r.last)
		}
		turns += len(r.saved)
	}
	temps, _ := filepath.Glob(filepath.Join(path, tempPrefix+"*"))
	t.Logf("%d games of %d kills, %d of them in the middle of writing", turns, killRounds, len(temps))
	if _, err := openDir(path, time.Now().Add(2*staleAfter)); err != nil {
		t.Fatal(err)
	}
	if entries, _ := os.ReadDir(path); hasTemporary(entries) {
		t.Error("stale temporary files are left")
	}
}

func hasTemporary(entries []os.DirEntry) bool {
	for _, e := range entries {
		if strings.HasPrefix(e.Name(), tempPrefix) {
			return true
		}
	}
	return false
}

// TestTwoKilledAtOnce lets two programs begin games in one place.
func TestTwoKilledAtOnce(t *testing.T) {
	path := t.TempDir()
	random := rand.New(rand.NewPCG(3, 4))
	for range killRounds / 4 {
		first := make(chan report)
		after := time.Duration(random.IntN(20000)) * time.Microsecond
		go func() { first <- kill(path, "new", after) }()
		second := kill(path, "new", after)
		checkSurvived(t, path, second)
		r := <-first
		checkSurvived(t, path, r)
		for id := range r.saved {
			if _, ok := second.saved[id]; ok {
				t.Errorf("both have the game %s", id)
			}
		}
	}
}
