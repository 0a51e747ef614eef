package arena

import (
	"math"
	"strings"
	"testing"
)

// tallyOf returns a tally of pairs by their points. A pair with 1 point is a draw and a loss, with 2 points
// two draws, and with 3 points a win and a draw.
func tallyOf(pairs [5]int) *Tally {
	results := [5][2]int{{0, 0}, {1, 0}, {1, 1}, {2, 1}, {2, 2}}
	t := new(Tally)
	for i, n := range pairs {
		for range n {
			t.Add(gamesOf(results[i]))
		}
	}
	return t
}

// gamesOf returns a pair of games with these points.
func gamesOf(points [2]int) [2]Game { return [2]Game{{Points: points[0]}, {Points: points[1]}} }

func TestCounts(t *testing.T) {
	got := tallyOf([5]int{1, 2, 3, 4, 5})
	want := Tally{Wins: 14, Draws: 12, Losses: 4, Pairs: [5]int{1, 2, 3, 4, 5}}
	if *got != want {
		t.Errorf("%+v, want %+v", *got, want)
	}
	if got.Games() != 30 || got.Score() != 20.0/30 {
		t.Errorf("%d games, score %v", got.Games(), got.Score())
	}
	swapped := new(Tally)
	swapped.Add(gamesOf([2]int{0, 2})) // each game is won by the side that moves first
	if swapped.Wins != 1 || swapped.Losses != 1 || swapped.Pairs[2] != 1 {
		t.Errorf("%+v", *swapped)
	}
}

// TestElo compares with values computed from the definitions: the mean m and variance v of a pair's score,
// the interval m ± 1.96 √(v/n), and the log ratio of the maximum likelihoods with either mean, found by
// another program.
func TestElo(t *testing.T) {
	tests := []struct {
		pairs             [5]int
		elo, margin       float64
		ratio20, ratioTen float64 // for 0 against 20 and for -5 against 5
	}{
		{[5]int{10, 20, 30, 25, 15}, 26.107, 41.105, 0.7369, 0.5949},
		{[5]int{15, 25, 30, 20, 10}, -26.107, 41.105, -1.6314, -0.5949},
		{[5]int{0, 1, 2, 3, 4}, 190.849, 162.306, 0.5590, 0.2878},
		{[5]int{0, 0, 5, 20, 75}, 436.432, 71.349, 5.5910, 2.8783},
	}
	near := func(got, want float64) bool { return math.Abs(got-want) < 0.002+0.005*math.Abs(want) }
	for _, test := range tests {
		tally := tallyOf(test.pairs)
		if elo, margin := tally.Elo(); !near(elo, test.elo) || !near(margin, test.margin) {
			t.Errorf("%v: Elo %.3f ± %.3f, want %.3f ± %.3f", test.pairs, elo, margin, test.elo, test.margin)
		}
		if got := (Test{0, 20}).Ratio(tally); !near(got, test.ratio20) {
			t.Errorf("%v: 0 against 20: %.4f, want %.4f", test.pairs, got, test.ratio20)
		}
		if got := (Test{-5, 5}).Ratio(tally); !near(got, test.ratioTen) {
			t.Errorf("%v: -5 against 5: %.4f, want %.4f", test.pairs, got, test.ratioTen)
		}
	}
}

// TestEloAtTheEnds checks results where one end of the interval is infinite.
func TestEloAtTheEnds(t *testing.T) {
	most := tallyOf([5]int{0, 0, 0, 1, 9})
	if elo, margin := most.Elo(); math.IsInf(elo, 0) || math.IsInf(margin, 0) || math.IsNaN(margin) || margin <= 0 {
		t.Errorf("%v ± %v", elo, margin)
	}
	for text, tally := range map[string]*Tally{
		"+20 =0 -0, 100.0 %, Elo +∞": tallyOf([5]int{0, 0, 0, 0, 10}),
		"+0 =0 -20, 0.0 %, Elo -∞":   tallyOf([5]int{10}),
		"+0 =0 -0, 50.0 %":           new(Tally),
		"+6 =8 -6, 50.0 %, Elo +0 ":  tallyOf([5]int{2, 2, 2, 2, 2}),
	} {
		if got := tally.String(); !strings.HasPrefix(got, text) {
			t.Errorf("%q, want %q", got, text)
		}
	}
}

// TestVerdict checks the bounds of the sequential test: ±ln 19 = ±2.944 for error rates of one in twenty.
func TestVerdict(t *testing.T) {
	test := Test{0, 20}
	for _, c := range []struct {
		pairs [5]int
		want  int
		words string
	}{
		{[5]int{0, 1, 2, 3, 4}, 0, "LLR 0.56 (±2.94): undecided"},
		{[5]int{0, 2, 5, 8, 9}, 0, "undecided"},
		{[5]int{0, 4, 10, 18, 26}, 1, "a is stronger (H1: +20 Elo accepted)"},
		{[5]int{26, 18, 10, 4, 0}, -1, "a is not stronger (H0: +0 Elo accepted)"},
		{[5]int{}, 0, "undecided"},
	} {
		tally := tallyOf(c.pairs)
		if got := test.Verdict(tally); got != c.want || !strings.Contains(test.Describe(tally), c.words) {
			t.Errorf("%v: %d, %s; want %d, %s", c.pairs, got, test.Describe(tally), c.want, c.words)
		}
	}
}

// TestErrors checks by many random contests that the test errs as seldom as it
// says: of equal players in no more than one case of twenty, give or take.
func TestErrors(t *testing.T) {
	state := uint64(1)
	random := func() float64 {
		state = state*6364136223846793005 + 1442695040888963407
		return float64(state>>11) / (1 << 53)
	}
	const contests = 300
	for _, strength := range []float64{0, 60} {
		test, wrong := Test{0, 60}, 0
		for range contests {
			tally := new(Tally)
			for tally.Games() < 20 || test.Verdict(tally) == 0 {
				var pair [2]int
				for i := range pair {
					if random() < scoreOf(strength) {
						pair[i] = 2
					}
				}
				tally.Add(gamesOf(pair))
			}
			if (test.Verdict(tally) == 1) != (strength > 0) {
				wrong++
			}
		}
		if wrong > contests/12 {
			t.Errorf("%v Elo: wrong in %d of %d contests", strength, wrong, contests)
		}
	}
}
