package session_test

import (
	"testing"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/play/match"
	"tidepool/play/puzzle"
	"tidepool/play/review"
	"tidepool/play/session"
	"tidepool/rules"
)

// missed returns a match in which the solver of a puzzle has played another turn.
func missed(t *testing.T, p puzzle.Puzzle) (*match.Match, []review.Moment) {
	t.Helper()
	m := newMatch(t, p.Game, p.Options, p.Position)
	by := m.Position().Turn()
	turnsOf(t, m, wrong(t, p))
	return m, []review.Moment{{Judged: review.Judged{Ply: 1, By: by}, Changed: true}}
}

// A position becomes a puzzle if the engine proves which turns are best, and that the one played is not.
func TestPractice(t *testing.T) {
	p := solved()[10]
	m, moments := missed(t, p)
	turns := m.At(0).Turns()
	best := turns[0].Word
	if best == m.Turn(1).Word {
		best = turns[1].Word
	}
	scores := func(good ai.Score, also string) map[string]ai.Score {
		s := map[string]ai.Score{best: good, also: good}
		return s
	}
	other := ""
	for _, turn := range turns {
		if turn.Word != best && turn.Word != m.Turn(1).Word {
			other = turn.Word
		}
	}
	for name, test := range map[string]struct {
		scores map[string]ai.Score
		proven bool
		level  string
		want   int
	}{
		"saved":          {scores(0, best), true, "", 1},
		"two save it":    {scores(0, other), true, "", 1},
		"also played":    {scores(0, m.Turn(1).Word), true, "", 0},
		"not proven":     {scores(0, best), false, "", 0},
		"lost":           {nil, true, "", 0},
		"the engine's":   {scores(0, best), true, "5", 0},
		"no win follows": {scores(ai.WinIn(1), best), true, "", 0},
	} {
		t.Run(name, func(t *testing.T) {
			m, _ := missed(t, p)
			if test.level != "" {
				if err := m.SetTag(session.LevelTag(m.Info(), moments[0].By), test.level); err != nil {
					t.Fatal(err)
				}
			}
			engine := &enginetest.Script{Games: engines.ByID, Score: ai.LossIn(2), Scores: test.scores, Proven: test.proven}
			b := session.NewBroker(engine)
			c := session.NewPractice(m, moments, b)
			for n := 0; !c.Done(); n++ {
				if n > 100 {
					t.Fatal("the practice does not end")
				}
				c.Step()
				b.Tick()
			}
			if got := c.Puzzles(); len(got) != test.want || test.want > 0 && (got[0].Kind != puzzle.Save || got[0].Line[0] != best && got[0].Also != best || got[0].Grade != 0) {
				t.Errorf("%+v", got)
			}
		})
	}
	c := session.NewPractice(m, moments, nil)
	for n := 0; !c.Done() && n < 10; n++ {
		c.Step()
	}
	if !c.Done() || len(c.Puzzles()) > 0 {
		t.Error("puzzles without an engine")
	}
}

// The real engine rediscovers proven puzzles in games in which they were missed.
func TestPracticeReal(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	b, wake := realBroker(t)
	for _, i := range []int{0, 6, 8, 11} {
		p := solved()[i]
		m, moments := missed(t, p)
		c := session.NewPractice(m, moments, b)
		for !c.Done() {
			if !c.Step() && !b.Tick() {
				<-wake
			}
		}
		made := c.Puzzles()
		if len(made) == 0 {
			t.Logf("%s: nothing can be proven", p.Game)
			continue
		}
		got := made[0]
		if got.Line[0] != p.Line[0] && got.Line[0] != p.Also || got.Position != p.Position || p.Kind == puzzle.Seeds && got.Goal != p.Goal {
			t.Errorf("%+v made of %+v", got, p)
		}
		s := solve(t, got)
		s.finish()
		if !s.Solved() {
			t.Errorf("%s: not solved by %v", p.Game, got.Line)
		}
		if o := s.Study().Node().Outcome(); got.Kind == puzzle.Win && (o.Result != rules.Decisive || o.Winner != s.Side()) {
			t.Errorf("%s: it ends with %v", p.Game, o)
		}
	}
}
