package kani

import (
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/kani/endgame"
	"tidepool/rules"
	"tidepool/rules/kani"
)

// An endingGame describes the endings of a game for its table: the next capture wins, or that of the side with
// fewer pieces leads to other endings with a table.
type endingGame[P rules.Rules[P, kani.Move]] interface {
	material() *endgame.Material
	gaits(variant int) *endgame.Gaits
	// variant returns the number of the options that these endings depend on; name is the name of their table
	// in a cache.
	variant(p P) int
	name(variant int) string
	// named reports whether the table covers the options of a position.
	named(p P) bool
	// near reports whether such an ending may come up soon.
	near(p P) bool
	// holds reports whether p is such an ending. It does not depend on the side to move.
	holds(p P) bool
	seen(p P) endgame.Placement
	// placed is the inverse of seen, with Near to move.
	placed(variant int, view endgame.Placement) P
	// wins reports whether some turn wins at once, by the rules alone.
	wins(p P) bool
	// captures appends all turns that capture something, and perhaps others, with their gains. None wins at once.
	captures(p P, moves []kani.Move, gains []int32) ([]kani.Move, []int32)
}

const maxVariants = 6

type endings[P rules.Rules[P, kani.Move]] struct {
	game   endingGame[P]
	tables [maxVariants]atomic.Pointer[endgame.Table]
	// fewer are the endings to which captures lead, or nil.
	fewer *endings[P]
	// needs is how many bytes a solver must be allowed before it uses the tables.
	needs int
	// hidden means that the tables are not used: by a player of partial skill, or with options that they do not
	// cover. most is the longest win or loss in plies that is taken from them. Both are set between searches only.
	hidden bool
	most   int
}

const anyPlies = 1 << 16

// plies returns how long a position lasts, as [endgame.Table.Plies] does, and whether a table holds it.
func (e *endings[P]) plies(p P) (plies int, decided, held bool) {
	for ; e != nil; e = e.fewer {
		if table := e.table(p); table != nil && e.game.holds(p) {
			plies, decided = table.Plies(e.game.seen(p))
			return plies, decided, true
		}
	}
	return 0, false, false
}

// holding returns the endings that hold a position, or nil.
func (e *endings[P]) holding(p P) *endings[P] {
	for e != nil && !e.game.holds(p) {
		e = e.fewer
	}
	return e
}

// mayEnd reports whether a table of the search may hold these pieces, three on each side. It is a quick test for
// every node, and nearly always false.
func mayEnd(pieces kani.Board) bool { return pieces.Count() == 6 }

// known is [search.Evaluator.Known], with or without draws. In positions without a table it leaves wins at
// once to the move generator, which lists them first.
func (e *endings[P]) known(p P, draws bool) (ai.Score, bool) {
	plies, decided, held := e.plies(p)
	switch {
	case !held || !decided && !draws || decided && plies > e.most:
		return 0, false
	case !decided:
		return 0, true
	case plies%2 == 0:
		return ai.LossIn(plies), true
	}
	return ai.WinIn(plies), true
}

// within returns the longest win or loss in plies that the tables prove in a game with these positions so far. The
// shortest way to win leads through positions ever nearer to its end, and must not reach one that has come up twice,
// as that would be a draw.
func (e *endings[P]) within(game []rules.Position) int {
	most, times := anyPlies, make(map[P]int)
	for _, q := range game {
		p := q.Unwrap().(P)
		if !e.game.holds(p) {
			continue
		}
		if times[p]++; times[p] != 2 {
			continue
		}
		table := e.table(p)
		if table == nil { // a table may be loaded at any time
			return 0
		}
		if plies, decided := table.Plies(e.game.seen(p)); decided {
			most = min(most, plies)
		}
	}
	return most
}

// table may return nil. e may be nil, too.
func (e *endings[P]) table(p P) *endgame.Table {
	if e == nil || e.hidden {
		return nil
	}
	return e.tables[e.game.variant(p)].Load()
}

func (e *endings[P]) load(c ai.Cache, variant int) bool {
	if e.tables[variant].Load() != nil {
		return true
	}
	if c == nil {
		return false
	}
	data := c.Load(e.game.name(variant))
	if data == nil {
		return false
	}
	table, err := endgame.Read(e.game.material(), data)
	if err != nil {
		return false
	}
	e.tables[variant].Store(table)
	return true
}

func (e *endings[P]) fill(c ai.Cache, variant, threads int, stop func() bool, tell func(t *endgame.Table, plies, placements int)) bool {
	rules := make([]endgame.Rules, max(1, threads))
	for i := range rules {
		rules[i] = &endingRules[P]{endings: e, variant: variant}
	}
	table, ok := endgame.Fill(e.game.material(), e.game.gaits(variant), rules, stop, tell)
	if !ok {
		return false
	}
	e.tables[variant].Store(table)
	if c != nil {
		c.Save(e.game.name(variant), table.Bytes())
	}
	return true
}

type endingRules[P rules.Rules[P, kani.Move]] struct {
	*endings[P]
	variant int
	moves   []kani.Move
	gains   []int32
}

func (r *endingRules[P]) Stuck(view endgame.Placement) bool {
	return r.game.placed(r.variant, view).Outcome().Over()
}

func (r *endingRules[P]) Wins(view endgame.Placement) bool {
	return r.game.wins(r.game.placed(r.variant, view))
}

func (r *endingRules[P]) Leaves(view endgame.Placement) endgame.Exit {
	best, p := endgame.None, r.game.placed(r.variant, view)
	r.moves, r.gains = r.game.captures(p, r.moves[:0], r.gains[:0])
	for _, m := range r.moves {
		plies, decided, held := r.fewer.plies(p.Apply(m))
		switch {
		case decided:
			best = best.Or(endgame.Exit(plies + 1))
		case held:
			best = best.Or(endgame.Held)
		}
	}
	return best
}
