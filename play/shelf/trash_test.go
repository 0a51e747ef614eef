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

// The last acts are kept completely, however many games each has removed.
func TestBinIsBounded(t *testing.T) {
	store := new(Memory)
	s, other := Open(store, toyGames), Open(store, toyGames)
	var acts [][]string
	for i := range mostActs + 5 {
		var ids []string
		for range 1 + i%3 {
			g := newGame(t, "up")
			save(t, s, g, 1000-i) // ids fall while times of removal rise
			ids = append(ids, g.ID)
		}
		who := []*Shelf{s, other}[i%2]
		act := who.Act(noon.Add(time.Duration(i) * time.Second))
		for _, id := range ids { // in several calls
			if n, err := who.RemoveAll([]string{id}, act); n != 1 || err != nil {
				t.Fatal(n, err)
			}
		}
		acts = append(acts, ids)
	}
	kept := 0
	for _, ids := range acts[5:] {
		kept += len(ids)
	}
	if names, _ := store.List(); len(names) != kept || len(s.Trash()) != kept {
		t.Errorf("%d files, %d games in the trash, want %d", len(names), len(s.Trash()), kept)
	}
	for i, ids := range acts {
		n, err := s.RestoreAll(ids)
		if want := len(ids); i >= 5 && (n != want || err != nil) || i < 5 && (n != 0 || !errors.Is(err, fs.ErrNotExist)) {
			t.Errorf("of act %d, %d of %d are back: %v", i, n, want, err)
		}
	}
}

// An act can be restored completely, whatever is removed after it, here or in another program.
func TestActComesBackWhole(t *testing.T) {
	store := new(Memory)
	s, other := Open(store, toyGames), Open(store, toyGames)
	var ids []string
	for range 300 {
		g := newGame(t, "up")
		save(t, s, g, 0)
		ids = append(ids, g.ID)
	}
	if n, err := s.RemoveAll(ids[:298], s.Act(noon)); n != 298 || err != nil {
		t.Fatal(n, err)
	}
	for i, s := range []*Shelf{s, other} {
		if err := s.Remove(ids[298+i], noon); err != nil {
			t.Fatal(err)
		}
	}
	again := Open(store, toyGames)
	acts := map[time.Time]int{}
	for _, g := range again.Trash() {
		acts[g.At]++
	}
	if len(acts) != 3 {
		t.Errorf("the trash has the acts %v", acts)
	}
	if n, err := again.RestoreAll(ids); n != len(ids) || err != nil {
		t.Errorf("%d of %d are back: %v", n, len(ids), err)
	}
}

// A program killed while moving a game has left it under both names: then it is only on the shelf. An older
// one in the trash stays there.
func TestNotTwiceThere(t *testing.T) {
	store := new(Memory)
	s := Open(store, toyGames)
	g, older := newGame(t, "up"), newGame(t, "up")
	for _, g := range []*Game{g, older} {
		save(t, s, g, 0)
		data, err := store.Read(g.ID + gameExt)
		if err != nil {
			t.Fatal(err)
		}
		store.Write(g.ID+removedMark+stamp(noon), data)
	}
	play(t, older, "up")
	save(t, s, older, 1)
	if trash := Open(store, toyGames).Trash(); len(trash) != 1 || trash[0].ID != older.ID || trash[0].Ply != 1 {
		t.Errorf("trash %+v", trash)
	}
	if names, _ := store.List(); len(names) != 3 {
		t.Errorf("files %q", names)
	}
	checkHolds(t, s, g)
	checkHolds(t, s, older)
}

// The list of removed games has their summaries and times of removal.
func TestTrash(t *testing.T) {
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
	trash := Open(store, toyGames).Trash()
	if len(trash) != 2 || trash[0].ID != second.ID || trash[1].ID != first.ID {
		t.Fatalf("trash %+v", trash)
	}
	if !trash[0].At.Equal(noon.Add(time.Hour)) || !trash[0].Over() || trash[1].Over() || trash[1].Ply != 1 || trash[1].Players != [2]string{"Ann", "海"} {
		t.Errorf("trash %+v", trash)
	}
	if err := s.Restore(second.ID); err != nil {
		t.Fatal(err)
	}
	checkHolds(t, s, second)
	if trash := s.Trash(); len(trash) != 1 || trash[0].ID != first.ID {
		t.Errorf("trash %+v after one was restored", trash)
	}
}

// Setting the clock back does not delete the games removed last.
func TestBinAndTheClock(t *testing.T) {
	s := Open(new(Memory), toyGames)
	var ids []string
	for i := range mostActs + 3 {
		g := newGame(t, "up")
		save(t, s, g, i)
		ids = append(ids, g.ID)
		now := noon.Add(time.Duration(i) * time.Second)
		if i >= mostActs {
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
