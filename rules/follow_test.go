package rules_test

import (
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

func TestFollowTapsEvents(t *testing.T) {
	tests := []struct {
		name string
		game rules.Game
		text string
		taps []rules.Spot
		want []string // where pieces have gone
	}{
		{"a piece only", kaninariebi.Game{}, "C3c/C3c/C3c/C3c/C3c b", []rules.Spot{"a3"}, nil},
		{"the landing is still to choose", kaninariebi.Game{}, "C3c/C3c/C3c/C3c/C3c b",
			[]rules.Spot{"a3", "c3"}, []string{"a3-c3"}},
		{"carried without a choice, then a bond begun", kanishogi.Game{}, "A3b/D3c/K3k/C4/2B1a b",
			[]rules.Spot{"a5", "c5", "c1"}, []string{"a5-c5", "c5-c2"}},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			p, err := test.game.Parse("", test.text)
			if err != nil {
				t.Fatal(err)
			}
			f := rules.FollowTaps(p.Turns(), test.taps)
			var got []string
			for _, e := range f.Events {
				if e.Kind == rules.Moved || e.Kind == rules.Carried {
					got = append(got, string(e.From+"-"+e.To))
				}
			}
			if f.Turns == 0 || !slices.Equal(got, test.want) {
				t.Errorf("of %d turns these are made: %v, want %v", f.Turns, got, test.want)
			}
		})
	}
}

// A square crossed in an earlier part of the turn does not count as tapped.
func TestFollowTapsTellsPartsApart(t *testing.T) {
	moved := func(from, to rules.Spot) rules.Event {
		return rules.Event{Kind: rules.Moved, From: from, To: to, Count: 1}
	}
	first, carried, second := moved("a3", "c3"), moved("c3", "c5"), moved("b4", "c3")
	turns := []rules.Turn{
		{Word: "short", Paths: [][]rules.Spot{{"a3", "c3", "c5"}}, Events: []rules.Event{first, carried}},
		{Word: "long", Paths: [][]rules.Spot{{"a3", "c3", "c5", "b4", "c3"}}, Events: []rules.Event{first, carried, second}},
	}
	for n, want := range []int{0, 0, 1, 2, 2, 3} {
		if f := rules.FollowTaps(turns, turns[1].Paths[0][:n]); len(f.Events) != want {
			t.Errorf("after %d taps %d events are made, want %d", n, len(f.Events), want)
		}
	}
}
