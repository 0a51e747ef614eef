package endgame

import (
	"math/rand/v2"
	"testing"
)

// Every placement has a number of its own, and one seen upside down the same.
func TestIndex(t *testing.T) {
	x, sets := newIndex(), choices(squares-men)
	r := rand.New(rand.NewPCG(1, 2))
	for range 100_000 {
		block, place := r.IntN(blocks), r.IntN(blockSize)
		p := x.mover(block).with(place, sets)
		if !p.Holds() {
			t.Fatalf("%v at %d of block %d is not held", p, place, block)
		}
		if n := x.of(p); n != uint32(block*blockSize+place) {
			t.Fatalf("%v at %d of block %d has number %d", p, place, block, n)
		}
		if turned := p.upended(); turned.Own != p.Own && x.of(turned) != x.of(p) {
			t.Fatalf("%v has number %d, upside down %d", p, x.of(p), x.of(turned))
		}
		if p.Other().Other() != p {
			t.Fatalf("%v seen from both sides is %v", p, p.Other().Other())
		}
	}
}

// No class of own squares is left over.
func TestClasses(t *testing.T) {
	x, seen := newIndex(), map[uint32]bool{}
	for _, set := range x.sets {
		if set == 0 || seen[set] {
			t.Fatalf("class of %025b: there already, or empty", set)
		}
		seen[set] = true
	}
}
