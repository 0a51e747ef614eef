package session

import (
	"tidepool/play/match"
	"tidepool/rules"
)

// A game is the state of a session and its transitions.
type game struct {
	match  *match.Match
	seats  Seats
	broker *Broker
	keep   func()

	// beneath is the state of the game; with review set something else is looked at meanwhile.
	beneath State
	review  bool
	// due means that the result is to be shown at the next rest.
	due      bool
	here     shown
	opponent opponent
	hints    Hints
	// reviewer reviews the game when it has ended; nil before.
	reviewer *Reviewer
	timer    Timer
	events   []Event
}

// A moment identifies a position of a game: other lines of play have other positions at the same ply.
type moment struct {
	ply  int
	text string
}

// A shown is the position on the board.
type shown struct {
	moment
	position rules.Position
	line     Line
}

func (g *game) State() State {
	if g.review {
		return Reviewing
	}
	return g.beneath
}

// next returns the state that follows from the game.
func (g *game) next() State {
	switch {
	case g.match.Outcome().Over():
		return Over
	case g.seats[g.match.Position().Turn()] == 0:
		return Waiting
	case g.opponent.replay && g.match.CanRedo():
		return Replaying
	}
	return Thinking
}

// engineToMove reports whether the engine is to move on the board as shown.
func (g *game) engineToMove() bool {
	return !g.review && g.beneath != Over && g.seats[g.here.position.Turn()] > 0
}

// Rated reports whether the game counts for the person's rating; then nothing can be taken back.
func (g *game) Rated() bool { return match.Marked(g.match, RatedTag) }

// Locked reports whether a rated game, or one run elsewhere, is in progress: until its end there are no hints
// and no judgements.
func (g *game) Locked() bool {
	return (g.Rated() || g.timer.away != nil) && !g.match.Outcome().Over()
}

func (g *game) tell(e Event) { g.events = append(g.events, e) }

func (g *game) at(ply int) shown {
	pos := g.match.At(ply)
	return shown{moment{ply, pos.String()}, pos, LineAt(g.match, g.match.Node(ply))}
}

func (g *game) show(ply int) {
	g.here = g.at(ply)
	g.hints.Drop()
}

func (g *game) jump(ply int) {
	g.show(ply)
	g.tell(Jumped{})
}

func (g *game) turn(word string) (rules.Turn, bool) { return turnOf(g.here.position, word) }

// turnOf returns the legal turn with a word.
func turnOf(p rules.Position, word string) (rules.Turn, bool) {
	for _, t := range p.Turns() {
		if t.Word == word {
			return t, true
		}
	}
	return rules.Turn{}, false
}

func (g *game) play(word string) error {
	events, err := g.match.Play(word)
	if err == nil {
		g.played(events, false)
	}
	return err
}

func (g *game) redo() {
	if events, ok := g.match.Redo(); ok {
		g.played(events, true)
	}
}

// played handles a turn that the match has just accepted.
func (g *game) played(events []rules.Event, again bool) {
	g.redoPie(again)
	g.timer.turned(again)
	g.store()
	g.goOn()
	ply := g.match.Ply()
	g.show(ply)
	t := g.match.Turn(ply)
	g.tell(Played{ply, t.By, events})
	g.conclude()
}

// end handles an end that was not caused by a turn.
func (g *game) end(err error) error {
	if err == nil {
		g.store()
		g.goOn()
		g.jump(g.match.Ply())
		g.conclude()
	}
	return err
}

func (g *game) store() {
	g.timer.note()
	if g.keep != nil {
		g.keep()
	}
}

// goOn ends a review, and drops the engine's pending turn.
func (g *game) goOn() {
	g.opponent.forget()
	g.review, g.due, g.reviewer = false, false, nil
	g.beneath = g.next()
}

// conclude reports the end of the game, if it has come.
func (g *game) conclude() {
	if g.beneath == Over {
		g.due = true
		g.tell(Ended{g.match.Outcome()})
	}
}

// pauseDemo pauses a game that the engine plays alone.
func (g *game) pauseDemo() {
	if g.seats.Demo() && g.beneath != Over {
		g.beneath = Paused
	}
}
