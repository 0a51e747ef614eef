package chart

import "math"

type chartAxis struct{ Low, High, Step float64 }

// AxisOf returns the shortest axis that holds two numbers in at most most steps, each at least least.
func AxisOf(low, high float64, most int, least float64) chartAxis {
	if high < low || math.IsNaN(low+high) || math.IsInf(low+high, 0) {
		low, high = 0, 0
	}
	for decade := math.Pow(10, math.Floor(math.Log10(least))); ; decade *= 10 {
		for _, k := range []float64{1, 2, 5} {
			step := k * decade
			if step < least {
				continue
			}
			a := chartAxis{math.Floor(low/step) * step, math.Ceil(high/step) * step, step}
			if a.High <= a.Low {
				a.High = a.Low + step
			}
			if a.steps() <= max(1, most) || decade > 1e12 {
				return a
			}
		}
	}
}

func (a chartAxis) steps() int { return int(math.Round((a.High - a.Low) / a.Step)) }

func (a chartAxis) marks() []float64 {
	list := make([]float64, a.steps()+1)
	for i := range list {
		list[i] = a.Low + float64(i)*a.Step
	}
	return list
}

// share returns the position of a number along the axis, from 0 to 1.
func (a chartAxis) share(v float64) float64 {
	return min(max((v-a.Low)/(a.High-a.Low), 0), 1)
}
