package rating

import "math"

const (
	// first is the rating of the lowest level; only differences matter.
	first = 600
	// sure is how well the levels are known: from a few hundred games each.
	sure = 30
	// evenly is a step of levels that were not measured: about three points of four.
	evenly = 75
)

// Ladder is how strong levels are, given each one's share of the points against the one below, in
// percent. There is one more of them than shares.
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

// Even is a ladder of n levels that were not measured.
func Even(n int) []Player {
	shares := make([]int, max(0, n-1))
	for i := range shares {
		shares[i] = evenly
	}
	return Ladder(shares)
}

// fitting is the share of the points that a fitting opponent leaves: a little less than half, so
// that there is something to win.
const fitting = 0.45

// Fitting is the level, from 1, against which a player can expect somewhat less than half of the points.
func Fitting(p Player, levels []Player) int {
	best, least := 1, math.Inf(1)
	for i, o := range levels {
		if off := math.Abs(Expected(p, o) - fitting); off < least {
			best, least = i+1, off
		}
	}
	return best
}
