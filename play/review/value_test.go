package review

import (
	"testing"

	"tidepool/ai"
)

func TestShare(t *testing.T) {
	for _, test := range []struct {
		value Value
		least float64
		most  float64
	}{
		{Value{Score: ai.WinIn(9), Proven: true}, 1, 1},
		{Value{Score: ai.LossIn(0), Proven: true}, 0, 0},
		{Value{Proven: true}, 0.5, 0.5},
		{Value{Score: 200, Proven: true}, 1, 1}, // two seeds, for certain
		{Value{Score: -200, Proven: true}, 0, 0},
		{Value{}, 0.5, 0.5},
		{Value{Score: 250}, 0.73, 0.74},
		{Value{Score: 9999}, 0.99, 0.99},
		{Value{Score: -9999}, 0.01, 0.01},
	} {
		if got := test.value.Share(); got < test.least || got > test.most {
			t.Errorf("%+v: %v", test.value, got)
		}
	}
}
