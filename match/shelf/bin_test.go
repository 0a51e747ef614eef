package shelf

import (
	"errors"
	"io/fs"
	"testing"
	"time"
)

func TestRemoveAndRestore(t *testing.T) {
	store := new(Memory)
	s := Open(store, toyGames)
	g, kept := newGame(t, "up"), newGame(t, "up")
	save(t, s, g, 0)
	save(t, s, kept, 0)
	if err := s.Remove(g.ID, noon); err != nil {
		t.Fatal(err)
	}
	if l := s.List(); len(l.Games) != 1 || l.Games[0].ID != kept.ID || len(l.Problems) != 0 {
		t.Errorf("listing %+v", l)
	}
	if err := s.Remove(g.ID, noon); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("removed twice: %v", err)
	}
	if err := s.Restore(g.ID); err != nil {
		t.Fatal(err)
	}
	checkHolds(t, s, g)
	if err := s.Restore(g.ID); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("restored twice: %v", err)
	}
	if s.Remove("../x", noon) == nil || s.Restore("") == nil {
		t.Error("no ids are accepted")
	}
}

func TestBinIsBounded(t *testing.T) {
	store := new(Memory)
	s := Open(store, toyGames)
	var ids []string
	for i := range binSize + 5 {
		g := newGame(t, "up")
		save(t, s, g, 1000-i) // ids fall while times of removal rise
		ids = append(ids, g.ID)
		if err := s.Remove(g.ID, noon.Add(time.Duration(i)*time.Second)); err != nil {
			t.Fatal(err)
		}
	}
	if bin := s.Bin(); len(bin) != binSize || bin[0].ID != ids[len(ids)-1] || bin[binSize-1].ID != ids[5] {
		t.Errorf("%d games in the bin, want those removed last", len(bin))
	}
	if names, _ := store.List(); len(names) != binSize {
		t.Errorf("%d games in the bin, want %d", len(names), binSize)
	}
	if err := s.Restore(ids[4]); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the first removed are still there: %v", err)
	}
	if err := s.Restore(ids[5]); err != nil {
		t.Errorf("a later one is gone: %v", err)
	}
}

// The list of removed games says what they were and when they went.
func TestBin(t *testing.T) {
	store := new(Memory)
	s := Open(store, toyGames)
	first, second := newGame(t, "up"), newGame(t, "up", "up", "up", "up")
	for i, g := range []*Game{first, second} {
		save(t, s, g, i)
		if err := s.Remove(g.ID, noon.Add(time.Duration(i)*time.Hour)); err != nil {
			t.Fatal(err)
		}
	}
	store.Write(otherName+".removed-20261121-120000000", []byte("junk"))
	store.Write("20261121-130000000-0001.removed-99999999-999999999", []byte(fileOf(t)))
	bin := Open(store, toyGames).Bin()
	if len(bin) != 2 || bin[0].ID != second.ID || bin[1].ID != first.ID {
		t.Fatalf("bin %+v", bin)
	}
	if !bin[0].At.Equal(noon.Add(time.Hour)) || !bin[0].Over() || bin[1].Over() || bin[1].Ply != 1 || bin[1].Players != [2]string{"Ann", "海"} {
		t.Errorf("bin %+v", bin)
	}
	if err := s.Restore(second.ID); err != nil {
		t.Fatal(err)
	}
	checkHolds(t, s, second)
	if bin := s.Bin(); len(bin) != 1 || bin[0].ID != first.ID {
		t.Errorf("bin %+v after one was restored", bin)
	}
}

// A clock that was set back does not have the games deleted that were removed
// last.
func TestBinAndTheClock(t *testing.T) {
	s := Open(new(Memory), toyGames)
	var ids []string
	for i := range binSize + 3 {
		g := newGame(t, "up")
		save(t, s, g, i)
		ids = append(ids, g.ID)
		now := noon.Add(time.Duration(i) * time.Second)
		if i >= binSize {
			now = now.AddDate(-1, 0, 0)
		}
		if err := s.Remove(g.ID, now); err != nil {
			t.Fatal(err)
		}
	}
	for i, id := range ids {
		if err := s.Restore(id); (err == nil) != (i >= 3) {
			t.Errorf("game %d of %d: %v", i, len(ids), err)
		}
	}
}
