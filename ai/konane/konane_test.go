package konane

import (
	"math/rand/v2"
	"sync/atomic"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/ai/konane/solver"
	"tidepool/rules"
	"tidepool/rules/konane"
)

// positions returns positions of random games on a board of a size.
func positions(t testing.TB, size string, games int) []konane.Position {
	r := rand.New(rand.NewPCG(7, 8))
	var list []konane.Position
	for range games {
		for _, p := range enginetest.Wander(r, enginetest.Start(t, "konane", "size="+size), 80) {
			list = append(list, p.Unwrap().(konane.Position))
		}
	}
	return list
}

// TestFrontier compares the values of a position's turns with each judged separately.
func TestFrontier(t *testing.T) {
	k := newEvaluator()
	for _, size := range []string{"4x6", "7", "8", "9", "12"} {
		for _, p := range positions(t, size, 5) {
			want, wins := -ai.Infinite, false
			moves := p.AppendMoves(nil)
			for _, m := range moves {
				next := p.Apply(m)
				wins = wins || next.Outcome().Over()
				want = max(want, -k.Evaluate(next))
			}
			if wins {
				want = ai.WinIn(1)
			}
			got, m, tried, ok := k.Frontier(p, ai.Infinite, len(moves))
			if next := p.Apply(m); !ok || tried != len(moves) || got != want ||
				!wins && -k.Evaluate(next) != want || wins && !next.Outcome().Over() {
				t.Errorf("%s: %s by %s after %d, %t; want %s after %d", p, got, p.Word(m), tried, ok, want, len(moves))
			}
			if _, _, _, ok := k.Frontier(p, ai.Infinite, len(moves)-1); ok {
				t.Errorf("%s: %d turns are judged, no more than %d asked for", p, len(moves), len(moves)-1)
			}
			if got, _, tried, _ := k.Frontier(p, want, len(moves)); got < want || tried > len(moves) {
				t.Errorf("%s: %s after %d turns, %s wanted", p, got, tried, want)
			}
		}
	}
}

// TestProves checks that with 30 stones left on 8×8 the engine knows who wins, and the value of every turn if
// requested, and plays winning turns, in its lines too.
func TestProves(t *testing.T) {
	exact := solver.New(1 << 20)
	wins := func(p konane.Position) bool { return exact.Solve(p, solver.Limits{}).Win }
	e := newEngine(8 << 20)
	tried := 0
	for _, p := range positions(t, "8", 12) {
		if black, white := p.Count(); black+white != 30 {
			continue
		}
		if tried++; tried > enginetest.Few(12, 1) {
			break
		}
		children := map[string]konane.Position{}
		for _, m := range p.AppendMoves(nil) {
			children[p.Word(m)] = p.Apply(m)
		}
		for _, all := range []bool{false, true} {
			nodes := uint64(4_000_000)
			if all {
				nodes *= 4
			}
			info := enginetest.Think(e, ai.Query{Position: rules.Of(p), All: all, Limits: ai.Limits{Nodes: nodes}})
			win, _, ok := info.Best.Score.Proven()
			if !ok || !info.Proven || win != wins(p) {
				t.Errorf("%s: %s, proven %t; a win: %t", p, info.Best.Score, info.Proven, wins(p))
			}
			if win && wins(children[info.Best.Words[0]]) {
				t.Errorf("%s: %s does not win", p, info.Best.Words[0])
			}
			for _, v := range append(info.Turns, info.Best) {
				if at := thrownAway(p, v, wins); at != "" {
					t.Errorf("%s: %s %v: %s throws the win away", p, v.Score, v.Words, at)
				}
			}
			for _, v := range info.Turns {
				if win, _, ok := v.Score.Proven(); !ok || win == wins(children[v.Words[0]]) {
					t.Errorf("%s: %s: %s", p, v.Words[0], v.Score)
				}
			}
		}
	}
	if tried < enginetest.Few(5, 1) {
		t.Errorf("only %d positions", tried)
	}
}

// thrownAway returns the first turn of a line after which the winner does not win any more, "" if there is none.
func thrownAway(p konane.Position, v ai.Variation, wins func(konane.Position) bool) string {
	win, _, _ := v.Score.Proven()
	for _, word := range v.Words {
		next, _, err := rules.Of(p).Play(word)
		if err != nil {
			return word
		}
		if p = next.Unwrap().(konane.Position); win && wins(p) {
			return word
		}
		win = !win
	}
	return ""
}

// TestStops checks that the solver's part of a search ends in time too, and that a limit of nodes gives
// reproducible results.
func TestStops(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing is done at the same time")
	}
	for _, p := range positions(t, "8", 3) {
		if black, white := p.Count(); black+white > 40 || black+white < 36 {
			continue
		}
		e := newEngine(1 << 20)
		looks := 0
		expired := func() bool { looks++; return looks >= 40 }
		e.Think(ai.Query{Position: rules.Of(p), Limits: ai.Limits{Expired: expired}}, new(atomic.Bool), func(ai.Info) {})
		if looks > 45 {
			t.Errorf("%s: %d checks of the clock, time was up at the 40th", p, looks)
		}
		q := ai.Query{Position: rules.Of(p), Limits: ai.Limits{Nodes: 50_000}}
		e.Forget()
		first := enginetest.Think(e, q)
		e.Forget()
		if again := enginetest.Think(e, q); again.Nodes > q.Limits.Nodes || again.Best.Score != first.Best.Score || again.Nodes != first.Nodes {
			t.Errorf("%s: %+v and then %+v", p, first, again)
		}
	}
}
