package shelf

import (
	"errors"
	"testing"
)

// TestSaveNew saves many games at once, with and without conflicts.
func TestSaveNew(t *testing.T) {
	for name, store := range map[string]func() (Store, *fakeDatabase){
		"memory":   func() (Store, *fakeDatabase) { return new(Memory), nil },
		"database": func() (Store, *fakeDatabase) { db := newFakeDatabase(); return newWeb(db), db },
		"taken": func() (Store, *fakeDatabase) {
			db := newFakeDatabase()
			db.values[NewID(noon, 1)+gameExt] = "another's"
			return newWeb(db), db
		},
	} {
		t.Run(name, func(t *testing.T) {
			place, db := store()
			s := Open(place, toyGames)
			games := []*Game{newGame(t, "up"), newGame(t, "down"), newGame(t, "up", "down")}
			if err := SaveNew(s, games, noon); err != nil {
				t.Fatal(err)
			}
			for _, g := range games {
				checkHolds(t, Open(place, toyGames), g)
				play(t, g, "up")
				save(t, s, g, 1)
				checkHolds(t, Open(place, toyGames), g)
			}
			if name == "database" && db.changes != 1+len(games) {
				t.Errorf("%d changes for three games together and a turn in each", db.changes)
			}
		})
	}
}

// TestSaveNewWhereFull has no room for all: they are in memory until there is.
func TestSaveNewWhereFull(t *testing.T) {
	db := newFakeDatabase()
	db.quota = 1
	s := Open(newWeb(db), toyGames)
	games := []*Game{newGame(t, "up"), newGame(t, "down")}
	if err := SaveNew(s, games, noon); !errors.Is(err, ErrMemoryOnly) {
		t.Errorf("without room: %v", err)
	}
	for _, g := range games {
		checkHolds(t, s, g)
	}
	db.quota = 0
	more := []*Game{newGame(t, "up"), newGame(t, "down")}
	if err := SaveNew(s, more, noon); err != nil {
		t.Fatal(err)
	}
	for _, g := range append(games, more...) {
		checkHolds(t, Open(newWeb(db), toyGames), g)
	}
}

// TestListReadsOnce lists many games: each is read only once, and all marks are requested together.
func TestListReadsOnce(t *testing.T) {
	db := newFakeDatabase()
	var games []*Game
	for range 3 * indexSlack {
		games = append(games, newGame(t, "up"))
	}
	writer := Open(newWeb(db), toyGames)
	if err := SaveNew(writer, games, noon); err != nil {
		t.Fatal(err)
	}
	writer.List()
	if db.gets > 0 {
		t.Errorf("%d games were read that this program has written", db.gets)
	}
	db.notes = make(map[string]string)
	first := Open(newWeb(db), toyGames)
	first.List()
	if db.gets != len(games) {
		t.Errorf("%d games were read first, of %d", db.gets, len(games))
	}
	play(t, games[0], "down")
	if err := first.Save(games[0], noon); err != nil {
		t.Fatal(err)
	}
	db.gets, db.asks = 0, 0
	second := Open(newWeb(db), toyGames)
	if l := second.List(); len(l.Games) != len(games) || len(l.Problems) != 0 {
		t.Errorf("%d games of %d; problems %v", len(l.Games), len(games), l.Problems)
	}
	if db.gets != 1 || db.asks != 1 {
		t.Errorf("then %d games were read, and marks asked for %d times", db.gets, db.asks)
	}
}
