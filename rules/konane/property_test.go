package konane

import (
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"pgregory.net/rapid"

	"tidepool/rules"
	"tidepool/rules/rulestest"
)

// TestAgainstMailbox plays random games on every size and compares each position's turns with those of the
// simple implementation.
func TestAgainstMailbox(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for files := minSide; files <= maxSide; files++ {
		for ranks := minSide; ranks <= maxSide; ranks++ {
			t.Run(fmt.Sprintf("%dx%d", files, ranks), func(t *testing.T) {
				for range 3 {
					playAgainstMailbox(t, files, ranks, random)
				}
			})
		}
	}
}

func playAgainstMailbox(t *testing.T, files, ranks int, random *rand.Rand) {
	p, m := start(t, files, ranks), fullMailbox(files, ranks)
	if f, r := p.Size(); f != files || r != ranks {
		t.Fatalf("size %d by %d, want %d by %d", f, r, files, ranks)
	}
	for {
		if p.String() != m.String() {
			t.Fatalf("position %s, want %s", p, m)
		}
		if back, err := Parse(files, ranks, p.String()); err != nil || back != p {
			t.Fatalf("%s reads back as %s, %v", p, back, err)
		}
		want := m.turns()
		moves := p.AppendMoves(nil)
		words := make([]string, len(moves))
		for i, move := range moves {
			words[i] = p.Word(move)
			if got := p.Apply(move); got.String() != want[words[i]].String() {
				t.Fatalf("%s: %s leads to %s, want %s", p, words[i], got, want[words[i]])
			}
			next := p.Apply(move)
			if b, w := p.MobilityAfter(move); b != next.Jumps(rules.Near) || w != next.Jumps(rules.Far) {
				t.Fatalf("%s: %s leaves %d and %d jumps", p, words[i], b, w)
			}
		}
		slices.Sort(words)
		if sorted := slices.Sorted(maps.Keys(want)); !slices.Equal(words, sorted) {
			t.Fatalf("%s: turns %v, want %v", p, words, sorted)
		}
		if p.CountMoves() != len(moves) {
			t.Fatalf("%s: %d turns counted, want %d", p, p.CountMoves(), len(moves))
		}
		if over := p.Outcome().Over(); over != (len(moves) == 0) {
			t.Fatalf("%s: over is %v with %d turns", p, over, len(moves))
		}
		if len(moves) == 0 {
			return
		}
		move := moves[random.IntN(len(moves))]
		p, m = p.Apply(move), want[p.Word(move)]
	}
}

// TestRandomGames plays many games of the usual size to the end.
func TestRandomGames(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	var buf []Move
	for range 10_000 {
		p := start(t, 8, 8)
		for {
			back, err := Parse(8, 8, p.String())
			if err != nil || back != p {
				t.Fatalf("%s reads back as %s, %v", p, back, err)
			}
			if buf = p.AppendMoves(buf[:0]); len(buf) == 0 {
				break
			}
			p = p.Apply(buf[random.IntN(len(buf))])
		}
		if o := p.Outcome(); o != rules.Win(p.Turn().Other(), "no-moves") {
			t.Fatalf("%s: outcome %v", p, o)
		}
	}
}

// TestProperties plays games chosen by rapid and checks everything about each turn.
func TestProperties(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		files := rapid.IntRange(minSide, maxSide).Draw(t, "files")
		ranks := rapid.IntRange(minSide, maxSide).Draw(t, "ranks")
		p := rules.Of(start(t, files, ranks))
		var taken [2]int
		for {
			turns := p.Turns()
			checkText(t, files, ranks, p)
			checkTaps(t, files, ranks, p, turns)
			checkTaken(t, p, taken)
			if len(turns) == 0 {
				return
			}
			turn := rapid.SampledFrom(turns).Draw(t, "turn")
			next, events, err := p.Play(turn.Word)
			if err != nil {
				t.Fatalf("%s: %s refused: %v", p, turn.Word, err)
			}
			if err := rulestest.Replay(p, turn); err != nil {
				t.Fatalf("%v", err)
			}
			for _, e := range events {
				if e.Kind == rules.Captured {
					taken[p.Turn()]++
				}
			}
			p = next
		}
	})
}

// failer is the part of *testing.T and *rapid.T that the checks need.
type failer interface {
	Helper()
	Fatalf(format string, args ...any)
}

func start(t failer, files, ranks int) Position {
	t.Helper()
	p, err := New(files, ranks)
	if err != nil {
		t.Fatalf("New(%d, %d): %v", files, ranks, err)
	}
	return p
}

func checkText(t failer, files, ranks int, p rules.Position) {
	t.Helper()
	back, err := Game{}.Parse(fmt.Sprintf("size=%dx%d", files, ranks), p.String())
	if err != nil || back != p {
		t.Fatalf("%s reads back as %v, %v", p, back, err)
	}
}

// checkTaps checks that every path leads to its own turn, and that exactly the spots that may not follow are refused.
func checkTaps(t failer, files, ranks int, p rules.Position, turns []rules.Turn) {
	t.Helper()
	seen := make(map[string]string)
	for _, turn := range turns {
		for _, path := range turn.Paths {
			key := fmt.Sprint(path)
			if seen[key] != "" {
				t.Fatalf("%s: %s and %s share the taps %s", p, seen[key], turn.Word, key)
			}
			seen[key] = turn.Word
			if f := rules.FollowTaps(turns, path); f.Word != turn.Word {
				t.Fatalf("%s: taps %s lead to %q, want %s", p, key, f.Word, turn.Word)
			}
			checkRefused(t, files, ranks, p, turns, path)
		}
	}
	checkRefused(t, files, ranks, p, turns, nil)
}

func checkRefused(t failer, files, ranks int, p rules.Position, turns []rules.Turn, taps []rules.Spot) {
	t.Helper()
	next := rules.FollowTaps(turns, taps).Next
	for _, spot := range squares(files, ranks) {
		r := p.Refuse(taps, spot)
		if legal := slices.Contains(next, spot); legal != (r == rules.Reason{}) {
			t.Fatalf("%s: after %v, %s: legal is %v, refused with %v", p, taps, spot, legal, r)
		}
	}
}

func checkTaken(t failer, p rules.Position, taken [2]int) {
	t.Helper()
	for side := range rules.Side(2) {
		pieces := p.Taken(side)
		if len(pieces) != taken[side] {
			t.Fatalf("%s: %s has taken %d, want %d", p, names[side], len(pieces), taken[side])
		}
		for _, piece := range pieces {
			if piece != stone(side.Other()) {
				t.Fatalf("%s: %s has taken %v", p, names[side], piece)
			}
		}
	}
}

func squares(files, ranks int) []rules.Spot {
	var list []rules.Spot
	for rank := range ranks {
		for file := range files {
			list = append(list, rules.Square(file, rank))
		}
	}
	return list
}
