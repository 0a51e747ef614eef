package shelf

import (
	"strings"
	"testing"

	"tidepool/play/match"
)

// What two programs note in a shared game that is over is in one record, or in two if one has no room for it.
func TestSharedNotes(t *testing.T) {
	for size, records := range map[int]int{10: 1, 60 << 10: 2} {
		store := new(Memory)
		a, b := Open(store, toyGames), Open(store, toyGames)
		ga := newGame(t, "up", "down")
		if err := ga.Match.AgreeDraw(); err != nil {
			t.Fatal(err)
		}
		save(t, a, ga, 0)
		gb, err := b.Load(ga.ID)
		if err != nil {
			t.Fatal(err)
		}
		for i, g := range []*Game{ga, gb} {
			g.Shared = true
			if err := g.Match.Annotate(g.Match.Node(1+i), match.Note{Comment: strings.Repeat("ab"[i:i+1], size)}); err != nil {
				t.Fatal(err)
			}
		}
		save(t, a, ga, 0)
		save(t, b, gb, 0)
		list, all := a.List().Games, ""
		for _, s := range list {
			g, err := a.Load(s.ID)
			if err != nil {
				t.Fatal(err)
			}
			all += g.Match.FullRecord()
		}
		if len(list) != records || strings.Count(all, "a") < size || strings.Count(all, "b") < size {
			t.Errorf("%d records of notes of %d bytes: %.200s", len(list), size, all)
		}
		save(t, a, ga, 0)
		if len(a.List().Games) != records {
			t.Error("it becomes another record when it is saved again")
		}
	}
}

// What is noted in a record that is behind is in the one that is ahead, which keeps its turns.
func TestSharedNotesBehind(t *testing.T) {
	store := new(Memory)
	a, b := Open(store, toyGames), Open(store, toyGames)
	ga := newGame(t, "up")
	save(t, a, ga, 0)
	gb, err := b.Load(ga.ID)
	if err != nil {
		t.Fatal(err)
	}
	ga.Shared, gb.Shared = true, true
	play(t, gb, "up", "down")
	save(t, b, gb, 1)
	for range 2 {
		if err := ga.Match.Annotate(ga.Match.Node(1), match.Note{Comment: "hm"}); err != nil {
			t.Fatal(err)
		}
		save(t, a, ga, 2)
		got, err := b.Load(ga.ID)
		if err != nil || got.Match.Ply() != 3 || got.Match.Node(1).Comment() != "hm" || !got.Changed.Equal(gb.Changed) {
			t.Fatalf("%v: %d turns, %q, of %v", err, got.Match.Ply(), got.Match.Node(1).Comment(), got.Changed)
		}
	}
	play(t, gb, "up")
	save(t, b, gb, 3)
	if gb.Match.Node(1).Comment() != "hm" || gb.ID != ga.ID || len(a.List().Games) != 1 {
		t.Errorf("who is ahead has %q in %d games", gb.Match.Node(1).Comment(), len(a.List().Games))
	}
}
