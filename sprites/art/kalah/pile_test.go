package kalah

import (
	"fmt"
	"math"
	"testing"
)

// hollows are radii and seed sizes as boards have them: a house, an upright store, a horizontal store, and a
// store that hardly holds a seed.
var hollows = [][3]float64{{38, 38, 26}, {37, 86, 26}, {86, 37, 26}, {36, 36, 20}, {12, 30, 26}}

func TestPilesStayInTheirHollow(t *testing.T) {
	for _, h := range hollows {
		for _, n := range []int{0, 1, 2, 3, 7, 20, 72, 144} {
			pile := Pile(n, h[0], h[1], h[2])
			if len(pile) != n {
				t.Fatalf("%d seeds in %v: %d places", n, h, len(pile))
			}
			ax, ay := max(0, h[0]-h[2]/2), max(0, h[1]-h[2]/2)
			for i, q := range pile {
				if math.Abs(q.X) > ax+1e-9 || math.Abs(q.Y) > ay+1e-9 || ax > 0 && ellipseShare(q.X, q.Y, ax, ay) > 1+1e-9 {
					t.Errorf("seed %d of %d lies at %.1f, %.1f of the hollow %v", i, n, q.X, q.Y, h)
				}
			}
		}
	}
}

// TestPilesGrowInPlace requires that no seed moves by more than three fifths of its size when one is added,
// and hardly at all in a large pile.
func TestPilesGrowInPlace(t *testing.T) {
	for _, h := range hollows {
		for n := 1; n < 144; n++ {
			old, grown := Pile(n, h[0], h[1], h[2]), Pile(n+1, h[0], h[1], h[2])
			most := h[2] * 0.6
			if n > 12 {
				most = h[2] * 0.25
			}
			for i, q := range old {
				if d := math.Hypot(q.X-grown[i].X, q.Y-grown[i].Y); d > most {
					t.Errorf("seed %d moves %.1f when seed %d joins it in %v", i, d, n+1, h)
				}
			}
		}
	}
}

// TestSmallPilesCanBeCounted requires that the first seeds of a house lie side by side.
func TestSmallPilesCanBeCounted(t *testing.T) {
	const size = 24
	pile := Pile(7, 38, 38, size)
	for i, a := range pile {
		for _, b := range pile[:i] {
			if d := math.Hypot(a.X-b.X, a.Y-b.Y); d < 0.68*size {
				t.Errorf("seeds at %.1f and %.1f are %.1f apart", a, b, d)
			}
		}
	}
}

func TestPilesAreTheSameEveryTime(t *testing.T) {
	if a, b := fmt.Sprint(Pile(40, 38, 38, 26)), fmt.Sprint(Pile(40, 38, 38, 26)); a != b {
		t.Errorf("%s\n%s", a, b)
	}
}

func BenchmarkPile(b *testing.B) {
	for _, n := range []int{4, 24, 144} {
		b.Run(fmt.Sprint(n), func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				Pile(n, 37, 86, 26)
			}
		})
	}
}
