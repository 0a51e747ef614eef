package endgame

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/rules/kani"
)

// touch is a small game for a table: the pieces are parents that can only slide. A side to move with all pieces on
// the far file loses, and so, in two plies, does one that cannot move. A side with as many pieces as the enemy, or
// more, wins if it is next to one of them. With fewer, and next to just one, it may capture that in place of a move,
// and less tells how the game goes on.
type touch struct {
	gaits *Gaits
	less  *Table
}

func (touch) Stuck(p Placement) bool { return p.Own&^farFile == 0 }

func (g touch) Wins(p Placement) bool {
	after, captured := g.capture(p)
	return !p.behind() && p.Own.Adjacent()&p.Enemy != 0 || captured && g.Stuck(after) || g.Stuck(p.Other())
}

func (g touch) Leaves(p Placement) Exit {
	after, captured := g.capture(p)
	if !captured {
		return None
	}
	if plies, decided := g.less.Plies(after); decided {
		return Exit(plies + 1)
	}
	return Held
}

// capture returns the placement after a capture, from the other side's point of view.
func (touch) capture(p Placement) (Placement, bool) {
	touched := p.Own.Adjacent() & p.Enemy
	if touched.Count() != 1 || !p.behind() {
		return p, false
	}
	p.Enemy &^= touched
	p.Parents &^= touched
	return p.Other(), true
}

func touching(n, m int) (touch, *Material) {
	parents := newMaterial(n, m, func(men int, _, promoted, parents uint32) bool { return promoted == 0 && parents == 1<<men-1 })
	return touch{gaits: &Gaits{
		Reach:    func(_ Kind, from kani.Square, occupied kani.Board) kani.Board { return kani.RankSlides(from, occupied) },
		Carried:  func(_ Kind, to kani.Square, occupied kani.Board) kani.Board { return kani.Carried(to, occupied) },
		AnyBond:  true,
		Captures: func(kani.Square, kani.Board, kani.Board) bool { return false },
	}}, parents
}

func never() bool { return false }

func silent(*Table, int, int) {}

// random returns a random placement of n parents against m.
func random(r *rand.Rand, n, m int) (p Placement) {
	for i, at := range r.Perm(squares)[:n+m] {
		square := boardOf(1 << at)
		if p.Parents |= square; i < n {
			p.Own |= square
		} else {
			p.Enemy |= square
		}
	}
	return p
}

// The table's value of a placement follows from the values of its successors, as only in a correct table.
func TestFill(t *testing.T) {
	g, m := touching(3, 3)
	told := -1
	table, ok := Fill(m, g.gaits, []Rules{g, g}, never, func(_ *Table, plies, _ int) {
		if plies != told && plies != told+1 {
			t.Errorf("complete up to %d plies, and before up to %d", plies, told)
		}
		told = plies
	})
	if !ok {
		t.Fatal("not filled")
	}
	lengths := table.Lengths()
	if len(lengths) < 6 || told < len(lengths)-1 || slices.Contains(lengths[1:], 0) {
		t.Errorf("%d for each number of plies, reported up to %d", lengths, told)
	}
	g.check(t, table, 3, 3)
}

// A table in which one side has more pieces goes on with that of equal sides. Most of its indices do not fit.
func TestFillUneven(t *testing.T) {
	even, m := touching(2, 2)
	less, ok := Fill(m, even.gaits, []Rules{even}, never, silent)
	if !ok {
		t.Fatal("not filled")
	}
	g, m := touching(3, 2)
	g.less = less
	f := newFiller(m, g.gaits, []Rules{g, g}, never, silent)
	f.largest = 300
	if !f.fill() {
		t.Fatal("not filled")
	}
	g.check(t, &f.table, 3, 2)
	g.check(t, &f.table, 2, 3)
}

// check checks the values of random placements of n pieces against m.
func (g touch) check(t *testing.T, table *Table, n, m int) {
	t.Helper()
	r := rand.New(rand.NewPCG(9, 10))
	kinds := [3]int{}
	for range 30_000 {
		p := random(r, n, m)
		plies, decided := table.Plies(p)
		want, ends := g.ahead(table, p)
		if decided != ends || decided && plies != want {
			t.Fatalf("%v: %d plies (decided: %v), its turns say %d (%v)", p, plies, decided, want, ends)
		}
		if decided {
			kinds[1+plies%2]++
		} else {
			kinds[0]++
		}
	}
	if slices.Contains(kinds[:], 0) {
		t.Errorf("%d drawn, lost and won", kinds)
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
	won, lost, open := longest, 2, false
	look := func(table *Table, q Placement) {
		switch n, known := table.Plies(q); {
		case !known:
			open = true
		case n%2 == 0:
			won = min(won, n+1)
		default:
			lost = max(lost, n+1)
		}
	}
	g.gaits.After(p, func(q Placement) { look(table, q) })
	if after, captured := g.capture(p); captured {
		look(g.less, after)
	}
	if won < longest {
		return won, true
	}
	return lost, !open
}

// A stopped Fill returns no half-filled table.
func TestStops(t *testing.T) {
	g, m := touching(3, 3)
	asked := 0
	if _, ok := Fill(m, g.gaits, []Rules{g}, func() bool { asked++; return asked > 3 }, silent); ok || asked != 4 {
		t.Errorf("asked %d times and filled: %v", asked, ok)
	}
}

// BenchmarkFill fills the table of a small game.
func BenchmarkFill(b *testing.B) {
	g, m := touching(3, 3)
	b.ReportAllocs()
	for b.Loop() {
		Fill(m, g.gaits, []Rules{g}, never, silent)
	}
}
