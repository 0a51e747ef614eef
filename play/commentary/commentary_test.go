package commentary

import (
	"math/rand/v2"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/games"
)

func game(t *testing.T, id string) rules.Game {
	t.Helper()
	for _, g := range games.All() {
		if g.Info().ID == id {
			return g
		}
	}
	t.Fatalf("no game %q", id)
	return nil
}

// say plays a turn from a position and describes it.
func say(t *testing.T, lang, id, options, position, word string) string {
	t.Helper()
	words, err := locale.Open(lang)
	if err != nil {
		t.Fatal(err)
	}
	m, err := match.New(match.Setup{Game: game(t, id), Options: options, Start: position})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := m.Play(word); err != nil {
		t.Fatal(err)
	}
	return Speaker{words, m.Info()}.Turn(m.Turn(1))
}

func TestTurns(t *testing.T) {
	const deal = "deal=tiger+crab/frog+monkey/boar"
	tests := []struct{ game, options, position, word, want string }{
		{"kaninariebi", "", "", "a3-d3", "Black: crab a3 to d3"},
		{"kaninariebi", "", "", "a3-c3~c5", "Black: crab a3 to c3, carried to c5"},
		{"kaninariebi", "", "", "a3-c3~c1", "Black: crab a3 to c3, carried to c1"},
		{"kaninariebi", "", "C1cC1/C3c/4c/1C3/2C1c b", "b2-c2~c2", "Black: crab b2 to c2, stays on c2"},
		{"kaninariebi", "", "C3c/C3c/C3c/1C3/C3c b", "b2-e2=", "Black: crab b2 to e2, becomes a shrimp"},
		{"kaninariebi", "", "C3c/C3c/C3c/C3c/1C2c b", "a2-b2+b1-c2~c5", "Black: crab a2 to b2, then crab b1 to c2, carried to c5"},
		{"kaninariebi", "", "C3c/C3c/Ccc1C/C4/4c b", "e3-d3", "Black: crab e3 to d3, captures b3 and c3"},
		{"kanishogi", "", "", "a3-c3~c3", "Black: parent crab a3 to c3, stays on c3"},
		{"kanishogi", "", "", "a3-c3~c4", "Black: parent crab a3 to c3, goes on to c4"},
		{"kanishogi", "", "", "a5-c5~c1", "Black: child 1 a5 to c5, carried to c1"},
		{"onitama", deal, "", "tiger:b1-b3", "Red: student b1 to b3, using Tiger, gets Boar"},
		{"konane", "", "", "d4", "Black: removes the stone on d4"},
		{"kalah", "", "", "C", "South: sows 4 seeds from C, the last in the store"},
		{"kalah", "", "", "D", "South: sows 4 seeds from D, the last in North a"},
	}
	for _, test := range tests {
		if got := say(t, "en", test.game, test.options, test.position, test.word); got != test.want {
			t.Errorf("%s %s: %q, want %q", test.game, test.word, got, test.want)
		}
	}
}

// Rare events are described too.
func TestEvents(t *testing.T) {
	crab := rules.Piece{Side: rules.Near, Kind: "crab"}
	move := func(from, to rules.Spot) rules.Event {
		return rules.Event{Kind: rules.Moved, Piece: crab, From: from, To: to}
	}
	taken := func(kind string, at rules.Spot) rules.Event {
		return rules.Event{Kind: rules.Captured, Piece: rules.Piece{Side: rules.Far, Kind: kind}, From: at}
	}
	jump := func(from, to rules.Spot) rules.Event { return rules.Event{Kind: rules.Jumped, From: from, To: to} }
	seeds := func(kind rules.EventKind, from, to rules.Spot, n int) rules.Event {
		return rules.Event{Kind: kind, Piece: rules.Piece{Kind: "seed"}, From: from, To: to, Count: n}
	}
	handed := func(card, to rules.Spot) rules.Event { return rules.Event{Kind: rules.Handed, From: card, To: to} }
	tests := []struct {
		game   string
		events []rules.Event
		want   string
	}{
		{"kaninariebi", []rules.Event{move("a3", "c3"), {Kind: rules.Carried, From: "c3", To: "c5"}, taken("crab", "c4")},
			"Black: crab a3 to c3, carried to c5, captures c4"},
		{"kaninariebi", []rules.Event{move("e3", "d3"), taken("shrimp", "d2"), move("b4", "a3")},
			"Black: crab e3 to d3, captures d2 (shrimp), then crab b4 to a3"},
		{"kanishogi", []rules.Event{move("a3", "d3"), taken("parent", "d2"), {Kind: rules.Promoted, Piece: rules.Piece{Kind: "grown1"}, From: "d3"}},
			"Black: crab a3 to d3, captures d2 (parent crab), grows up"},
		{"konane", []rules.Event{jump("a2", "a4"), taken("stone", "a3"), jump("a4", "a6"), taken("stone", "a5")},
			"Black: a2 jumps to a4 and a6, captures a3 and a5"},
		{"konane", []rules.Event{jump("a2", "a4"), taken("stone", "a3"), jump("a4", "a6"), taken("stone", "a5"), jump("a6", "a8"), taken("stone", "a7")},
			"Black: a2 jumps to a4, a6 and a8, captures a3, a5 and a7"},
		{"onitama", []rules.Event{taken("master", "e3"), move("e4", "e3"), handed("boar", "crab")},
			"Red: crab e4 to e3, captures e3 (master), using Boar, gets Crab"},
		{"onitama", []rules.Event{handed("ox", "eel")},
			"Red: cannot move and gives Ox away, gets Eel"},
		{"kalah", []rules.Event{{Kind: rules.Sown, From: "A", Path: []rules.Spot{"B"}, Count: 1},
			seeds(rules.Captured, "B", "south-store", 1), seeds(rules.Captured, "e", "south-store", 5),
			seeds(rules.Banked, "c", "north-store", 1)},
			"South: sows 1 seed from A, the last in B, captures 6 seeds from B and North e, North keeps the last seed"},
		{"kalah", []rules.Event{{Kind: rules.Swapped}}, "South: swaps sides"},
	}
	for _, test := range tests {
		s := Speaker{locale.English(), game(t, test.game).Info()}
		if got := s.Turn(match.Turn{Events: test.events}); got != test.want {
			t.Errorf("%q, want %q", got, test.want)
		}
	}
}

func TestWhoIsNext(t *testing.T) {
	s := Speaker{locale.English(), game(t, "kalah").Info()}
	cards := Speaker{locale.English(), game(t, "onitama").Info()}
	for got, want := range map[string]string{
		s.After(rules.Near, rules.Far):                           "North to move",
		s.After(rules.Near, rules.Near):                          "South moves again",
		s.Next("Where to?", []rules.Spot{"a", "B"}):              "Where to? – North a and South B",
		s.Taken([]rules.Piece{{Kind: "crab"}, {Kind: "shrimp"}}): "has captured crab and shrimp",
		cards.Card("tiger"):                                      "moves 2 forward, 1 back",
		cards.Card("dragon"):                                     "moves 1 forward and 2 left, 1 forward and 2 right, 1 back and 1 left, 1 back and 1 right",
	} {
		if got != want {
			t.Errorf("%q, want %q", got, want)
		}
	}
}

// Whole games can be described in every language, without a bare key, an unfilled placeholder or an empty part.
func TestEveryLanguage(t *testing.T) {
	for _, lang := range locale.Languages() {
		words, err := locale.Open(lang.Tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, g := range games.All() {
			rng := rand.New(rand.NewPCG(1, 2))
			for range 5 {
				m, err := match.New(match.Setup{Game: g})
				if err != nil {
					t.Fatal(err)
				}
				for !m.Outcome().Over() && m.Ply() < 60 {
					turns := m.Position().Turns()
					if _, err := m.Play(turns[rng.IntN(len(turns))].Word); err != nil {
						t.Fatal(err)
					}
					said := Speaker{words, m.Info()}.Turn(m.Turn(m.Ply()))
					if strings.ContainsAny(said, "{}") || strings.Contains(said, "say.") || strings.Contains(said, ", ,") || strings.HasSuffix(said, ": ") {
						t.Fatalf("%s, %s: %q", lang.Tag, g.Info().ID, said)
					}
				}
			}
		}
	}
}
