package kalah

import (
	"fmt"
	"slices"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/kalah/book"
	"tidepool/ai/kalah/solver"
	"tidepool/ai/memory"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// A counter solves positions: how many seeds the side to move will be ahead.
type counter struct {
	tools  variantTools
	noBook bool
	// stop, tell and position are the task's; looks counts calls of stop, guessed the nodes searched for hints.
	stop     func() bool
	tell     func(ai.Progress)
	looks    uint64
	guessed  uint64
	position kalah.Position
}

func newSolver(o ai.SolverOptions) ai.Solver {
	return &counter{tools: variantTools{bytes: o.TableBytes, threads: o.Threads, cache: o.Cache}, noBook: o.NoBook}
}

const (
	maxLine = ai.MaxPly
	// lineNodes limits the line with hugeSeeds.
	lineNodes = 2_000_000
	// quickNodes is enough for most positions in mid-game; quickGuessNodes is for the guess before.
	quickNodes      = 600_000
	quickGuessNodes = 20_000
	// guessNodes is for guessing what will be proven, longGuessNodes if a wrong guess costs minutes.
	guessNodes     = 400_000
	longGuessNodes = 4_000_000
	// manySeeds is from where a long search and more memory pay: manySeedsMemory, or with hugeSeeds two
	// thirds of the available memory, up to hugeSeedsMemory.
	manySeeds       = 40
	manySeedsMemory = 1 << 30
	hugeSeeds       = 56
	hugeSeedsMemory = 12 << 30
	// endlessSeeds is from where a solution takes months, but bounds of the margin can be proven; each step
	// towards the guess then takes about six times as long as the one before.
	endlessSeeds = 64
	encloseStep  = 4
	// otherMemory, plus a quarter of all, is not for endings, but at most half of all.
	otherMemory = 64 << 20
	guessMemory = 32 << 20
)

func (k *counter) Solve(q rules.Position, stop func() bool, progress func(ai.Progress)) (ai.Solution, bool) {
	p := q.Unwrap().(kalah.Position)
	k.stop, k.tell, k.looks, k.guessed, k.position = forGood(stop), progress, 0, 0, p
	if p.Outcome().Over() {
		return solutionOf(int(marginOf(p))), true
	}
	if !k.tools.ready(p) {
		progress(ai.Progress{})
		return ai.Solution{}, false
	}
	margin, best, ok := k.tools.book.Look(p)
	if k.noBook || !ok {
		margin, best, ok = k.judge(p)
	}
	if !ok {
		k.report()
		return k.side()
	}
	s := solutionOf(margin)
	for _, m := range best {
		s.Best = append(s.Best, p.Word(m))
	}
	slices.Sort(s.Best)
	s.Line = wordsOf(p, k.line(p, best, margin))
	return s, true
}

func solutionOf(margin int) ai.Solution {
	return ai.Solution{Value: max(-1, min(1, margin)), Plies: -1, Counted: true, Margin: margin}
}

func (k *counter) limits() solver.Limits { return solver.Limits{Expired: k.expired} }

// judge first tries to solve a position quickly, without a long guess.
func (k *counter) judge(p kalah.Position) (margin int, best []kalah.Move, ok bool) {
	l := k.limits()
	l.Nodes = quickNodes
	r := k.tools.solver.Root(p)
	if !k.noBook {
		k.tools.tell(r, p, k.stop)
	}
	if margin, best, ok = r.Judge(k.hint(p, quickGuessNodes), l); ok || k.stop() {
		return margin, best, ok
	}
	nodes := uint64(guessNodes)
	if 2*p.Variant().Half >= manySeeds {
		nodes = longGuessNodes
	}
	h := k.hint(p, nodes)
	if 2*p.Variant().Half >= endlessSeeds {
		if r.Enclose(h, encloseStep, k.limits()); k.stop() {
			return 0, nil, false
		}
	}
	return r.Judge(h, k.limits())
}

// hint searches so many nodes for what is likely to be proven.
func (k *counter) hint(p kalah.Position, nodes uint64) solver.Hint {
	k.tools.solver.Prepare(k.limits())
	e := search.NewEngine(&evaluator{&endings{k.tools.solver}, network()}, difficulty, false, guessMemory)
	before := k.guessed
	count := func(i ai.Info) { k.guessed = before + i.Nodes }
	guess := e.Think(ai.Query{Position: rules.Of(p), Limits: ai.Limits{Nodes: nodes, Expired: k.expired}}, new(atomic.Bool), count)
	count(guess)
	if p.Variant().Ending == kalah.Majority {
		// A search underestimates how far the loser falls behind when the game stops: with 4 and 5 seeds the
		// margins are a third larger.
		guess.Best.Score = guess.Best.Score * 4 / 3
	}
	return Hint(p, guess)
}

// Hint converts a search's result to a hint for Kalah's solver.
func Hint(p kalah.Position, guess ai.Info) solver.Hint {
	h := solver.Hint{Margin: int(guess.Best.Score) / 100}
	for _, m := range p.AppendMoves(nil) {
		if len(guess.Best.Words) > 0 && guess.Best.Words[0] == p.Word(m) {
			h.Moves = append(h.Moves, m)
		}
	}
	return h
}

// line returns best play, from the book as far as possible, and ends early if the rest takes long.
func (k *counter) line(p kalah.Position, best []kalah.Move, margin int) []kalah.Move {
	l := k.limits()
	if 2*p.Variant().Half >= hugeSeeds {
		l.Nodes = max(lineNodes, k.tools.solver.Nodes()/4)
	}
	if k.noBook {
		return k.tools.solver.Line(p, margin, maxLine, l)
	}
	line := k.tools.follow(&p, best, &margin)
	return append(line, k.tools.solver.Line(p, margin, maxLine-len(line), l)...)
}

// expired reports whether to give up, and reports progress now and then.
func (k *counter) expired() bool {
	k.looks++
	if k.looks*search.CheckEvery%search.ReportEvery == 0 {
		k.report()
	}
	return k.stop()
}

func (k *counter) report() {
	low, high := k.tools.solver.Bounds()
	progress := ai.Progress{Nodes: k.guessed + k.tools.solver.Nodes()}
	if seeds := 2 * k.position.Variant().Half; low > -seeds || high < seeds {
		progress.Proven = fmt.Sprintf("the margin is within %d and %d", low, high)
	}
	if m, ok := k.tools.solver.Leader(); ok {
		progress.Likely = k.position.Word(m)
	}
	k.tell(progress)
}

// side returns the winner, if the bounds of the margin show it.
func (k *counter) side() (ai.Solution, bool) {
	switch low, high := k.tools.solver.Bounds(); {
	case low > 0:
		return ai.Solution{Value: 1, Plies: -1}, true
	case high < 0:
		return ai.Solution{Value: -1, Plies: -1}, true
	}
	return ai.Solution{}, false
}

func wordsOf(p kalah.Position, line []kalah.Move) []string {
	words := make([]string, len(line))
	for i, m := range line {
		words[i] = p.Word(m)
		p = p.Apply(m)
	}
	return words
}

// variantTools keeps the solver and the book of the latest variant.
type variantTools struct {
	// bytes is how much memory a solver may use; with 0 it depends on the variant.
	bytes   int
	threads int
	// playsOut means that most of the memory is for finding out who wins.
	playsOut bool
	// cache stores tables of endings; it may be nil.
	cache   ai.Cache
	solver  *solver.Solver
	book    book.Book
	results book.Results
}

// memory returns how many bytes to use for a variant.
func (d *variantTools) memory(v kalah.Variant) int {
	switch seeds := 2 * v.Half; {
	case d.bytes > 0:
		return d.bytes
	case seeds >= hugeSeeds:
		return max(manySeedsMemory, min(hugeSeedsMemory, memory.Available()/3*2))
	case seeds >= manySeeds:
		return manySeedsMemory
	}
	return ai.SolverMemory
}

// ready prepares the tools for a position's variant; it returns false if they do not support its rules.
func (d *variantTools) ready(p kalah.Position) bool {
	v := p.Variant()
	if !named(p, v) {
		return false
	}
	if d.solver != nil && d.solver.Variant() == v {
		return true
	}
	d.solver = nil // release the old tables first
	bytes := d.memory(v)
	playout := 0
	if d.playsOut && v.Ending == kalah.Majority {
		playout = bytes / 4 * 3
	}
	bytes -= playout
	endings := max(bytes/2, bytes/4*3-otherMemory)
	d.solver = solver.New(v, bytes-endings, endings)
	if playout > 0 {
		d.solver.PlayOut(playout/8, playout/8*7)
	}
	d.solver.Keep(d.cache)
	d.solver.Threads(d.threads)
	var err error
	if d.book, err = book.Of(v); err != nil {
		panic(err) // the book is built in
	}
	d.results = book.ResultsOf(v)
	return true
}

// tell tells a root who wins, if its position is one of a game's first, and returns the moves that keep that.
func (d *variantTools) tell(r *solver.Root, p kalah.Position, stop func() bool) (keep []kalah.Move, ok bool) {
	d.readResults(p, false, nil, stop)
	result, keep, ok := d.results.Look(p)
	if ok {
		r.Know(result, keep)
	}
	return keep, ok
}

// readResults reads the results, all of them or only the early ones, if a position may be one of those.
func (d *variantTools) readResults(p kalah.Position, all bool, file ai.File, stop func() bool) {
	if p.Row(rules.Near)+p.Row(rules.Far) <= p.Variant().Half {
		return
	}
	read := d.results.Read
	if all {
		read = func(stop func() bool) error { return d.results.ReadAll(file, stop) }
	}
	if err := read(stop); err != nil {
		panic(err) // they are built in
	}
}

func named(p kalah.Position, v kalah.Variant) bool {
	options := v.Options()
	g, q := kalah.Game{}, rules.Of(p)
	return ai.Named(g, options, q) || ai.Named(g, options+",pie=on", q)
}

// follow plays the first of the best moves, and continues while the book has entries. It returns the moves,
// and sets p and margin to the position after them and its mover's margin.
func (d *variantTools) follow(p *kalah.Position, best []kalah.Move, margin *int) (line []kalah.Move) {
	for ok := true; ok && len(best) > 0 && len(line) < maxLine; {
		turn := p.Turn()
		line = append(line, best[0])
		if *p = p.Apply(best[0]); p.Turn() != turn {
			*margin = -*margin
		}
		_, best, ok = d.book.Look(*p)
	}
	return line
}
