package reason

import "tidepool/rules"

// A Case is the input about one turn of a game.
type Case struct {
	Before rules.Position
	Played string
	// Best is the value of Before, with the line that begins with the best turn.
	Best Value
	// Worth is the value of Before if it is certain and Best is not known to reach it.
	Worth Value
	// Reply is the value of the position after Played, for the side to move there; it is empty if the game is
	// over, and may be empty if Played is the best turn.
	Reply Value
	// Turns are the values of all turns of Before, if known.
	Turns []Value
	// Sole means, even if Turns are unknown, that only the best turn keeps the result: all others certainly
	// lose, or it alone certainly wins.
	Sole bool
	// Ended is how the match ended with Played, if the position alone does not show it.
	Ended rules.Outcome
}

// A judge derives facts.
type judge struct {
	Case
	info  rules.Info
	mover rules.Side
	after rules.Position
	ended rules.Outcome
	// good is the best line; bad begins with the turn played.
	good, bad []step
	// was is the value of the position for the mover, is the value after the turn played, would that after the best.
	was, is, would evaluation
	// jumps means that every reply captures.
	jumps bool
	facts []Fact
}

// Of returns the facts about a turn, the most telling of each part first, or none if it cannot be played.
func Of(info rules.Info, l Case) []Fact {
	j := judge{Case: l, info: info, mover: l.Before.Turn()}
	j.bad = follow(l.Before, []string{l.Played})
	if len(j.bad) == 0 {
		return nil
	}
	j.after, j.ended = j.bad[0].after, l.Ended
	if o := j.after.Outcome(); o.Over() {
		j.ended = o
	}
	j.good = follow(l.Before, l.Best.Words)
	j.jumps = j.allCapture(j.after.Turns())
	j.weigh()
	j.effect()
	if j.worse() {
		j.better()
		j.whyWorse()
		j.instead()
	} else {
		j.whyGood()
	}
	return j.facts
}

func (j *judge) add(k Kind, f Fact) {
	f.Kind, f.Mover = k, j.mover
	switch {
	case f.Turn == "" || f.Events != nil:
	case k.Part() == Better || k.ofBest():
		f.By, f.Events = j.mover, j.good[0].events
	default:
		f.By, f.Events = j.bad[1].by, j.bad[1].events
	}
	j.facts = append(j.facts, f)
}

func (j *judge) best() bool { return len(j.good) > 0 && j.good[0].word == j.Played }

// weigh computes the values before and after the turn, and the line after the turn played.
func (j *judge) weigh() {
	j.would = evaluate(j.Best, j.info.Score)
	if j.was = j.would; j.Worth.Proven {
		j.was = evaluate(j.Worth, j.info.Score)
	}
	rest := j.Reply.Words
	switch own, known := j.turn(j.Played); {
	case j.ended.Over():
		j.is, rest = evaluateEnd(j.info, j.after, j.ended, j.mover).later(), nil
	case len(rest) > 0:
		j.is = j.fromAfter(evaluate(j.Reply, j.info.Score))
		if w := evaluate(own, j.info.Score); known && (w.known && !j.is.known || w.decided && !j.is.decided) {
			j.is = w
		}
	case known:
		j.is, rest = evaluate(own, j.info.Score), own.Words[1:]
	}
	j.bad = append(j.bad, follow(j.after, rest)...)
	if j.is.known && j.is.result > 0 && !j.was.known && !j.counts() {
		j.was = j.is
	}
}

func (j *judge) turn(word string) (Value, bool) {
	for _, v := range append([]Value{j.Best}, j.Turns...) {
		if len(v.Words) > 0 && v.Words[0] == word {
			return v, true
		}
	}
	return Value{}, false
}

// fromAfter converts an evaluation after the turn to the mover's view from the position before.
func (j *judge) fromAfter(w evaluation) evaluation {
	if j.after.Turn() != j.mover {
		w = w.other()
	}
	return w.later()
}

// aPiece is the difference that makes a turn worse by estimate, in hundredths.
const aPiece = 100

func (j *judge) worse() bool {
	switch {
	case j.best() || len(j.good) == 0:
		return false
	case j.was.decided && j.is.decided && j.was.result != j.is.result:
		return j.was.result > j.is.result
	case j.was.known && j.is.known && j.info.Score == rules.SeedUnit:
		return j.was.margin > j.is.margin
	case j.was.known && j.is.known:
		return j.slower() || j.sooner()
	case j.is.known && j.is.result < 0:
		return true
	case j.was.known && j.was.result > 0 && !j.is.known:
		return true
	}
	return j.was.estimate && j.is.estimate && j.was.score-j.is.score >= aPiece
}

// slower reports whether a win certainly takes longer now.
func (j *judge) slower() bool {
	switch {
	case j.counts() || j.was.result <= 0 || j.is.result <= 0 || j.ended.Over():
		return false
	case j.was.shortest && j.is.shortest:
		return j.is.plies > j.was.plies
	}
	return j.is.plies > j.was.plies && cannotWin(j.after, j.mover, j.was.plies-1)
}

// sooner reports whether a loss certainly comes sooner than necessary.
func (j *judge) sooner() bool {
	switch {
	case j.counts() || j.is.result >= 0 || !j.is.known || len(j.good) == 0 || j.best():
		return false
	case j.was.known && j.was.shortest && j.is.shortest:
		return j.is.plies < j.was.plies
	}
	return cannotWin(j.good[0].after, j.mover.Other(), j.is.plies-1)
}
