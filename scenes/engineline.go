package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
)

// A walk is a line of the engine's that is being stepped through on the board.
// The match does not know of it.
type walk struct {
	line session.Scored
	// rank is the line's place among the best.
	rank int
	// turns are the line's, and positions those before each and after the last.
	turns     []match.Turn
	positions []rules.Position
	// at is how many of them have been played on the board, and touched what
	// the last of these touched, nil where that is not known yet.
	at      int
	touched []rules.Spot
}

const (
	// longestLine is how many turns of a line are shown, and stepsAhead how many
	// of them as arrows.
	longestLine = 12
	stepsAhead  = 3
)

// newWalk follows a line from a position as far as it goes.
func newWalk(line session.Scored, rank int, from rules.Position) *walk {
	w := &walk{line: line, rank: rank, positions: []rules.Position{from}}
	for _, word := range line.Words[:min(len(line.Words), longestLine)] {
		next, events, err := from.Play(word)
		if err != nil {
			break
		}
		w.turns = append(w.turns, match.Turn{Word: word, By: from.Turn(), Events: events})
		w.positions = append(w.positions, next)
		from = next
	}
	return w
}

// arrows are the turns of the line that come next, with numbers.
func (w *walk) arrows() []board.Arrow {
	var list []board.Arrow
	for i := w.at; i < min(len(w.turns), w.at+stepsAhead); i++ {
		list = append(list, board.ArrowOf(w.turns[i].By, w.turns[i].Events, min(i-w.at, 1), i+1))
	}
	return list
}

// mover is who has made the turn shown last.
func (w *walk) mover() rules.Side { return w.turns[w.at-1].By }

// last are the spots that the turn shown last touched.
func (w *walk) last() []rules.Spot {
	if w.touched == nil {
		w.touched = board.Touched(w.turns[w.at-1].Events)
	}
	return w.touched
}

// stepping reports whether a line is being stepped through: then the board
// shows another position than the page's node.
func (e *enginePanel) stepping() bool { return e.walk != nil }

// begin steps into one of the best lines.
func (e *enginePanel) begin(rank int) {
	lines := e.best()
	if rank >= len(lines) {
		return
	}
	e.leave()
	e.host.board().Finish()
	e.host.reset()
	e.walk = newWalk(lines[rank], rank, e.host.node().Position())
	e.forth()
}

// forth plays the next turn of the line on the board.
func (e *enginePanel) forth() {
	w := e.walk
	if w == nil || w.at == len(w.turns) {
		return
	}
	e.host.board().Finish()
	e.host.board().Play(w.turns[w.at].Events)
	w.at++
	w.touched = nil
	e.sayStep()
	e.host.changed()
}

// back takes a turn of the line back; before the first the walk is over.
func (e *enginePanel) back() {
	w := e.walk
	if w == nil {
		return
	}
	if w.at <= 1 {
		e.leave()
		return
	}
	e.host.board().Finish()
	w.at--
	w.touched = nil
	e.host.board().Show(w.positions[w.at])
	e.sayStep()
	e.host.changed()
}

// sayStep says the turn that has just been shown.
func (e *enginePanel) sayStep() { e.env.App.Say(e.speaker().Turn(e.walk.turns[e.walk.at-1])) }

// leave ends the walk and shows the page's node again. It reports whether there
// was one.
func (e *enginePanel) leave() bool {
	if e.walk == nil {
		return false
	}
	e.walk = nil
	e.host.board().Finish()
	e.host.reset()
	e.host.changed()
	return true
}

// keepLine adds the line to the match as a variation.
func (e *enginePanel) keepLine() {
	var words []string
	for _, t := range e.walk.turns {
		words = append(words, t.Word)
	}
	e.leave()
	e.told = key.LinesKept
	if e.host.keep(words) != nil {
		e.told = key.LinesFull
	}
	e.env.App.Say(e.env.App.Words.T(e.told))
	e.host.changed()
}
