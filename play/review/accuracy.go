package review

import (
	"math"

	"tidepool/rules"
)

// Accuracy is how well a side played, in percent, once all of its turns are known: the mean of two
// means of its turns' accuracies, one weighing unsteady times more, the other bad turns.
func (r *Review) Accuracy(side rules.Side) (percent float64, ok bool) {
	weights := weights(r.Graph())
	var sum, weight, inverse, n float64
	for ply := 1; ply < len(r.spots); ply++ {
		if r.spots[ply-1].position.Turn() != side {
			continue
		}
		j, known := r.Turn(ply)
		if !known {
			return 0, false
		}
		a := accuracy(j.Loss)
		w := weights[ply-1]
		sum, weight = sum+w*a, weight+w
		inverse, n = inverse+1/max(a, 1), n+1
	}
	if n == 0 {
		return 0, false
	}
	return (sum/weight + n/inverse) / 2, true
}

func accuracy(loss float64) float64 {
	return min(max(103.1668*math.Exp(-0.04354*loss)-3.1669+1, 0), 100)
}

// weights are how unsteady the game was about each turn, from 0.5 to 12.
func weights(graph []Point) []float64 {
	const least, most = 0.5, 12
	n := len(graph) - 1
	window := min(max(n/10, 2), 8)
	list := make([]float64, n)
	for i := range list {
		from := max(0, min(i+2-window, len(graph)-window))
		list[i] = min(max(100*deviation(graph[from:min(from+window, len(graph))]), least), most)
	}
	return list
}

func deviation(points []Point) float64 {
	var sum, squares float64
	for _, p := range points {
		sum += p.Share
		squares += p.Share * p.Share
	}
	n := float64(len(points))
	return math.Sqrt(max(0, squares/n-sum/n*sum/n))
}
