package reason_test

import (
	"os"
	"strconv"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/play/explain"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/rules"
)

// explainedVariable sets how many turns of each game are explained: 1000 take some minutes.
const explainedVariable = "TIDEPOOL_EXPLAINED"

// TestExplanationsAreTrue explains turns from random and engine games, and checks with a solver every
// statement said to be certain, in the explanation and its lines.
func TestExplanationsAreTrue(t *testing.T) {
	n, looks := enginetest.Few(40, 10), 20
	if asked, err := strconv.Atoi(os.Getenv(explainedVariable)); err == nil {
		n, looks = asked, 200
	}
	eachReviewer(t, n, looks, 37, func(v *reviewer, options string) { v.explainOne(options, 20) })
}

// TestExplanationsOfFewNodes does the same where the engine has no time to look at every turn even once.
func TestExplanationsOfFewNodes(t *testing.T) {
	n, looks := 30, 20
	if asked, err := strconv.Atoi(os.Getenv(explainedVariable)); err == nil {
		n, looks = asked, 200
	}
	eachReviewer(t, n, looks, 38, func(v *reviewer, options string) {
		few := []float64{0.01, 0.03, 0.1, 0.3, 1}
		v.explainOne(options, few[v.luck.IntN(len(few))])
	})
}

// explainOne explains a turn of a position, with so many nodes per millisecond, and checks the explanation.
func (v *reviewer) explainOne(options string, nodes float64) {
	m := v.oneTurn(options)
	v.engine.Forget()
	e, err := explain.Turn(v.game, m, 2*time.Second, func(q ai.Query, t time.Duration) ai.Info {
		q.Limits.Nodes = max(1, uint64(float64(t/time.Millisecond)*nodes))
		return enginetest.Think(v.engine, q)
	})
	if err != nil {
		v.t.Fatal(err)
	}
	c := v.checker(m.Options())
	v.checkTurn(c, m, e.Judged)
	for _, l := range e.Lines() {
		v.checkLine(c, m.At(0), l)
	}
	v.said += len(e.Facts)
}

// oneTurn returns a match of a single turn, often a good one, from a position reached at random or by an engine.
func (v *reviewer) oneTurn(options string) *match.Match {
	_, plies := starts(v.info().ID)
	start, err := v.game.Rules().Start(options)
	if err != nil {
		v.t.Fatal(err)
	}
	line := enginetest.Wander(v.luck, start, 2+v.luck.IntN(plies))
	if v.luck.IntN(2) == 0 {
		line = engineGame(v.luck, v.engine, v.game, start, 2+v.luck.IntN(plies))
	}
	p := line[len(line)-1]
	m, err := match.New(match.Setup{Game: v.game.Rules(), Options: options, Start: p.String()})
	if err != nil {
		v.t.Fatal(err)
	}
	turns := p.Turns()
	word := turns[v.luck.IntN(len(turns))].Word
	if v.luck.IntN(3) == 0 {
		word = enginetest.Think(v.engine, ai.Query{Position: p, Limits: ai.Limits{Nodes: 10_000}}).Best.Words[0]
	}
	if _, err := m.Play(word); err != nil {
		v.t.Fatal(err)
	}
	return m
}

// checkLine checks that a line can be played, and has the stated value if that is proven.
func (v *reviewer) checkLine(c *checker, p rules.Position, l explain.Line) {
	played := 0
	walk(p, l.Words, func(_, _ rules.Position, _ string) bool { played++; return true })
	if played < len(l.Words) {
		v.t.Errorf("%s: %q cannot be played", p, l.Words)
	}
	if next, _, ok := play(p, l.Words[0]); ok && l.Proven {
		v.note(c.worth(next, p.Turn(), review.Value{Score: l.Score.ToNode(1), Proven: true}), "%s: line %q is worth %s", p, l.Words, l.Score)
	}
}
