package board

import "math"

// Easings map the elapsed share of a movement's time to the share of its way.

func easeInOut(t float64) float64 { return t * t * (3 - 2*t) }

func easeIn(t float64) float64 { return t * t }

// EaseOut begins at full speed and slows down to rest.
func EaseOut(t float64) float64 { return 1 - (1-t)*(1-t)*(1-t) }

// windUp moves back a little, accelerates quickly, and slows down to rest.
func windUp(t float64) float64 {
	const share, back = 0.16, 0.035
	if t < share {
		return -back * math.Sin(math.Pi*t/share)
	}
	u := (t - share) / (1 - share)
	return 1 - math.Pow(1-easeInto(u), 1.8)
}

// easeInto starts from rest and continues at a constant speed.
func easeInto(t float64) float64 {
	const share = 0.3
	k := 1 / (1 - share/2)
	if t < share {
		return k * t * t / (2 * share)
	}
	return k * (t - share/2)
}

// spring overshoots the end and settles: a damped oscillation.
func spring(t float64) float64 {
	return 1 - math.Exp(-6*t)*math.Cos(2.6*math.Pi*t)*(1-t)
}

// arch rises from 0 to 1 in the middle and falls again.
func arch(t float64) float64 { return math.Sin(math.Pi * t) }

// parabola is the height of something thrown: 1 in the middle.
func parabola(t float64) float64 { return 4 * t * (1 - t) }

// carried is the height of something picked up, carried and put down.
func carried(t float64) float64 {
	const up, down = 0.2, 0.7
	if t < down {
		return easeInOut(min(1, t/up))
	}
	return 1 - easeIn((t-down)/(1-down))
}

// bounce falls with acceleration, and a second time from a small height.
func bounce(t float64) float64 {
	const falls = 0.6
	if t < falls {
		return (t / falls) * (t / falls)
	}
	return 1 - 0.12*parabola((t-falls)/(1-falls))
}

// quickening returns the shares of time at which n steps end, each a little shorter than the last.
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
