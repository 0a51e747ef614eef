package rulestest

import (
	"math/rand/v2"
	"testing"

	"tidepool/rules"
)

// maxPlies is where a random game is given up that could go on for ever.
const maxPlies = 600

// Games plays random games to their end. At each position it checks that
// counting agrees with generating, calls visit, and fails the test if play
// goes on for ever in more than a tenth of the games.
func Games[P rules.Rules[P, M], M any](t testing.TB, start P, seed uint64, games int, visit func(P)) {
	t.Helper()
	random := rand.New(rand.NewPCG(seed, 1))
	var moves []M
	endless := 0
	for range games {
		p, plies := start, 0
		for ; plies < maxPlies; plies++ {
			visit(p)
			moves = p.AppendMoves(moves[:0])
			if n := p.CountMoves(); n != len(moves) {
				t.Fatalf("%s: counts %d moves, has %d", p, n, len(moves))
			}
			if len(moves) == 0 {
				break
			}
			p = p.Apply(moves[random.IntN(len(moves))])
		}
		if plies == maxPlies {
			endless++
		} else if !p.Outcome().Over() {
			t.Fatalf("%s: no moves, but not over", p)
		}
	}
	if endless > games/10 {
		t.Errorf("%d of %d games did not end", endless, games)
	}
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
