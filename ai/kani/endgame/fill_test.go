package endgame

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/rules/kani"
)

// touch is a small game for a table: each side has three parents that can only slide. A side to move with a
// piece next to an enemy wins; a side to move with all pieces on the far file loses.
type touch struct{ gaits *Gaits }

func (touch) Stuck(p Placement) bool { return p.Own&^farFile == 0 }

func (g touch) Wins(p Placement) bool { return p.Own.Adjacent()&p.Enemy != 0 || g.Stuck(p.Other()) }

func touching() (touch, *Material) {
	parents := newMaterial(func(_, promoted, parents uint32) bool { return promoted == 0 && parents == 1<<men-1 })
	return touch{&Gaits{
		Reach:   func(_ Kind, from kani.Square, occupied kani.Board) kani.Board { return kani.RankSlides(from, occupied) },
		Carried: func(_ Kind, to kani.Square, occupied kani.Board) kani.Board { return kani.Carried(to, occupied) },
		AnyBond: true,
	}}, parents
}

func random(r *rand.Rand) (p Placement) {
	for i, at := range r.Perm(squares)[:2*men] {
		square := boardOf(1 << at)
		if p.Parents |= square; i%2 == 0 {
			p.Own |= square
		} else {
			p.Enemy |= square
		}
	}
	return p
}

// The table's value of a placement follows from the values of its successors, as only in a correct table.
func TestFill(t *testing.T) {
	g, m := touching()
	told := 0
	table, ok := Fill(m, g.gaits, []Rules{g, g}, func() bool { return false }, func(*Table, int, int) { told++ })
	if !ok {
		t.Fatal("not filled")
	}
	lengths := table.Lengths()
	if len(lengths) < 6 || told < len(lengths)/2 || slices.Contains(lengths[1:], 0) {
		t.Errorf("%d for each number of plies, reported %d times", lengths, told)
	}
	drawn := 0
	r := rand.New(rand.NewPCG(9, 10))
	for range 30_000 {
		p := random(r)
		plies, decided := table.Plies(p)
		want, ends := g.ahead(table, p)
		if decided != ends || decided && plies != want {
			t.Fatalf("%v: %d plies (decided: %v), its turns say %d (%v)", p, plies, decided, want, ends)
		}
		if !decided {
			drawn++
		}
	}
	if drawn == 0 {
		t.Error("no draws")
	}
}

// ahead returns how long a placement lasts, computed from the table's values of its successors.
func (g touch) ahead(table *Table, p Placement) (plies int, decided bool) {
	switch {
	case g.Stuck(p):
		return 0, true
	case g.Wins(p):
		return 1, true
	}
	won, lost, open := longest, 0, false
	g.gaits.After(p, func(q Placement) {
		switch n, known := table.Plies(q); {
		case !known:
			open = true
		case n%2 == 0:
			won = min(won, n+1)
		default:
			lost = max(lost, n+1)
		}
	})
	if won < longest {
		return won, true
	}
	return lost, !open
}

// A stopped Fill returns no half-filled table.
func TestStops(t *testing.T) {
	g, m := touching()
	asked := 0
	if _, ok := Fill(m, g.gaits, []Rules{g}, func() bool { asked++; return asked > 3 }, func(*Table, int, int) {}); ok || asked != 4 {
		t.Errorf("asked %d times and filled: %v", asked, ok)
	}
}

// BenchmarkFill fills the table of a small game.
func BenchmarkFill(b *testing.B) {
	g, m := touching()
	b.ReportAllocs()
	for b.Loop() {
		Fill(m, g.gaits, []Rules{g}, func() bool { return false }, func(*Table, int, int) {})
	}
}
