package arena

import (
	"fmt"
	"math"
)

// A Tally counts results from the point of view of player a.
type Tally struct {
	Wins, Draws, Losses int
	// Pairs counts the pairs of games by a's points in them, from 0 to 4 half points.
	Pairs [5]int
	// Forfeits counts the games forfeited by a and b. They also count as lost.
	Forfeits [2]int
}

// Games returns the number of games played.
func (t *Tally) Games() int { return t.Wins + t.Draws + t.Losses }

// Score returns a's share of the points, from 0 to 1.
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

// prior is added to the count of each outcome of a pair.
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

// Elo returns the difference in strength and half the width of its 95 % confidence interval. If one end of
// the interval is infinite, margin is the distance to the other end. The difference is infinite if a won or
// lost all games.
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

// A Test is a sequential test of whether a is stronger by High Elo rather than by Low. Each error has a 5 %
// chance.
type Test struct{ Low, High float64 }

// sprtBound is the log likelihood ratio at which the test ends.
var sprtBound = math.Log(0.95 / 0.05)

// Ratio returns the log likelihood ratio of the two hypotheses. For each it takes the most likely
// distribution of a pair's outcomes with that mean (Van den Bergh, "The Generalized Sequential Probability
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

// weight returns the count of an outcome plus prior, so that no outcome has probability zero.
func (t *Tally) weight(i int) float64 { return float64(t.Pairs[i]) + prior }

// tilt returns the factor that gives the distribution of outcomes the given mean: the frequency of an outcome
// with score x is the observed one divided by 1+tilt·(x-mean).
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

// Verdict returns 1 if a is stronger by High, -1 if it is not stronger than Low, and 0 if undecided.
func (s Test) Verdict(t *Tally) int {
	switch r := s.Ratio(t); {
	case r >= sprtBound:
		return 1
	case r <= -sprtBound:
		return -1
	}
	return 0
}

// Describe returns the state of the test in words.
func (s Test) Describe(t *Tally) string {
	words := map[int]string{
		1:  fmt.Sprintf("a is stronger (H1: %+g Elo accepted)", s.High),
		-1: fmt.Sprintf("a is not stronger (H0: %+g Elo accepted)", s.Low),
		0:  "undecided",
	}
	return fmt.Sprintf("SPRT [%g, %g]: LLR %.2f (±%.2f): %s", s.Low, s.High, s.Ratio(t), sprtBound, words[s.Verdict(t)])
}

// String returns text such as "+12 =3 -5, 67.5 %, Elo +127 ± 90".
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
