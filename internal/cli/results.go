//go:build !js

package cli

import (
	"fmt"
	"io"
	"slices"

	"tidepool/internal/cli/arena"
)

type results struct {
	records, notes io.Writer
	tally          arena.Tally
	forfeits       []forfeits
}

type forfeits struct {
	arena.Forfeit
	games int
}

const mostReasons = 10

func (r *results) add(games [2]arena.Game) error {
	r.tally.Add(games)
	t := &r.tally
	for i, g := range games {
		if g.Forfeit != nil {
			fmt.Fprintf(r.notes, "game %d: %c forfeits: %s\n", t.Games()-1+i, 'a'+g.Forfeit.Player, g.Forfeit.Reason)
			r.forfeit(*g.Forfeit)
		}
		if _, err := fmt.Fprintln(r.records, g.Record); err != nil {
			return err
		}
	}
	if t.Games()%20 == 0 {
		fmt.Fprintf(r.notes, "%d games: %v\n", t.Games(), t)
	}
	return nil
}

func (r *results) forfeit(f arena.Forfeit) {
	i := slices.IndexFunc(r.forfeits, func(k forfeits) bool { return k.Forfeit == f })
	if i < 0 {
		i = len(r.forfeits)
		r.forfeits = append(r.forfeits, forfeits{Forfeit: f})
	}
	r.forfeits[i].games++
}

func (r *results) printForfeits(w io.Writer) {
	if len(r.forfeits) == 0 {
		return
	}
	fmt.Fprintf(w, "forfeits: a %d, b %d\n", r.tally.Forfeits[0], r.tally.Forfeits[1])
	for i, f := range r.forfeits {
		if i == mostReasons {
			fmt.Fprintf(w, "  and for %d more reasons\n", len(r.forfeits)-i)
			break
		}
		fmt.Fprintf(w, "  %c, %d: %s\n", 'a'+f.Player, f.games, clean(f.Reason))
	}
}
