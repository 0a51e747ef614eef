package search

import (
	"slices"

	"tidepool/ai"
	"tidepool/rules"
)

// A Generator is an [Evaluator] with its own, faster move generation that replaces the rules' list and
// [Evaluator.Rate]. Quiet turns are only generated if no noisy turn refutes the line. Of several turns that
// lead to equal positions it may list only one. Players that overlook turns use the rules' list.
type Generator[P any, M any] interface {
	Over(p P) bool
	// Noisy appends the turns rated above 0 and their rates. If one wins, it may append only that one.
	Noisy(p P, moves []M, rates []int32) ([]M, []int32)
	// Quiet appends the other turns. It may append none if a noisy turn wins.
	Quiet(p P, moves []M, rates []int32) ([]M, []int32)
}

// A movePicker lists and orders the moves of the positions between the root and the current node, for one thread.
type movePicker[P rules.Rules[P, M], M comparable] struct {
	eval      Evaluator[P, M]
	force     Forcer[P, M]    // eval, or nil
	generator Generator[P, M] // eval, or nil

	moves   []M
	rates   []int32
	killers [ai.MaxPly][2]M
	history [2][4096]int32
}

// use sets the evaluator. The picker is set up in place because it is too large to copy.
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

// generate appends the turns of a position with their rates and returns the end of the list.
func (k *movePicker[P, M]) generate(p P, start int) int {
	if k.generator != nil {
		k.moves, k.rates = k.generator.Noisy(p, k.moves, k.rates)
		k.moves, k.rates = k.generator.Quiet(p, k.moves, k.rates)
		return len(k.moves)
	}
	k.moves = p.AppendMoves(k.moves)
	return k.rated(p, start)
}

// begin appends the ordered turns and returns the end of the list. With a generator it lists only the noisy
// turns if there are any and first is 0 or one of them; more is then true.
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

// rest appends the quiet turns to a list of noisy turns.
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

// generateNoisy is generate for quiescence, which stops at the first turn with a rate of 0 or less.
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
