package session_test

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/rules/games"
)

// A record says who plays, regardless of who begins.
func TestNewMatch(t *testing.T) {
	players := [2]session.Player{{Name: "Ann"}, {Name: "Engine", Level: 4}}
	for _, g := range games.All() {
		for first := range 2 {
			m, err := session.NewMatch(g, "", players, first)
			if err != nil {
				t.Fatal(err)
			}
			read, err := match.Read(m.FullRecord(), games.All())
			if err != nil {
				t.Fatal(err)
			}
			begins := read.First()
			if got := session.PlayerOf(read, begins); got != players[first] {
				t.Errorf("%s: %+v begins, want %+v", g.Info().ID, got, players[first])
			}
			if got := session.PlayerOf(read, begins.Other()); got != players[1-first] {
				t.Errorf("%s: %+v follows, want %+v", g.Info().ID, got, players[1-first])
			}
		}
	}
	g := gameOf(t, "konane")
	m, err := session.NewMatch(g, "", [2]session.Player{{Seat: 1}, {Name: "Bo", Seat: 2}}, 0)
	if err != nil {
		t.Fatal(err)
	}
	if a, b := session.PlayerOf(m, rules.Near), session.PlayerOf(m, rules.Far); a != (session.Player{Seat: 1}) || b != (session.Player{Name: "Bo"}) {
		t.Errorf("%+v, %+v", a, b)
	}
	for _, wrong := range []struct{ options, name string }{{"size=99", ""}, {"", strings.Repeat("x", 999)}} {
		if _, err := session.NewMatch(g, wrong.options, [2]session.Player{{Name: wrong.name}}, 0); err == nil {
			t.Errorf("%q, %q are taken", wrong.options, wrong.name)
		}
	}
}

type tags map[string]string

func (t tags) Tag(name string) string { return t[name] }

func TestTags(t *testing.T) {
	info := gameOf(t, "konane").Info()
	for value, want := range map[string]int{"": 0, "0": 0, "1": 1, "8": 8, "9": 0, "-1": 0, "three": 0} {
		if got := session.LevelIn(tags{"WhiteLevel": value}, info, rules.Far); got != want {
			t.Errorf("level %q is %d, want %d", value, got, want)
		}
	}
	for value, want := range map[string]int{"": 0, "1": 1, "2": 2, "3": 0} {
		if got := session.SeatIn(tags{"BlackSeat": value}, info, rules.Near); got != want {
			t.Errorf("seat %q is %d, want %d", value, got, want)
		}
	}
}

func TestSeats(t *testing.T) {
	for _, test := range []struct {
		seats      session.Seats
		person     rules.Side
		solo, demo bool
	}{
		{session.Seats{0, 0}, rules.Near, false, false},
		{session.Seats{0, 3}, rules.Near, true, false},
		{session.Seats{3, 0}, rules.Far, true, false},
		{session.Seats{3, 1}, rules.Far, false, true},
	} {
		person, solo := test.seats.Solo()
		if solo != test.solo || solo && person != test.person || test.seats.Demo() != test.demo {
			t.Errorf("%v: %v, %v, %v", test.seats, person, solo, test.seats.Demo())
		}
	}
}

// The next game can be played on the same or swapped sides, and against a stronger or weaker engine.
func TestRematch(t *testing.T) {
	for _, test := range []struct {
		name   string
		next   session.Rematch
		person rules.Side
		level  int
	}{
		{"same", session.Rematch{}, rules.Near, 3},
		{"swapped", session.Rematch{Swapped: true}, rules.Far, 3},
		{"easier", session.Rematch{Harder: -1}, rules.Near, 2},
		{"harder", session.Rematch{Harder: 1}, rules.Near, 4},
	} {
		for _, g := range games.All() {
			d := newDesk(t, g.Info().ID, "", "", [2]int{0, 3})
			options, players, err := test.next.Of(d.Match(), rand.NewPCG(3, 4))
			if err != nil {
				t.Fatal(err)
			}
			m, err := session.NewMatch(g, options, players, 0)
			if err != nil {
				t.Fatal(err)
			}
			seats := session.SeatsOf(m)
			if person, ok := seats.Solo(); !ok || person != test.person || seats[person.Other()] != test.level {
				t.Errorf("%s, %s: %v", g.Info().ID, test.name, seats)
			}
		}
	}
}

// Other options stay; a shuffle is renewed, a chosen deal is not.
func TestRematchOptions(t *testing.T) {
	for _, test := range []struct {
		game, options string
		same          bool
	}{
		{"konane", "size=8x8", true},
		{"kanishogi", "repetition=off", true},
		{"onitama", "seed=5", false},
		{"onitama", "deal=tiger+crab/horse+ox/boar", true},
	} {
		m, err := match.New(match.Setup{Game: gameOf(t, test.game), Options: test.options})
		if err != nil {
			t.Fatal(err)
		}
		options, _, err := session.Rematch{}.Of(m, rand.NewPCG(3, 4))
		if err != nil || (options == m.Options()) != test.same {
			t.Errorf("%s after %s, %v", options, m.Options(), err)
		}
	}
}
