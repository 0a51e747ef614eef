package shelf

import (
	"errors"
	"testing"
)

func TestQuota(t *testing.T) {
	storage := newFakeDatabase()
	s := Open(newWeb(storage), toyGames)
	g := newGame(t, "up")
	save(t, s, g, 0)
	storage.quota = 1
	play(t, g, "up")
	err := s.Save(g, noon)
	if !errors.Is(err, ErrMemoryOnly) || !errors.Is(err, errFull) {
		t.Errorf("first save beyond the quota: %v", err)
	}
	checkHolds(t, s, g)
	play(t, g, "down")
	save(t, s, g, 1)
	fresh := newGame(t, "down")
	save(t, s, fresh, 2)
	if err := SaveSettings(s, []byte("{}")); !errors.Is(err, errFull) {
		t.Errorf("settings: %v", err)
	}
	checkHolds(t, s, g)
	checkHolds(t, s, fresh)
	if l := s.List(); len(l.Games) != 2 || len(l.Problems) != 0 {
		t.Errorf("listing %+v", l)
	}
	later, err := Open(newWeb(storage), toyGames).Load(g.ID)
	if err != nil || later.Match.Ply() != 1 {
		t.Errorf("the storage has %v, %v; want the turn before", later, err)
	}

	storage.quota = 0
	play(t, g, "down")
	save(t, s, g, 3)
	reopened := Open(newWeb(storage), toyGames)
	checkHolds(t, reopened, g)
	checkHolds(t, reopened, fresh)

	storage.quota = 1
	play(t, g, "down")
	if err := s.Save(g, noon); !errors.Is(err, ErrMemoryOnly) {
		t.Errorf("the second time that space runs out: %v", err)
	}
}

func TestRemoveFromMemory(t *testing.T) {
	storage := newFakeDatabase()
	storage.quota = 1
	s := Open(newWeb(storage), toyGames)
	g := newGame(t, "up")
	if err := s.Save(g, noon); !errors.Is(err, ErrMemoryOnly) {
		t.Fatal(err)
	}
	if err := s.Remove(g.ID, noon); err != nil {
		t.Error(err)
	}
	if n := len(s.List().Games); n != 0 {
		t.Errorf("%d games after removal", n)
	}
	if err := s.Restore(g.ID); err != nil {
		t.Error(err)
	}
	checkHolds(t, s, g)
}

func TestStorageOff(t *testing.T) {
	storage := newFakeDatabase()
	storage.off = true
	s := Open(newWeb(storage), toyGames)
	l := s.List()
	if len(l.Games) != 0 || len(l.Problems) != 1 || !errors.Is(l.Problems[0].Err, errOff) {
		t.Errorf("listing %+v", l)
	}
	g := newGame(t, "up")
	if err := s.Save(g, noon); !errors.Is(err, ErrMemoryOnly) {
		t.Errorf("save: %v", err)
	}
	play(t, g, "up")
	save(t, s, g, 1)
	if again, err := latest(s); err != nil || again.Match.Ply() != 2 {
		t.Errorf("latest %v, %v", again, err)
	}
	if data := s.LoadSettings(SettingsCheck{}); data != nil {
		t.Errorf("settings %q", data)
	}
}
