package solver

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/rules/kalah"
)

// TestRoot stops a search for the best moves now and then and checks that what it calls proven until then is
// true, and that it goes on to the same results as the plain solver's.
func TestRoot(t *testing.T) {
	decided, compared := 0, 0
	r := rand.New(rand.NewPCG(7, 8))
	everyWhere(t, r, func(p kalah.Position, known plain) {
		compared++
		if followRoot(t, r, p, known) {
			decided++
		}
	})
	if decided < few(20, 3) {
		t.Errorf("in %d of %d positions the winner was known before the margin", decided, compared)
	}
}

// everyWhere calls f with unfinished positions of every small variant, and what the plain solver knows of it.
func everyWhere(t *testing.T, r *rand.Rand, f func(p kalah.Position, known plain)) {
	t.Helper()
	everyVariant(3, 3, func(options string) {
		start, err := kalah.New(options)
		if err != nil {
			t.Fatal(err)
		}
		known := plain{}
		for range few(12, 2) {
			if p := walk(r, start, r.IntN(10)); !p.Outcome().Over() {
				f(p, known)
			}
		}
	})
}

// followRoot reports whether the winner was known before the margin.
func followRoot(t *testing.T, r *rand.Rand, p kalah.Position, known plain) (before bool) {
	s := New(p.Variant(), 1<<12, 0)
	j := s.Root(p)
	want := known.margin(p)
	moves := p.AppendMoves(nil)
	limits := func() Limits {
		left := r.IntN(3)
		return Limits{Expired: func() bool { left--; return left < 0 }}
	}
	for {
		hint := Hint{Moves: moves[r.IntN(len(moves)):][:1], Margin: r.IntN(9) - 4}
		if j.Decide(hint, limits()) {
			m, low, high := j.First()
			if got := known.after(p, m); (got > 0) != (want > 0) || (got < 0) != (want < 0) {
				t.Fatalf("%s: %s leads to %d, of %d", p, p.Word(m), got, want)
			}
			before = before || low < high
		}
		if r.IntN(3) == 0 {
			j.Enclose(hint, 1+r.IntN(4), limits())
		}
		ask := j.Margin
		if r.IntN(2) == 0 {
			ask = j.Judge
		}
		margin, best, ok := ask(hint, limits())
		for _, m := range moves {
			if low, high := j.Bounds(m); known.after(p, m) < low || known.after(p, m) > high {
				t.Fatalf("%s: %s is said to lead to %d to %d, but leads to %d", p, p.Word(m), low, high, known.after(p, m))
			}
		}
		if !ok {
			continue
		}
		if margin != want || len(best) == 0 {
			t.Fatalf("%s is said to be worth %d with %v, want %d", p, margin, best, want)
		}
		for _, m := range best {
			if known.after(p, m) != want {
				t.Fatalf("%s: %s is said to be best", p, p.Word(m))
			}
		}
		return before
	}
}

// TestRootKeeps compares the result and the moves that keep it with the plain solver's, and goes on from them elsewhere.
func TestRootKeeps(t *testing.T) {
	results := make(map[int]int)
	r := rand.New(rand.NewPCG(9, 10))
	everyWhere(t, r, func(p kalah.Position, known plain) {
		margin := known.margin(p)
		want := max(-1, min(1, margin))
		result, keep, ok := New(p.Variant(), 1<<12, 0).Root(p).Keeps(Hint{Margin: r.IntN(9) - 4}, Limits{})
		if results[result]++; !ok || result != want {
			t.Fatalf("%s: a result of %d, want %d", p, result, want)
		}
		for _, m := range p.AppendMoves(nil) {
			if after := max(-1, min(1, known.after(p, m))); slices.Contains(keep, m) != (after == want) {
				t.Errorf("%s: %v keep %d, %s leads to %d", p, keep, want, p.Word(m), after)
			}
		}
		j := New(p.Variant(), 1<<12, 0).Root(p)
		j.Know(result, keep)
		if m, low, high := j.First(); !slices.Contains(keep, m) || low > known.after(p, m) || high < known.after(p, m) {
			t.Errorf("%s: %s is said to lead to %d to %d, but leads to %d", p, p.Word(m), low, high, known.after(p, m))
		}
		if got, best, _ := j.Judge(Hint{}, Limits{}); got != margin || known.after(p, best[0]) != margin {
			t.Errorf("%s: %d by %v, want %d", p, got, best, margin)
		}
	})
	if len(results) != 3 {
		t.Errorf("results: %v", results)
	}
}
