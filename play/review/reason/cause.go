package reason

import (
	"slices"

	"tidepool/rules"
)

// soon is the number of turns within which the end of a game is itself the reason.
const soon = 3

// whyWorse finds what the turn played allows, or else what it misses.
func (j *judge) whyWorse() {
	j.allowsWin()
	late, ok := j.loses()
	if ok && late.N <= soon {
		j.add(LineLoses, late)
	}
	j.allows()
	if ok && late.N > soon {
		j.add(LineLoses, late)
	}
	j.misses()
	j.mobility()
	j.lineTakes()
}

func (j *judge) reply() (step, bool) {
	if len(j.bad) < 2 || j.bad[1].by == j.mover {
		return step{}, false
	}
	return j.bad[1], true
}

func wonBy(o rules.Outcome, side rules.Side) bool {
	return o.Result == rules.Decisive && o.Winner == side
}

func (j *judge) allowsWin() {
	if r, ok := j.reply(); ok && wonBy(r.after.Outcome(), j.mover.Other()) {
		j.add(AllowsWin, Fact{Turn: r.word, End: r.after.Outcome()})
	}
}

// loses returns how the line ends, if the opponent provably wins it after more than one turn.
func (j *judge) loses() (f Fact, ok bool) {
	o, n := end(j.bad), turnsOf(j.bad, j.mover.Other())
	if n < 2 || j.counts() || !wonBy(o, j.mover.Other()) || !j.is.known || j.is.result >= 0 {
		return f, false
	}
	r, _ := j.reply()
	return Fact{Turn: r.word, N: n, End: o}, true
}

// allows finds what the reply does that no turn could do after the best one.
func (j *judge) allows() {
	r, ok := j.reply()
	if !ok || r.after.Outcome().Over() || j.good[0].after.Outcome().Over() {
		return
	}
	var others []rules.Turn
	if list := facing(j.good, j.mover.Other()); len(list) > 0 {
		others = list[0].Turns()
	}
	capture, grows, opens := captureOf(j.info, r.events), promotes(r.events), j.jumps && len(others) > 0
	for _, t := range others {
		if captureOf(j.info, t.Events).covers(capture, j.info.Common) {
			capture = Capture{}
		}
		grows = grows && !promotes(t.Events)
		opens = opens && t.Word != r.word
	}
	if !capture.empty() {
		j.add(AllowsCapture, Fact{Turn: r.word, Capture: capture})
	}
	if n := again(j.bad[1:], j.mover.Other()); n > again(afterOwn(j.good, j.mover), j.mover.Other()) {
		j.add(AllowsAgain, Fact{Turn: r.word, N: n})
	}
	if grows {
		j.add(AllowsPromotion, Fact{Turn: r.word})
	}
	if opens {
		j.add(Opens, Fact{Turn: r.word})
	}
}

// afterOwn returns the rest of a line after a side's initial turns.
func afterOwn(line []step, side rules.Side) []step {
	for len(line) > 0 && line[0].by == side {
		line = line[1:]
	}
	return line
}

// misses finds what the best turn does that the one played does not.
func (j *judge) misses() {
	best := j.good[0]
	if best.after.Outcome().Over() {
		return
	}
	f := Fact{Turn: best.word}
	did := j.bad[0].events
	if h := captureOf(j.info, best.events); !h.empty() && !captureOf(j.info, did).covers(h, j.info.Common) {
		f.Capture = h
		j.add(MissesCapture, f)
	}
	if n := again(j.good, j.mover); n > again(j.bad, j.mover) {
		j.add(MissesAgain, Fact{Turn: best.word, N: n})
	}
	if promotes(best.events) && !promotes(did) {
		j.add(MissesPromotion, Fact{Turn: best.word})
	}
}

// lineTakes finds what the opponent captures in the line, if not at once.
func (j *judge) lineTakes() {
	if h, n, ok := j.firstCapture(j.bad[1:], j.mover.Other()); ok && n > 1 {
		j.add(LineTakes, Fact{Capture: h, N: n})
	}
}

// firstCapture returns what a side captures first in a line, and in which of its turns, unless the other side
// captures right before or after.
func (j *judge) firstCapture(line []step, side rules.Side) (h Capture, n int, ok bool) {
	for i, s := range line {
		if s.by == side {
			n++
		}
		h = captureOf(j.info, s.events)
		switch {
		case h.empty():
		case s.by != side:
			return Capture{}, 0, false
		case i+1 < len(line) && line[i+1].by != side && !captureOf(j.info, line[i+1].events).empty():
			return Capture{}, 0, false
		default:
			return h, n, true
		}
	}
	return Capture{}, 0, false
}

// whyGood finds what is good about the turn played.
func (j *judge) whyGood() {
	rest := j.bad[1:]
	if o, n := end(rest), turnsOf(rest, j.mover); n > 0 && !j.counts() && wonBy(o, j.mover) && j.is.known && j.is.result > 0 {
		j.add(LineWins, Fact{N: n, End: o})
	}
	if n := again(j.bad, j.mover); n > 0 {
		j.add(MovesAgain, Fact{N: n})
	}
	if h := captureOf(j.info, j.bad[0].events); !h.empty() && !j.jumps && slices.ContainsFunc(j.Before.Turns(), func(t rules.Turn) bool { return !captureOf(j.info, t.Events).covers(h, j.info.Common) }) {
		j.add(Takes, Fact{Capture: h})
	}
	j.prepare()
	j.distinguish()
	if h, n, ok := j.firstCapture(rest, j.mover); ok && !j.counts() {
		j.add(LineGains, Fact{Capture: h, N: n})
	}
	j.run()
	j.outnumbers()
	j.plan()
}

// plan finds the mover's next turn in the line, if the turn played makes it possible.
func (j *judge) plan() {
	if len(j.bad) < 3 || j.bad[1].by == j.mover || j.bad[2].by != j.mover {
		return
	}
	next := j.bad[2]
	if !slices.ContainsFunc(j.Before.Turns(), func(t rules.Turn) bool { return t.Word == next.word }) {
		j.add(Prepares, Fact{Turn: next.word, By: next.by, Events: next.events})
	}
}
