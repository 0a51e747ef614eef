package solver

import (
	"testing"

	"tidepool/rules/kalah"
)

// TestOptimistic compares the bounds of every board with few seeds with the endings: whatever the stores
// lack, no side gains more than its optimistic bound, and few bounds are larger than every gain.
func TestOptimistic(t *testing.T) {
	if testing.Short() {
		t.Skip("one thread has no races to look for")
	}
	for _, size := range []struct {
		options string
		seeds   int
	}{{"houses=2,seeds=6", 10}, {"houses=3,seeds=5,emptycapture=on", 10}, {"houses=6,seeds=2", 8}, {"houses=6,seeds=3,emptycapture=on", 7}, {"houses=8", 6}} {
		p, err := kalah.New(size.options)
		if err != nil {
			t.Fatal(err)
		}
		s := New(p.Variant(), 1<<12, 1<<25)
		never := func() bool { return false }
		s.endings.fill(size.seeds, never)
		s.optimistic.fill(size.seeds, never)
		boards, slack := 0, 0
		for n := 1; n <= size.seeds; n++ {
			eachBoard(s.optimistic.rows, n, func(own, enemy row) {
				p := &node{own: own, enemy: enemy, left: int16(n)}
				if s.game.ended(own, enemy) {
					return
				}
				mover, other := s.optimistic.cell(p).unpack(n)
				low, high := 127, -127
				for p.lacks = range p.left + 1 {
					gain := int(*s.endings.cell(p))
					low, high = min(low, gain), max(high, gain)
				}
				if high > mover || -low > other {
					t.Fatalf("%s: %x %x: optimistic %d and %d, gains %d to %d", size.options, own, enemy, mover, other, low, high)
				}
				boards++
				slack += mover - max(high, 0) + other - max(-low, 0)
			})
		}
		t.Logf("%s: %d boards, %.2f more than gained", size.options, boards, float64(slack)/float64(boards))
		if slack > boards {
			t.Errorf("%s: optimistic of %d boards are %d more than is ever gained", size.options, boards, slack)
		}
	}
}

// eachBoard calls f for every board with so many seeds.
func eachBoard(r *rows, seeds int, f func(own, enemy row)) {
	for n := range seeds + 1 {
		for _, own := range r.of[n].rows {
			for _, enemy := range r.of[seeds-n].rows {
				f(own, enemy)
			}
		}
	}
}
