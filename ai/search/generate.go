package search

import (
	"slices"

	"tidepool/ai"
	"tidepool/rules"
)

// A Generator is an [Evaluator] with its own, faster lists of turns in place of the rules' list and
// [Evaluator.Rate]. The quiet turns are only asked for where no noisy one has refuted the line. Of
// turns that lead to equal positions one is enough. Players who overlook turns have the rules'
// list.
type Generator[P any, M any] interface {
	Over(p P) bool
	// Noisy appends the turns rated above 0 and their rates. If one wins it is enough.
	Noisy(p P, moves []M, rates []int32) ([]M, []int32)
	// Quiet appends the others. It may append none if a noisy turn wins.
	Quiet(p P, moves []M, rates []int32) ([]M, []int32)
}

// A movePicker lists and orders the moves of positions on the way from the root, for one thread.
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

func (k *movePicker[P, M]) reset() {
	k.moves, k.rates = k.moves[:0], k.rates[:0]
	k.killers = [ai.MaxPly][2]M{}
	k.history = [2][4096]int32{}
}

// generate lists the turns of a position, rated, and returns their end.
func (k *movePicker[P, M]) generate(p P, start int) int {
	if k.generator != nil {
		k.moves, k.rates = k.generator.Noisy(p, k.moves, k.rates)
		k.moves, k.rates = k.generator.Quiet(p, k.moves, k.rates)
		return len(k.moves)
	}
	k.moves = p.AppendMoves(k.moves)
	return k.rated(p, start)
}

// begin lists the turns in the order to try them, and returns their end: all, or only noisy ones,
// if there are any and the turn to try first is one of them; then there are more.
func (k *movePicker[P, M]) begin(p P, start int, first uint32, ply int) (end int, more bool) {
	if k.generator == nil {
		end = k.generate(p, start)
	} else {
		k.moves, k.rates = k.generator.Noisy(p, k.moves, k.rates)
		end = len(k.moves)
		more = end > start && (first == 0 || k.lists(start, end, first))
		if !more {
			k.moves, k.rates = k.generator.Quiet(p, k.moves, k.rates)
			end = len(k.moves)
		}
	}
	k.order(p, start, end, first, ply)
	return end, more
}

// rest adds the quiet turns to the noisy ones that end here.
func (k *movePicker[P, M]) rest(p P, start int, ply int) (end int) {
	k.moves, k.rates = k.generator.Quiet(p, k.moves, k.rates)
	end = len(k.moves)
	k.order(p, start, end, 0, ply)
	return end
}

func (k *movePicker[P, M]) lists(start, end int, packed uint32) bool {
	for _, m := range k.moves[start:end] {
		if k.eval.Pack(m) == packed {
			return true
		}
	}
	return false
}

// generateNoisy is generate for quiescence, which stops at the first turn rated 0 or less.
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
