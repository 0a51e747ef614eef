package play

import (
	"errors"
	"math/rand/v2"
	"time"

	"tidepool/ai"
	"tidepool/rules"
)

// An engine is what the engine is doing on a turn of its own.
type engine struct {
	rand    rand.Source
	request Request
	at      shown
	asked   bool
	reply   Answer // once it is final
	// ticks count since it was asked, or since a turn was played again.
	ticks int

	// turn is the one being shown, left its taps to come, breath the ticks
	// until the next of them.
	turn   rules.Turn
	left   []rules.Spot
	breath int

	// replay tells that turns which were taken back are played again rather
	// than new ones thought of: from a Redo until it is asked.
	replay bool
	// opinion is the score of its last turn for its side, once it has judged.
	opinion ai.Score
	judged  bool
}

// forget drops whatever it was about to do.
func (e *engine) forget() {
	e.asked, e.reply, e.ticks = false, Answer{}, 0
	e.turn, e.left, e.breath = rules.Turn{}, nil, 0
}

// rewind begins to show a turn from its first tap.
func (e *engine) rewind() {
	if e.turn.Word != "" {
		e.left, e.breath = e.turn.Paths[0], 0
	}
}

// agrees tells whether it accepts a draw: only if it does not think that it is
// ahead, and not before it has thought.
func (e *engine) agrees() bool { return e.judged && e.opinion <= 0 }

// listen takes up its reply, and reports whether it has come just now.
func (e *engine) listen(g *game) (changed bool) {
	if !e.asked || e.reply.Final {
		return false
	}
	a := g.broker.Want(e.request)
	if !a.Final {
		return false
	}
	e.reply = a
	g.values.note(&e.at, a)
	return true
}

// step moves the engine on by a tick.
func (e *engine) step(g *game, s *Settings) (changed bool) {
	switch g.beneath {
	case Thinking:
		return e.think(g, s)
	case Answering:
		return e.tap(g, s)
	case Replaying:
		if e.ticks++; e.ticks > TapTicks {
			g.redo()
			return true
		}
	}
	return false
}

// think asks for a turn, waits and takes it.
func (e *engine) think(g *game, s *Settings) (changed bool) {
	if !e.asked {
		e.ask(g, s.Think)
		return true
	}
	e.ticks++
	if e.reply.Final {
		if e.ticks < LeastTicks {
			return false
		}
		e.answer(g, e.reply, s.Resigns)
		return true
	}
	return e.ticks%DotTicks == 0
}

// ask asks for a turn.
func (e *engine) ask(g *game, think time.Duration) {
	e.forget()
	e.asked, e.replay, e.at = true, false, g.here
	e.request = Request{
		Line: g.here.line, Purpose: Reply, Level: g.seats[g.here.position.Turn()],
		Time: think, Seed: e.rand.Uint64() | 1,
	}
	e.listen(g)
}

// answer begins to show what has been decided, or resigns.
func (e *engine) answer(g *game, a Answer, resigns bool) {
	words := a.Best.Words
	if a.Problem != "" || len(words) == 0 {
		e.fail(g, NoReply, errors.New(a.Problem))
		return
	}
	e.opinion, e.judged = a.Best.Score, true
	if resigns && lost(a) {
		g.end(g.match.Resign(g.here.position.Turn()))
		return
	}
	e.forget()
	if !e.begin(g, words[0]) {
		_, _, err := g.here.position.Play(words[0])
		e.fail(g, BadReply, err)
	}
}

// fail pauses the game because of a problem.
func (e *engine) fail(g *game, kind ProblemKind, err error) {
	e.forget()
	g.beneath = Paused
	g.tell(Problem{kind, err})
}

// lost tells whether a side that thinks so has certainly lost.
func lost(a Answer) bool {
	win, _, ok := a.Best.Score.Proven()
	return ok && !win || a.Proven && a.Best.Score < 0
}

// begin begins to show a turn.
func (e *engine) begin(g *game, word string) bool {
	t, ok := g.turn(word)
	if ok {
		e.turn = t
		e.rewind()
		g.beneath = Answering
	}
	return ok
}

// tap shows the next tap of a turn when it is time, and plays the turn when
// nothing is left to tap.
func (e *engine) tap(g *game, s *Settings) (changed bool) {
	if e.breath > 0 {
		e.breath--
		return false
	}
	e.breath = TapTicks
	if len(e.left) > 0 {
		spot := e.left[0]
		e.left = e.left[1:]
		if len(e.left) > 0 || s.Confirm || !e.completes(g) {
			g.tell(Tapped{spot})
			return true
		}
	}
	e.finish(g)
	return true
}

// completes reports whether nothing could be added to the turn shown.
func (e *engine) completes(g *game) bool {
	return rules.FollowTaps(g.here.position.Turns(), e.turn.Paths[0]).Complete()
}

// finish plays the turn that is being shown.
func (e *engine) finish(g *game) {
	if _, err := g.play(e.turn.Word); err != nil {
		e.fail(g, BadReply, err)
	}
}
