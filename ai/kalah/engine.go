package kalah

import (
	"slices"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/internal/short"
	"tidepool/ai/kalah/solver"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// An engine alternates between searching and solving, each round with more nodes, until one of them can prove
// the value. Solving first finds out who wins, since that matters most; if time runs out then, the turn is one
// that keeps what is proven. Weak players, and searches of a given depth, do not use the solver.
type engine struct {
	*search.Engine[kalah.Position, kalah.Move]
	// weak is for players with limited skill.
	weak    *search.Engine[kalah.Position, kalah.Move]
	endings *endings
	tools   variantTools
}

func newEngine(tableBytes int) ai.Engine {
	endings := new(endings)
	return &engine{
		Engine:  search.NewEngine(&evaluator{endings, network()}, difficulty, false, tableBytes/4),
		weak:    search.NewEngine(new(beginner), difficulty, false, 0),
		endings: endings,
		tools:   variantTools{bytes: tableBytes - tableBytes/4, playsOut: true},
	}
}

func (e *engine) Think(q ai.Query, stop *atomic.Bool, report func(ai.Info)) ai.Info {
	if q.Skill.Partial() {
		return e.weak.Think(q, stop, report)
	}
	p := q.Position.Unwrap().(kalah.Position)
	if q.Limits.Depth > 0 || p.Outcome().Over() || !e.tools.ready(p) {
		return e.Engine.Think(q, stop, report)
	}
	q.Limits.Expired = forGood(q.Limits.Expired)
	e.endings.solver = e.tools.solver
	defer func() { e.endings.solver = nil }() // weak players do not use it
	t := thought{engine: e.Engine, tools: &e.tools, position: p, query: q, stop: stop, report: report}
	t.know()
	return t.think()
}

// preparedBytes is the size of the endings that are filled before a game, which takes one or two seconds.
const preparedBytes = 250_000_000

// Prepare implements [ai.Preparer].
func (e *engine) Prepare(p rules.Position, file ai.File, stop func() bool) {
	if q := p.Unwrap().(kalah.Position); e.tools.ready(q) {
		e.tools.readResults(q, true, file, stop)
		e.tools.solver.Prefill(preparedBytes, stop)
	}
}

// forGood returns a limit that stays expired, for several searches that share it.
func forGood(expired func() bool) func() bool {
	if expired == nil {
		return nil
	}
	over := false
	return func() bool {
		over = over || expired()
		return over
	}
}

func (e *engine) Keep(c ai.Cache) { e.tools.cache = c }

func (e *engine) SetThreads(n int) {
	e.Engine.SetThreads(n)
	e.weak.SetThreads(n)
	e.tools.threads = n
	if e.tools.solver != nil {
		e.tools.solver.Threads(n)
	}
}

func (e *engine) Forget() {
	e.Engine.Forget()
	if e.tools.solver != nil {
		e.tools.solver.Forget()
	}
}

type thought struct {
	engine   *search.Engine[kalah.Position, kalah.Move]
	tools    *variantTools
	position kalah.Position
	query    ai.Query
	stop     *atomic.Bool
	report   func(ai.Info)
	nodes    uint64
	found    ai.Info
	// root is what is proven of the turns, or nil.
	root *solver.Root
	// margins are the proven ones of the turns of a part.
	margins map[kalah.Move]int
}

const (
	roundNodes  = 20_000
	roundGrowth = 4 // times as many in the next round
	// With solvable seeds left, solving gets as many nodes as searching. With every few fewer it gets twice as
	// many, at most mostDoubled times, and with every few more half.
	solvable, doubling, mostDoubled = 40, 2, 2
	playOnNodes                     = 1_000_000
)

// know looks up who wins. Turns that keep that are then all that is searched, unless the scores of all are requested.
func (t *thought) know() {
	root := t.tools.solver.Root(t.position)
	keep, ok := t.tools.tell(root, t.position, t.interrupted)
	if !ok {
		return
	}
	if t.root = root; t.query.All || !t.query.Part.Whole() {
		return
	}
	for i, m := range t.position.AppendMoves(nil) {
		if !slices.Contains(keep, m) {
			t.query.Skip |= 1 << i
		}
	}
}

func (t *thought) think() ai.Info {
	if margin, best, ok := t.tools.book.Look(t.position); ok {
		return t.read(margin, best)
	}
	t.tools.solver.Prepare(t.limits(1))
	for nodes := uint64(roundNodes); ; nodes *= roundGrowth {
		if t.search(nodes) {
			t.finish()
			return t.found
		}
		if t.expired() || t.prove(t.share(nodes)) || t.expired() {
			return t.safe()
		}
	}
}

// share returns how many nodes solving gets in a round of so many for searching.
func (t *thought) share(nodes uint64) uint64 {
	left := t.position.Row(rules.Near) + t.position.Row(rules.Far)
	if left > solvable {
		return nodes >> ((left - solvable) / doubling)
	}
	return nodes << min(mostDoubled, (solvable-left)/doubling)
}

// finish extends lines that the search ended because it knew the rest.
func (t *thought) finish() {
	t.found.Best = t.complete(t.found.Best)
	t.found.Turns = slices.Clone(t.found.Turns)
	for i, v := range t.found.Turns {
		t.found.Turns[i] = t.complete(v)
	}
	t.found.Nodes = t.nodes
	t.report(t.found)
}

// complete extends a line with a known score to the end.
func (t *thought) complete(v ai.Variation) ai.Variation {
	if len(v.Words) == 0 {
		return v
	}
	end, margin := t.query.Position, int(v.Score)/100
	for _, word := range v.Words {
		next, _, err := end.Play(word)
		if err != nil {
			return v
		}
		if next.Turn() != end.Turn() {
			margin = -margin
		}
		end = next
	}
	p := end.Unwrap().(kalah.Position)
	rest := t.playOn(p, margin, maxLine-len(v.Words))
	v.Words = append(slices.Clone(v.Words), wordsOf(p, rest)...)
	return v
}

// playOn returns best play from a position with a known margin, as far as the nodes go.
func (t *thought) playOn(p kalah.Position, margin, most int) []kalah.Move {
	if !t.room() {
		return nil
	}
	line := t.tools.solver.Line(p, margin, most, t.limits(playOnNodes))
	t.nodes += t.tools.solver.Nodes()
	return line
}

// left returns how many nodes the query's limit leaves, at most most.
func (t *thought) left(most uint64) uint64 {
	if limit := t.query.Limits.Nodes; limit > 0 {
		return min(most, limit-min(limit, t.nodes))
	}
	return most
}

func (t *thought) expired() bool { return t.left(1) == 0 || t.interrupted() }

func (t *thought) interrupted() bool {
	expired := t.query.Limits.Expired
	return t.stop.Load() || expired != nil && expired()
}

// search reports whether searching has proven the score.
func (t *thought) search(nodes uint64) bool {
	q := t.query
	q.Limits.Nodes = t.left(nodes)
	before, deepest := t.nodes, t.found.Depth
	found := t.engine.Think(q, t.stop, func(i ai.Info) {
		i.Nodes += before
		if i.Depth > deepest {
			t.report(t.bounded(i))
		}
	})
	t.nodes += found.Nodes
	if found.Nodes = t.nodes; found.Depth >= deepest {
		t.found = t.bounded(found)
	}
	t.found.Nodes = t.nodes
	return found.Proven
}

// limits returns the limits of the solver's next search, which counts its nodes in steps.
func (t *thought) limits(nodes uint64) solver.Limits {
	n := t.left(nodes)
	return solver.Limits{Nodes: max(1, n-n%solver.Step), Expired: t.interrupted}
}

func (t *thought) room() bool { return t.left(solver.Step) == solver.Step }

func (t *thought) prove(nodes uint64) bool {
	if t.query.Part.Whole() {
		return t.solve(nodes)
	}
	return t.solvePart(nodes)
}

// solve first finds out who wins, since that matters most, unless the scores of all turns are requested.
func (t *thought) solve(nodes uint64) bool {
	if t.root == nil {
		t.root = t.tools.solver.Root(t.position)
	}
	most, hint := t.nodes+nodes, Hint(t.position, t.found)
	ask := t.root.Judge
	if !t.query.All {
		if ask = t.root.Margin; !t.decide(hint, nodes) {
			return false
		}
	}
	if !t.room() || most <= t.nodes {
		return false
	}
	margin, best, ok := ask(hint, t.limits(most-t.nodes))
	t.count()
	if ok {
		t.tell(margin, best)
	}
	return ok
}

func (t *thought) decide(h solver.Hint, nodes uint64) bool {
	if !t.room() {
		return false
	}
	ok := t.root.Decide(h, t.limits(nodes))
	t.count()
	return ok
}

func (t *thought) count() {
	t.nodes += t.tools.solver.Nodes()
	t.found.Nodes = t.nodes
}

// read makes the book's entry the result. If all turns are requested, a short search estimates the others,
// unreported, as it may consider another turn the best.
func (t *thought) read(margin int, best []kalah.Move) ai.Info {
	if t.query.All {
		report := t.report
		t.report = func(ai.Info) {}
		t.search(roundNodes)
		t.report = report
	}
	if t.query.Part.Whole() {
		t.tell(margin, best)
	} else {
		t.tellPart(margin, best)
	}
	return t.found
}

// tell makes one of the best turns, chosen by the seed, and its line the result, with the scores of all turns
// if requested.
func (t *thought) tell(margin int, best []kalah.Move) {
	m := t.choose(best)
	line := t.after(m, margin)
	t.found.Best = ai.Variation{Score: 100 * ai.Score(margin), Words: wordsOf(t.position, line)}
	t.found.Proven = true
	t.found.Depth = len(line)
	guessed := t.found.Turns
	t.found.Turns = nil
	t.found.Nodes = t.nodes
	t.report(t.found)
	if t.query.All {
		t.found.Turns = t.judge(margin, m, best, guessed)
		t.found.Nodes = t.nodes
		t.report(t.found)
	}
}

// choose returns one of the best turns by the seed, where possible one after which the book goes on.
func (t *thought) choose(best []kalah.Move) kalah.Move {
	known := slices.DeleteFunc(slices.Clone(best), func(m kalah.Move) bool {
		_, _, ok := t.tools.book.Look(t.position.Apply(m))
		return !ok
	})
	if len(known) > 0 {
		best = known
	}
	if t.query.Seed == 0 {
		return best[0]
	}
	return best[rules.Mix(t.query.Seed)%uint64(len(best))]
}

// after returns a move and best play after it, if it leads to a margin for its player.
func (t *thought) after(m kalah.Move, margin int) []kalah.Move {
	p := t.position
	line := t.tools.follow(&p, []kalah.Move{m}, &margin)
	return append(line, t.playOn(p, margin, maxLine-len(line))...)
}

// judge returns the scores of all turns, best first, starting with the chosen one. If time runs out, the
// search's estimate stays, if it is not above the best.
func (t *thought) judge(margin int, chosen kalah.Move, best []kalah.Move, guessed []ai.Variation) []ai.Variation {
	turns := []ai.Variation{t.found.Best}
	for _, m := range t.position.AppendMoves(nil) {
		switch {
		case m == chosen:
		case slices.Contains(best, m):
			turns = append(turns, t.variation(m, margin))
		default:
			turns = append(turns, t.lesser(m, margin, guessed))
		}
	}
	short.Sort(turns, func(v ai.Variation) ai.Score { return -v.Score })
	return turns
}

func (t *thought) variation(m kalah.Move, margin int) ai.Variation {
	return ai.Variation{Score: 100 * ai.Score(margin), Words: wordsOf(t.position, t.after(m, margin))}
}

// lesser returns the variation of a move that leads to less than a margin.
func (t *thought) lesser(m kalah.Move, margin int, guessed []ai.Variation) ai.Variation {
	p := t.position.Apply(m)
	if v, _, ok := t.tools.book.Look(p); ok {
		if p.Turn() != t.position.Turn() {
			v = -v
		}
		return t.variation(m, v)
	}
	if t.room() && !t.interrupted() {
		v, ok := t.tools.solver.After(t.position, m, margin, t.limits(1<<62))
		if t.nodes += t.tools.solver.Nodes(); ok {
			return t.variation(m, v)
		}
	}
	guess := ai.Variation{Score: 100*ai.Score(margin) - 1, Words: []string{t.position.Word(m)}}
	if i := slices.IndexFunc(guessed, func(g ai.Variation) bool { return len(g.Words) > 0 && g.Words[0] == guess.Words[0] }); i >= 0 {
		guess = ai.Variation{Score: min(guess.Score, guessed[i].Score), Words: guessed[i].Words}
	}
	if t.root != nil {
		guess = t.boundedTurn(guess)
	}
	return guess
}
