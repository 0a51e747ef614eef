package scenes

import (
	"strings"

	"tidepool/scenes/ui"

	"tidepool/ai"
	"tidepool/match"
	"tidepool/rules"
)

// An opponent is the engine at the board: it thinks when a side of its own is
// to move, and shows its turn tap by tap as a person would make it.
type opponent struct {
	levels [2]int // by side; 0 is a person
	paused bool   // a demo that was stopped
	// redoing shows the engine's turns that were taken back instead of new
	// ones.
	redoing bool
	asked   bool
	waited  int // ticks since it was asked
	reply   *ai.News
	showing string       // the turn being shown
	left    []rules.Spot // its taps that have not been shown yet
	breath  int          // ticks until the next of them
	// opinion is the score of the last turn for its side, once there is one.
	opinion ai.Score
	judged  bool
	phase   int // dots shown after "thinking"
}

const (
	leastWait = 40  // ticks before the engine moves, so that a person can follow
	tapWait   = 26  // ticks between its taps
	dotWait   = 30  // ticks between the dots of the thinking sign
	patience  = 120 // ticks before the person may ask it to play now
)

func newOpponent(env *Env, m *match.Match) opponent {
	if env.thinking.thinker == nil {
		return opponent{}
	}
	return opponent{levels: [2]int{levelOf(m, rules.Near), levelOf(m, rules.Far)}}
}

// engineTurn is the level of the engine that is to move in the game as it
// stands, 0 if a person is or nobody.
func (b *boardScene) engineTurn() int {
	if !b.live() {
		return 0
	}
	return b.levels[b.match.Position().Turn()]
}

// hands reports whether a person can play a turn now.
func (b *boardScene) hands() bool { return b.live() && b.engineTurn() == 0 && b.showing == "" }

// thinks reports whether the engine is at work on a turn.
func (b *boardScene) thinks() bool { return b.asked && b.reply == nil }

// rethink forgets whatever the engine was about to do.
func (b *boardScene) rethink() {
	o := &b.opponent
	if o.asked && o.reply == nil {
		b.env.thinking.forget()
	}
	o.asked, o.reply, o.left, o.showing, o.waited = false, nil, nil, "", 0
}

// engineTick moves the engine's side on by one tick, when nothing else moves.
func (b *boardScene) engineTick() (changed bool) {
	o := &b.opponent
	level := b.engineTurn()
	if level == 0 || o.paused {
		return false
	}
	switch {
	case o.showing != "":
		return b.showTap()
	case o.redoing && b.match.CanRedo():
		if o.waited++; o.waited > tapWait {
			o.waited = 0
			b.redoOne()
			return true
		}
		return false
	case !o.asked:
		b.askTurn(level)
		return true
	}
	o.waited++
	if o.reply != nil && o.waited >= leastWait {
		b.answer(*o.reply)
		return true
	}
	if o.reply == nil && o.waited%dotWait == 0 {
		o.phase = (o.phase + 1) % 4
		return true
	}
	return false
}

// askTurn asks the engine for its turn.
func (b *boardScene) askTurn(level int) {
	o := &b.opponent
	o.redoing = false
	o.asked, o.waited, o.phase, o.reply = true, 0, 0, nil
	b.judgement.interrupt()
	j, pos := b.job(b.match.Ply()), b.match.Position()
	j.Level, j.Time, j.Seed = level, b.thinkTime(), b.env.Rand.Uint64()|1
	b.env.thinking.ask(b, j, func(n ai.News) {
		if n.Final {
			b.value(len(j.Words), pos, n)
			o.reply = &n
			b.env.app.Changed()
		}
	})
}

// answer begins to show what the engine has decided, or resigns for it.
func (b *boardScene) answer(n ai.News) {
	o := &b.opponent
	words := n.Best.Words
	if n.Problem != "" || len(words) == 0 {
		o.paused = true
		b.tell(func() string { return b.env.Words.T("engine.problem") }, true)
		return
	}
	o.opinion, o.judged = n.Best.Score, true
	if b.env.Settings.Resigns && lost(n) {
		side := b.match.Position().Turn()
		b.rethink()
		b.endBy(func() error { return b.match.Resign(side) })
		return
	}
	o.asked, o.reply = false, nil
	b.act(words[0])
}

// lost tells whether a side that thinks so has certainly lost.
func lost(n ai.News) bool {
	win, _, ok := n.Best.Score.Proven()
	return ok && !win || n.Proven && n.Best.Score < 0
}

// act begins to show a turn of the engine's.
func (b *boardScene) act(word string) {
	for _, t := range b.taps.turns {
		if t.Word == word {
			b.showing, b.left, b.breath = word, t.Paths[0], 0
			return
		}
	}
	b.paused = true
	b.commit(word) // says why not
}

// showTap shows the next tap of the engine's turn when it is time.
func (b *boardScene) showTap() (changed bool) {
	if b.breath > 0 {
		b.breath--
		return false
	}
	b.breath = tapWait
	if len(b.left) == 0 {
		b.done()
	} else {
		tap := b.left[0]
		b.left = b.left[1:]
		b.advance(tap)
	}
	if len(b.taps.path) == 0 {
		b.showing, b.left, b.waited = "", nil, 0 // it has been played
	}
	return true
}

// endReply plays the rest of a turn of the engine's that is being shown.
func (b *boardScene) endReply() {
	word := b.showing
	if word == "" || b.coach != nil {
		return
	}
	b.stage.finish()
	b.showing, b.left, b.waited = "", nil, 0
	b.commit(word)
}

// agrees tells whether the engine accepts a draw: only if it does not think
// that it is ahead, and not before it has thought.
func (b *boardScene) agrees() bool { return b.judged && b.opinion <= 0 }

// playNow asks the engine to play what it has found so far.
func (b *boardScene) playNow() { b.env.thinking.hurry() }

// togglePause stops a demo or lets it go on.
func (b *boardScene) togglePause() {
	b.paused = !b.paused
	if b.paused {
		b.rethink()
		b.settle()
	}
}

// backTo is the ply to which taking back leads: where a person was to move.
func (b *boardScene) backTo() (ply int, ok bool) {
	ply = b.match.Ply()
	if b.match.Outcome().Over() && !b.match.At(ply).Outcome().Over() && b.byPerson(ply) {
		return ply, true // of a resignation or an agreed draw
	}
	for ply--; ply >= 0; ply-- {
		if b.byPerson(ply) {
			return ply, true
		}
	}
	return 0, false
}

// byPerson reports whether a person plays the turn after ply; in a demo all
// turns count.
func (b *boardScene) byPerson(ply int) bool {
	return b.demo() || b.levels[b.match.At(ply).Turn()] == 0
}

// engineStatus is what the engine's bar says on its turn.
func (b *boardScene) engineStatus() string {
	w := b.env.Words
	switch {
	case b.paused:
		return w.T("engine.paused")
	case b.thinks() && b.waited >= leastWait:
		return w.T("engine.thinking") + strings.Repeat(".", b.phase)
	}
	return w.T("engine.turn")
}

// engineTool is the button that a game with the engine has: help for a person,
// or the pause of a demo.
func (b *boardScene) engineTool() (ui.Node, bool) {
	w := b.env.Words
	switch {
	case b.demo() && b.paused:
		return ui.Node{ID: "engine.go", Label: w.T("engine.go"), Icon: "play", Press: b.togglePause}, true
	case b.demo():
		return ui.Node{ID: "engine.pause", Label: w.T("engine.pause"), Icon: "pause", Press: b.togglePause}, true
	}
	if _, ok := b.solo(); ok {
		return b.hintTool(), true
	}
	return ui.Node{}, false
}

// longThought tells whether the engine has thought for so long that the
// person may want to hurry it.
func (b *boardScene) longThought() bool { return b.thinks() && b.waited >= patience }
