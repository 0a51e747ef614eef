package rulestest

import (
	"math/rand/v2"
	"testing"

	"tidepool/rules"
)

const maxPlies = 600

// Random plays random games with the game's own type, many times faster than by words, divided among its
// variants. It checks that every position can be parsed back and that games end (of an endless game nine of
// ten within 600 plies), and checks some positions closely.
func Random[P rules.Rules[P, M], M any](t *testing.T, g rules.Game, games int) {
	t.Helper()
	const closely = 5000 // one of so many positions is checked
	seen, unfinished := 0, 0
	for i, options := range variants(g) {
		p := start(t, g, options).Unwrap().(P)
		unfinished += Games(t, p, uint64(i), games/len(variants(g)), func(p P) {
			if again, err := g.Parse(options, p.String()); err != nil || again.Unwrap() != any(p) {
				t.Fatalf("%q: %s is read back as %v, %v", options, p, again, err)
			}
			if seen++; seen%closely == 0 {
				check(t, g, options, rules.Of(p))
			}
		})
	}
	if unfinished > 0 && !g.Info().Endless {
		t.Errorf("%d of %d games did not end within %d plies", unfinished, games, maxPlies)
	}
}

// Games plays random games and returns how many did not end within 600 plies; more than a tenth fail the
// test. At each position it compares counting with generating, reads a turn's word back, and calls visit.
func Games[P rules.Rules[P, M], M any](t testing.TB, start P, seed uint64, games int, visit func(P)) (unfinished int) {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 1))
	var moves []M
	for range games {
		p, plies := start, 0
		for ; plies < maxPlies; plies++ {
			visit(p)
			moves = p.AppendMoves(moves[:0])
			if n := p.CountMoves(); n != len(moves) {
				t.Fatalf("%s: counts %d moves, has %d", p, n, len(moves))
			}
			if p.Outcome().Over() != (len(moves) == 0) {
				t.Fatalf("%s: %d moves, outcome %+v", p, len(moves), p.Outcome())
			}
			if len(moves) == 0 {
				break
			}
			m := moves[random.IntN(len(moves))]
			if again, err := p.Read(p.Word(m)); err != nil || any(again) != any(m) {
				t.Fatalf("%s: %s is read back as %v, %v", p, p.Word(m), again, err)
			}
			p = p.Apply(m)
		}
		if plies == maxPlies {
			unfinished++
		}
	}
	if unfinished > games/10 {
		t.Errorf("%d of %d games did not end", unfinished, games)
	}
	return unfinished
}

// NoAllocs fails the test if generating, counting or applying allocates.
func NoAllocs[P rules.Rules[P, M], M any](t testing.TB, p P) {
	t.Helper()
	buf := p.AppendMoves(nil)
	if len(buf) == 0 {
		t.Fatalf("%s: no moves", p)
	}
	var next P
	n := testing.AllocsPerRun(100, func() {
		buf = p.AppendMoves(buf[:0])
		next = p.Apply(buf[len(buf)-1])
		p.CountMoves()
	})
	if n != 0 || next == p {
		t.Errorf("%s: %v allocations; then %s", p, n, next)
	}
}
