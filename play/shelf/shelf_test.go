package shelf

import (
	"errors"
	"io/fs"
	"strings"
	"testing"
	"time"

	"tidepool/play/internal/toy"
	"tidepool/play/match"
	"tidepool/rules"
)

var toyGames = []rules.Game{toy.Game{}}

// noon is the time of the tests.
var noon = time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)

// newGame returns a game that is not on a shelf yet, after some words.
func newGame(t testing.TB, words ...string) *Game {
	t.Helper()
	m, err := match.New(match.Setup{Game: toy.Game{}, Options: "repetition=off,limit=off", Players: [2]string{"Ann", "海"}})
	if err != nil {
		t.Fatal(err)
	}
	g := &Game{Match: m}
	play(t, g, words...)
	return g
}

func play(t testing.TB, g *Game, words ...string) {
	t.Helper()
	for _, w := range words {
		if _, err := g.Match.Play(w); err != nil {
			t.Fatal(err)
		}
	}
}

// save saves at a number of minutes past noon.
func save(t testing.TB, s *Shelf, g *Game, minutes int) {
	t.Helper()
	if err := s.Save(g, noon.Add(time.Duration(minutes)*time.Minute)); err != nil {
		t.Fatal(err)
	}
}

// latest returns the unfinished game that changed last, like a program that opens it at its start.
func latest(s *Shelf) (*Game, error) {
	for _, summary := range s.List().Games {
		if summary.Over() {
			continue
		}
		if g, err := s.Load(summary.ID); err == nil {
			return g, nil
		}
	}
	return nil, fs.ErrNotExist
}

// checkHolds compares a game with the shelf's copy.
func checkHolds(t testing.TB, s *Shelf, g *Game) {
	t.Helper()
	got, err := s.Load(g.ID)
	if err != nil {
		t.Errorf("load: %v", err)
		return
	}
	if a, b := got.Match.FullRecord(), g.Match.FullRecord(); a != b || !got.Changed.Equal(g.Changed) {
		t.Errorf("the shelf has, of %v,\n%s\nwant, of %v,\n%s", got.Changed, a, g.Changed, b)
	}
}

func TestSaveAndLoad(t *testing.T) {
	store := new(Memory)
	s := Open(store, toyGames)
	g := newGame(t)
	save(t, s, g, 0)
	if g.ID != "20261121-120000000-0000" {
		t.Errorf("id %s", g.ID)
	}
	for i, w := range []string{"up", "again", "down", "up"} {
		play(t, g, w)
		save(t, s, g, i)
		checkHolds(t, Open(store, toyGames), g)
	}
	g.Match.Annotate(g.Match.Node(2), match.Note{Comment: "hm }\nso"})
	g.Match.Undo()
	g.Match.Undo()
	save(t, s, g, 9)
	checkHolds(t, s, g)
	again, err := latest(Open(store, toyGames))
	if err != nil || again.Match.Ply() != 2 || !again.Match.CanRedo() || again.Match.Len() != 4 {
		t.Errorf("latest %v, %v", again, err)
	}
	if names, _ := store.List(); len(names) != 1 {
		t.Errorf("files %q", names)
	}
}

// A game has the date of its beginning, even if an older version stored it without, but not if it was imported.
func TestSaysWhenBegun(t *testing.T) {
	store := new(Memory)
	s := Open(store, toyGames)
	g := newGame(t, "up")
	save(t, s, g, 0)
	old, brought := newGame(t, "up"), newGame(t, "up")
	brought.Match.SetTag(match.ImportedTag, "file")
	at := time.Date(2026, 10, 3, 9, 15, 1, 0, time.Local)
	for i, g := range []*Game{old, brought} {
		g.ID = newID(at, i)
		if err := store.Create(g.ID+gameExt, encode(g.Match, noon)); err != nil {
			t.Fatal(err)
		}
	}
	tests := []struct{ id, date, time string }{
		{g.ID, noon.Format("2006.01.02"), noon.Format("15:04:05")}, {old.ID, "2026.10.03", "09:15:01"}, {brought.ID, "", ""},
	}
	for _, test := range tests {
		got, err := s.Load(test.id)
		if err != nil || got.Match.Tag("Date") != test.date || got.Match.Tag("Time") != test.time {
			t.Errorf("%s: %v, %v", test.id, got.Match.Tags(), err)
		}
		if record, err := Record(s, test.id); err != nil || record != got.Match.FullRecord() {
			t.Errorf("%s: %v\n%s", test.id, err, record)
		}
	}
}

func TestLoadRefuses(t *testing.T) {
	s := Open(new(Memory), toyGames)
	if _, err := s.Load("20261121-120000000-0000"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("load nothing: %v", err)
	}
	for _, id := range []string{"", "../../etc/passwd", "settings.json", "20261121-120000000-0000.game"} {
		if _, err := s.Load(id); err == nil || errors.Is(err, fs.ErrNotExist) {
			t.Errorf("load %q: %v", id, err)
		}
	}
	if _, err := latest(s); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("latest of nothing: %v", err)
	}
}

func TestList(t *testing.T) {
	s := Open(new(Memory), toyGames)
	old, over, recent := newGame(t, "up"), newGame(t, "up", "up", "up", "up"), newGame(t)
	save(t, s, recent, 0)
	save(t, s, old, 1)
	save(t, s, over, 3)
	play(t, recent, "up", "up")
	save(t, s, recent, 2)
	l := s.List()
	if len(l.Games) != 3 || len(l.Problems) != 0 {
		t.Fatalf("listing %+v", l)
	}
	for i, want := range []*Game{over, recent, old} {
		if got := l.Games[i]; got.ID != want.ID || got.Ply != want.Match.Ply() || !got.Changed.Equal(want.Changed) ||
			got.Game != toyGames[0] || got.Players != [2]string{"Ann", "海"} || got.Options != "repetition=off,limit=off" {
			t.Errorf("game %d is %+v, want %s", i, got, want.ID)
		}
	}
	if !l.Games[0].Over() || l.Games[0].Result != "0-1" || l.Games[1].Over() {
		t.Errorf("results %s, %s", l.Games[0].Result, l.Games[1].Result)
	}
	if g, err := latest(s); err != nil || g.ID != recent.ID {
		t.Errorf("latest %v, %v; want %s", g, err, recent.ID)
	}
}

// A summary has the winner, whichever side moved first, and the record's own tags.
func TestSummaryTells(t *testing.T) {
	for _, test := range []struct {
		options, start string
		words          []string
		first, winner  rules.Side
	}{
		{"", "", []string{"up", "up", "up", "up"}, rules.Near, rules.Far},
		{"first=white", "", []string{"up", "up", "up", "up"}, rules.Far, rules.Far},
		{"", "1 w", []string{"down"}, rules.Far, rules.Near},
	} {
		m, err := match.New(match.Setup{Game: toy.Game{}, Options: test.options, Start: test.start})
		if err != nil {
			t.Fatal(err)
		}
		if err := m.SetTag("WhiteLevel", "3"); err != nil {
			t.Fatal(err)
		}
		s := Open(new(Memory), toyGames)
		g := &Game{Match: m}
		for _, w := range test.words {
			for _, l := range s.List().Games {
				if _, won := l.Winner(); won {
					t.Errorf("%v: won before %s", test, w)
				}
			}
			play(t, g, w)
			save(t, s, g, 0)
		}
		save(t, s, g, 1)
		got := s.List().Games[0]
		if winner, won := got.Winner(); !won || winner != test.winner || got.First != test.first || m.Outcome().Winner != test.winner {
			t.Errorf("%v: %+v, won by %v (%v)", test, got, winner, won)
		}
		if got.Tag("WhiteLevel") != "3" || len(got.Tags) != 3 || got.Tag("BlackLevel") != "" {
			t.Errorf("tags %v", got.Tags)
		}
	}
}

func TestTwoShelves(t *testing.T) {
	store := new(Memory)
	a, b := Open(store, toyGames), Open(store, toyGames)
	ga, gb := newGame(t, "up"), newGame(t, "down")
	save(t, a, ga, 0)
	save(t, b, gb, 0)
	if ga.ID == gb.ID {
		t.Fatalf("both games have the id %s", ga.ID)
	}
	checkHolds(t, b, ga)
	checkHolds(t, a, gb)

	// Both continue the same game.
	same, err := b.Load(ga.ID)
	if err != nil {
		t.Fatal(err)
	}
	play(t, ga, "up", "up")
	save(t, a, ga, 1)
	play(t, same, "down")
	save(t, b, same, 2)
	if same.ID == ga.ID {
		t.Error("the second program's turns have the first one's id")
	}
	play(t, ga, "up")
	save(t, a, ga, 3)
	play(t, same, "down")
	save(t, b, same, 4)
	checkHolds(t, a, ga)
	checkHolds(t, a, same)
	if n := len(a.List().Games); n != 3 {
		t.Errorf("%d games, want 3", n)
	}
}

// A shared game stays one file, regardless of who writes it, and no record is replaced by an earlier one.
func TestShared(t *testing.T) {
	store := new(Memory)
	a, b := Open(store, toyGames), Open(store, toyGames)
	ga := newGame(t, "up")
	ga.Shared = true
	save(t, a, ga, 0)
	a.Hold(ga.ID)
	gb, err := b.Load(ga.ID)
	if err != nil {
		t.Fatal(err)
	}
	gb.Shared = true
	b.Hold(gb.ID)
	play(t, gb, "up", "down")
	save(t, b, gb, 1)
	play(t, ga, "up") // the first of the same turns
	save(t, a, ga, 2)
	checkHolds(t, a, gb)
	if err := a.Label(ga.ID, []match.Tag{{Name: "Event", Value: "club"}}); err != nil {
		t.Fatal(err)
	}
	play(t, ga, "down", "up")
	save(t, a, ga, 3)
	checkHolds(t, b, ga)
	if gb.Match.Undo(); gb.Match.Ply() != 2 {
		t.Fatal("a turn cannot be taken back")
	}
	play(t, gb, "up")
	save(t, b, gb, 4) // another turn there decides
	checkHolds(t, a, gb)
	if n := len(a.List().Games); n != 1 || ga.Match.Tag("Event") != "club" {
		t.Errorf("%d games, %s", n, ga.Match.Tags())
	}
}

// A program that is behind at a shared game saves it several times, and then catches up: neither a turn nor a tag
// of the program ahead is lost.
func TestSharedBehind(t *testing.T) {
	words := []string{"up", "down", "up", "down"}
	for ahead := 2; ahead <= len(words); ahead++ {
		store := new(Memory)
		a, b := Open(store, toyGames), Open(store, toyGames)
		ga := newGame(t, words[0])
		ga.Shared = true
		save(t, a, ga, 0)
		gb, err := b.Load(ga.ID)
		if err != nil {
			t.Fatal(err)
		}
		gb.Shared = true
		play(t, gb, words[1:ahead]...)
		save(t, b, gb, 1)
		if err := b.Label(gb.ID, []match.Tag{{Name: "Star", Value: "yes"}}); err != nil {
			t.Fatal(err)
		}
		for n, word := range words[1:] {
			play(t, ga, word)
			for range 2 {
				save(t, a, ga, 2+n)
				got, err := b.Load(ga.ID)
				if want := max(ahead, n+2); err != nil || got.Match.Ply() != want || got.Match.Tag("Star") != "yes" {
					t.Errorf("turn %d, ahead by %d: %v; want %d turns and a star", n+2, ahead, err, want)
				}
			}
		}
	}
}

func TestSaveAfterRemoval(t *testing.T) {
	store := new(Memory)
	s := Open(store, toyGames)
	g := newGame(t, "up")
	save(t, s, g, 0)
	if err := Open(store, toyGames).Remove(g.ID, noon); err != nil {
		t.Fatal(err)
	}
	play(t, g, "up")
	save(t, s, g, 1)
	checkHolds(t, s, g)
}

// A clock outside the years of four digits still gives ids and times that can be read back.
func TestClockOutOfBounds(t *testing.T) {
	for _, now := range []time.Time{time.Date(-3, 1, 1, 0, 0, 0, 0, time.UTC), time.Date(12345, 6, 7, 8, 9, 10, 0, time.UTC)} {
		store := new(Memory)
		s := Open(store, toyGames)
		g, removed := newGame(t, "up"), newGame(t)
		for _, g := range []*Game{g, removed, removed} {
			if err := s.Save(g, now); err != nil {
				t.Fatal(err)
			}
		}
		if err := s.Remove(removed.ID, now); err != nil {
			t.Fatal(err)
		}
		again := Open(store, toyGames)
		if l := again.List(); len(l.Games) != 1 || len(l.Problems) != 0 || l.Games[0].ID != g.ID {
			t.Errorf("%v: listing %+v", now, l)
		}
		if _, err := again.Load(g.ID); err != nil {
			t.Errorf("%v: %v", now, err)
		}
		if err := again.Restore(removed.ID); err != nil {
			t.Errorf("%v: %v", now, err)
		}
	}
}

func TestSettings(t *testing.T) {
	store := new(Memory)
	s := Open(store, toyGames)
	valid := func(data []byte) error {
		if !strings.HasPrefix(string(data), "{") {
			return errors.New("no brace")
		}
		return nil
	}
	if data := s.LoadSettings(SettingsCheck{Valid: valid}); data != nil || len(s.Problems()) != 0 {
		t.Errorf("settings %q, problems %v", data, s.Problems())
	}
	if err := SaveSettings(s, []byte(`{"mute":true}`)); err != nil {
		t.Fatal(err)
	}
	if data := s.LoadSettings(SettingsCheck{Valid: valid}); string(data) != `{"mute":true}` {
		t.Errorf("settings %q", data)
	}
	store.Write(settingsName, []byte("garbage"))
	if data := s.LoadSettings(SettingsCheck{Valid: valid}); data != nil {
		t.Errorf("damaged settings %q", data)
	}
	p := s.Problems()
	if len(p) != 1 || p[0].Aside != "settings.json.damaged-1" || !errors.Is(p[0].Err, ErrDamaged) {
		t.Errorf("problems %v", p)
	}
	if data, _ := store.Read("settings.json.damaged-1"); string(data) != "garbage" {
		t.Errorf("set aside: %q", data)
	}
	if SaveSettings(s, []byte("\xff")) == nil || SaveSettings(s, make([]byte, maxFile+1)) == nil {
		t.Error("settings that cannot be read again are saved")
	}
}

func TestIDs(t *testing.T) {
	zone := time.FixedZone("", 9*3600)
	id := newID(time.Date(2026, 11, 21, 6, 1, 5, 123e6, zone), 7)
	if id != "20261120-210105123-0007" || !IsID(id) {
		t.Errorf("id %s", id)
	}
	if later := newID(noon, 0); later <= id || newID(noon, 1) <= later {
		t.Errorf("ids do not sort: %s %s", id, later)
	}
}
