package board_test

import (
	"testing"

	"tidepool/rules"
	"tidepool/scenes/board"
)

func TestArrowOf(t *testing.T) {
	for _, c := range []struct {
		name   string
		events []rules.Event
		want   []board.Way
	}{
		{"a step", []rules.Event{{Kind: rules.Moved, From: "a1", To: "a2"}}, []board.Way{{Kind: board.Going, Spots: []rules.Spot{"a1", "a2"}}}},
		{"a step that is carried on", []rules.Event{{Kind: rules.Moved, From: "a1", To: "c1"}, {Kind: rules.Carried, From: "c1", To: "c4"}},
			[]board.Way{{Kind: board.Going, Spots: []rules.Spot{"a1", "c1", "c4"}}}},
		{"carried nowhere", []rules.Event{{Kind: rules.Moved, From: "a1", To: "c1"}, {Kind: rules.Carried, From: "c1", To: "c1"}},
			[]board.Way{{Kind: board.Going, Spots: []rules.Spot{"a1", "c1"}}}},
		{"jumps", []rules.Event{{Kind: rules.Jumped, From: "a1", To: "a3"}, {Kind: rules.Captured, From: "a2"}, {Kind: rules.Jumped, From: "a3", To: "a5"}},
			[]board.Way{{Kind: board.Hopping, Spots: []rules.Spot{"a1", "a3", "a5"}}}},
		{"a capture beside", []rules.Event{{Kind: rules.Moved, From: "a1", To: "a2"}, {Kind: rules.Captured, From: "b2"}},
			[]board.Way{{Kind: board.Going, Spots: []rules.Spot{"a1", "a2"}}, {Kind: board.Leaving, Spots: []rules.Spot{"b2"}}}},
		{"a capture where it goes", []rules.Event{{Kind: rules.Captured, From: "a2"}, {Kind: rules.Moved, From: "a1", To: "a2"}},
			[]board.Way{{Kind: board.Going, Spots: []rules.Spot{"a1", "a2"}}}},
		{"a card", []rules.Event{{Kind: rules.Moved, From: "a1", To: "a2"}, {Kind: rules.Handed, From: "ox", To: "eel"}},
			[]board.Way{{Kind: board.Going, Spots: []rules.Spot{"a1", "a2"}}, {Kind: board.Using, Spots: []rules.Spot{"ox", "a1"}}}},
		{"seeds", []rules.Event{{Kind: rules.Sown, From: "A", Path: []rules.Spot{"B", "C"}}, {Kind: rules.Captured, From: "C"}, {Kind: rules.Captured, From: "d"}},
			[]board.Way{{Kind: board.Sowing, Spots: []rules.Spot{"A", "B", "C"}}, {Kind: board.Leaving, Spots: []rules.Spot{"d"}}}},
		{"a stone taken off", []rules.Event{{Kind: rules.Removed, From: "d4"}}, []board.Way{{Kind: board.Leaving, Spots: []rules.Spot{"d4"}}}},
		{"a swap", []rules.Event{{Kind: rules.Swapped, Path: []rules.Spot{"A", "a"}}}, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			if got := board.ArrowOf(rules.Near, c.events, 0, 0); !sameWays(got.Ways, c.want) {
				t.Errorf("%v, want %v", got.Ways, c.want)
			}
		})
	}
}

func sameWays(a, b []board.Way) bool {
	if len(a) != len(b) {
		return false
	}
	for i := range a {
		if a[i].Kind != b[i].Kind || len(a[i].Spots) != len(b[i].Spots) {
			return false
		}
		for k := range a[i].Spots {
			if a[i].Spots[k] != b[i].Spots[k] {
				return false
			}
		}
	}
	return true
}

// While a turn is being spelled, the scores are those of its possible continuations and of the turn already complete.
func TestScoresAt(t *testing.T) {
	turns := []rules.Turn{
		{Word: "short", Paths: [][]rules.Spot{{"a1", "a3"}}},
		{Word: "long", Paths: [][]rules.Spot{{"a1", "a3", "a5"}}},
		{Word: "other", Paths: [][]rules.Spot{{"b1", "b3"}}},
		{Word: "unknown", Paths: [][]rules.Spot{{"c1", "c3"}}},
	}
	values := map[string]int{"short": 1, "long": 5, "other": -2}
	score := func(word string) (board.SpotScore, bool) {
		v, ok := values[word]
		return board.SpotScore{Value: v}, ok
	}
	for _, c := range []struct {
		path []rules.Spot
		want map[rules.Spot]int
	}{
		{nil, map[rules.Spot]int{"a1": 5, "b1": -2}},
		{[]rules.Spot{"a1"}, map[rules.Spot]int{"a3": 5}},
		{[]rules.Spot{"a1", "a3"}, map[rules.Spot]int{"a3": 1, "a5": 5}},
		{[]rules.Spot{"c1"}, map[rules.Spot]int{}},
	} {
		list := board.ScoresAt(turns, c.path, score)
		if len(list) != len(c.want) {
			t.Errorf("after %v: %v", c.path, list)
		}
		for _, s := range list {
			if want, ok := c.want[s.Spot]; !ok || s.Value != want || s.Best != (s.Value == 5) && len(c.path) == 0 {
				t.Errorf("after %v: %+v, want %v", c.path, s, c.want)
			}
		}
	}
}
