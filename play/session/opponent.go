package session

import (
	"errors"
	"math/rand/v2"
	"time"

	"tidepool/ai"
	"tidepool/rules"
)

// An opponent is the state of the engine during its own turn.
type opponent struct {
	rand    rand.Source
	request Request
	asked   bool
	reply   Answer // once it is final
	// ticks count since it was asked, or since a turn was replayed.
	ticks int

	// turn is the one being shown, left its remaining taps, breath the ticks until the next of them.
	turn   rules.Turn
	left   []rules.Spot
	breath int

	// replay means, from a Redo until the engine is asked, that taken-back turns are replayed.
	replay bool
	// opinion is the score of its last turn for its side, once known.
	opinion ai.Score
	judged  bool
	certain bool // a longer look could not change its opinion
}

// forget drops the turn that the engine was about to play.
func (o *opponent) forget() {
	o.asked, o.reply, o.ticks = false, Answer{}, 0
	o.turn, o.left, o.breath = rules.Turn{}, nil, 0
}

// rewind restarts showing a turn from its first tap.
func (o *opponent) rewind() {
	if o.turn.Word != "" {
		o.left, o.breath = o.turn.Paths[0], 0
	}
}

// agrees reports whether it accepts a draw: only after thinking, and if it does not consider itself ahead. In
// a rated game it must be certain: otherwise a weak opponent would give its points away.
func (o *opponent) agrees(counts bool) bool {
	return o.judged && o.opinion <= 0 && (o.certain || !counts)
}

// listen takes its reply, and reports whether it has come just now.
func (o *opponent) listen(g *game) (changed bool) {
	if !o.asked || o.reply.Final {
		return false
	}
	a := g.broker.Want(o.request)
	if !a.Final {
		return false
	}
	o.reply = a
	return true
}

// prepare lets the best engine prepare while a person is to move.
func (o *opponent) prepare(g *game) {
	if level := max(g.seats[0], g.seats[1]); level == ai.Levels && g.State() == Waiting {
		first := Line{Game: g.here.line.Game, Options: g.here.line.Options, Start: g.here.line.Start}
		g.broker.Want(Request{Line: first, Purpose: Preparation, Level: level})
	}
}

// step advances the engine by a tick.
func (o *opponent) step(g *game, s *Settings) (changed bool) {
	switch g.beneath {
	case Thinking:
		return o.think(g, s)
	case Answering:
		return o.tap(g, s)
	case Replaying:
		if o.ticks++; o.ticks > TapTicks {
			g.redo()
			return true
		}
	}
	return false
}

// think asks for a turn, waits and takes it.
func (o *opponent) think(g *game, s *Settings) (changed bool) {
	if !o.asked {
		o.ask(g, g.timer.think(s.Think))
		return true
	}
	o.ticks++
	if o.reply.Final {
		if o.ticks < LeastTicks {
			return false
		}
		o.answer(g, o.reply, s.Resigns)
		return true
	}
	return o.ticks%DotTicks == 0
}

func (o *opponent) ask(g *game, think time.Duration) {
	o.forget()
	o.asked, o.replay = true, false
	o.request = Request{
		Line: g.here.line, Purpose: Reply, Level: g.seats[g.here.position.Turn()],
		Time: think, Seed: o.rand.Uint64() | 1,
	}
	o.listen(g)
}

// answer begins to show the chosen turn, or takes the other side, or resigns.
func (o *opponent) answer(g *game, a Answer, resigns bool) {
	words := a.Best.Words
	if a.Problem != "" || len(words) == 0 {
		o.fail(g, NoReply, errors.New(a.Problem))
		return
	}
	_, _, forced := a.Best.Score.Proven()
	o.opinion, o.judged, o.certain = a.Best.Score, true, a.Proven || forced
	if a.Best.Score < 0 && g.pieOffered() && g.exchange() {
		o.opinion = -o.opinion // it prefers the other side
		return
	}
	if resigns && lost(a) {
		g.end(g.match.Resign(g.here.position.Turn()))
		return
	}
	o.forget()
	if !o.begin(g, words[0]) {
		_, _, err := g.here.position.Play(words[0])
		o.fail(g, BadReply, err)
	}
}

// fail pauses the game because of a problem.
func (o *opponent) fail(g *game, kind ProblemKind, err error) {
	o.forget()
	g.beneath = Paused
	g.tell(Problem{kind, err})
}

func lost(a Answer) bool {
	win, _, ok := a.Best.Score.Proven()
	return ok && !win || a.Proven && a.Best.Score < 0
}

func (o *opponent) begin(g *game, word string) bool {
	t, ok := g.turn(word)
	if ok {
		o.turn = t
		o.rewind()
		g.beneath = Answering
	}
	return ok
}

// tap shows the next tap of a turn when it is due, and plays the turn after the last.
func (o *opponent) tap(g *game, s *Settings) (changed bool) {
	if o.breath > 0 {
		o.breath--
		return false
	}
	o.breath = TapTicks
	if len(o.left) > 0 {
		spot := o.left[0]
		o.left = o.left[1:]
		if s.Confirm || !o.acts(g) && (len(o.left) > 0 || !o.completes(g)) {
			g.tell(Tapped{spot})
			return true
		}
	}
	o.finish(g)
	return true
}

// acts reports whether the taps so far have changed the board: the rest then follows at once.
func (o *opponent) acts(g *game) bool {
	path := o.turn.Paths[0]
	return len(rules.FollowTaps(g.here.position.Turns(), path[:len(path)-len(o.left)]).Events) > 0
}

// completes reports whether nothing could be added to the turn shown.
func (o *opponent) completes(g *game) bool {
	return rules.FollowTaps(g.here.position.Turns(), o.turn.Paths[0]).Complete()
}

func (o *opponent) finish(g *game) {
	if err := g.play(o.turn.Word); err != nil {
		o.fail(g, BadReply, err)
	}
}
