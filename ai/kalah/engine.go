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

// An engine searches like any engine and solves in turns, each round with
// more nodes, until one of them can prove what the position is worth. Weak
// players, and searches of a given depth, do without the solver.
type engine struct {
	*search.Engine[kalah.Position, kalah.Move]
	endings *endings
	tools   variantTools
}

func newEngine(tableBytes int) ai.Engine {
	endings := new(endings)
	return &engine{
		Engine:  search.NewEngine(&evaluator{endings}, difficulty, false, tableBytes/4),
		endings: endings,
		tools:   variantTools{bytes: tableBytes - tableBytes/4},
	}
}

// Think implements [ai.Engine].
func (e *engine) Think(q ai.Query, stop *atomic.Bool, report func(ai.Info)) ai.Info {
	p := q.Position.Unwrap().(kalah.Position)
	if q.Skill != (ai.SkillLimits{}) || q.Limits.Depth > 0 || p.Outcome().Over() {
		return e.Engine.Think(q, stop, report)
	}
	q.Limits.Expired = forGood(q.Limits.Expired)
	e.tools.ready(p)
	e.endings.solver = e.tools.solver
	defer func() { e.endings.solver = nil }() // who sees less does without
	t := thought{engine: e.Engine, tools: &e.tools, position: p, query: q, stop: stop, report: report}
	return t.think()
}

// forGood returns a limit that stays expired, for several searches that share
// it.
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

// Keep lets the solver make use of a cache.
func (e *engine) Keep(c ai.Cache) { e.tools.cache = c }

// SetThreads implements [ai.Engine].
func (e *engine) SetThreads(n int) {
	e.Engine.SetThreads(n)
	e.tools.threads = n
	if e.tools.solver != nil {
		e.tools.solver.Threads(n)
	}
}

// Forget implements [ai.Engine].
func (e *engine) Forget() {
	e.Engine.Forget()
	if e.tools.solver != nil {
		e.tools.solver.Forget()
	}
}

// A thought is one position being thought about.
type thought struct {
	engine   *search.Engine[kalah.Position, kalah.Move]
	tools    *variantTools
	position kalah.Position
	query    ai.Query
	stop     *atomic.Bool
	report   func(ai.Info)
	// nodes are those of rounds past.
	nodes uint64
	// found is the result so far.
	found ai.Info
	// margins are what is proven of turns of a part.
	margins map[kalah.Move]int
}

// The nodes of a round of search, and as many of solving.
const (
	roundNodes  = 20_000
	roundGrowth = 4 // times as many in the next
	// solvable is how many seeds left a position has that solving pays for at
	// once. For every few more it has half of the nodes.
	solvable, halving = 30, 4
	// playOnNodes bounds the nodes to play a line on to its end.
	playOnNodes = 1_000_000
)

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
		if t.expired() || t.prove(nodes>>t.far()) || t.expired() {
			return t.found
		}
	}
}

// far is how often the nodes for solving are halved.
func (t *thought) far() int {
	left := t.position.Row(rules.Near) + t.position.Row(rules.Far)
	return max(0, left-solvable) / halving
}

// finish plays on from where the search has ended its lines since it knew the
// rest.
func (t *thought) finish() {
	t.found.Best = t.complete(t.found.Best)
	t.found.Turns = slices.Clone(t.found.Turns)
	for i, v := range t.found.Turns {
		t.found.Turns[i] = t.complete(v)
	}
	t.found.Nodes = t.nodes
	t.report(t.found)
}

// complete plays a line whose score is known on to the end. A part of the turns
// that has none has no line.
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

// playOn returns best play from a position of a known margin, as far as the
// nodes go.
func (t *thought) playOn(p kalah.Position, margin, most int) []kalah.Move {
	if !t.room() {
		return nil
	}
	line := t.tools.solver.Line(p, margin, most, t.limits(playOnNodes))
	t.nodes += t.tools.solver.Nodes()
	return line
}

// left returns how many nodes there are within the query's limit, at most so
// many.
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

// search looks ahead. It reports whether that has proven the score.
func (t *thought) search(nodes uint64) bool {
	q := t.query
	q.Limits.Nodes = t.left(nodes)
	before, deepest := t.nodes, t.found.Depth
	found := t.engine.Think(q, t.stop, func(i ai.Info) {
		i.Nodes += before
		if i.Depth > deepest {
			t.report(i)
		}
	})
	t.nodes += found.Nodes
	if found.Nodes = t.nodes; found.Depth >= deepest {
		t.found = found
	}
	t.found.Nodes = t.nodes
	return found.Proven
}

// limits are those of the solver's next search. It counts its nodes in steps,
// the rest of which is left to the next round of search.
func (t *thought) limits(nodes uint64) solver.Limits {
	n := t.left(nodes)
	return solver.Limits{Nodes: max(1, n-n%solver.Step), Expired: t.interrupted}
}

// room reports whether there are nodes left for a step of the solver.
func (t *thought) room() bool { return t.left(solver.Step) == solver.Step }

// prove tries to prove what is asked for.
func (t *thought) prove(nodes uint64) bool {
	if t.query.Part.Whole() {
		return t.solve(nodes)
	}
	return t.solvePart(nodes)
}

// solve tries to prove what the position is worth.
func (t *thought) solve(nodes uint64) bool {
	if !t.room() {
		return false
	}
	margin, best, ok := t.tools.solver.Judge(t.position, Hint(t.position, t.found), t.limits(nodes))
	t.nodes += t.tools.solver.Nodes()
	t.found.Nodes = t.nodes
	if ok {
		t.tell(margin, best)
	}
	return ok
}

// read makes what the book says the result. If all turns are asked for, a
// little search guesses what the others are worth. What it finds on the way is not
// reported, as it may take another turn for the best.
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

// tell makes one of the best turns and the line after it the result, and the
// scores of all turns if they are asked for. Of equal turns the seed picks one.
func (t *thought) tell(margin int, best []kalah.Move) {
	m := best[0]
	if t.query.Seed != 0 {
		m = best[rules.Mix(t.query.Seed)%uint64(len(best))]
	}
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

// after returns a move and best play after it, if it leads to a margin for its
// player.
func (t *thought) after(m kalah.Move, margin int) []kalah.Move {
	p := t.position
	line := t.tools.follow(&p, []kalah.Move{m}, &margin)
	return append(line, t.playOn(p, margin, maxLine-len(line))...)
}

// judge returns the scores of all turns, best first, with the one chosen in
// front. Those for which there is no time keep what the search has guessed, if
// that is not above the best.
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

// variation is a move of a known margin, and best play after it.
func (t *thought) variation(m kalah.Move, margin int) ai.Variation {
	return ai.Variation{Score: 100 * ai.Score(margin), Words: wordsOf(t.position, t.after(m, margin))}
}

// lesser is a move that leads to less than a margin.
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
	word := t.position.Word(m)
	if i := slices.IndexFunc(guessed, func(g ai.Variation) bool { return len(g.Words) > 0 && g.Words[0] == word }); i >= 0 {
		return ai.Variation{Score: min(100*ai.Score(margin)-1, guessed[i].Score), Words: guessed[i].Words}
	}
	return ai.Variation{Score: 100*ai.Score(margin) - 1, Words: []string{word}}
}
