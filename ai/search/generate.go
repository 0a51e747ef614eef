package search

import (
	"slices"

	"tidepool/ai"
	"tidepool/rules"
)

// A Generator is an [Evaluator] with its own list of turns for the search,
// where the rules' list and [Evaluator.Rate] would take too long. Players who
// overlook turns have the rules' list.
type Generator[P any, M any] interface {
	// Over reports whether the game is over.
	Over(p P) bool
	// Turns appends turns and their rates. Of turns that lead to equal
	// positions one is enough, and so is one that wins.
	Turns(p P, moves []M, rates []int32) ([]M, []int32)
	// Noisy appends only those rated above 0.
	Noisy(p P, moves []M, rates []int32) ([]M, []int32)
}

// A movePicker lists the moves of positions on the way from the root, one
// thread's, and puts them into the order in which to try them.
type movePicker[P rules.Rules[P, M], M comparable] struct {
	eval      Evaluator[P, M]
	force     Forcer[P, M]    // eval, if it is one
	generator Generator[P, M] // eval, if it is one

	moves   []M
	rates   []int32
	killers [ai.MaxPly][2]M
	history [2][4096]int32
}

// use sets the picker up where it is: it is too large to be copied.
func (k *movePicker[P, M]) use(eval Evaluator[P, M]) {
	k.eval = eval
	k.force, _ = eval.(Forcer[P, M])
	k.generator, _ = eval.(Generator[P, M])
}

// reset forgets what was learnt, but for the room.
func (k *movePicker[P, M]) reset() {
	k.moves, k.rates = k.moves[:0], k.rates[:0]
	k.killers = [ai.MaxPly][2]M{}
	k.history = [2][4096]int32{}
}

// generate lists the turns of a position, rated, from start on and returns
// their end.
func (k *movePicker[P, M]) generate(p P, start int) int {
	if k.generator != nil {
		k.moves, k.rates = k.generator.Turns(p, k.moves, k.rates)
		return len(k.moves)
	}
	k.moves = p.AppendMoves(k.moves)
	return k.rated(p, start)
}

// generateNoisy is generate for quiescence, which stops at the first turn
// rated 0 or less.
func (k *movePicker[P, M]) generateNoisy(p P, start int) int {
	switch {
	case k.generator != nil:
		k.moves, k.rates = k.generator.Noisy(p, k.moves, k.rates)
		return len(k.moves)
	case k.force != nil:
		k.moves = k.force.AppendForcing(p, k.moves)
		return k.rated(p, start)
	}
	return k.generate(p, start)
}

func (k *movePicker[P, M]) rated(p P, start int) int {
	end := len(k.moves)
	k.rates = slices.Grow(k.rates, end-start)[:end]
	k.eval.Rate(p, k.moves[start:end], k.rates[start:end])
	return end
}

func (k *movePicker[P, M]) over(p P) bool {
	if k.generator != nil {
		return k.generator.Over(p)
	}
	return p.Outcome().Over()
}
