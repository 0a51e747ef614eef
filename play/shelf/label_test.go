package shelf

import (
	"errors"
	"fmt"
	"io/fs"
	"slices"
	"strings"
	"testing"

	"tidepool/play/match"
)

// Tags are set and removed, and nothing else of the game changes.
func TestLabel(t *testing.T) {
	store := new(Memory)
	s := Open(store, toyGames)
	g := newGame(t, "up", "down", "up")
	g.Match.Annotate(g.Match.Node(2), match.Note{Comment: "hm }\nso"})
	g.Match.Undo()
	save(t, s, g, 5)
	s.List()
	if err := s.Label(g.ID, []match.Tag{{Name: "Star", Value: "yes"}, {Name: "Title", Value: `the "best"`}}); err != nil {
		t.Fatal(err)
	}
	for _, s := range []*Shelf{s, Open(store, toyGames)} {
		l := s.Known()
		if len(l.Games) != 1 || l.Games[0].Tag("Star") != "yes" || l.Games[0].Tag("Title") != `the "best"` || !l.Games[0].Changed.Equal(g.Changed) {
			t.Errorf("listing %+v", l)
		}
	}
	if err := s.Label(g.ID, []match.Tag{{Name: "Star"}, {Name: "Title"}}); err != nil {
		t.Fatal(err)
	}
	checkHolds(t, s, g)
	before := fmt.Sprint(store.files)
	if err := s.Label(g.ID, []match.Tag{{Name: "Star"}}); err != nil || fmt.Sprint(store.files) != before {
		t.Errorf("tags that are as they were: %v, or the file is another", err)
	}
}

// An open game takes the tags over at the next save, in the program that set them and in others, and remains
// the same game.
func TestLabelOfOpenGame(t *testing.T) {
	store := new(Memory)
	a, b := Open(store, toyGames), Open(store, toyGames)
	g := newGame(t, "up")
	g.Match.SetTag("Seconds", "3")
	g.Match.SetTag("Old", "1")
	save(t, a, g, 0)
	id := g.ID
	a.Hold(id)
	for i, s := range []*Shelf{a, b} {
		star := fmt.Sprint("yes", i)
		if err := s.Label(id, []match.Tag{{Name: "Star", Value: star}, {Name: "Old"}}); err != nil {
			t.Fatal(err)
		}
		play(t, g, "down")
		g.Match.SetTag("Seconds", fmt.Sprint(10*i+10))
		save(t, a, g, i)
		if g.ID != id || g.Match.Tag("Star") != star || g.Match.Tag("Seconds") != fmt.Sprint(10*i+10) || g.Match.Tag("Old") != "" {
			t.Errorf("%s, was %s: %v", g.ID, id, g.Match.Tags())
		}
		checkHolds(t, Open(store, toyGames), g)
	}
	if l := b.List(); len(l.Games) != 1 || len(l.Problems) != 0 {
		t.Errorf("listing %+v", l)
	}

	// A turn of another program is more than a tag.
	same, err := b.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	play(t, same, "up")
	save(t, b, same, 5)
	if err := b.Label(id, []match.Tag{{Name: "Star", Value: "no"}}); err != nil {
		t.Fatal(err)
	}
	play(t, g, "down")
	save(t, a, g, 6)
	if g.ID == id || g.Match.Tag("Star") != "yes1" {
		t.Errorf("both go on in %s: %v", g.ID, g.Match.Tags())
	}
}

// An invalid tag is refused, together with all others of the call.
func TestHostileTags(t *testing.T) {
	store := new(Memory)
	s := Open(store, toyGames)
	g := newGame(t, "up")
	save(t, s, g, 0)
	for _, bad := range []match.Tag{
		{Name: "", Value: "x"}, {Name: "star", Value: "x"}, {Name: "Star]", Value: "x"}, {Name: strings.Repeat("S", 40), Value: "x"},
		{Name: "Result", Value: "1-0"}, {Name: "Ply", Value: "0"}, {Name: "White", Value: "Eve"}, {Name: "Game", Value: "go"}, {Name: "Date", Value: "today"},
		{Name: "Title", Value: "a\nb"}, {Name: "Title", Value: "\x00"}, {Name: "Title", Value: "\xff"}, {Name: "Title", Value: strings.Repeat("x", 9000)},
	} {
		if err := s.Label(g.ID, []match.Tag{{Name: "Star", Value: "yes"}, bad}); err == nil {
			t.Errorf("%q is set", bad)
		}
	}
	many := make([]match.Tag, 40)
	for i := range many {
		many[i] = match.Tag{Name: fmt.Sprint("T", i), Value: strings.Repeat(`"`, 900)}
	}
	if s.Label(g.ID, many) == nil {
		t.Error("more is set than a record may hold")
	}
	checkHolds(t, Open(store, toyGames), g)
	for _, id := range []string{"", "../x", "20200101-000000000-0000"} {
		if s.Label(id, many[:1]) == nil {
			t.Errorf("there is no %q", id)
		}
	}
	odd := []match.Tag{{Name: "Title", Value: `[Result "1-0"] {\ 1. up} 海`}}
	if err := s.Label(g.ID, odd); err != nil {
		t.Fatal(err)
	}
	if again, err := Open(store, toyGames).Load(g.ID); err != nil || !slices.Equal(again.Match.Tags(), append(g.Match.Tags(), odd...)) {
		t.Errorf("%v, %v", again, err)
	}
}

// If nothing can be stored, tags are kept in memory.
func TestLabelInMemory(t *testing.T) {
	storage := newFakeDatabase()
	s := Open(newWeb(storage), toyGames)
	g := newGame(t, "up")
	save(t, s, g, 0)
	storage.quota = 1
	star := []match.Tag{{Name: "Star", Value: "yes"}}
	if err := s.Label(g.ID, star); !errors.Is(err, ErrMemoryOnly) {
		t.Fatal(err)
	}
	if got := s.List().Games[0].Tag("Star"); got != "yes" {
		t.Errorf("star %q", got)
	}
	storage.quota = 0
	play(t, g, "up")
	save(t, s, g, 1)
	checkHolds(t, Open(newWeb(storage), toyGames), g)
	if g.Match.Tag("Star") != "yes" {
		t.Error("the star is lost")
	}
}

// Another program sets a tag of a game whose last turn is in memory only. The game stays one, with the turn and the tag.
func TestLabelMeanwhile(t *testing.T) {
	for name, goOn := range map[string]func(t *testing.T, s *Shelf, g *Game){
		"play": func(t *testing.T, s *Shelf, g *Game) {
			play(t, g, "up")
			save(t, s, g, 2)
			checkHolds(t, s, g)
		},
		"retry": func(_ *testing.T, s *Shelf, _ *Game) { Retry(s) },
		"label": func(t *testing.T, s *Shelf, g *Game) {
			if err := s.Label(g.ID, []match.Tag{{Name: "Title", Value: "long"}}); err != nil {
				t.Fatal(err)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			a, b, g := waitingGame(t)
			if err := b.Label(g.ID, []match.Tag{{Name: "Star", Value: "yes"}}); err != nil {
				t.Fatal(err)
			}
			goOn(t, a, g)
			l := b.List()
			if len(l.Games) != 1 || l.Games[0].Ply != g.Match.Ply() || l.Games[0].Tag("Star") != "yes" {
				t.Errorf("listing %+v", l)
			}
		})
	}
}

// Turns that waited in memory are stored as a game of their own, since another program has continued the game. If
// that one gets a star before the next turn, it does not become two again.
func TestLabelOfParted(t *testing.T) {
	a, b, g := waitingGame(t)
	continued(t, b, g)
	Retry(a)
	for _, l := range a.List().Games {
		if err := b.Label(l.ID, []match.Tag{{Name: "Star", Value: "yes"}}); err != nil {
			t.Fatal(err)
		}
	}
	play(t, g, "up")
	save(t, a, g, 2)
	if l := a.List(); len(l.Games) != 2 || g.Match.Tag("Star") != "yes" {
		t.Errorf("listing %+v", l)
	}
	checkHolds(t, b, g)
}

// A game without turns is stored, so that it survives a crash, but not listed; it can be discarded, by itself
// or with other old ones.
func TestBlankGames(t *testing.T) {
	store := new(Memory)
	s := Open(store, toyGames)
	blank, old, kept, back := newGame(t), newGame(t), newGame(t, "up"), newGame(t, "up")
	for i, g := range []*Game{blank, kept, back} {
		save(t, s, g, i)
	}
	if err := s.Save(old, noon.Add(-2*blankFor)); err != nil {
		t.Fatal(err)
	}
	back.Match.Undo()
	save(t, s, back, 3)
	for _, l := range []Listing{s.Known(), s.List(), Open(store, toyGames).List()} {
		if len(l.Games) != 1 || l.Games[0].ID != kept.ID || len(l.Problems) != 0 {
			t.Errorf("listing %+v", l)
		}
	}
	checkHolds(t, Open(store, toyGames), blank)

	next := Open(store, toyGames)
	next.List()
	next.Sweep(noon, "")
	if _, err := next.Load(old.ID); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("the old one: %v", err)
	}
	checkHolds(t, next, blank)
	next.List()
	next.Sweep(noon.Add(2*blankFor), blank.ID)
	checkHolds(t, next, blank)
	if err := s.Discard(kept.ID); !errors.Is(err, ErrHasTurns) {
		t.Errorf("a game with turns: %v", err)
	}
	checkHolds(t, s, kept)
	if err := s.Discard(blank.ID); err != nil {
		t.Fatal(err)
	}
	if names, _ := store.List(); len(names) != 1 || len(s.Trash()) != 0 {
		t.Errorf("left: %q", names)
	}

	// Discarded by one program, it continues in the other that has it open.
	play(t, blank, "up")
	save(t, s, blank, 9)
	checkHolds(t, Open(store, toyGames), blank)
}

// Many games are removed in several calls and restored together; one that cannot be removed or restored does
// not prevent the others.
func TestRemoveAll(t *testing.T) {
	s := Open(new(Memory), toyGames)
	var ids []string
	for i := range 305 {
		g := newGame(t, "up")
		save(t, s, g, i)
		ids = append(ids, g.ID)
	}
	s.List()
	many, last := ids[5:], ids[:5]
	act := s.Act(noon)
	for i := 0; i < len(many); i += 25 {
		if n, err := s.RemoveAll(many[i:i+25], act); n != 25 || err != nil {
			t.Fatal(n, err)
		}
	}
	if n := len(s.Known().Games); n != 5 || len(s.Trash()) != len(many) {
		t.Errorf("%d games left, %d in the trash", n, len(s.Trash()))
	}
	if n, err := s.RemoveAll(append([]string{"nonsense"}, last...), s.Act(noon)); n != len(last) || err == nil {
		t.Error(n, err)
	}
	if n, err := s.RestoreAll(append([]string{"20200101-000000000-0000"}, ids...)); n != len(ids) || !errors.Is(err, fs.ErrNotExist) {
		t.Error(n, err)
	}
	if n := len(s.Known().Games); n != len(ids) {
		t.Errorf("%d games, want %d", n, len(ids))
	}
}
