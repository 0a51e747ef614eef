package reason_test

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/play/review/reason"
	"tidepool/rules"
)

// reviewsVariable sets how many games of each game are reviewed; the default is a few.
const reviewsVariable = "TIDEPOOL_REVIEWS"

// TestReviewsAreTrue reviews games of levels 2 to 5 and checks with a solver everything stated as certain:
// values, and facts about turns, moments and hints.
func TestReviewsAreTrue(t *testing.T) {
	games, looks := enginetest.Few(2, 1), 30
	if n, err := strconv.Atoi(os.Getenv(reviewsVariable)); err == nil {
		games, looks = n, 80
	}
	eachReviewer(t, games, looks, 33, func(v *reviewer, options string) { v.goOver(v.play(options)) })
}

// eachReviewer lets a reviewer of each game check a number of things, cycling through its variants. A seed
// makes it repeatable; looks limits the solver.
func eachReviewer(t *testing.T, things, looks int, seed uint64, check func(v *reviewer, options string)) {
	for _, g := range engines.All() {
		t.Run(g.Rules().Info().ID, func(t *testing.T) {
			v := &reviewer{
				t: t, game: g, engine: g.Engine(16 << 20), luck: rand.New(rand.NewPCG(seed, 5)),
				values: tally{}, facts: tally{}, checkers: map[string]*checker{}, looks: looks,
			}
			t.Cleanup(v.engine.Close)
			list := variants(v.info().ID)
			for n := range things {
				check(v, list[n%len(list)])
			}
			t.Logf("%d checked, %d turns, %d sentences\nvalues:\n%s\nfacts:\n%s", things, v.turns, v.said, v.values, v.facts)
		})
	}
}

// variants returns the options of the games reviewed.
func variants(id string) []string {
	switch id {
	case "onitama": // a solver has tables for one deal, which are slow to build
		return []string{"deal=boar+ox/elephant+horse/crab"}
	case "konane":
		return []string{"size=6", "size=8", "size=6x8"}
	case "kalah":
		return []string{"", "end=empty", "houses=4,seeds=3,emptycapture=on"}
	case "kaninariebi":
		return []string{"", "bond=any"}
	}
	return []string{""}
}

// A reviewer reviews games of one game.
type reviewer struct {
	t        *testing.T
	game     ai.Game
	engine   ai.Engine
	luck     *rand.Rand
	checkers map[string]*checker
	looks    int
	turns    int
	said     int // facts in explanations
	// values and facts count the checks.
	values, facts tally
}

func (v *reviewer) info() rules.Info { return v.game.Rules().Info() }

// play plays a game between two levels.
func (v *reviewer) play(options string) *match.Match {
	return v.playAt(options, func() int { return 2 + v.luck.IntN(4) })
}

// playAt plays a game with a level chosen for each side.
func (v *reviewer) playAt(options string, level func() int) *match.Match {
	m, err := match.New(match.Setup{Game: v.game.Rules(), Options: options})
	if err != nil {
		v.t.Fatal(err)
	}
	levels := [2]int{level(), level()}
	for !m.Outcome().Over() {
		turns := m.Position().Turns()
		word := turns[v.luck.IntN(len(turns))].Word
		if m.Ply() >= 2 {
			j := v.job(m, m.Ply(), "")
			j.Level, j.Seed = levels[m.Position().Turn()], v.luck.Uint64()|1
			word = v.think(j).Best.Words[0]
		}
		if _, err := m.Play(word); err != nil {
			v.t.Fatal(err)
		}
	}
	return m
}

func (v *reviewer) job(m *match.Match, ply int, word string) ai.Job {
	j := ai.Job{Game: v.info().ID, Options: m.Options(), Start: m.At(0).String()}
	for i := 1; i <= ply; i++ {
		j.Words = append(j.Words, m.Turn(i).Word)
	}
	if word != "" {
		j.Words = append(j.Words, word)
	}
	return j
}

func (v *reviewer) think(j ai.Job) ai.Info {
	q, err := j.Query(v.game)
	if err != nil {
		v.t.Fatal(err)
	}
	return enginetest.Think(v.engine, q)
}

// goOver checks a review in which few nodes count as a millisecond.
func (v *reviewer) goOver(m *match.Match) {
	const nodes = 40
	r, c := review.New(m), v.checker(m.Options())
	v.engine.Forget()
	for ask, ok := r.Next(); ok; ask, ok = r.Next() {
		j := v.job(m, ask.Ply, ask.Word)
		j.All, j.Nodes = ask.All, max(1, uint64(ask.Time/time.Millisecond)*nodes)
		if next := m.At(ask.Ply); ask.Word != "" {
			if next, _, _ = next.Play(ask.Word); next.Outcome().Over() {
				r.Note(ask, ai.Info{})
				continue
			}
		}
		a := v.think(j)
		v.checkAnswer(c, j, a)
		r.Note(ask, a)
	}
	for ply := range m.Ply() {
		v.checkValue(c, m, r, ply)
		if j, ok := r.Turn(ply + 1); ok {
			v.turns++
			v.checkTurn(c, m, j)
		}
	}
	for _, moment := range r.Moments() {
		v.checkTurn(c, m, moment.Judged)
	}
}

// checkAnswer checks the engine's answer itself.
func (v *reviewer) checkAnswer(c *checker, j ai.Job, a ai.Info) {
	q, err := j.Query(v.game)
	if err != nil {
		v.t.Fatal(err)
	}
	value := review.ValueOf(a)
	v.note(c.worth(q.Position, q.Position.Turn(), value), "the engine tells %s, %v: %v, %v", q.Position, j.Words, a.Best, value)
	for _, turn := range a.Turns {
		if next, _, ok := play(q.Position, turn.Words[0]); ok {
			v.note(c.worth(next, q.Position.Turn(), review.Value{Score: turn.Score.ToNode(1)}), "the engine tells %s in %s: %s", turn.Words[0], q.Position, turn.Score)
		}
	}
}

// checker returns the checker for some options, with its tables built.
func (v *reviewer) checker(options string) *checker {
	c := v.checkers[options]
	if c == nil {
		c = &checker{
			v.info(), v.game.Solver(ai.SolverOptions{TableBytes: 16 << 20, NoBook: true}),
			v.game.Solver(ai.SolverOptions{TableBytes: 16 << 20}), v.looks, nil,
		}
		v.checkers[options] = c
		if v.info().ID == "onitama" { // few pieces make it build its table
			p, err := v.game.Rules().Parse(options, "4B/5/5/5/R4 r boar,ox elephant,horse crab")
			if err != nil {
				v.t.Fatal(err)
			}
			c.solver.Solve(p, enginetest.Never, enginetest.Quietly)
		}
	}
	c.known = make(map[rules.Position]solved)
	return c
}

// checkValue checks the stated value of a position, and what a hint there would say.
func (v *reviewer) checkValue(c *checker, m *match.Match, r *review.Review, ply int) {
	p := m.At(ply)
	if value, ok := r.Value(ply); ok {
		v.note(c.worth(p, p.Turn(), value), "%s is worth %v to who moves", p, value)
	}
	j, _ := r.Turn(ply + 1)
	best := j.Best
	if len(best.Words) == 0 {
		return
	}
	value, _ := r.Value(ply)
	s := sample{Case: reason.Case{Before: p, Played: best.Words[0], Best: value.Of(best)}}
	s.after, _, _ = play(p, s.Played)
	facts := reason.Of(v.info(), s.Case)
	s.Reply.Words = best.Words[1:] // nothing else is known of what follows
	v.checkFacts(c, s, facts)
}

// checkTurn checks what is stated about a turn.
func (v *reviewer) checkTurn(c *checker, m *match.Match, j review.Judged) {
	p, after := m.At(j.Ply-1), m.At(j.Ply)
	s := sample{Case: review.CaseOf(m, j), after: after}
	if s.Ended.Over() {
		return // no position shows it
	}
	v.note(c.worth(p, j.By, j.Before), "%s is worth %v", p, j.Before)
	v.note(c.worth(after, j.By, j.After), "%s is worth %v after %s", after, j.After, j.Word)
	for _, turn := range j.Turns {
		if next, _, ok := play(p, turn.Words[0]); ok {
			v.note(c.worth(next, j.By, review.Value{Score: turn.Score.ToNode(1)}), "%s in %s: %s", turn.Words[0], p, turn.Score)
		}
	}
	facts := reason.Of(v.info(), s.Case)
	if len(s.Reply.Words) == 0 {
		for _, known := range append(s.Turns, s.Best) {
			if len(known.Words) > 0 && known.Words[0] == s.Played {
				s.Reply.Words = known.Words[1:]
			}
		}
	}
	v.checkFacts(c, s, facts)
}

func (v *reviewer) checkFacts(c *checker, s sample, facts []reason.Fact) {
	for _, f := range facts {
		verdict := c.check(s, f)
		v.facts.add(f.Kind, verdict)
		if verdict == untrue {
			v.t.Errorf("%s: %+v after %s is not so\nbest %v\nreply %v", s.Before, f, s.Played, s.Best, s.Reply)
		}
	}
}

func (v *reviewer) note(is verdict, format string, about ...any) {
	if is == none {
		return
	}
	v.values.add(0, is)
	if is == untrue {
		v.t.Errorf(format+", but is not", about...)
	}
}

// none means that nothing was stated.
const none verdict = -1

// worth checks a value of a position for a side.
func (c *checker) worth(p rules.Position, side rules.Side, v review.Value) verdict {
	win, plies, decided := v.Score.Proven()
	switch {
	case decided && win:
		return c.within(p, side, plies)
	case decided:
		return c.within(p, side.Other(), plies)
	case !v.Proven:
		return none
	case c.info.Score == rules.SeedUnit:
		return c.value(p, side, func(_, margin int) bool { return v.Score == 100*ai.Score(margin) })
	}
	return all(c.draws(p), truth(v.Score == 0))
}
