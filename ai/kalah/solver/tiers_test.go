package solver

import (
	"reflect"
	"testing"

	"tidepool/rules/kalah"
)

// TestFillPauses checks that tables filled with many pauses equal those filled without.
func TestFillPauses(t *testing.T) {
	const seeds = 6
	for _, options := range []string{"end=majority", "end=either", "end=empty,emptycapture=on"} {
		p, err := kalah.New(options)
		if err != nil {
			t.Fatal(err)
		}
		fill := func(stop func() bool) (s *Solver, pauses int) {
			s = New(p.Variant(), 1<<12, 1<<25)
			for !s.endings.fill(seeds, stop) {
				pauses++
			}
			for !s.optimistic.fill(seeds, stop) {
				pauses++
			}
			return s, pauses
		}
		whole, _ := fill(func() bool { return false })
		asked := 0
		paused, pauses := fill(func() bool { asked++; return asked%2 == 1 })
		if pauses < 80 {
			t.Errorf("%s: only %d pauses", options, pauses)
		}
		if !reflect.DeepEqual(paused.endings.cells, whole.endings.cells) {
			t.Errorf("%s: other endings after %d pauses", options, pauses)
		}
		if !reflect.DeepEqual(paused.optimistic.cells, whole.optimistic.cells) {
			t.Errorf("%s: other optimistic after %d pauses", options, pauses)
		}
	}
}
