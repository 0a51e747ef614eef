package ai

import "slices"

// A generator is a [Knowledge] with its own list of turns for the search,
// where the rules' list and [Knowledge.Rate] would take too long. Players who
// overlook turns have the rules' list.
type generator[P any, M any] interface {
	// Over reports whether the game is over.
	Over(p P) bool
	// Turns appends turns and their rates. Of turns that lead to equal
	// positions one is enough, and so is one that wins.
	Turns(p P, moves []M, rates []int32) ([]M, []int32)
	// Noisy appends only those rated above 0.
	Noisy(p P, moves []M, rates []int32) ([]M, []int32)
}

// generate lists the turns of a position, rated, from start on and returns
// their end.
func (w *worker[P, M]) generate(p P, start int) int {
	if w.own != nil {
		w.moves, w.rates = w.own.Turns(p, w.moves, w.rates)
		return len(w.moves)
	}
	w.moves = p.AppendMoves(w.moves)
	return w.rated(p, start)
}

// generateNoisy is generate for quiescence, which stops at the first turn
// rated 0 or less.
func (w *worker[P, M]) generateNoisy(p P, start int) int {
	switch {
	case w.own != nil:
		w.moves, w.rates = w.own.Noisy(p, w.moves, w.rates)
		return len(w.moves)
	case w.force != nil:
		w.moves = w.force.AppendForcing(p, w.moves)
		return w.rated(p, start)
	}
	return w.generate(p, start)
}

func (w *worker[P, M]) rated(p P, start int) int {
	end := len(w.moves)
	w.rates = slices.Grow(w.rates, end-start)[:end]
	w.know.Rate(p, w.moves[start:end], w.rates[start:end])
	return end
}

func (w *worker[P, M]) over(p P) bool {
	if w.own != nil {
		return w.own.Over(p)
	}
	return p.Outcome().Over()
}
