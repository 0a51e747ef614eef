package solver

import (
	"fmt"
	"math/rand/v2"

	"tidepool/rules/kalah"
)

// A plain is a slow, simple solver: it plays everything out by the rules.
type plain map[kalah.Position]int

// margin returns how many more seeds the side to move ends with.
func (known plain) margin(p kalah.Position) int {
	if p.Outcome().Over() {
		return p.Store(p.Turn()) - p.Store(p.Turn().Other())
	}
	if m, ok := known[p]; ok {
		return m
	}
	best := -1000
	for _, m := range p.AppendMoves(nil) {
		best = max(best, known.after(p, m))
	}
	known[p] = best
	return best
}

// after returns the margin of a move for its player.
func (known plain) after(p kalah.Position, m kalah.Move) int {
	next := p.Apply(m)
	if next.Turn() == p.Turn() {
		return known.margin(next)
	}
	return -known.margin(next)
}

// everyVariant calls f for all options with so many houses and seeds.
func everyVariant(houses, seeds int, f func(options string)) {
	all := []string{fmt.Sprintf("houses=%d,seeds=%d", houses, seeds)}
	for _, o := range (kalah.Game{}).Info().Options[2:] {
		var more []string
		for _, options := range all {
			for _, value := range o.Values {
				more = append(more, options+","+o.Name+"="+value)
			}
		}
		all = more
	}
	for _, options := range all {
		f(options)
	}
}

// walk plays random moves.
func walk(r *rand.Rand, p kalah.Position, plies int) kalah.Position {
	for range plies {
		moves := p.AppendMoves(nil)
		if len(moves) == 0 {
			break
		}
		p = p.Apply(moves[r.IntN(len(moves))])
	}
	return p
}
