package shelf

import (
	"errors"
	"testing"
	"time"

	"tidepool/play/match"
)

// TestBothKeepTurns has a program whose storage was full for a while, and another that continues the same
// game as soon as there is space.
func TestBothKeepTurns(t *testing.T) {
	for name, again := range map[string]func(t *testing.T, a *Shelf, g *Game){
		"the same game": func(t *testing.T, a *Shelf, g *Game) {},
		"another game":  func(t *testing.T, a *Shelf, _ *Game) { save(t, a, newGame(t, "up"), 9) },
		"settings": func(t *testing.T, a *Shelf, _ *Game) {
			if err := SaveSettings(a, []byte("{}")); err != nil {
				t.Fatal(err)
			}
		},
	} {
		t.Run(name, func(t *testing.T) {
			a, b, g := waitingGame(t)
			begun := g.ID
			same := continued(t, b, g)

			again(t, a, g)
			play(t, g, "up")
			save(t, a, g, 2)
			checkHolds(t, Open(b.store.store, toyGames), g)
			checkHolds(t, Open(b.store.store, toyGames), same)
			if g.ID == begun || same.ID != begun {
				t.Errorf("the ids are %s and %s, and were %s", g.ID, same.ID, begun)
			}
			play(t, same, "up")
			save(t, b, same, 3)
			checkHolds(t, b, same)
			checkHolds(t, a, g)
			want := 2
			if name == "another game" {
				want++
			}
			if l := b.List(); len(l.Games) != want || len(l.Problems) != 0 {
				t.Errorf("%d games, want %d; problems %v", len(l.Games), want, l.Problems)
			}
		})
	}
}

// waitingGame returns two programs' shelves with room again, and a game of the first whose last turn waits in memory.
func waitingGame(t *testing.T) (a, b *Shelf, g *Game) {
	t.Helper()
	storage := newFakeDatabase()
	a, b, g = Open(newWeb(storage), toyGames), Open(newWeb(storage), toyGames), newGame(t, "up")
	save(t, a, g, 0)
	storage.quota = 1
	play(t, g, "down")
	if err := a.Save(g, noon); !errors.Is(err, ErrMemoryOnly) {
		t.Fatal(err)
	}
	storage.quota = 0
	return a, b, g
}

// continued continues a game in another program, as far as that knows it.
func continued(t *testing.T, other *Shelf, g *Game) (same *Game) {
	t.Helper()
	same, err := other.Load(g.ID)
	if err != nil {
		t.Fatal(err)
	}
	play(t, same, "up")
	save(t, other, same, 1)
	return same
}

// TestRemoveBothKept removes a game that is only in memory while another program has continued it: only the
// one in memory is removed.
func TestRemoveBothKept(t *testing.T) {
	a, b, g := waitingGame(t)
	same := continued(t, b, g)
	if err := a.Remove(g.ID, noon); err != nil {
		t.Fatal(err)
	}
	checkHolds(t, b, same)
	if trash := a.Trash(); len(trash) != 1 || trash[0].Ply != 2 {
		t.Errorf("trash %+v", trash)
	}
}

// TestRemoveWhereFull removes a game without space for a second copy of it.
func TestRemoveWhereFull(t *testing.T) {
	storage := newFakeDatabase()
	s := Open(newWeb(storage), toyGames)
	g := newGame(t, "up")
	save(t, s, g, 0)
	storage.quota = sizeOf(storage.values)
	if err := s.Remove(g.ID, noon); err != nil {
		t.Fatal(err)
	}
	if len(s.List().Games) != 0 || len(s.Trash()) != 1 {
		t.Errorf("games %v, trash %v", s.List().Games, s.Trash())
	}
	if err := s.Restore(g.ID); err != nil {
		t.Fatal(err)
	}
	checkHolds(t, Open(newWeb(storage), toyGames), g)
}

// A slowStorage answers claims when it is told to.
type slowStorage struct {
	*fakeDatabase
	claim *slowClaim
}

type slowClaim struct{ state Holding }

func (c *slowClaim) State() Holding { return c.state }
func (c *slowClaim) Release()       {}

func (s *slowStorage) hold(string) Claim {
	if s.claim == nil {
		s.claim = new(slowClaim)
	}
	return s.claim
}

// TestUnansweredClaim saves before it is known who has a game open. A game that began here is saved; another
// one becomes a copy, to be safe.
func TestUnansweredClaim(t *testing.T) {
	storage := &slowStorage{fakeDatabase: newFakeDatabase()}
	s := Open(newWeb(storage), toyGames)
	g := newGame(t)
	save(t, s, g, 0)
	id := g.ID
	s.Hold(id)
	play(t, g, "up")
	save(t, s, g, 1)
	if g.ID != id {
		t.Errorf("a game begun here is parted")
	}
	other := Open(newWeb(storage), toyGames)
	same, err := other.Load(id)
	if err != nil {
		t.Fatal(err)
	}
	storage.claim = nil
	other.Hold(id)
	play(t, same, "up")
	save(t, other, same, 2)
	if same.ID == id {
		t.Errorf("it writes to what may be another's")
	}
	checkHolds(t, s, g)
	checkHolds(t, s, same)
	storage.claim.state = Mine
	for range 3 {
		play(t, same, "down")
		save(t, other, same, 3)
	}
	if l := s.List(); len(l.Games) != 2 {
		t.Errorf("%d games, want 2", len(l.Games))
	}
}

// A lateStorage stores what it is given, but its answers come too late.
type lateStorage struct {
	*fakeDatabase
	late bool
	// again means that it is late only once.
	again bool
}

var errLate = errors.New("no answer in time")

func (s *lateStorage) change(steps ...step) error {
	err := s.fakeDatabase.change(steps...)
	if s.late {
		s.late = !s.again
		return errLate
	}
	return err
}

func (s *lateStorage) get(name string) (string, error) {
	if s.late {
		return "", errLate
	}
	return s.fakeDatabase.get(name)
}

// TestLateAnswers plays on while the storage does not answer, although it stores the first turns: the game stays one.
func TestLateAnswers(t *testing.T) {
	for stored := range 3 { // turns before the storage stops answering
		storage := &lateStorage{fakeDatabase: newFakeDatabase()}
		s := Open(newWeb(storage), toyGames)
		g := newGame(t)
		for n, word := range []string{"up", "down", "up", "down"} {
			storage.late = n >= stored
			play(t, g, word)
			if err := s.Save(g, noon.Add(time.Duration(n)*time.Minute)); err != nil && !errors.Is(err, ErrMemoryOnly) {
				t.Fatal(err)
			}
		}
		storage.late = false
		other := Open(newWeb(storage), toyGames)
		for _, l := range other.List().Games { // it shows the turn that was stored late
			if err := other.Label(l.ID, []match.Tag{{Name: "Star", Value: "yes"}}); err != nil {
				t.Fatal(err)
			}
		}
		Retry(s)
		save(t, s, g, 9)
		again := Open(newWeb(storage), toyGames)
		if l := again.List(); len(l.Games) != 1 || l.Games[0].Tag("Star") != "yes" {
			t.Errorf("after %d turns: listing %+v", stored, l)
		}
		checkHolds(t, again, g)
	}
}

// TestOtherCounters lets two pages that do not see each other's writes begin games at the same moment.
func TestOtherCounters(t *testing.T) {
	now := time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)
	a, b := Open(&web{db: newFakeDatabase(), first: 17}, toyGames), Open(&web{db: newFakeDatabase(), first: 123456}, toyGames)
	ga, gb := newGame(t), newGame(t)
	for s, g := range map[*Shelf]*Game{a: ga, b: gb} {
		if err := s.Save(g, now); err != nil {
			t.Fatal(err)
		}
		checkHolds(t, s, g)
	}
	if ga.ID == gb.ID {
		t.Errorf("both have the id %s", ga.ID)
	}
}
