package ai

import (
	"math/rand/v2"
	"sync/atomic"
	"testing"

	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/rules/kalah"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
	"tidepool/rules/konane"
	"tidepool/rules/onitama"
)

// wander plays random turns from a start and returns the positions on the
// way, the last with turns left.
func wander(r *rand.Rand, p rules.Position, plies int) []rules.Position {
	line := []rules.Position{p}
	for range plies {
		turns := p.Turns()
		next, _, err := p.Play(turns[r.IntN(len(turns))].Word)
		if err != nil {
			panic(err)
		}
		if next.Outcome().Over() {
			break
		}
		p = next
		line = append(line, p)
	}
	return line
}

// offBook are options of a game whose start is not solved in any book.
func offBook(id string) string {
	if id == "kalah" {
		return "end=empty"
	}
	return ""
}

// startOf returns a game's first position.
func startOf(t testing.TB, id, options string) rules.Position {
	t.Helper()
	g, ok := games.ByID(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	p, err := g.Start(options)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func newEngine(t testing.TB, id string) Engine {
	t.Helper()
	e, err := New(id, 1<<20)
	if err != nil {
		t.Fatal(err)
	}
	return e
}

func think(e Engine, q Query) Info { return e.Think(q, new(atomic.Bool), func(Info) {}) }

// bare is search with nothing but the rules: the score of a win or loss within
// depth plies, or 0.
func bare[P rules.Rules[P, M], M any](p P, depth int) Score {
	moves := p.AppendMoves(nil)
	if len(moves) == 0 {
		return finalScore(p.Outcome(), p.Turn())
	}
	if depth == 0 {
		return 0
	}
	best := -infinite
	for _, m := range moves {
		next := p.Apply(m)
		s := bare(next, depth-1).fromRoot(1)
		if next.Turn() != p.Turn() {
			s = -s
		}
		best = max(best, s)
	}
	return best
}

// bareScore is bare for a position of whichever game.
func bareScore(p rules.Position, depth int) Score {
	switch p := p.Unwrap().(type) {
	case kaninariebi.Position:
		return bare(p, depth)
	case kanishogi.Position:
		return bare(p, depth)
	case onitama.Position:
		return bare(p, depth)
	case konane.Position:
		return bare(p, depth)
	}
	panic("no bare search")
}

// TestAgreesWithBareSearch compares wins and losses with exhaustive search.
func TestAgreesWithBareSearch(t *testing.T) {
	tests := []struct {
		game, options string
		plies         int // of the random games
		depth, count  int
	}{
		{"kaninariebi", "", 24, 3, 40},
		{"kaninariebi", "bond=any", 24, 3, 20},
		{"kanishogi", "", 40, 3, 25},
		{"kanishogi", "grown=rook", 60, 3, 20},
		{"onitama", "", 30, 4, 60},
		{"onitama", "deck=all,seed=5", 30, 4, 60},
		{"konane", "size=6", 18, 5, 60},
		{"konane", "size=8", 44, 5, 40},
	}
	for _, test := range tests {
		t.Run(test.game+" "+test.options, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(1, 2))
			e := newEngine(t, test.game)
			decided, longer := 0, 0
			for range test.count {
				line := wander(r, startOf(t, test.game, test.options), 4+r.IntN(test.plies))
				p := line[len(line)-1]
				want := bareScore(p, test.depth)
				// Deeper than the bare search, since late turns are searched
				// less deep.
				got := think(e, Query{Position: p, Limits: Limits{Depth: test.depth + 3, Nodes: 300_000}})
				win, plies, proven := got.Best.Score.Proven()
				wantWin, wantPlies, decisive := want.Proven()
				if decisive {
					decided++
				}
				switch {
				case decisive && (!proven || win != wantWin):
					t.Errorf("%s: %s, exhaustive search says %s", p, got.Best.Score, want)
				case decisive && plies < wantPlies, proven && plies <= test.depth && !decisive:
					t.Errorf("%s: %s is too soon, exhaustive search says %s", p, got.Best.Score, want)
				case decisive && plies > wantPlies:
					longer++
					t.Logf("%s: %s, exhaustive search says %s", p, got.Best.Score, want)
				}
			}
			t.Logf("%d of %d decided, %d of them by a longer way", decided, test.count, longer)
			if decided < test.count/10 {
				t.Errorf("only %d of %d positions are decided: too few to tell", decided, test.count)
			}
			if longer > decided/10 {
				t.Errorf("%d of %d wins take longer than they must", longer, decided)
			}
		})
	}
}

// bareMargin is the final difference in Kalah with best play, by the rules
// alone.
func bareMargin(p kalah.Position) Score {
	moves := p.AppendMoves(nil)
	if len(moves) == 0 {
		return kalahMargin(p)
	}
	best := -infinite
	for _, m := range moves {
		next := p.Apply(m)
		s := bareMargin(next)
		if next.Turn() != p.Turn() {
			s = -s
		}
		best = max(best, s)
	}
	return best
}

// TestKalahMargins compares proven scores with exhaustive search; in Kalah a
// turn may be followed by another of the same side.
func TestKalahMargins(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, options := range []string{
		"houses=3,seeds=2,end=empty", "houses=3,seeds=2", "houses=2,seeds=3,emptycapture=on",
		"houses=4,seeds=1,end=either", "houses=3,seeds=1,pie=on,end=empty",
	} {
		e := newEngine(t, "kalah")
		for range 12 {
			line := wander(r, startOf(t, "kalah", options), r.IntN(10))
			p := line[len(line)-1]
			want := 100 * bareMargin(p.Unwrap().(kalah.Position))
			got := think(e, Query{Position: p})
			if !got.Proven || got.Best.Score != want {
				t.Errorf("%s, %s: %s, proven %t; exhaustive search says %s", options, p, got.Best.Score, got.Proven, want)
			}
		}
	}
}
