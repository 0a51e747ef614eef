package rulestest

import (
	"math/rand/v2"

	"tidepool/rules"
)

// Walk visits a number of positions of random games from a start; the same seed gives the same games.
func Walk(start rules.Position, seed uint64, positions int, visit func(rules.Position)) {
	random := rand.New(rand.NewPCG(seed, 0))
	p := start
	for range positions {
		visit(p)
		turns := p.Turns()
		if len(turns) == 0 {
			p = start
			continue
		}
		p, _, _ = p.Play(turns[random.IntN(len(turns))].Word)
	}
}
