package solver

import (
	"math/rand/v2"
	"testing"

	"tidepool/rules/kalah"
)

// TestSow compares the fast sowing with the rules, in random games of all variants.
func TestSow(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	for size := range 8 * 9 {
		everyVariant(1+size/9, 1+size%9, func(options string) {
			p, err := kalah.New(options)
			if err != nil {
				t.Fatal(err)
			}
			g := newGame(p.Variant())
			for range 2 {
				for q := p; !q.Outcome().Over(); q = walk(r, q, 1) {
					checkSow(t, g, q)
				}
			}
		})
	}
}

func checkSow(t *testing.T, g *game, p kalah.Position) {
	t.Helper()
	turn := p.Turn()
	before, ahead := g.nodeOf(p)
	for _, m := range p.AppendMoves(nil) {
		if m == kalah.Swap {
			continue
		}
		var s step
		g.sow(&before, uint(m), &s)
		next := p.Apply(m)
		over, gain := next.Outcome().Over(), next.Store(turn)-next.Store(turn.Other())-ahead
		if want, _ := g.nodeOf(next); s.over != over || int(s.gain) != gain || !over && (s.node != want || s.again != (next.Turn() == turn)) {
			t.Fatalf("%+v, %s %s: %+v, by the rules %s", g.Variant, p, p.Word(m), s, next)
		}
	}
}
