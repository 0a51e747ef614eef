package arena

import (
	"fmt"
	"math"
)

// A Tally counts results as the first player, a, sees them.
type Tally struct {
	Wins, Draws, Losses int
	// Pairs counts the pairs of games by a's points in them, in halves from 0 to 4.
	Pairs [5]int
	// Forfeits counts the games that a and b have forfeited, which count as lost too.
	Forfeits [2]int
}

// Games is how many have been played.
func (t *Tally) Games() int { return t.Wins + t.Draws + t.Losses }

// Score is a's share of the points.
func (t *Tally) Score() float64 {
	if t.Games() == 0 {
		return 0.5
	}
	return (float64(t.Wins) + float64(t.Draws)/2) / float64(t.Games())
}

// Add adds the games of a pair.
func (t *Tally) Add(pair [2]Game) {
	for _, g := range pair {
		if g.Forfeit != nil {
			t.Forfeits[g.Forfeit.Player]++
		}
		switch g.Points {
		case 2:
			t.Wins++
		case 1:
			t.Draws++
		default:
			t.Losses++
		}
	}
	t.Pairs[pair[0].Points+pair[1].Points]++
}

// prior is added to how often each outcome of a pair was seen.
const prior = 1e-3

func (t *Tally) pairs() (n, mean, variance float64) {
	var sum, squares float64
	for i := range t.Pairs {
		c, x := t.weight(i), float64(i)/4
		n += c
		sum += c * x
		squares += c * x * x
	}
	mean = sum / n
	return n, mean, squares/n - mean*mean
}

// Elo returns the difference in strength and half the width of the interval that holds it with 95 %
// probability; where one end of the interval is infinite, the way to the other. The difference is
// infinite if all games went one way.
func (t *Tally) Elo() (difference, margin float64) {
	n, mean, variance := t.pairs()
	half := 1.96 * math.Sqrt(variance/n)
	difference = eloOf(t.Score())
	switch {
	case mean+half >= 1:
		return difference, difference - eloOf(mean-half)
	case mean-half <= 0:
		return difference, eloOf(mean+half) - difference
	}
	return difference, (eloOf(mean+half) - eloOf(mean-half)) / 2
}

func eloOf(score float64) float64 { return 400 * math.Log10(score/(1-score)) }

func scoreOf(elo float64) float64 { return 1 / (1 + math.Pow(10, -elo/400)) }

// A Test is sequential: is a stronger by High Elo rather than by Low? Wrong in one case of twenty either way.
type Test struct{ Low, High float64 }

// sprtBound is the logarithm of the odds at which the test ends.
var sprtBound = math.Log(0.95 / 0.05)

// Ratio returns the logarithm of the likelihood ratio of the two hypotheses: of the likeliest odds of a
// pair's outcomes that have the mean of each (Van den Bergh, "The Generalized Sequential Probability
// Ratio Test for Chess", 2020).
func (s Test) Ratio(t *Tally) (ratio float64) {
	low, high := scoreOf(s.Low), scoreOf(s.High)
	forLow, forHigh := t.tilt(low), t.tilt(high)
	for i := range t.Pairs {
		x, n := float64(i)/4, t.weight(i)
		ratio += n * math.Log((1+forLow*(x-low))/(1+forHigh*(x-high)))
	}
	return ratio
}

// weight is how often an outcome was seen and a little more, so that it is never out of the question.
func (t *Tally) weight(i int) float64 { return float64(t.Pairs[i]) + prior }

// tilt returns how much to tilt the odds of outcomes for a mean: those with a share x of the points are
// as seen, divided by 1+tilt·(x-mean).
func (t *Tally) tilt(mean float64) float64 {
	low, high := -1/(1-mean), 1/mean
	for range 60 {
		tilt, sum := (low+high)/2, 0.0
		for i := range t.Pairs {
			d := float64(i)/4 - mean
			sum += t.weight(i) * d / (1 + tilt*d)
		}
		if sum > 0 {
			low = tilt
		} else {
			high = tilt
		}
	}
	return (low + high) / 2
}

// Verdict returns 1 if a is stronger by High, -1 if it is not stronger than Low, and 0 if that is open.
func (s Test) Verdict(t *Tally) int {
	switch r := s.Ratio(t); {
	case r >= sprtBound:
		return 1
	case r <= -sprtBound:
		return -1
	}
	return 0
}

// Describe puts the state of the test into words.
func (s Test) Describe(t *Tally) string {
	words := map[int]string{
		1:  fmt.Sprintf("a is stronger (H1: %+g Elo accepted)", s.High),
		-1: fmt.Sprintf("a is not stronger (H0: %+g Elo accepted)", s.Low),
		0:  "undecided",
	}
	return fmt.Sprintf("SPRT [%g, %g]: LLR %.2f (±%.2f): %s", s.Low, s.High, s.Ratio(t), sprtBound, words[s.Verdict(t)])
}

// String returns the like of "+12 =3 -5, 67.5 %, Elo +127 ± 90".
func (t *Tally) String() string {
	elo, margin := t.Elo()
	text := fmt.Sprintf("+%d =%d -%d, %.1f %%", t.Wins, t.Draws, t.Losses, 100*t.Score())
	switch {
	case t.Games() == 0:
		return text
	case math.IsInf(elo, 1):
		return text + ", Elo +∞"
	case math.IsInf(elo, -1):
		return text + ", Elo -∞"
	}
	return fmt.Sprintf("%s, Elo %+.0f ± %.0f", text, elo, margin)
}
