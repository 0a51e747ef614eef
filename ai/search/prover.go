package search

import (
	"cmp"
	"fmt"
	"slices"

	"tidepool/ai"
	"tidepool/rules"
)

// maxProof is the longest win searched for, in plies.
const maxProof = 250

// A Prover solves games in which only winning counts. It asks whether the side to move wins or loses within
// 1, 2, 3… plies until one is true, so the first win found is the shortest. The answer depends only on the
// position: the shortest win never passes through a position twice.
type Prover[P rules.Rules[P, M], M comparable] struct {
	movePicker[P, M]
	finisher Finisher[P]   // eval, or nil
	checker  Checker[P, M] // eval, or nil
	spoiler  Spoiler[P]    // eval, or nil
	symmetry Symmetry[P]   // eval, or nil
	// escapes are turns of each side that avoided a loss within two plies elsewhere.
	escapes [2][6]M
	// last means that the side that makes the last turn wins, so wins take an odd number of plies and losses
	// an even number.
	last       bool
	tableBytes int
	proofs     proofs   // made on first use: a solver that has a table of endings may never need them
	hashes     []uint64 // for transposed
	stop       func() bool
	// done is set when the search was stopped; answers then mean nothing.
	done bool
	// within is the number of plies proven to bring no win or loss.
	tell   func(ai.Progress)
	within int
	nodes  uint64
	root   P
}

const (
	// deepTransposed is the smallest number of plies for which looking at the table first pays.
	deepTransposed = 6
	// sorted is the number of turns tried in order. If these fail, the others nearly always do.
	sorted = 3
)

// ReportEvery is the number of nodes between two progress reports of a solver.
const ReportEvery = CheckEvery << 11

// NewProver returns a prover. last means that the side that makes the last turn wins.
func NewProver[P rules.Rules[P, M], M comparable](eval Evaluator[P, M], last bool, tableBytes int) *Prover[P, M] {
	v := &Prover[P, M]{last: last, tableBytes: tableBytes}
	v.use(eval)
	v.finisher, _ = eval.(Finisher[P])
	v.checker, _ = eval.(Checker[P, M])
	v.spoiler, _ = eval.(Spoiler[P])
	v.symmetry, _ = eval.(Symmetry[P])
	return v
}

func (v *Prover[P, M]) Solve(q rules.Position, stop func() bool, progress func(ai.Progress)) (ai.Solution, bool) {
	p := q.Unwrap().(P)
	v.prepare(p, stop, progress)
	for n := 0; n <= maxProof; n++ {
		win := v.wins(p, n)
		loss := !win && v.loses(p, n)
		switch {
		case v.done:
			v.report()
			return ai.Solution{}, false
		case win:
			return v.solution(p, 1, n), true
		case loss:
			return v.solution(p, -1, n), true
		}
		v.within = n
		v.report()
	}
	return ai.Solution{}, false
}

func (v *Prover[P, M]) prepare(p P, stop func() bool, progress func(ai.Progress)) {
	v.stop, v.tell, v.within, v.nodes, v.done, v.root = stop, progress, -1, 0, false, p
	if v.proofs == nil {
		v.proofs = newProofs(v.tableBytes)
	}
}

func (v *Prover[P, M]) report() {
	p := ai.Progress{Nodes: v.nodes}
	if v.within >= 0 {
		p.Proven = fmt.Sprintf("no win or loss within %d plies", v.within)
	}
	p.Likely = v.likely()
	v.tell(p)
}

// likely returns the turn that decided the last question about the root, or "".
func (v *Prover[P, M]) likely() string {
	p := v.canonical(v.root)
	known := v.proofs.get(v.eval.Hash(p))
	if known.move == 0 {
		return ""
	}
	after := uint64(0)
	for _, m := range p.AppendMoves(nil) {
		if v.eval.Pack(m) == known.move {
			after = v.hash(p.Apply(m))
		}
	}
	for _, m := range v.root.AppendMoves(nil) {
		if v.hash(v.root.Apply(m)) == after {
			return v.root.Word(m)
		}
	}
	return ""
}

// solution returns the value with the best turns and a line, as far as time allows.
func (v *Prover[P, M]) solution(p P, value, plies int) ai.Solution {
	s := ai.Solution{Value: value, Plies: plies}
	for ; plies > 0; plies-- {
		best := v.best(p, value, plies)
		if v.done || len(best) == 0 {
			break
		}
		if len(s.Line) == 0 {
			for _, m := range best {
				s.Best = append(s.Best, p.Word(m))
			}
			slices.Sort(s.Best)
		}
		s.Line = append(s.Line, p.Word(best[0]))
		p, value = p.Apply(best[0]), -value
	}
	return s
}

// best returns the moves that still win within plies, or delay the loss to plies.
func (v *Prover[P, M]) best(p P, value, plies int) []M {
	var best []M
	for _, m := range p.AppendMoves(nil) {
		next := p.Apply(m)
		if value > 0 && v.loses(next, plies-1) || value < 0 && (plies < 2 || !v.wins(next, plies-2)) {
			best = append(best, m)
		}
	}
	return best
}

func (v *Prover[P, M]) wins(p P, n int) bool {
	if v.last && n > 0 && n%2 == 0 {
		n--
	}
	if s, ok := v.decided(p, n); ok {
		return s > 0 && s >= ai.WinIn(n)
	}
	if n == 2 && v.spoiler != nil && !v.spoiler.MaySpoil(p) {
		n = 1
	}
	if n == 1 && v.finisher != nil {
		return v.finisher.WinsNow(p)
	}
	return v.prove(v.canonical(p), n, true)
}

func (v *Prover[P, M]) loses(p P, n int) bool {
	if v.last && n%2 != 0 {
		n--
	}
	if s, ok := v.decided(p, n); ok {
		return s < 0 && s <= ai.LossIn(n)
	}
	if n <= 2 {
		return !v.escape(p, n) && !v.prove(p, n, false)
	}
	return !v.prove(v.canonical(p), n, false)
}

// escape reports whether a turn that avoided a loss elsewhere does so here. Nine times of ten one does, and trying
// it takes less time than listing turns.
func (v *Prover[P, M]) escape(p P, n int) bool {
	if v.checker == nil {
		return false
	}
	turns := &v.escapes[p.Turn()]
	for i, m := range turns {
		if v.checker.Legal(p, m) && !v.wins(p.Apply(m), n-1) {
			if i > 0 {
				turns[i], turns[i-1] = turns[i-1], turns[i]
			}
			return true
		}
	}
	return false
}

// decided returns the score of a position with n plies to go if it is known without looking at turns.
func (v *Prover[P, M]) decided(p P, n int) (ai.Score, bool) {
	v.nodes++
	if v.nodes%CheckEvery == 0 && v.stop() {
		v.done = true
	}
	if v.nodes%ReportEvery == 0 {
		v.report()
	}
	if v.done {
		return 0, true
	}
	if v.over(p) {
		return v.eval.Final(p), true
	}
	if n == 0 {
		return 0, true
	}
	return v.eval.Known(p)
}

// transposed returns one of the turns from start to end of which the table already knows that it is what prove
// looks for, packed, or 0.
func (v *Prover[P, M]) transposed(p P, start, end, n int, attack bool) uint32 {
	if n < deepTransposed {
		return 0
	}
	n--
	if v.last && (n%2 == 0) != attack {
		n--
	}
	v.hashes = v.hashes[:0]
	for _, m := range v.moves[start:end] {
		hash := v.hash(p.Apply(m))
		v.proofs.prefetch(hash)
		v.hashes = append(v.hashes, hash)
	}
	for i, hash := range v.hashes {
		known := v.proofs.get(hash)
		if answer, ok := known.answer(n, !attack); ok && !answer {
			return v.eval.Pack(v.moves[start+i])
		}
	}
	return 0
}

// hash returns the hash under which the table has a position.
func (v *Prover[P, M]) hash(p P) uint64 { return v.eval.Hash(v.canonical(p)) }

func (v *Prover[P, M]) canonical(p P) P {
	if v.symmetry == nil {
		return p
	}
	return v.symmetry.Canonical(p)
}

// prove reports whether some turn wins within n plies (for attack), or avoids a loss within n plies. For more than
// two plies p must be canonical.
func (v *Prover[P, M]) prove(p P, n int, attack bool) bool {
	// A loss within two plies is found faster by the turns than in memory, and would displace what took longer.
	stored := attack || n > 2
	var hash uint64
	var known proof
	if stored {
		hash = v.eval.Hash(p)
		known = v.proofs.get(hash)
		if answer, ok := known.answer(n, attack); ok {
			return answer
		}
	}
	start := len(v.moves)
	ply := min(n, ai.MaxPly-1)
	end, more := v.begin(p, start, known.move, ply)
	move := v.transposed(p, start, end, n, attack)
	found := move != 0
	for i := start; (i < end || more) && !found && !v.done; i++ {
		if i == end {
			if end, more = v.rest(p, end, ply), false; i == end {
				break
			}
			if move = v.transposed(p, i, end, n, attack); move != 0 {
				found = true
				break
			}
		}
		if i < start+sorted {
			v.pick(i, end)
		}
		m, rate := v.moves[i], v.rates[i]
		next := p.Apply(m)
		if attack {
			found = v.loses(next, n-1)
		} else {
			found = !v.wins(next, n-1)
		}
		if found {
			move = v.eval.Pack(m)
			v.reward(p.Turn(), m, rate, min(n, 30), ply)
			if n <= 2 && !attack {
				turns := &v.escapes[p.Turn()]
				copy(turns[1:], turns[:])
				turns[0] = m
			}
		}
	}
	v.moves, v.rates = v.moves[:start], v.rates[:start]
	if stored && !v.done {
		known.move = cmp.Or(move, known.move)
		v.proofs.put(known.learn(hash, n, attack, found))
	}
	return found
}
