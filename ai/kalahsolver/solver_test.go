package kalahsolver

import (
	"math/rand/v2"
	"testing"

	"tidepool/rules"
	"tidepool/rules/kalah"
)

// TestAgainstPlain compares positions of random games with a solver that has
// no tables, under every option. With and without a table of endings worth
// the name, since small positions are all in it.
func TestAgainstPlain(t *testing.T) {
	sizes := []struct{ houses, seeds, games, left int }{
		{1, 1, 1, 2}, {1, 9, 20, 18}, {2, 2, 20, 8}, {2, 5, 20, 20}, {3, 2, 20, 12}, {3, 3, 8, 18},
		{4, 1, 20, 8}, {4, 2, 8, 12}, {4, 5, 4, 11}, {6, 1, 8, 9}, {6, 4, 4, 8}, {8, 1, 3, 8}, {8, 9, 1, 7},
	}
	compared := 0
	for _, size := range sizes {
		everyVariant(size.houses, size.seeds, func(options string) {
			r := rand.New(rand.NewPCG(1, 2))
			start, err := kalah.New(options)
			if err != nil {
				t.Fatal(err)
			}
			known := plain{}
			for _, endingBytes := range []int{0, 100, 1 << 16} {
				s := New(start.Variant(), 1<<12, endingBytes)
				for range size.games {
					p := walk(r, start, r.IntN(4*size.houses*size.seeds))
					for ; !p.Outcome().Over(); p = walk(r, p, 1) {
						if p.Row(rules.Near)+p.Row(rules.Far) > size.left {
							continue
						}
						compared++
						got, _, ok := s.Judge(p, Hint{}, Limits{})
						if want := known.margin(p); got != want || !ok {
							t.Fatalf("%s, %d bytes of endings: %s is worth %d, want %d", options, endingBytes, p, got, want)
						}
					}
				}
			}
		})
	}
	if compared < 5000 {
		t.Errorf("only %d positions", compared)
	}
}
