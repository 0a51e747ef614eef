//go:build !js

package shelf

import (
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"testing"
	"time"
)

// holderOf makes the test binary hold a game until it is killed.
const holderOf = "TIDEPOOL_TEST_HOLDER"

func hold(path string) {
	store, err := OpenStore(path, time.Now())
	if err != nil {
		fmt.Println("error", err)
		os.Exit(1)
	}
	s := Open(store, toyGames)
	s.Hold(contestedID(0))
	fmt.Println(s.Elsewhere(contestedID(0)))
	for {
		time.Sleep(time.Hour)
	}
}

// TestHeld opens a game in a second program while the first one has it open.
func TestHeld(t *testing.T) {
	path := t.TempDir()
	a, b := Open(openTestDir(t, path), toyGames), Open(openTestDir(t, path), toyGames)
	g := newGame(t, "up")
	save(t, a, g, 0)
	a.Hold(g.ID)
	a.Hold(g.ID)
	same, err := b.Load(g.ID)
	if err != nil {
		t.Fatal(err)
	}
	b.Hold(same.ID)
	if a.Elsewhere(g.ID) || !b.Elsewhere(g.ID) || b.Elsewhere("20200101-000000000-0000") {
		t.Errorf("held elsewhere: %v, %v", a.Elsewhere(g.ID), b.Elsewhere(g.ID))
	}
	if err := b.Remove(g.ID, noon); !errors.Is(err, ErrHeld) || CauseOf(err) != CauseHeld {
		t.Errorf("remove what another has open: %v", err)
	}
	b.Hold(same.ID)

	// The second program's first turn goes to a copy, which it then holds.
	play(t, same, "down")
	save(t, b, same, 1)
	if same.ID == g.ID || b.Elsewhere(same.ID) {
		t.Errorf("the copy's id is %s", same.ID)
	}
	a.Hold(same.ID)
	if !a.Elsewhere(same.ID) {
		t.Error("the copy is not held")
	}
	copied := same.ID
	play(t, same, "up")
	save(t, b, same, 2)
	play(t, g, "up")
	save(t, a, g, 2)
	if same.ID != copied {
		t.Errorf("the copy has become another: %s, was %s", same.ID, copied)
	}
	checkHolds(t, a, g)
	checkHolds(t, a, same)
	a.Close()
	b.Close()
	if files, _ := filepath.Glob(filepath.Join(path, heldPrefix+"*")); len(files) > 0 {
		t.Errorf("left: %v", files)
	}
	a.Hold(copied)
	if err := a.Remove(copied, noon); err != nil || a.Elsewhere(copied) {
		t.Errorf("remove what is open here: %v", err)
	}
}

// TestHeldNoMore lets the second program continue in the same game after the first has exited without
// changing it, and in a copy otherwise.
func TestHeldNoMore(t *testing.T) {
	for _, goesOn := range []bool{false, true} {
		path := t.TempDir()
		a, b := Open(openTestDir(t, path), toyGames), Open(openTestDir(t, path), toyGames)
		g := newGame(t, "up")
		save(t, a, g, 0)
		a.Hold(g.ID)
		same, err := b.Load(g.ID)
		if err != nil {
			t.Fatal(err)
		}
		b.Hold(g.ID)
		if goesOn {
			play(t, g, "up")
			save(t, a, g, 1)
		}
		a.Close()
		play(t, same, "down")
		save(t, b, same, 2)
		if parted := same.ID != g.ID; parted != goesOn {
			t.Errorf("the other went on: %v; parted: %v", goesOn, parted)
		}
		if goesOn {
			checkHolds(t, b, g)
		}
		checkHolds(t, b, same)
		b.Close()
	}
}

// TestHolderKilled checks that a game is free again when the program that held it was killed.
func TestHolderKilled(t *testing.T) {
	path := t.TempDir()
	d := openTestDir(t, path)
	cmd, said := startAs(t, holderOf+"="+path)
	if !said.Scan() || said.Text() != "false" {
		t.Fatalf("the holder says %q", said.Text())
	}
	s := Open(d, toyGames)
	id := contestedID(0)
	if s.Hold(id); !s.Elsewhere(id) {
		t.Error("not held while the other program runs")
	}
	cmd.Process.Kill()
	cmd.Wait()
	if s.Hold(id); s.Elsewhere(id) {
		t.Error("held by a program that is dead")
	}
}

// TestStaleHolds checks that lock files of dead programs are removed, and those of running ones kept.
func TestStaleHolds(t *testing.T) {
	path := t.TempDir()
	d := openTestDir(t, path)
	s := Open(d, toyGames)
	s.Hold(contestedID(0))
	stale := d.file(heldPrefix + contestedID(1) + gameExt)
	if err := os.WriteFile(stale, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	openTestDir(t, path)
	if _, err := os.Stat(stale); err != nil {
		t.Errorf("a young file is gone: %v", err)
	}
	later, err := openDir(path, time.Now().Add(2*staleAfter))
	if err != nil {
		t.Fatal(err)
	}
	if _, err := os.Stat(stale); err == nil {
		t.Error("a stale file is left")
	}
	other := Open(later, toyGames)
	if other.Hold(contestedID(0)); !other.Elsewhere(contestedID(0)) {
		t.Error("sweeping took away a lock")
	}
	s.Close()
}

// TestNoLocks has something else in place of the lock files: games are stored nevertheless.
func TestNoLocks(t *testing.T) {
	path := t.TempDir()
	d := openTestDir(t, path)
	for _, name := range []string{lockName, heldPrefix + contestedID(0) + gameExt} {
		if err := os.Mkdir(d.file(name), 0o700); err != nil {
			t.Fatal(err)
		}
	}
	s := Open(d, toyGames)
	if s.Hold(contestedID(0)); s.Elsewhere(contestedID(0)) {
		t.Error("held by nobody")
	}
	g := newGame(t)
	save(t, s, g, 0)
	play(t, g, "up")
	save(t, s, g, 0)
	checkHolds(t, s, g)
	s.Close()
}

// TestFolderBusy has another program that never finishes writing: games are kept in memory, and stored later.
func TestFolderBusy(t *testing.T) {
	path := t.TempDir()
	d := openTestDir(t, path)
	d.patience = time.Millisecond
	s := Open(d, toyGames)
	g := newGame(t)
	save(t, s, g, 0)
	l, err := takeLock(d.file(lockName), 0)
	if err != nil {
		t.Fatal(err)
	}
	play(t, g, "up")
	if err := s.Save(g, noon); !errors.Is(err, ErrMemoryOnly) || CauseOf(err) != CauseBusy {
		t.Errorf("save: %v", err)
	}
	checkHolds(t, s, g)
	l.unlock()
	play(t, g, "up")
	save(t, s, g, 1)
	for Waits(s) { // the attempt that gave up still gets the lock for a moment
		time.Sleep(time.Millisecond)
		Retry(s)
	}
	checkHolds(t, Open(d, toyGames), g)
}
