package book

import (
	"slices"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kalah"
)

// Where North may swap, it is worth what the better of both sides is worth.
func TestSwap(t *testing.T) {
	found := 0
	for _, v := range volumes(t) {
		p, err := kalah.New(v.start.Variant().Options() + ",pie=on")
		if err != nil {
			t.Fatal(err)
		}
		if _, _, ok := v.book.Look(p); ok {
			t.Errorf("%s knows the start with a swap ahead", nameOf(p.Variant()))
		}
		for _, m := range p.AppendMoves(nil) {
			next, plain := p.Apply(m), v.start.Apply(m)
			margin, best, ok := v.book.Look(next)
			want, moves, known := v.book.Look(plain)
			if next.Turn() == rules.Near {
				continue
			}
			if ok != known || margin != max(want, -want) || slices.Contains(best, kalah.Swap) != (known && want <= 0) {
				t.Errorf("%s: %d by %v with the swap, %d by %v without", next, margin, best, want, moves)
			}
			if found++; known && want < 0 && len(best) != 1 {
				t.Errorf("%s: not only the swap is best: %v", next, best)
			}
		}
	}
	if found < 50 {
		t.Errorf("only %d positions", found)
	}
}
