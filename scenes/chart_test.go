package scenes_test

import (
	"math"
	"testing"

	"pgregory.net/rapid"

	"tidepool/scenes"
)

// An axis holds its numbers between round ones, in not too many steps.
func TestAxis(t *testing.T) {
	for _, test := range []struct {
		low, high       float64
		most            int
		least           float64
		from, to, steps float64
	}{
		{940, 1261, 5, 1, 900, 1300, 100},
		{1000, 1000, 5, 50, 1000, 1050, 50},
		{0, 7, 5, 1, 0, 8, 2},
		{0, 0, 5, 1, 0, 1, 1},
		{0, 83, 4, 1, 0, 100, 50},
		{-3, 4, 4, 1, -4, 4, 2},
		{math.NaN(), 4, 4, 1, 0, 1, 1},
	} {
		low, high, step := scenes.AxisOf(test.low, test.high, test.most, test.least)
		if low != test.from || high != test.to || step != test.steps {
			t.Errorf("%v to %v: %v to %v by %v", test.low, test.high, low, high, step)
		}
	}
	rapid.Check(t, func(t *rapid.T) {
		low := rapid.Float64Range(-1e6, 1e6).Draw(t, "low")
		high := low + rapid.Float64Range(0, 1e6).Draw(t, "more")
		most := rapid.IntRange(2, 8).Draw(t, "most")
		from, to, step := scenes.AxisOf(low, high, most, 1)
		if from > low || to < high || step < 1 || (to-from)/step > float64(most)+1e-6 {
			t.Errorf("%v to %v: %v to %v by %v", low, high, from, to, step)
		}
	})
}
