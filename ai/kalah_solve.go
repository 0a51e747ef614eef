package ai

import (
	"fmt"
	"slices"
	"sync/atomic"

	"tidepool/ai/kalahbook"
	"tidepool/ai/kalahsolver"
	"tidepool/ai/memory"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// A kalahCounter solves positions of Kalah: how many seeds the side to move
// will be ahead.
type kalahCounter struct {
	desk   kalahDesk
	noBook bool
	// stop, tell and position are those of the task at hand; looks is how
	// often stop was asked.
	stop     func() bool
	tell     func(Progress)
	looks    uint64
	position kalah.Position
}

func newKalahCounter(o SolverOptions) Solver {
	return &kalahCounter{desk: kalahDesk{bytes: o.TableBytes, threads: o.Threads, cache: o.Cache}, noBook: o.NoBook}
}

const (
	// kalahLine bounds the line of a solution.
	kalahLine = maxPly
	// kalahLineNodes is how many nodes it may take at least with kalahHuge.
	kalahLineNodes = 2_000_000
	// kalahGuess is how many nodes are searched for a guess of what will be
	// proven, and kalahLong how many where a wrong one costs minutes.
	kalahGuess = 400_000
	kalahLong  = 4_000_000
	// kalahMany is how many seeds it takes for a long look and more memory to
	// be worth their time. It is then kalahMemory, or with kalahHuge two
	// thirds of what is available, up to kalahMost.
	kalahMany   = 40
	kalahMemory = 1 << 30
	kalahHuge   = 56
	kalahMost   = 12 << 30
	// kalahOthers is the memory that is not for endings, with a quarter of all
	// in addition, but at most half of all.
	kalahOthers = 64 << 20
	// guessMemory is what a search for a guess takes.
	guessMemory = 32 << 20
)

// Solve implements [Solver].
func (k *kalahCounter) Solve(q rules.Position, stop func() bool, progress func(Progress)) (Solution, bool) {
	p := q.Unwrap().(kalah.Position)
	k.stop, k.tell, k.looks, k.position = stop, progress, 0, p
	k.desk.seat(p)
	if p.Outcome().Over() {
		return kalahSolution(int(kalahMargin(p))), true
	}
	margin, best, ok := k.desk.book.Look(p)
	if k.noBook || !ok {
		margin, best, ok = k.desk.solver.Judge(p, k.hint(p), k.limits())
	}
	if !ok {
		k.report()
		return k.side()
	}
	s := kalahSolution(margin)
	for _, m := range best {
		s.Best = append(s.Best, p.Word(m))
	}
	slices.Sort(s.Best)
	s.Line = kalahWords(p, k.line(p, best, margin))
	return s, true
}

func kalahSolution(margin int) Solution {
	return Solution{Value: max(-1, min(1, margin)), Plies: -1, Counted: true, Margin: margin}
}

func (k *kalahCounter) limits() kalahsolver.Limits { return kalahsolver.Limits{Expired: k.expired} }

// hint searches for what is likely to be proven.
func (k *kalahCounter) hint(p kalah.Position) kalahsolver.Hint {
	nodes := uint64(kalahGuess)
	if 2*p.Variant().Half >= kalahMany {
		nodes = kalahLong
	}
	k.desk.solver.Prepare(k.limits())
	e := engineOf(kalahKnowledge{&kalahEndings{k.desk.solver}}, kalahEye, false, guessMemory)
	guess := e.Think(Query{Position: rules.Of(p), Limits: Limits{Nodes: nodes, Expired: k.stop}}, new(atomic.Bool), func(Info) {})
	if p.Variant().Ending == kalah.Majority {
		// A search sees too little of how the loser is left behind when the
		// game stops: the margins of 4 and 5 seeds are a third larger.
		guess.Best.Score = guess.Best.Score * 4 / 3
	}
	return KalahHint(p, guess)
}

// KalahHint is what a search tells Kalah's solver.
func KalahHint(p kalah.Position, guess Info) kalahsolver.Hint {
	h := kalahsolver.Hint{Margin: int(guess.Best.Score) / 100}
	for _, m := range p.AppendMoves(nil) {
		if len(guess.Best.Words) > 0 && guess.Best.Words[0] == p.Word(m) {
			h.Moves = append(h.Moves, m)
		}
	}
	return h
}

// line returns best play, by the book for as long as it can. It ends early if
// what the book leaves open takes long.
func (k *kalahCounter) line(p kalah.Position, best []kalah.Move, margin int) []kalah.Move {
	l := k.limits()
	if 2*p.Variant().Half >= kalahHuge {
		l.Nodes = max(kalahLineNodes, k.desk.solver.Nodes()/4)
	}
	if k.noBook {
		return k.desk.solver.Line(p, margin, kalahLine, l)
	}
	line := k.desk.follow(&p, best, &margin)
	return append(line, k.desk.solver.Line(p, margin, kalahLine-len(line), l)...)
}

// expired asks whether to give up, and tells of progress now and then.
func (k *kalahCounter) expired() bool {
	k.looks++
	if k.looks*checkEvery%tellEvery == 0 {
		k.report()
	}
	return k.stop()
}

// report tells how far it has come.
func (k *kalahCounter) report() {
	low, high := k.desk.solver.Bounds()
	progress := Progress{Nodes: k.desk.solver.Nodes()}
	if seeds := 2 * k.position.Variant().Half; low > -seeds || high < seeds {
		progress.Proven = fmt.Sprintf("the margin is within %d and %d", low, high)
	}
	if m, ok := k.desk.solver.Leader(); ok {
		progress.Likely = k.position.Word(m)
	}
	k.tell(progress)
}

// side is what the bounds of the margin say of who wins.
func (k *kalahCounter) side() (Solution, bool) {
	switch low, high := k.desk.solver.Bounds(); {
	case low > 0:
		return Solution{Value: 1, Plies: -1}, true
	case high < 0:
		return Solution{Value: -1, Plies: -1}, true
	}
	return Solution{}, false
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

// A kalahDesk keeps the solver and the book of the variant thought about last.
type kalahDesk struct {
	// bytes is how much memory a solver may take; 0 leaves that to the variant.
	bytes int
	// threads is how many a solver has; 0 is one.
	threads int
	// cache keeps its tables of endings; it may be nil.
	cache  kalahsolver.Cache
	solver *kalahsolver.Solver
	book   kalahbook.Book
}

// memory is how much memory to solve a variant with, in bytes.
func (d *kalahDesk) memory(v kalah.Variant) int {
	switch seeds := 2 * v.Half; {
	case d.bytes > 0:
		return d.bytes
	case seeds >= kalahHuge:
		return max(kalahMemory, min(kalahMost, memory.Available()/3*2))
	case seeds >= kalahMany:
		return kalahMemory
	}
	return solverMemory
}

// seat gets the solver and the book ready for a position's variant.
func (d *kalahDesk) seat(p kalah.Position) {
	v := p.Variant()
	if d.solver != nil && d.solver.Variant() == v {
		return
	}
	d.solver = nil // let go of the old tables first
	bytes := d.memory(v)
	endings := max(bytes/2, bytes/4*3-kalahOthers)
	d.solver = kalahsolver.New(v, bytes-endings, endings)
	d.solver.Keep(d.cache)
	d.solver.Threads(d.threads)
	book, err := kalahbook.Of(v)
	if err != nil {
		panic(err) // it is built in
	}
	d.book = book
}

// follow plays the first of the best moves of a position, and on while the
// book knows what to play. It returns the moves and leaves the position after
// them, with the margin of its side to move.
func (d *kalahDesk) follow(p *kalah.Position, best []kalah.Move, margin *int) (line []kalah.Move) {
	for ok := true; ok && len(best) > 0 && len(line) < kalahLine; {
		turn := p.Turn()
		line = append(line, best[0])
		if *p = p.Apply(best[0]); p.Turn() != turn {
			*margin = -*margin
		}
		_, best, ok = d.book.Look(*p)
	}
	return line
}
