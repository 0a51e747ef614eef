package session_test

import (
	"testing"

	"tidepool/play/session"
	"tidepool/rules"
)

// reach lists ways into every state, in a game against the engine if possible.
func reach() []struct {
	state session.State
	sit   func(t *testing.T) *desk
} {
	game := func(levels [2]int, words int, more func(d *desk)) func(t *testing.T) *desk {
		return func(t *testing.T) *desk {
			d := newDesk(t, "kaninariebi", "", "", levels)
			for range words {
				d.turn()
				d.answered()
			}
			more(d)
			d.take()
			return d
		}
	}
	person := [2]int{0, 3}
	return []struct {
		state session.State
		sit   func(t *testing.T) *desk
	}{
		{session.Waiting, game(person, 2, func(*desk) {})},
		{session.Thinking, game(person, 1, func(d *desk) { d.engine.Slow = true; d.turn(); d.frames(9) })},
		{session.Answering, game(person, 1, func(d *desk) { d.turn(); d.state(session.Answering); d.frame() })},
		{session.Replaying, game(person, 2, func(d *desk) { d.Undo(); d.Redo() })},
		{session.Paused, game([2]int{2, 2}, 0, func(d *desk) { d.frames(200); d.Pause() })},
		{session.Over, game(person, 2, func(d *desk) { d.Resign(rules.Near) })},
		{session.Reviewing, game(person, 2, func(d *desk) { d.Look(1) })},
	}
}

// commands lists the commands and the state each leads to, in the order of reach; a command that does not
// apply leaves the state unchanged.
func commands() map[string]struct {
	do func(d *desk)
	to [7]session.State
} {
	const (
		w, t, a, r, p, o, v = session.Waiting, session.Thinking, session.Answering, session.Replaying, session.Paused, session.Over, session.Reviewing
	)
	type command = struct {
		do func(d *desk)
		to [7]session.State
	}
	return map[string]command{
		"nothing":     {func(d *desk) {}, [7]session.State{w, t, a, r, p, o, v}},
		"Play":        {func(d *desk) { d.Play(d.Position().Turns()[0].Word) }, [7]session.State{t, t, a, r, p, o, v}},
		"Play badly":  {func(d *desk) { d.Play("z9") }, [7]session.State{w, t, a, r, p, o, v}},
		"Undo":        {func(d *desk) { d.Undo() }, [7]session.State{w, w, w, w, p, w, w}},
		"Redo":        {func(d *desk) { d.Redo() }, [7]session.State{w, t, a, w, p, o, v}},
		"Undo, Redo":  {func(d *desk) { d.Undo(); d.Redo() }, [7]session.State{r, t, t, r, p, w, r}},
		"Look":        {func(d *desk) { d.Look(0) }, [7]session.State{v, v, v, v, v, v, v}},
		"Look, on":    {func(d *desk) { d.Look(0); d.Look(1) }, [7]session.State{v, v, v, v, v, v, v}},
		"Return":      {func(d *desk) { d.Return() }, [7]session.State{w, t, a, r, p, o, w}},
		"Look back":   {func(d *desk) { d.Look(0); d.Return() }, [7]session.State{w, t, a, r, p, v, w}},
		"Review":      {func(d *desk) { d.Review() }, [7]session.State{w, t, a, r, p, v, v}},
		"Resign":      {func(d *desk) { d.Resign(rules.Far) }, [7]session.State{o, o, o, o, o, o, o}},
		"AgreeDraw":   {func(d *desk) { d.AgreeDraw() }, [7]session.State{o, o, o, o, o, o, o}},
		"OfferDraw":   {func(d *desk) { d.OfferDraw() }, [7]session.State{o, o, o, o, p, o, o}},
		"Pause":       {func(d *desk) { d.Pause() }, [7]session.State{w, p, p, p, p, o, v}},
		"Resume":      {func(d *desk) { d.Resume() }, [7]session.State{w, t, a, r, t, o, v}},
		"PlayNow":     {func(d *desk) { d.PlayNow() }, [7]session.State{w, t, a, r, p, o, v}},
		"Finish":      {func(d *desk) { d.Finish() }, [7]session.State{w, t, w, r, p, o, v}},
		"Show":        {func(d *desk) { d.Show(d.Position().Turns()[0].Word) }, [7]session.State{a, t, a, r, p, o, v}},
		"Ask":         {func(d *desk) { d.Hints.Ask() }, [7]session.State{w, t, a, r, p, o, v}},
		"Ask, frames": {func(d *desk) { d.Hints.Ask(); d.moving(3); d.Hints.Ask(); d.Hints.Ask() }, [7]session.State{w, t, a, r, p, o, v}},
		"Drop":        {func(d *desk) { d.Hints.Drop() }, [7]session.State{w, t, a, r, p, o, v}},
		"moving":      {func(d *desk) { d.moving(300) }, [7]session.State{w, t, a, r, p, o, v}},
		"frames":      {func(d *desk) { d.frames(200) }, [7]session.State{w, t, w, w, p, o, v}},
	}
}

// Every command in every state leads where it should and leaves a session that can be played to the next turn.
func TestCommandsInStates(t *testing.T) {
	for i, from := range reach() {
		for name, c := range commands() {
			t.Run(from.state.String()+"/"+name, func(t *testing.T) {
				d := from.sit(t)
				if d.State() != from.state {
					t.Fatalf("it is %v", d.State())
				}
				c.do(d)
				d.take()
				if d.State() != c.to[i] {
					t.Fatalf("leads to %v, want %v", d.State(), c.to[i])
				}
				d.goesOn()
			})
		}
	}
}

// goesOn checks that an unfinished game can be continued.
func (d *desk) goesOn() {
	d.t.Helper()
	d.engine.Slow = false
	if d.engine.Job != nil {
		d.engine.Answer()
	}
	if d.Match().Outcome().Over() {
		d.Undo()
	}
	d.Return()
	d.Resume()
	ply := d.Match().Ply()
	if d.PersonToMove() {
		d.turn()
	}
	d.until("the next turn", func() bool { return d.Match().Ply() > ply || d.Match().Outcome().Over() })
	d.checkShown()
}

// checkShown checks that a session outside a review shows the current position.
func (d *desk) checkShown() {
	d.t.Helper()
	if d.State() != session.Reviewing && (d.Ply() != d.Match().Ply() || d.Position() != d.Match().Position()) {
		d.t.Errorf("shows ply %d of %d", d.Ply(), d.Match().Ply())
	}
}
