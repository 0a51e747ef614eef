package shelf

import (
	"errors"
	"reflect"
	"testing"

	"tidepool/play/match"
)

func records(games []*Game) (list []*match.Record) {
	for _, g := range games {
		list = append(list, g.Match.Whole())
	}
	return list
}

// saveNew saves new games, and replaces them by what is stored.
func saveNew(t *testing.T, s *Shelf, games []*Game) {
	t.Helper()
	ids, err := SaveNew(s, records(games), noon)
	if err != nil {
		t.Fatal(err)
	}
	loadAll(t, s, games, ids)
}

// loadAll loads the games saved under ids, which must be the given ones, and compares what is listed of them
// with what would be read.
func loadAll(t *testing.T, s *Shelf, games []*Game, ids []string) {
	t.Helper()
	for i, id := range ids {
		g, err := s.Load(id)
		if err != nil {
			t.Fatal(err)
		}
		games[i].Match.SetBegan(noon)
		if got, want := g.Match.FullRecord(), games[i].Match.FullRecord(); got != want || !g.Changed.Equal(noon) {
			t.Errorf("%s of %s is\n%s, want\n%s", id, g.Changed, got, want)
		}
		want, err := summaryOf(id, []byte(g.saved), toyGames)
		if got := summaryFrom(id, g.Match.Whole(), noon); err != nil || !reflect.DeepEqual(got, want) {
			t.Errorf("listed as %+v, want %+v, %v", got, want, err)
		}
		*games[i] = *g
	}
}

// TestSaveNew saves many games at once, with and without conflicts.
func TestSaveNew(t *testing.T) {
	for name, store := range map[string]func() (Store, *fakeDatabase){
		"memory":   func() (Store, *fakeDatabase) { return new(Memory), nil },
		"database": func() (Store, *fakeDatabase) { db := newFakeDatabase(); return newWeb(db), db },
		"taken": func() (Store, *fakeDatabase) {
			db := newFakeDatabase()
			db.values[newID(noon, 1)+gameExt] = "another's"
			return newWeb(db), db
		},
	} {
		t.Run(name, func(t *testing.T) {
			place, db := store()
			s := Open(place, toyGames)
			games := []*Game{newGame(t, "up"), newGame(t, "down"), newGame(t, "up", "down")}
			saveNew(t, s, games)
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

// TestSaveNewWhereFull has no room for all: they are in memory until there is. Each import says so, turns do not.
func TestSaveNewWhereFull(t *testing.T) {
	db := newFakeDatabase()
	db.quota = 1
	s := Open(newWeb(db), toyGames)
	games := []*Game{newGame(t, "up"), newGame(t, "down")}
	for i := range games {
		ids, err := SaveNew(s, records(games[i:i+1]), noon)
		if !errors.Is(err, ErrMemoryOnly) {
			t.Errorf("without room, import %d: %v", i+1, err)
		}
		loadAll(t, s, games[i:i+1], ids)
		play(t, games[i], "up")
		save(t, s, games[i], 1+i)
	}
	db.quota = 0
	more := []*Game{newGame(t, "up"), newGame(t, "down")}
	saveNew(t, s, more)
	for _, g := range append(games, more...) {
		checkHolds(t, Open(newWeb(db), toyGames), g)
	}
}

// TestSaveNewLate stores games at once in a storage that does so but answers too late: none is stored twice.
func TestSaveNewLate(t *testing.T) {
	for _, again := range []bool{false, true} { // whether it answers when they are stored one by one
		storage := &lateStorage{fakeDatabase: newFakeDatabase(), late: true, again: again}
		s := Open(newWeb(storage), toyGames)
		games := []*Game{newGame(t, "up"), newGame(t, "down"), newGame(t, "up")}
		if _, err := SaveNew(s, records(games), noon); again != (err == nil) {
			t.Error(err)
		}
		storage.late = false
		Retry(s)
		if l := Open(newWeb(storage), toyGames).List(); len(l.Games) != len(games) {
			t.Errorf("%d games, want %d", len(l.Games), len(games))
		}
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
	saveNew(t, writer, games)
	db.gets = 0
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
