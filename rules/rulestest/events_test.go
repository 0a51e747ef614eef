package rulestest_test

import (
	"slices"
	"strings"
	"testing"

	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/rules/rulestest"
)

// A liar returns other events than those of a position.
type liar struct {
	rules.Position
	events []rules.Event
}

func (l liar) Play(word string) (rules.Position, []rules.Event, error) {
	next, _, err := l.Position.Play(word)
	return next, l.events, err
}

// TestReplayFindsFaults omits, doubles, delays and changes events of random games: errors are found in every game.
func TestReplayFindsFaults(t *testing.T) {
	lies := map[string]func(events []rules.Event, i int) []rules.Event{
		"left out": func(events []rules.Event, i int) []rules.Event { return slices.Delete(events, i, i+1) },
		"from elsewhere": func(events []rules.Event, i int) []rules.Event {
			events[i].From = "elsewhere"
			return events
		},
		"of one piece more": func(events []rules.Event, i int) []rules.Event {
			events[i].Count++
			return events
		},
		"by the other side": func(events []rules.Event, i int) []rules.Event {
			events[i].Side = events[i].Side.Other()
			return events
		},
		"of another kind": func(events []rules.Event, i int) []rules.Event {
			events[i].Kind = rules.Swapped + 1
			return events
		},
	}
	for _, g := range games.All() {
		start, err := g.Start("")
		if err != nil {
			t.Fatal(err)
		}
		rulestest.Walk(start, 5, 60, func(p rules.Position) {
			for _, turn := range p.Turns() {
				if err := rulestest.Replay(p, turn); err != nil {
					t.Error(err)
				}
				for i, e := range turn.Events {
					if e.Kind == rules.Carried && e.From == e.To {
						continue // it leads to the same position
					}
					for name, lie := range lies {
						told := turn
						told.Events = lie(slices.Clone(turn.Events), i)
						if rulestest.Replay(liar{p, told.Events}, told) == nil {
							t.Errorf("%s: %s: %+v is taken for the truth (%s)", p, turn.Word, told.Events, name)
						}
					}
				}
			}
		})
	}
}

// A played turn has the same events as a listed one.
func TestReplayCompares(t *testing.T) {
	start, err := games.All()[0].Start("")
	if err != nil {
		t.Fatal(err)
	}
	turn := start.Turns()[0]
	if err := rulestest.Replay(liar{start, nil}, turn); err == nil || !strings.Contains(err.Error(), "listed") {
		t.Errorf("events that are not told give %v", err)
	}
}

// TestReplaySwap tests the only turn that changes sides.
func TestReplaySwap(t *testing.T) {
	kalah, _ := games.ByID("kalah")
	p, err := kalah.Parse("houses=2,seeds=1,pie=on", "0,2/1,1 0 0 n pie")
	if err != nil {
		t.Fatal(err)
	}
	i := slices.IndexFunc(p.Turns(), func(t rules.Turn) bool { return t.Word == "swap" })
	turn := p.Turns()[i]
	if err := rulestest.Replay(p, turn); err != nil {
		t.Error(err)
	}
	for _, path := range [][]rules.Spot{
		nil, {"A", "a"}, {"A", "b", "B", "a", "south-store", "north-store", "A", "a"},
		{"A", "b", "B", "a", "south-store", "north-store"}, {"A", "B", "a", "b", "south-store", "north-store"},
	} {
		told := turn
		told.Events = []rules.Event{{Kind: rules.Swapped, Side: rules.Far, Path: path}}
		if rulestest.Replay(liar{p, told.Events}, told) == nil {
			t.Errorf("a swap of %v is taken for the truth", path)
		}
	}
}
