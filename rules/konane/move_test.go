package konane

import (
	"slices"
	"strings"
	"testing"

	"tidepool/rules"
)

func TestOpenings(t *testing.T) {
	tests := []struct {
		options string
		first   string // Black's choices
		take    string // one of them
		second  string // White's choices after it
	}{
		{"size=4", "a1 b2 c3 d4", "a1", "a2 b1"},
		{"size=8", "a1 d4 e5 h8", "d4", "c4 d3 d5 e4"},
		{"size=5", "a1 a5 c3 e1 e5", "e1", "d1 e2"},
		{"size=6x7", "a1 a7 d4", "a7", "a6 b7"},
		{"size=7x6", "a1 d4 g1", "g1", "f1 g2"},
		{"size=5x7", "a1 a7 b4 c3 c5 d4 e1 e7", "c5", "b5 c4 c6 d5"},
		{"size=7x9", "a1 a9 c5 d4 d6 e5 g1 g9", "g9", "f9 g8"},
		{"size=4x12", "a1 b6 c7 d12", "d12", "c12 d11"},
		{"size=12", "a1 f6 g7 l12", "l12", "k12 l11"},
		{"size=12x11", "a1 a11 f6", "f6", "e6 f5 f7 g6"},
		{"size=9x11", "a1 a11 d6 e5 e7 f6 i1 i11", "d6", "c6 d5 d7 e6"},
		{"size=11", "a1 a11 f6 k1 k11", "k11", "j11 k10"},
	}
	for _, test := range tests {
		p, err := Game{}.Start(test.options)
		if err != nil {
			t.Fatal(err)
		}
		if got := words(p); got != test.first {
			t.Errorf("%s: black begins %s, want %s", test.options, got, test.first)
		}
		next, _, err := p.Play(test.take)
		if err != nil {
			t.Fatal(err)
		}
		if got := words(next); got != test.second {
			t.Errorf("%s after %s: white has %s, want %s", test.options, test.take, got, test.second)
		}
	}
}

func words(p rules.Position) string {
	var list []string
	for _, turn := range p.Turns() {
		list = append(list, turn.Word)
	}
	return strings.Join(list, " ")
}

// threeJumps has a1-c1, a1-e1 and a1-g1 for Black.
const threeJumps = "7/7/7/7/7/7/xo1o1o1 b"

func TestPaths(t *testing.T) {
	game, err := Game{}.Parse("size=7", threeJumps)
	if err != nil {
		t.Fatal(err)
	}
	want := map[string][]string{
		"a1-c1": {"a1 c1"},
		"a1-e1": {"a1 e1", "a1 c1 e1"},
		"a1-g1": {"a1 g1", "a1 c1 g1", "a1 e1 g1", "a1 c1 e1 g1"},
	}
	turns := game.Turns()
	if len(turns) != len(want) {
		t.Errorf("turns %s", words(game))
	}
	for _, turn := range turns {
		var paths []string
		for _, path := range turn.Paths {
			paths = append(paths, joined(path))
		}
		if !slices.Equal(paths, want[turn.Word]) {
			t.Errorf("%s is tapped as %q, want %q", turn.Word, paths, want[turn.Word])
		}
	}
}

func joined(path []rules.Spot) string {
	var list []string
	for _, spot := range path {
		list = append(list, string(spot))
	}
	return strings.Join(list, " ")
}

func TestEvents(t *testing.T) {
	black, white := stone(rules.Near), stone(rules.Far)
	jump := func(from, over, to rules.Spot) []rules.Event {
		return []rules.Event{
			{Kind: rules.Jumped, Piece: black, From: from, To: to, Count: 1},
			{Kind: rules.Captured, Piece: white, From: over, Count: 1},
		}
	}
	tests := []struct {
		size, text, word string
		want             []rules.Event
	}{
		{"7", threeJumps, "a1-c1", jump("a1", "b1", "c1")},
		{"7", threeJumps, "a1-e1", append(jump("a1", "b1", "c1"), jump("c1", "d1", "e1")...)},
		{"4", "oxox/xoxo/oxox/xoxo b", "b2", []rules.Event{
			{Kind: rules.Removed, Piece: black, From: "b2", Count: 1}}},
		{"4", "oxox/xoxo/o1ox/xoxo w", "b1", []rules.Event{
			{Kind: rules.Removed, Side: rules.Far, Piece: white, From: "b1", Count: 1}}},
	}
	for _, test := range tests {
		p, err := Game{}.Parse("size="+test.size, test.text)
		if err != nil {
			t.Fatal(err)
		}
		_, events, err := p.Play(test.word)
		if err != nil {
			t.Fatal(err)
		}
		same := func(x, y rules.Event) bool {
			return x.Kind == y.Kind && x.Side == y.Side && x.Piece == y.Piece && x.From == y.From &&
				x.To == y.To && x.Count == y.Count && x.Path == nil && y.Path == nil
		}
		if !slices.EqualFunc(events, test.want, same) {
			t.Errorf("%s %s: events %+v, want %+v", test.text, test.word, events, test.want)
		}
	}
}

func TestJumpsOfBothSides(t *testing.T) {
	p, err := Parse(7, 7, threeJumps)
	if err != nil {
		t.Fatal(err)
	}
	if black, white := p.Jumps(rules.Near), p.Jumps(rules.Far); black != 3 || white != 0 {
		t.Errorf("%d and %d jumps, want 3 and 0", black, white)
	}
}

func TestNoAllocations(t *testing.T) {
	for _, size := range []int{8, 12} {
		p := start(t, size, size)
		buf := make([]Move, 0, 256)
		for range 12 {
			allocs := testing.AllocsPerRun(100, func() {
				buf = p.AppendMoves(buf[:0])
				if p.CountMoves() != len(buf) || p.Outcome().Over() || p.Apply(buf[0]) == p {
					t.Fatal("unequal")
				}
			})
			if allocs != 0 {
				t.Errorf("%s: %v allocations", p, allocs)
			}
			p = p.Apply(buf[len(buf)/2])
		}
	}
}
