package endgame

import (
	"fmt"
	"math/rand/v2"
	"testing"

	"tidepool/rules"
	"tidepool/rules/onitama"
)

// exchanges deals cards with which a player often has no step.
const exchanges = "deal=dog+frog/fox+rabbit/iguana,deck=all"

// evidence deals cards with published totals.
const evidence = "deal=ox+boar/horse+elephant/crab"

func start(t testing.TB, options string) onitama.Position {
	t.Helper()
	p, err := onitama.New(options)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// build builds the table for five cards.
func build(c Cards) *Table {
	b := NewBuilder(c)
	for b.Step() {
	}
	return b.Table()
}

// TestTotals compares the numbers of states and wins with published ones.
func TestTotals(t *testing.T) {
	won, lost := build(CardsOf(start(t, evidence))).Count()
	if states := deals * placements; states != 9_174_270 || won != 6_752_579 {
		t.Errorf("%d states, %d won, %d lost; want 9174270 and 6752579", states, won, lost)
	}
}

// TestAgreesWithRules compares the values of random positions with those computed from the positions one ply
// later by the rules alone, and short results with exhaustive search.
func TestAgreesWithRules(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, options := range []string{evidence, "deck=all,seed=3", exchanges} {
		first := start(t, options)
		table := build(CardsOf(first))
		searched, passes := 0, 0
		for range 20_000 {
			p := scatter(t, r, table.Cards())
			got, ok := table.Lookup(p)
			if want := ahead(t, table, p); !ok || got != want {
				t.Fatalf("%s: %v, %t; by the rules %v", p, got, ok, want)
			}
			if moves := p.AppendMoves(nil); moves[0].Passes() {
				passes++
			}
			if searched < 200 && (got == 0 || got > 2) {
				searched++
				const depth = 4
				want := search(p, depth)
				if got.Plies() > depth {
					got = 0
				}
				if got != want {
					t.Fatalf("%s: %v; exhaustive search says %v", p, got, want)
				}
			}
		}
		if options == exchanges && passes == 0 {
			t.Error("no exchange was forced")
		}
	}
}

// scatter returns a random position that is not over, with a random deal.
func scatter(t testing.TB, r *rand.Rand, c Cards) onitama.Position {
	t.Helper()
	for {
		var letters [squares]string
		for i, place := range r.Perm(squares)[:4] {
			if i < 2 || r.IntN(4) > 0 {
				letters[place] = string("RBrb"[i])
			}
		}
		board := rules.AppendBoard(nil, files, files, func(file, rank int) string { return letters[rank*files+file] })
		r.Shuffle(len(c), func(i, k int) { c[i], c[k] = c[k], c[i] })
		text := fmt.Sprintf("%s %c %s,%s %s,%s %s", board, "rb"[r.IntN(2)],
			c[0].Name(), c[1].Name(), c[2].Name(), c[3].Name(), c[4].Name())
		if p, err := onitama.Parse("deck=all", text); err == nil && !p.Outcome().Over() {
			return p
		}
	}
}

// ahead returns the value computed from the values one ply later.
func ahead(t testing.TB, table *Table, p onitama.Position) Value {
	t.Helper()
	return best(p, func(next onitama.Position) Value {
		v, ok := table.Lookup(next)
		if !ok {
			t.Fatalf("%s: no value", next)
		}
		return v
	})
}

// search returns the value of a position if its result is at most depth plies away, otherwise 0.
func search(p onitama.Position, depth int) Value {
	if depth == 0 {
		return 0
	}
	return best(p, func(next onitama.Position) Value { return search(next, depth-1) })
}

// best returns the value that follows from the enemy's value after each move.
func best(p onitama.Position, value func(onitama.Position) Value) Value {
	var win, draw, loss Value
	for _, m := range p.AppendMoves(nil) {
		next := p.Apply(m)
		if next.Outcome().Over() {
			return 1
		}
		switch v := value(next); {
		case v.Lost() && (win == 0 || v+1 < win):
			win = v + 1
		case v == 0:
			draw = 1
		case v.Won():
			loss = max(loss, v+1)
		}
	}
	switch {
	case win != 0:
		return win
	case draw != 0:
		return 0
	}
	return loss
}

// TestOutside looks up positions that the table does not have.
func TestOutside(t *testing.T) {
	table := build(CardsOf(start(t, evidence)))
	tests := []struct{ name, position string }{
		{"five pieces", "2B2/5/r4/r4/2R2 r ox,boar horse,elephant crab"},
		{"another card", "2B2/5/r4/5/2R2 r ox,boar horse,elephant tiger"},
		{"another hand", "2B2/5/r4/5/2R2 r ox,tiger horse,elephant crab"},
		{"master captured", "5/5/b4/r4/2R2 b ox,boar horse,elephant crab"},
		{"master on the temple", "2R2/5/b4/r4/4B b ox,boar horse,elephant crab"},
	}
	for _, test := range tests {
		p, err := onitama.Parse("deck=all", test.position)
		if err != nil {
			t.Fatal(err)
		}
		if v, ok := table.Lookup(p); ok {
			t.Errorf("%s: %v", test.name, v)
		}
	}
}

// TestSteps checks that a table is returned only after the last step.
func TestSteps(t *testing.T) {
	b := NewBuilder(CardsOf(start(t, evidence)))
	for range 100 {
		if !b.Step() || b.Table() != nil {
			t.Fatal("done too soon")
		}
	}
}

// TestFarValues stores values that do not fit into a mark.
func TestFarValues(t *testing.T) {
	table := newTable(CardsOf(start(t, evidence)))
	for deal := range table.marks {
		table.marks[deal] = new([placements]mark)
	}
	list := []Value{0, 1, 2, 252, 253, 254, 255, 256, 257, 400, 999}
	for i, v := range list {
		table.set(state{1, i}, v)
	}
	for i, v := range list {
		if got := table.value(state{1, i}); got != v {
			t.Errorf("%d is stored, %d comes back", v, got)
		}
	}
	if won, lost := table.Count(); won != 5 || lost != 5 {
		t.Errorf("%d won, %d lost", won, lost)
	}
}

func BenchmarkBuild(b *testing.B) {
	c := CardsOf(start(b, evidence))
	for b.Loop() {
		build(c)
	}
}

func BenchmarkLookup(b *testing.B) {
	p := start(b, evidence)
	table := build(CardsOf(p))
	r := rand.New(rand.NewPCG(3, 4))
	list := make([]onitama.Position, 1<<12)
	for i := range list {
		list[i] = scatter(b, r, table.Cards())
	}
	for i := 0; b.Loop(); i++ {
		table.Lookup(list[i%len(list)])
	}
}

// Count returns the number of states that the side to move wins and loses. The others are drawn.
func (t *Table) Count() (won, lost int) {
	for _, marks := range t.marks {
		for _, m := range marks {
			switch v := Value(m); {
			case v.Won():
				won++
			case v.Lost():
				lost++
			}
		}
	}
	return won, lost
}
