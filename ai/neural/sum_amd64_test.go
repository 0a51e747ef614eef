package neural

import (
	"math/rand/v2"
	"testing"
)

func TestSumsAreEqual(t *testing.T) {
	if !wide {
		t.Skip("this processor has no AVX2")
	}
	r := rand.New(rand.NewPCG(5, 7))
	n := &Net{rows: make([][Squares]row, 9)}
	word := func(most int) (w uint64) {
		for range lanes {
			w = w<<16 | uint64(r.IntN(2*most+1)-most)&0xffff
		}
		return w
	}
	for at := range words {
		n.bias[at], n.out[at] = word(MostBias), word(MostOut)
		for k := range n.rows {
			for square := range n.rows[k] {
				n.rows[k][square][at] = word(Most / (1 + r.IntN(50)))
			}
		}
	}
	for range 2000 {
		kinds := make([]uint32, 1+r.IntN(len(n.rows)))
		for range r.IntN(Pieces + 1) {
			kinds[r.IntN(len(kinds))] |= 1 << r.IntN(Squares)
		}
		got := sum256(&n.rows[0], &kinds[0], len(kinds), &n.bias, &n.out)
		if want := sum128(&n.rows[0], &kinds[0], len(kinds), &n.bias, &n.out); got != want {
			t.Fatalf("%x: %d, want %d", kinds, got, want)
		}
	}
}
