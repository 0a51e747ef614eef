package review

import (
	"math"

	"tidepool/rules"
)

// Accuracy returns how well a side played, in percent, once all of its turns are known: the mean accuracy of
// its turns. A turn that gives away x points, of the 100 that can be expected of a game, has an accuracy of
// 103.17·e^(−0.0435·x) − 2.17 percent: 100 if it gives away nothing, 65 for ten points and 9 for fifty.
func (r *Review) Accuracy(side rules.Side) (percent float64, ok bool) {
	sum, n := 0.0, 0
	for ply := 1; ply < len(r.spots); ply++ {
		if r.spots[ply-1].position.Turn() != side {
			continue
		}
		j, known := r.Turn(ply)
		if !known {
			return 0, false
		}
		sum, n = sum+accuracy(j.Loss), n+1
	}
	if n == 0 {
		return 0, false
	}
	return sum / float64(n), true
}

func accuracy(loss float64) float64 {
	return min(max(103.1668*math.Exp(-0.04354*loss)-3.1669+1, 0), 100)
}
