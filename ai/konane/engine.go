package konane

import (
	"cmp"
	"math"
	"slices"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/internal/short"
	"tidepool/ai/konane/solver"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/konane"
)

// An engine searches and, at the search's checks of the clock, proves who wins, which takes far fewer
// positions than judging how well a game stands. Weak players do not use the solver.
type engine struct {
	*search.Engine[konane.Position, konane.Move]
	// weak is for players with limited skill.
	weak *search.Engine[konane.Position, konane.Move]
	// solver is nil until it is needed.
	solver     *solver.Solver
	tableBytes int
}

const (
	// fewStones is the number of stones from which the solver is used, and easyStones that with which firstNodes
	// solve one of four positions of engine games on 8×8. With each stone more it takes about twice as many.
	fewStones, easyStones = 42, 30
	// solverCost is how many nodes are searched for each of the solver's, which takes as long as about three: once
	// the solver has begun, it gets somewhat more than half of the time.
	solverCost    = 2
	firstNodes    = 1000
	shortestNodes = 300_000
)

func newEngine(tableBytes int) ai.Engine {
	return &engine{
		Engine:     search.NewEngine(newEvaluator(), difficulty, false, tableBytes/2),
		weak:       search.NewEngine(new(mobility), difficulty, false, 0),
		tableBytes: tableBytes / 2,
	}
}

func (e *engine) Think(q ai.Query, stop *atomic.Bool, report func(ai.Info)) ai.Info {
	if q.Skill.Partial() {
		return e.weak.Think(q, stop, report)
	}
	p := q.Position.Unwrap().(konane.Position)
	if black, white := p.Count(); q.Limits.Depth > 0 || black+white > fewStones || p.Outcome().Over() || !named(p) {
		return e.Engine.Think(q, stop, report)
	}
	if e.solver == nil {
		e.solver = solver.New(e.tableBytes)
	}
	expired := q.Limits.Expired
	proof := newProof(e.solver, p, &q, func() bool {
		return stop.Load() || expired != nil && expired()
	})
	q.Limits.Expired = proof.step
	last := e.Engine.Think(q, stop, func(i ai.Info) { report(proof.finish(i)) })
	return proof.shorten(proof.finish(last))
}

func (e *engine) SetThreads(n int) {
	e.Engine.SetThreads(n)
	e.weak.SetThreads(n)
}

func (e *engine) Forget() {
	e.Engine.Forget()
	if e.solver != nil {
		e.solver.Forget()
	}
}

// A proof finds out who wins a position, or the positions after its turns.
type proof struct {
	solver  *solver.Solver
	root    konane.Position
	expired func() bool
	all     bool
	// limit is for the nodes of the search and the solver together. wait is how many are searched before the
	// solver begins: as many as it is likely to need, but none if all turns are requested.
	limit, wait uint64
	// questions are asked in rounds, with more nodes each time.
	questions []question
	nodes     uint64
	// winner is a winning turn, if it is known and not all turns are requested.
	winner string
	// spent counts the solver's nodes, looks the search's checks of the clock.
	spent, looks uint64
}

type question struct {
	position konane.Position
	// word is the turn that leads there; "" is the root.
	word       string
	known, win bool
}

func newProof(solver *solver.Solver, p konane.Position, query *ai.Query, expired func() bool) *proof {
	k := &proof{solver: solver, root: p, expired: expired, all: query.All, nodes: firstNodes}
	k.limit = cmp.Or(query.Limits.Nodes, math.MaxUint64)
	if !k.all {
		black, white := p.Count()
		k.wait = firstNodes << max(0, black+white-easyStones)
		k.questions = []question{{position: p}}
		return k
	}
	for i, m := range p.AppendMoves(nil) {
		if !query.Part.Has(i) {
			continue
		}
		k.questions = append(k.questions, question{position: p.Apply(m), word: p.Word(m)})
	}
	return k
}

// step is called at each of the search's checks of the clock and reports whether the search must end.
func (k *proof) step() bool {
	k.looks++
	open := 0
	for _, q := range k.questions {
		if !q.known {
			open++
		}
	}
	searched := k.looks * search.CheckEvery
	switch {
	case k.expired() || k.left() == 0:
		return true
	case searched < k.wait || k.spent+uint64(open)*k.nodes > searched/solverCost:
		k.solver.Populate()
		return false
	}
	for k.solver.Populate() {
		if k.expired() {
			return true
		}
	}
	for i := range k.questions {
		if q := &k.questions[i]; !q.known {
			k.ask(q)
		}
	}
	k.nodes *= 2
	return k.expired() || k.answered()
}

// left returns how many nodes the limit leaves to the solver.
func (k *proof) left() uint64 {
	return k.limit - min(k.limit, k.looks*search.CheckEvery+k.spent)
}

func (k *proof) ask(q *question) {
	limits := solver.Limits{Nodes: max(1, min(k.nodes, k.left())), Expired: k.expired}
	r := k.solver.Solve(q.position, limits)
	q.known, q.win = r.Known, r.Win
	k.spent += r.Nodes
	if k.all || !r.Win {
		return
	}
	line := k.solver.Line(k.root, solver.Value{Win: true, Plies: -1}, limits)
	if q.known = len(line) > 0; q.known {
		k.winner = k.root.Word(line[0])
	}
}

// answered reports whether nothing is left to prove. If the root is lost, the search continues to find a turn
// after which winning is hard.
func (k *proof) answered() bool {
	for _, q := range k.questions {
		if !q.known || !k.all && !q.win {
			return false
		}
	}
	return true
}

// finish replaces the search's estimates by what is known.
func (k *proof) finish(i ai.Info) ai.Info {
	i.Nodes += k.spent
	if !k.all {
		q := &k.questions[0]
		win, _, ok := i.Best.Score.Proven()
		if !q.known || ok && i.Proven {
			return i
		}
		i.Proven = true
		if ok && win { // a forced win, though time was up before all turns were searched
			return i
		}
		i.Best.Score = k.score(q.position, q.win)
		if i.Best.Words = k.sound(k.root, q.win, i.Best.Words); len(i.Best.Words) == 0 {
			i.Best.Words = []string{k.winner}
		}
		return i
	}
	known := 0
	i.Turns = slices.Clone(i.Turns)
	for n := range i.Turns {
		t := &i.Turns[n]
		q := k.question(t.Words[0])
		if _, _, ok := t.Score.Proven(); !ok && q.known {
			t.Score = -k.score(q.position, q.win).FromRoot(1)
			t.Words = append([]string{q.word}, k.sound(q.position, q.win, t.Words[1:])...)
		}
		if _, _, ok := t.Score.Proven(); ok {
			known++
		}
	}
	short.Sort(i.Turns, func(v ai.Variation) ai.Score { return -v.Score })
	if len(i.Turns) > 0 {
		i.Best = i.Turns[0]
		win, _, ok := i.Best.Score.Proven()
		i.Proven = ok && win || known == len(i.Turns)
	}
	return i
}

func (k *proof) question(word string) *question {
	i := slices.IndexFunc(k.questions, func(q question) bool { return q.word == word })
	return &k.questions[i]
}

// score returns the score of a position with a known winner. Its distance is an upper bound of any game's
// length: every turn captures a stone, and the winner has one left after the last.
func (k *proof) score(p konane.Position, win bool) ai.Score {
	ours, theirs := p.Count()
	if p.Turn() == rules.Far {
		ours, theirs = theirs, ours
	}
	opening := 0
	if !p.Opened() {
		opening = 2
	}
	if win {
		return ai.WinIn(2*min(ours, theirs) - 1 + opening)
	}
	return ai.LossIn(2*min(ours, theirs-1) + opening)
}

// sound returns the beginning of a line of the search in which the winner's turns are known to win; win is
// whether the side to move wins.
func (k *proof) sound(p konane.Position, win bool, line []string) []string {
	for n, word := range line {
		for _, m := range p.AppendMoves(nil) {
			if p.Word(m) == word {
				p = p.Apply(m)
				break
			}
		}
		if win {
			if r := k.solver.Solve(p, solver.Limits{Nodes: firstNodes}); !r.Known || r.Win {
				return line[:n]
			}
		}
		win = !win
	}
	return line
}

// shorten looks for the shortest win, if there is time.
func (k *proof) shorten(i ai.Info) ai.Info {
	if k.all || !k.questions[0].win || k.expired() {
		return i
	}
	limits := solver.Limits{Nodes: shortestNodes, Expired: k.expired}
	n, ok := k.solver.Plies(k.root, true, limits)
	if !ok {
		return i
	}
	line := k.solver.Line(k.root, solver.Value{Win: true, Plies: n}, limits)
	if len(line) == 0 {
		return i
	}
	i.Best = ai.Variation{Score: ai.WinIn(n)}
	p := k.root
	for _, m := range line {
		i.Best.Words = append(i.Best.Words, p.Word(m))
		p = p.Apply(m)
	}
	return i
}
