package engines_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// TestAgreesWithBareSearch compares wins and losses with exhaustive search.
func TestAgreesWithBareSearch(t *testing.T) {
	enginetest.OneThread(t)
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
				line := enginetest.Wander(r, enginetest.Start(t, test.game, test.options), 4+r.IntN(test.plies))
				p := line[len(line)-1]
				want := bare(p, test.depth)
				// Deeper than the bare search, since late turns are searched less deep.
				got := enginetest.Think(e, ai.Query{Position: p, Limits: ai.Limits{Depth: test.depth + 3, Nodes: 300_000}})
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

// TestKalahMargins compares proven scores with exhaustive search; in Kalah the same side may move again.
func TestKalahMargins(t *testing.T) {
	enginetest.OneThread(t)
	r := rand.New(rand.NewPCG(3, 4))
	for _, options := range []string{
		"houses=3,seeds=2,end=empty", "houses=3,seeds=2", "houses=2,seeds=3,emptycapture=on",
		"houses=4,seeds=1,end=either", "houses=3,seeds=1,pie=on,end=empty",
	} {
		e := newEngine(t, "kalah")
		for range 12 {
			line := enginetest.Wander(r, enginetest.Start(t, "kalah", options), r.IntN(10))
			p := line[len(line)-1]
			want := 100 * bareMargin(p.Unwrap().(kalah.Position))
			got := enginetest.Think(e, ai.Query{Position: p})
			if !got.Proven || got.Best.Score != want {
				t.Errorf("%s, %s: %s, proven %t; exhaustive search says %s", options, p, got.Best.Score, got.Proven, want)
			}
		}
	}
}

// TestSolveAgreesWithBareSearch compares values, distances and all best turns with exhaustive search.
func TestSolveAgreesWithBareSearch(t *testing.T) {
	enginetest.OneThread(t)
	tests := []struct {
		game, options string
		plies         int // of the random games
		depth, count  int
	}{
		{"kaninariebi", "", 24, 3, 14},
		{"kaninariebi", "bond=any", 24, 3, 10},
		{"kanishogi", "", 50, 3, 12},
		{"kanishogi", "grown=rook", 60, 3, 10},
		{"onitama", "", 30, 4, 30},
		{"konane", "size=6", 30, 5, 60},
	}
	for _, test := range tests {
		t.Run(test.game+" "+test.options, func(t *testing.T) {
			t.Parallel()
			r := rand.New(rand.NewPCG(21, 22))
			solver := newSolver(t, test.game)
			decided := 0
			for range test.count {
				line := enginetest.Wander(r, enginetest.Start(t, test.game, test.options), 4+r.IntN(test.plies))
				p := line[len(line)-1]
				want := bare(p, test.depth)
				win, plies, ok := want.Proven()
				if !ok {
					continue
				}
				decided++
				got, ok := solver.Solve(p, enginetest.Never, enginetest.Quietly)
				if !ok || got.Value > 0 != win || got.Value == 0 || got.Plies != plies {
					t.Errorf("%s: %+v, exhaustive search says %s", p, got, want)
				}
				if best := bareBest(p, want, test.depth); !slices.Equal(got.Best, best) {
					t.Errorf("%s: best are %q, exhaustive search says %q", p, got.Best, best)
				}
				if len(got.Line) != plies {
					t.Errorf("%s: %s, line %q", p, want, got.Line)
				}
				enginetest.PlayLine(t, p, ai.Variation{Score: want, Words: got.Line})
			}
			if decided < test.count/10 {
				t.Errorf("only %d positions are decided", decided)
			}
		})
	}
}

// bareBest returns the turns that still reach the score.
func bareBest(p rules.Position, score ai.Score, depth int) []string {
	var best []string
	for _, turn := range p.Turns() {
		next, _, _ := p.Play(turn.Word)
		if -bare(next, depth-1).FromRoot(1) == score {
			best = append(best, turn.Word)
		}
	}
	return best
}

func TestSolveKalah(t *testing.T) {
	enginetest.OneThread(t)
	r := rand.New(rand.NewPCG(23, 24))
	for _, options := range []string{"houses=3,seeds=2,end=empty", "houses=3,seeds=2", "houses=3,seeds=1,pie=on,end=either"} {
		solver := newSolver(t, "kalah")
		for range 10 {
			line := enginetest.Wander(r, enginetest.Start(t, "kalah", options), r.IntN(8))
			p := line[len(line)-1]
			want := int(bareMargin(p.Unwrap().(kalah.Position)))
			var best []string
			for _, turn := range p.Turns() {
				next, _, _ := p.Play(turn.Word)
				margin := int(bareMargin(next.Unwrap().(kalah.Position)))
				if next.Turn() != p.Turn() {
					margin = -margin
				}
				if margin == want {
					best = append(best, turn.Word)
				}
			}
			got, ok := solver.Solve(p, enginetest.Never, enginetest.Quietly)
			slices.Sort(got.Best)
			if !ok || !got.Counted || got.Margin != want || !slices.Equal(got.Best, best) {
				t.Errorf("%s %s: %+v, exhaustive search says %d, best %q", options, p, got, want, best)
			}
			if got.Value != max(-1, min(1, want)) || len(got.Line) == 0 || !slices.Contains(best, got.Line[0]) {
				t.Errorf("%s %s: %+v", options, p, got)
			}
		}
	}
}

func TestSolveFinished(t *testing.T) {
	for _, test := range []struct{ game, options, position string }{
		{"konane", "size=6", "6/6/6/6/6/xo4 w"},
		{"kalah", "", "0,0,0,0,0,0/0,0,0,0,0,0 30 18 n"},
		{"onitama", "", "2R2/5/5/5/B4 b tiger,ox boar,horse crab"},
	} {
		q := setUp(t, ai.Job{Game: test.game, Options: test.options, Start: test.position})
		got, ok := newSolver(t, test.game).Solve(q.Position, enginetest.Never, enginetest.Quietly)
		if !ok || got.Value != -1 || len(got.Best) > 0 || len(got.Line) > 0 {
			t.Errorf("%s: %+v, %t", test.position, got, ok)
		}
	}
}

// TestSolveGivesUp interrupts solvers at many points: what they then return is true, and they have reported
// their progress.
func TestSolveGivesUp(t *testing.T) {
	enginetest.OneThread(t)
	for _, test := range []struct {
		game, options string
		plies         int // of the random games
	}{
		{"kaninariebi", "", 24},
		{"kanishogi", "", 50},
		{"konane", "size=6", 12},
		{"kalah", "houses=4,seeds=3", 4},
	} {
		t.Run(test.game, func(t *testing.T) {
			r := rand.New(rand.NewPCG(25, 26))
			found, partly := 0, 0
			for try := 0; try < 200 && found < 1; try++ {
				line := enginetest.Wander(r, enginetest.Start(t, test.game, test.options), 1+r.IntN(test.plies))
				p := line[len(line)-1]
				asks := 0
				whole, ok := newSolver(t, test.game).Solve(p, func() bool { asks++; return asks > 1000 }, enginetest.Quietly)
				if !ok || asks < 4 || asks > 1000 {
					continue
				}
				found++
				for _, most := range moments(asks) {
					asked, told := 0, 0
					got, ok := newSolver(t, test.game).Solve(p, func() bool { asked++; return asked > most }, func(p ai.Progress) {
						told++
						if p.Likely != "" && !slices.Contains(words(line[len(line)-1]), p.Likely) {
							t.Errorf("%s: likely %q", line[len(line)-1], p.Likely)
						}
					})
					switch {
					case !ok && told == 0:
						t.Errorf("%s: given up after %d asks without a word", p, most)
					case !ok:
						continue
					case got.Value != whole.Value, got.Plies >= 0 && got.Plies != whole.Plies, got.Counted && got.Margin != whole.Margin,
						len(got.Best) > 0 && !slices.Equal(got.Best, whole.Best) && whole.Plies == got.Plies,
						len(got.Line) > len(whole.Line):
						t.Errorf("%s: given up after %d asks: %+v, in the end %+v", p, most, got, whole)
					}
					if len(got.Line) < len(whole.Line) {
						partly++
					}
				}
			}
			// Kalah's line is in the tables by the time its value is known.
			if found == 0 || partly == 0 && test.game != "kalah" {
				t.Errorf("%d positions, %d solutions in part", found, partly)
			}
		})
	}
}

// moments returns some numbers below n, including the first and the last ones.
func moments(n int) []int {
	list := []int{n - 3, n - 2, n - 1}
	for i := 1; i < n; i += 1 + n/10 {
		list = append(list, i)
	}
	return list
}

func words(p rules.Position) (words []string) {
	for _, turn := range p.Turns() {
		words = append(words, turn.Word)
	}
	return words
}

func TestSolveStops(t *testing.T) {
	eachGame(t, func(t *testing.T, id string) {
		asked := 0
		stop := func() bool { asked++; return asked > 2 }
		_, ok := newSolver(t, id).Solve(enginetest.Start(t, id, offBook(id)), stop, enginetest.Quietly)
		if ok || asked == 0 || asked > 5 {
			t.Errorf("solved %t, asked %d times", ok, asked)
		}
	})
}
