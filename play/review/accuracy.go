package review

import (
	"math"

	"tidepool/rules"
)

// leastAccuracy is what a turn counts at least in the harmonic mean, which a single 0 would decide.
const leastAccuracy = 5

// Accuracy returns how well a side played, in percent, once all of its turns are known: halfway between the arithmetic
// and the harmonic mean of the accuracies of its turns, so that a few mistakes are not lost among many turns that nobody
// could have got wrong. A turn that gives away x points, of the 100 that can be expected of a game, has an accuracy of
// 103.17·e^(−0.0435·x) − 2.17 percent: 100 if it gives away nothing, 65 for ten points and 9 for fifty.
// Formula and means are those of lichess (lichess.org/page/accuracy), but for its weights.
func (r *Review) Accuracy(side rules.Side) (percent float64, ok bool) {
	var turns []float64
	for ply := 1; ply < len(r.spots); ply++ {
		if r.spots[ply-1].position.Turn() != side {
			continue
		}
		j, known := r.Turn(ply)
		if !known {
			return 0, false
		}
		turns = append(turns, accuracy(j.Loss))
	}
	return overall(turns), len(turns) > 0
}

// overall returns the accuracy of a game from those of its turns, 0 for none.
func overall(turns []float64) float64 {
	sum, inverse := 0.0, 0.0
	for _, a := range turns {
		sum += a
		inverse += 1 / max(a, leastAccuracy)
	}
	n := float64(len(turns))
	if n == 0 {
		return 0
	}
	return min((sum/n+n/inverse)/2, 100)
}

func accuracy(loss float64) float64 {
	return min(max(103.1668*math.Exp(-0.04354*loss)-3.1669+1, 0), 100)
}
