package board

import "math"

// Easings take the share of a movement's time and return that of its way; all movement goes by one.

func easeInOut(t float64) float64 { return t * t * (3 - 2*t) }

func easeIn(t float64) float64 { return t * t }

func windUp(t float64) float64 {
	const share, back = 0.2, 0.035
	if t < share {
		return -back * math.Sin(math.Pi*t/share)
	}
	return easeInOut((t - share) / (1 - share))
}

// spring swings past the end and settles: a damped oscillation.
func spring(t float64) float64 {
	return 1 - math.Exp(-6*t)*math.Cos(2.6*math.Pi*t)*(1-t)
}

// arch rises from 0 to 1 in the middle and falls again.
func arch(t float64) float64 { return math.Sin(math.Pi * t) }

// quickening returns the shares of time at which n equal steps end, each a little shorter than the last.
func quickening(n int) []float64 {
	const first, least, faster = 1, 0.42, 0.06
	ends := make([]float64, n)
	sum := 0.0
	for i := range ends {
		sum += max(first-faster*float64(i), least)
		ends[i] = sum
	}
	for i := range ends {
		ends[i] /= sum
	}
	return ends
}
