package ai

import (
	"fmt"
	"slices"

	"tidepool/ai/kalahsolver"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// A kalahCounter solves positions of Kalah: how many seeds the side to move
// will be ahead.
type kalahCounter struct {
	desk kalahDesk
	// stop and tell are those of the task at hand; looks is how often stop
	// was asked.
	stop  func() bool
	tell  func(Progress)
	looks uint64
}

func newKalahCounter(tableBytes int) Solver {
	return &kalahCounter{desk: kalahDesk{bytes: tableBytes}}
}

// kalahLine bounds the line of a solution.
const kalahLine = maxPly

// Solve implements [Solver].
func (k *kalahCounter) Solve(q rules.Position, stop func() bool, progress func(Progress)) (Solution, bool) {
	p := q.Unwrap().(kalah.Position)
	k.stop, k.tell, k.looks = stop, progress, 0
	limits := kalahsolver.Limits{Expired: k.expired}
	solver := k.desk.seat(p)
	margin, ok := solver.Margin(p, limits)
	if !ok {
		return Solution{}, false
	}
	s := Solution{Value: max(-1, min(1, margin)), Plies: -1, Counted: true, Margin: margin}
	best, ok := solver.Best(p, margin, limits)
	if !ok {
		return Solution{}, false
	}
	for _, m := range best {
		s.Best = append(s.Best, p.Word(m))
	}
	slices.Sort(s.Best)
	s.Line = kalahWords(p, solver.Line(p, margin, kalahLine, limits))
	return s, true
}

// expired asks whether to give up, and tells of progress now and then.
func (k *kalahCounter) expired() bool {
	k.looks++
	if nodes := k.looks * checkEvery; nodes%tellEvery == 0 {
		low, high := k.desk.solver.Bounds()
		k.tell(Progress{Nodes: nodes, Proven: fmt.Sprintf("the margin is within %d and %d", low, high)})
	}
	return k.stop()
}

// kalahWords spells a line.
func kalahWords(p kalah.Position, line []kalah.Move) []string {
	words := make([]string, len(line))
	for i, m := range line {
		words[i] = p.Word(m)
		p = p.Apply(m)
	}
	return words
}

// A kalahDesk keeps the solver of the variant thought about last.
type kalahDesk struct {
	// bytes is how much memory a solver may take.
	bytes  int
	solver *kalahsolver.Solver
}

// seat gets a solver ready for a position's variant.
func (d *kalahDesk) seat(p kalah.Position) *kalahsolver.Solver {
	if v := p.Variant(); d.solver == nil || d.solver.Variant() != v {
		d.solver = nil // let go of the old tables first
		d.solver = kalahsolver.New(v, d.bytes-d.bytes/4, d.bytes/4)
	}
	return d.solver
}
