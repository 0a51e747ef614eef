package session

import (
	"math"
	"time"

	"tidepool/ai"
	"tidepool/rules"
)

// JudgeTime is the engine's time for judging a position.
const JudgeTime = 3 * time.Second

// A Judge keeps the engine's judgement of the position shown. While the engine thinks about its own turn, the
// last judgement stays.
type Judge struct {
	game *game
	// request is for the position at, if wanted.
	request Request
	at      shown
	wanted  bool
	serial  int // of the last answer used

	verdict Verdict // for the near side
	known   bool
}

type Verdict struct {
	Score ai.Score
	// Proven means that a longer look cannot change it.
	Proven bool
}

// watch sets the position to be judged, if the board is at rest and shows a score.
func (j *Judge) watch(shows bool) {
	g := j.game
	j.wanted = shows && !g.engineToMove() && !g.here.position.Outcome().Over()
	if j.wanted && j.request.Line != g.here.line {
		j.request, j.at, j.serial = Request{Line: g.here.line, Purpose: Judgement, Time: JudgeTime}, g.here, 0
		j.listen()
	}
}

func (j *Judge) listen() {
	if !j.wanted {
		return
	}
	g := j.game
	a := g.broker.Want(j.request)
	if a.Serial == 0 || a.Serial == j.serial {
		return
	}
	j.serial = a.Serial
	if a.Problem != "" || len(a.Best.Words) == 0 {
		return
	}
	j.verdict, j.known = Verdict{forSide(a.Best.Score, j.at.position.Turn()), a.Proven}, true
	g.tell(ScoreChanged{})
}

// forSide converts a score between the near side and a side.
func forSide(s ai.Score, side rules.Side) ai.Score {
	if side == rules.Far {
		return -s
	}
	return s
}

// Near returns the verdict for the near side, if there is one. While the last turn is still moving, its
// effect on the result is withheld.
func (j *Judge) Near(moving bool) (v Verdict, ok bool) {
	o := j.game.here.position.Outcome()
	if !o.Over() || moving {
		return j.verdict, j.known
	}
	switch {
	case o.Result == rules.Drawn:
		return Verdict{0, true}, true
	case o.Winner == rules.Near:
		return Verdict{ai.WinIn(0), true}, true
	}
	return Verdict{ai.LossIn(0), true}, true
}

// Share returns the side's share of a score bar, from 0 to 1.
func (v Verdict) Share() float64 {
	if win, _, ok := v.Score.Proven(); ok {
		if win {
			return 1
		}
		return 0
	}
	const even = 250 // hundredths with odds of about three to one
	return 1 / (1 + math.Exp(-float64(v.Score)/even))
}
