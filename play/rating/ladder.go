package rating

import "math"

const (
	// first is the rating of the lowest level; only differences matter.
	first = 600
	// sure is the deviation of the levels' ratings, which come from a few hundred games each.
	sure = 30
	// evenly is the share of points between unmeasured levels: about three of four.
	evenly = 75
)

// Ladder returns the ratings of levels, given each one's share of the points against the one below, in
// percent. There is one more level than shares.
func Ladder(shares []int) []Player {
	list := []Player{{R: first, RD: sure, Sigma: minSigma}}
	r := float64(first)
	for _, percent := range shares {
		p := min(max(float64(percent), 50), 99) / 100
		r += 400 * math.Log10(p/(1-p))
		list = append(list, Player{R: r, RD: sure, Sigma: minSigma})
	}
	return list
}

// Even returns the ratings of n unmeasured levels.
func Even(n int) []Player {
	shares := make([]int, max(0, n-1))
	for i := range shares {
		shares[i] = evenly
	}
	return Ladder(shares)
}

// Challenge is the expected share of points against a fitting opponent: a little less than half, so that there
// is something to gain.
const Challenge = 0.45

// Fitting returns the level, from 1, against which a player can most nearly expect a share of the points.
func Fitting(p Player, levels []Player, share float64) int {
	best, least := 1, math.Inf(1)
	for i, o := range levels {
		if off := math.Abs(Expected(p, o) - share); off < least {
			best, least = i+1, off
		}
	}
	return best
}
