package onitama

import (
	"maps"
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/rules/rulestest"
)

// starts returns first positions with different options.
func starts(t testing.TB) []rules.Position {
	t.Helper()
	var list []rules.Position
	for _, options := range []string{
		"", "seed=1", "deck=sensei", "deck=all,seed=2", "deal=horse+tiger/crab+ox/eel", "deal=tiger+boar/elephant+rooster/horse",
	} {
		p, err := Game{}.Start(options)
		if err != nil {
			t.Fatal(err)
		}
		list = append(list, p)
	}
	return append(list,
		parsed(t, "2B1r/4r/4r/4r/4R r ox,tiger crab,goose monkey"),
		parsed(t, "3b1/4R/1r3/1B2r/4r b crab,horse elephant,rooster frog"))
}

// Turns, counts and endings equal those of the reference.
func TestReference(t *testing.T) {
	for seed, start := range starts(t) {
		rulestest.Walk(start, uint64(seed), 700, func(p rules.Position) {
			r := referenceOf(p.String())
			want := r.turns()
			got := words(p)
			if !slices.Equal(got, slices.Sorted(maps.Keys(want))) {
				t.Fatalf("%s: turns %v, want %v", p, got, want)
			}
			for _, word := range got {
				if next, _, _ := p.Play(word); next.String() != want[word] {
					t.Fatalf("%s: %s leads to %s, want %s", p, word, next, want[word])
				}
			}
			end := ""
			if p.Outcome().Over() {
				end = p.Outcome().Describe(names)
			}
			if end != r.end() || p.Perft(1) != uint64(len(want)) {
				t.Fatalf("%s: ends with %q and counts %d, want %q and %d", p, end, p.Perft(1), r.end(), len(want))
			}
		})
	}
}

// Positions can be parsed back, events lead to the next position's tokens, and each path belongs to one turn.
func TestProperties(t *testing.T) {
	for seed, start := range starts(t) {
		rulestest.Walk(start, uint64(seed), 300, func(p rules.Position) {
			if back, err := (Game{}).Parse("deck=all", p.String()); err != nil || back != p {
				t.Fatalf("%s reads back as %v, %v", p, back, err)
			}
			turns := p.Turns()
			for _, turn := range turns {
				checkEvents(t, p, turn)
				checkTaps(t, turns, turn)
			}
		})
	}
}

// checkEvents checks the events of a turn, and that captures in them count as taken.
func checkEvents(t *testing.T, p rules.Position, turn rules.Turn) {
	t.Helper()
	if err := rulestest.Replay(p, turn); err != nil {
		t.Fatal(err)
	}
	next, _, _ := p.Play(turn.Word)
	taken := len(p.Taken(p.Turn()))
	for _, e := range turn.Events {
		if e.Kind == rules.Captured {
			taken++
		}
	}
	if got := len(next.Taken(p.Turn())); got != taken {
		t.Errorf("%s: %s: %d are taken, want %d", p, turn.Word, got, taken)
	}
}

// checkTaps checks that no proper prefix of a path is a complete turn, and that the path belongs to its turn only.
func checkTaps(t *testing.T, turns []rules.Turn, turn rules.Turn) {
	t.Helper()
	for _, path := range turn.Paths {
		for i, spot := range path {
			if f := rules.FollowTaps(turns, path[:i]); f.Word != "" || !slices.Contains(f.Next, spot) {
				t.Errorf("%s: taps %v are %q, then %v", turn.Word, path[:i], f.Word, f.Next)
			}
		}
		if f := rules.FollowTaps(turns, path); f.Word != turn.Word || f.Turns != 1 || !f.Complete() {
			t.Errorf("%s: taps %v are %q, of %d turns", turn.Word, path, f.Word, f.Turns)
		}
	}
}

func TestNoAllocs(t *testing.T) {
	for _, p := range starts(t) {
		rulestest.NoAllocs(t, p.Unwrap().(Position))
	}
}
