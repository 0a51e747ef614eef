package shelf

import (
	"errors"
	"io/fs"
	"testing"

	"tidepool/rules"
)

func TestRecord(t *testing.T) {
	s := Open(new(Memory), toyGames)
	g := newGame(t, "up", "up")
	g.Match.Undo()
	save(t, s, g, 0)
	if got, err := Record(s, g.ID); err != nil || got != g.Match.FullRecord() {
		t.Errorf("%v\n%s", err, got)
	}
	if _, err := Record(s, "20200101-000000000-0000"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("of no game: %v", err)
	}
	if _, err := Record(s, "../x"); err == nil {
		t.Error("of no id: no error")
	}
}

func TestErase(t *testing.T) {
	s := Open(new(Memory), toyGames)
	going, over, removed, put := newGame(t, "up"), newGame(t, "up"), newGame(t, "up"), newGame(t, "down")
	for _, g := range []*Game{over, removed} {
		if err := g.Match.Resign(rules.Near); err != nil {
			t.Fatal(err)
		}
	}
	for i, g := range []*Game{going, over, removed, put} {
		save(t, s, g, i)
	}
	for _, g := range []*Game{removed, put} {
		if err := s.Remove(g.ID, noon); err != nil {
			t.Fatal(err)
		}
	}
	if err := Erase(s, going.ID); !errors.Is(err, ErrGoesOn) {
		t.Errorf("a game that goes on: %v", err)
	}
	s.Known()
	if err := Erase(s, over.ID); err != nil {
		t.Error(err)
	}
	if err := Erase(s, over.ID); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("what is gone: %v", err)
	}
	if err := Erase(s, "x"); err == nil {
		t.Error("no id: no error")
	}
	if err := EraseRemoved(s); err != nil {
		t.Error(err)
	}
	if known := s.Known().Games; len(known) != 1 || known[0].ID != going.ID || len(s.List().Games) != 1 {
		t.Errorf("left: %v", known)
	}
	if trash := s.Trash(); len(trash) != 1 || trash[0].ID != put.ID {
		t.Errorf("left in the trash: %v", trash)
	}
}
