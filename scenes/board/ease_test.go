package board

import (
	"math"
	"testing"
)

func TestEasings(t *testing.T) {
	for name, ease := range map[string]func(float64) float64{"easeInOut": easeInOut, "easeIn": easeIn, "EaseOut": EaseOut, "bounce": bounce, "windUp": windUp, "spring": spring} {
		if a, b := ease(0), ease(1); math.Abs(a) > 1e-9 || math.Abs(b-1) > 1e-9 {
			t.Errorf("%s goes from %v to %v", name, a, b)
		}
		last := ease(0)
		for i := range 1000 {
			v := ease(float64(i+1) / 1000)
			if math.Abs(v-last) > 0.02 {
				t.Fatalf("%s jumps from %v to %v", name, last, v)
			}
			last = v
		}
	}
	if windUp(0.1) >= 0 {
		t.Error("windUp does not go back")
	}
}

func TestQuickening(t *testing.T) {
	for _, n := range []int{1, 2, 6, 13, 40} {
		ends := quickening(n)
		before, last := 0.0, 2.0
		for i, e := range ends {
			if d := e - before; d <= 0 || d > last+1e-12 {
				t.Errorf("%d steps: step %d takes %v after %v", n, i, d, last)
			} else {
				last = d
			}
			before = e
		}
		if math.Abs(before-1) > 1e-12 {
			t.Errorf("%d steps end at %v", n, before)
		}
	}
}
