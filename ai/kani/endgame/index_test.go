package endgame

import (
	"math/rand/v2"
	"testing"
)

// materials are the materials of the games with tables, and a small one whose sides differ.
var materials = map[string]*Material{
	"kaninariebi": NariEbi(3, 3), "kanishogi": Shogi(), "two against one": NariEbi(2, 1),
}

// Each placement has a different number, which it shares with its flipped placement.
func TestIndex(t *testing.T) {
	for name, m := range materials {
		t.Run(name, func(t *testing.T) { checkIndex(t, m) })
	}
}

func checkIndex(t *testing.T, m *Material) {
	x := newIndex(m)
	r := rand.New(rand.NewPCG(1, 2))
	for range 20_000 {
		n := r.IntN(len(x.blocks))
		b := &x.blocks[n]
		chosen := r.IntN(len(b.class.enemies))
		set, makeups := x.enemySquares(b.class, chosen)
		for i, k := range makeups {
			p := b.mover().against(set, k)
			if !m.Holds(p) || !m.Holds(p.Other()) {
				t.Fatalf("%v in block %d is not held", p, n)
			}
			place := int(b.class.starts[chosen]) + i
			if block, at := x.of(p); block != n || at != place {
				t.Fatalf("%v at %d of block %d has number %d of %d", p, place, n, at, block)
			}
			block, at := x.of(p.flipped())
			if p.flipped().Own != p.Own && (block != n || at != place) {
				t.Fatalf("%v has number %d of %d, upside down %d of %d", p, place, n, at, block)
			}
			if p.Other().Other() != p {
				t.Fatalf("%v seen from both sides is %v", p, p.Other().Other())
			}
		}
	}
}

// The placements of Kani Nari Ebi have the same numbers as in tables saved by earlier versions.
func TestKept(t *testing.T) {
	const types, blockSize = 7, 22 * 21 * 20 / 6 * 7
	table := &Table{index: newIndex(NariEbi(3, 3))}
	r := rand.New(rand.NewPCG(11, 12))
	for tried := 0; tried < 10_000; {
		p := random(r, 3, 3)
		p.Promoted, p.Parents = p.Parents&boardOf(r.Uint32()), 0
		set := places(p.Own)
		if !table.index.material.Holds(p) || table.index.flipped[3][choice(set, 0)] {
			continue
		}
		tried++
		block := int(table.index.class[3][choice(set, 0)])*types + int(picked(set, places(p.Promoted)))
		place := choice(places(p.Enemy), set)*types + int(picked(places(p.Enemy), places(p.Promoted)))
		if got := table.Cell(p); got != block*blockSize+place {
			t.Fatalf("%v has cell %d, want %d of block %d", p, got, place, block)
		}
	}
}

// Every class of own squares is used, and blocks and their indices have no gaps.
func TestClasses(t *testing.T) {
	for name, m := range materials {
		x, seen, end := newIndex(m), map[uint32]bool{}, 0
		for _, c := range x.classes {
			set := c.set
			if set == 0 || seen[set] {
				t.Fatalf("%s: class of %025b: there already, or empty", name, set)
			}
			seen[set] = true
		}
		for i := range x.blocks {
			b := &x.blocks[i]
			if b.start != end || b.size() == 0 || b.class.first > i {
				t.Fatalf("%s: block %d of %d placements begins at %d, want %d", name, i, b.size(), b.start, end)
			}
			set, makeups := x.enemySquares(b.class, 0)
			if p := b.mover().against(set, makeups[0]).Other(); p.behind() != (i < x.ahead) {
				t.Fatalf("%s: before block %d is %v; the first %d are after turns of fewer pieces", name, i, p, x.ahead)
			}
			end += b.size()
		}
		for i, c := range x.classes {
			for choice := range c.enemies {
				_, makeups := x.enemySquares(c, choice)
				if got := int(c.starts[choice+1] - c.starts[choice]); got != len(makeups) {
					t.Fatalf("%s: class %d has %d places for %d placements", name, i, got, len(makeups))
				}
			}
		}
		if m.Size() != end || x.ahead > 0 && x.blocks[x.ahead].start != x.aheadSize {
			t.Errorf("%s: %d placements, want %d", name, m.Size(), end)
		}
	}
}

// Placements that a table does not hold.
func TestHolds(t *testing.T) {
	const fileA, fileC, fileE = 1 | 1<<6 | 1<<12, (1 | 1<<6 | 1<<12) << 2, (1 | 1<<6 | 1<<12) << 4
	for _, test := range []struct {
		game string
		p    Placement
		want bool
	}{
		{"kaninariebi", Placement{Own: fileA, Enemy: fileE}, true},
		{"kaninariebi", Placement{Own: fileE, Enemy: fileA}, true},
		{"kaninariebi", Placement{Own: fileA, Enemy: fileE, Promoted: fileA}, false},
		{"kaninariebi", Placement{Own: fileA, Enemy: fileE, Promoted: fileE}, false},
		{"kaninariebi", Placement{Own: fileA, Enemy: fileE | 1<<2}, false},
		{"kaninariebi", Placement{Own: fileA, Enemy: fileE, Parents: 1}, false},
		{"two against one", Placement{Own: 1, Enemy: 1<<4 | 1<<10, Promoted: 1 | 1<<4}, true},
		{"two against one", Placement{Own: 1<<4 | 1<<10, Enemy: 1}, true},
		{"two against one", Placement{Own: 1, Enemy: 1 << 4}, false},
		{"two against one", Placement{Own: 1 | 1<<1, Enemy: 1<<4 | 1<<10}, false},
		{"kanishogi", Placement{Own: fileA, Enemy: fileE}, false},
		{"kanishogi", Placement{Own: fileA, Enemy: fileE, Parents: 1}, false},
		{"kanishogi", Placement{Own: fileA, Enemy: fileE, Parents: 1 | 1<<6 | 1<<4}, false},
		{"kanishogi", Placement{Own: fileA, Enemy: fileE, Parents: 1 | 1<<4}, true},
		{"kanishogi", Placement{Own: fileA, Enemy: fileE, Parents: 1 | 1<<4, Promoted: 1}, false},
		{"kanishogi", Placement{Own: fileE, Enemy: fileC, Parents: 1<<2 | 1<<4}, false},
		{"kanishogi", Placement{Own: fileE, Enemy: fileC, Parents: 1<<2 | 1<<4, Promoted: 1<<10 | 1<<16}, true},
		{"kanishogi", Placement{Own: fileC, Enemy: fileA, Parents: 1 | 1<<2, Promoted: 1 << 6}, false},
		{"kanishogi", Placement{Own: fileC, Enemy: fileA, Parents: 1 | 1<<2, Promoted: 1<<6 | 1<<12}, true},
		{"kanishogi", Placement{Own: fileA, Enemy: fileE &^ 1 &^ (1 << 4), Parents: 1 | 1<<10}, false},
	} {
		if got := materials[test.game].Holds(test.p); got != test.want {
			t.Errorf("%s: %+v is held: %v", test.game, test.p, got)
		}
	}
}
