package ai

import (
	"cmp"
	"slices"
	"sync/atomic"

	"tidepool/ai/kalahsolver"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// A kalahEngine searches like any engine and solves in turns, each round with
// more nodes, until one of them can prove what the position is worth. Weak
// players, and searches of a given depth, do without the solver.
type kalahEngine struct {
	*engine[kalah.Position, kalah.Move]
	endings *kalahEndings
	desk    kalahDesk
}

func newKalah(tableBytes int) Engine {
	endings := new(kalahEndings)
	e := engineOf(kalahKnowledge{endings}, kalahEye, false, tableBytes/4)
	return &kalahEngine{
		engine:  e.(*engine[kalah.Position, kalah.Move]),
		endings: endings,
		desk:    kalahDesk{bytes: tableBytes - tableBytes/4},
	}
}

// Think implements [Engine].
func (e *kalahEngine) Think(q Query, stop *atomic.Bool, report func(Info)) Info {
	p := q.Position.Unwrap().(kalah.Position)
	if q.Sight != (Sight{}) || q.Limits.Depth > 0 || p.Outcome().Over() {
		return e.engine.Think(q, stop, report)
	}
	q.Limits.Expired = forGood(q.Limits.Expired)
	e.desk.seat(p)
	e.endings.solver = e.desk.solver
	defer func() { e.endings.solver = nil }() // who sees less does without
	t := kalahThought{engine: e.engine, desk: &e.desk, position: p, query: q, stop: stop, report: report}
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
func (e *kalahEngine) Keep(c Cache) { e.desk.cache = c }

// SetThreads implements [Engine].
func (e *kalahEngine) SetThreads(n int) {
	e.engine.SetThreads(n)
	e.desk.threads = n
	if e.desk.solver != nil {
		e.desk.solver.Threads(n)
	}
}

// Forget implements [Engine].
func (e *kalahEngine) Forget() {
	e.engine.Forget()
	if e.desk.solver != nil {
		e.desk.solver.Forget()
	}
}

// A kalahThought is one position being thought about.
type kalahThought struct {
	engine   *engine[kalah.Position, kalah.Move]
	desk     *kalahDesk
	position kalah.Position
	query    Query
	stop     *atomic.Bool
	report   func(Info)
	// nodes are those of rounds past.
	nodes uint64
	// found is the result so far.
	found Info
}

// The nodes of a round of search, and as many of solving.
const (
	kalahRound  = 20_000
	kalahFaster = 4 // times as many in the next
	// kalahOn bounds the nodes to play a line on to its end.
	kalahOn = 1_000_000
)

func (t *kalahThought) think() Info {
	if margin, best, ok := t.desk.book.Look(t.position); ok {
		return t.read(margin, best)
	}
	t.desk.solver.Prepare(t.limits(1))
	for nodes := uint64(kalahRound); ; nodes *= kalahFaster {
		if t.search(nodes) {
			t.finish()
			return t.found
		}
		if t.expired() || t.solve(nodes) || t.expired() {
			return t.found
		}
	}
}

// finish plays on from where the search has ended its lines since it knew the
// rest.
func (t *kalahThought) finish() {
	t.found.Best = t.complete(t.found.Best)
	t.found.Turns = slices.Clone(t.found.Turns)
	for i, v := range t.found.Turns {
		t.found.Turns[i] = t.complete(v)
	}
	t.found.Nodes = t.nodes
	t.report(t.found)
}

// complete plays a line whose score is known on to the end.
func (t *kalahThought) complete(v Variation) Variation {
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
	rest := t.playOn(p, margin, kalahLine-len(v.Words))
	v.Words = append(slices.Clone(v.Words), kalahWords(p, rest)...)
	return v
}

// playOn returns best play from a position of a known margin, as far as the
// nodes go.
func (t *kalahThought) playOn(p kalah.Position, margin, most int) []kalah.Move {
	if !t.room() {
		return nil
	}
	line := t.desk.solver.Line(p, margin, most, t.limits(kalahOn))
	t.nodes += t.desk.solver.Nodes()
	return line
}

// left returns how many nodes there are within the query's limit, at most so
// many.
func (t *kalahThought) left(most uint64) uint64 {
	if limit := t.query.Limits.Nodes; limit > 0 {
		return min(most, limit-min(limit, t.nodes))
	}
	return most
}

func (t *kalahThought) expired() bool { return t.left(1) == 0 || t.interrupted() }

func (t *kalahThought) interrupted() bool {
	expired := t.query.Limits.Expired
	return t.stop.Load() || expired != nil && expired()
}

// search looks ahead. It reports whether that has proven the score.
func (t *kalahThought) search(nodes uint64) bool {
	q := t.query
	q.Limits.Nodes = t.left(nodes)
	before, deepest := t.nodes, t.found.Depth
	found := t.engine.Think(q, t.stop, func(i Info) {
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
func (t *kalahThought) limits(nodes uint64) kalahsolver.Limits {
	n := t.left(nodes)
	return kalahsolver.Limits{Nodes: max(1, n-n%kalahsolver.Step), Expired: t.interrupted}
}

// room reports whether there are nodes left for a step of the solver.
func (t *kalahThought) room() bool { return t.left(kalahsolver.Step) == kalahsolver.Step }

// solve tries to prove what the position is worth.
func (t *kalahThought) solve(nodes uint64) bool {
	if !t.room() {
		return false
	}
	margin, best, ok := t.desk.solver.Judge(t.position, KalahHint(t.position, t.found), t.limits(nodes))
	t.nodes += t.desk.solver.Nodes()
	t.found.Nodes = t.nodes
	if ok {
		t.tell(margin, best)
	}
	return ok
}

// read makes what the book says the result. If all turns are asked for, a
// little search guesses what the others are worth. It is not told: it may take
// another turn for the best.
func (t *kalahThought) read(margin int, best []kalah.Move) Info {
	if t.query.All {
		report := t.report
		t.report = func(Info) {}
		t.search(kalahRound)
		t.report = report
	}
	t.tell(margin, best)
	return t.found
}

// tell makes one of the best turns and the line after it the result, and the
// scores of all turns if they are asked for. Of equal turns the seed picks one.
func (t *kalahThought) tell(margin int, best []kalah.Move) {
	m := best[0]
	if t.query.Seed != 0 {
		m = best[rules.Mix(t.query.Seed)%uint64(len(best))]
	}
	line := t.after(m, margin)
	t.found.Best = Variation{100 * Score(margin), kalahWords(t.position, line)}
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
func (t *kalahThought) after(m kalah.Move, margin int) []kalah.Move {
	p := t.position
	line := t.desk.follow(&p, []kalah.Move{m}, &margin)
	return append(line, t.playOn(p, margin, kalahLine-len(line))...)
}

// judge returns the scores of all turns, best first, with the one chosen in
// front. Those for which there is no time keep what the search has guessed, if
// that is not above the best.
func (t *kalahThought) judge(margin int, chosen kalah.Move, best []kalah.Move, guessed []Variation) []Variation {
	turns := []Variation{t.found.Best}
	for _, m := range t.position.AppendMoves(nil) {
		switch {
		case m == chosen:
		case slices.Contains(best, m):
			turns = append(turns, t.variation(m, margin))
		default:
			turns = append(turns, t.lesser(m, margin, guessed))
		}
	}
	slices.SortStableFunc(turns, func(a, b Variation) int { return cmp.Compare(b.Score, a.Score) })
	return turns
}

// variation is a move of a known margin, and best play after it.
func (t *kalahThought) variation(m kalah.Move, margin int) Variation {
	return Variation{100 * Score(margin), kalahWords(t.position, t.after(m, margin))}
}

// lesser is a move that leads to less than a margin.
func (t *kalahThought) lesser(m kalah.Move, margin int, guessed []Variation) Variation {
	p := t.position.Apply(m)
	if v, _, ok := t.desk.book.Look(p); ok {
		if p.Turn() != t.position.Turn() {
			v = -v
		}
		return t.variation(m, v)
	}
	if t.room() && !t.interrupted() {
		v, ok := t.desk.solver.After(t.position, m, margin, t.limits(1<<62))
		if t.nodes += t.desk.solver.Nodes(); ok {
			return t.variation(m, v)
		}
	}
	word := t.position.Word(m)
	if i := slices.IndexFunc(guessed, func(g Variation) bool { return len(g.Words) > 0 && g.Words[0] == word }); i >= 0 {
		return Variation{min(100*Score(margin)-1, guessed[i].Score), guessed[i].Words}
	}
	return Variation{100*Score(margin) - 1, []string{word}}
}
