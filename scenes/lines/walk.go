package lines

import (
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/table"
)

type walk struct {
	line  session.Scored
	rank  int
	turns []match.Turn
	// at is how many turns have been played on the board; touched are the spots of the last one, nil if not known yet.
	at      int
	touched []rules.Spot
}

const (
	// longestLine is how many turns of a line are shown, and stepsAhead how many of them as arrows.
	longestLine = 12
	stepsAhead  = 3
)

func newWalk(line session.Scored, rank int, from rules.Position) *walk {
	return &walk{line: line, rank: rank, turns: match.Follow(from, line.Words[:min(len(line.Words), longestLine)])}
}

func (w *walk) arrows() []board.Arrow {
	var list []board.Arrow
	for i := w.at; i < min(len(w.turns), w.at+stepsAhead); i++ {
		list = append(list, board.ArrowOf(w.turns[i].By, w.turns[i].Events, min(i-w.at, 1), i+1))
	}
	return list
}

func (w *walk) last() []rules.Spot {
	if w.touched == nil {
		w.touched = board.Touched(w.turns[w.at-1].Events)
	}
	return w.touched
}

// Stepping reports whether a line is being stepped through; the board then shows another position than the node's.
func (e *Panel) Stepping() bool { return e.walk != nil }

func (e *Panel) begin(rank int) {
	lines := e.best()
	if rank >= len(lines) {
		return
	}
	e.Leave()
	e.area.Board.Finish()
	e.area.Sync()
	e.walk = newWalk(lines[rank], rank, e.study.Node().Position())
	e.forth()
}

func (e *Panel) forth() {
	w := e.walk
	if w == nil || w.at == len(w.turns) {
		return
	}
	e.area.Board.Finish()
	e.area.Board.Play(w.turns[w.at].Events)
	w.at++
	w.touched = nil
	e.sayStep()
	e.app.Changed()
}

// back undoes a turn of the line; before the first turn the walk ends.
func (e *Panel) back() {
	w := e.walk
	if w == nil {
		return
	}
	if w.at <= 1 {
		e.Leave()
		return
	}
	e.area.Board.Finish()
	w.at--
	w.touched = nil
	tokens := e.study.Node().Tokens() // these keep hands and seeds as they lie
	for _, t := range w.turns[:w.at] {
		tokens = tokens.Apply(t.Events...)
	}
	e.area.Board.Lay(tokens)
	e.sayStep()
	e.app.Changed()
}

func (e *Panel) sayStep() { e.app.Say(e.speaker().Turn(e.walk.turns[e.walk.at-1])) }

// Leave ends the walk and shows the page's node again. It reports whether there was one.
func (e *Panel) Leave() bool {
	if e.walk == nil {
		return false
	}
	e.walk = nil
	e.area.Board.Finish()
	e.area.Sync()
	e.app.Changed()
	return true
}

func (e *Panel) keepLine() {
	n, turns := e.study.Node(), e.walk.turns
	e.Leave()
	e.told = key.LinesKept
	for _, t := range turns {
		next, _, err := e.study.Match().Add(n, t.Word)
		if err != nil {
			e.told = key.LinesFull
			break
		}
		n = next
	}
	e.kept()
	e.app.Say(e.app.Words.T(e.told))
	e.app.Changed()
}

// Steer lets arrow keys step through the line, if there is one.
func (e *Panel) Steer(name string) bool {
	switch {
	case !e.Stepping():
		return false
	case name == "ArrowRight" || name == "Space" || name == "PageDown":
		e.forth()
	case name == "ArrowLeft" || name == "PageUp":
		e.back()
	default:
		return false
	}
	return true
}

// Says describes the line's current turn in words.
func (e *Panel) Says() table.Remark {
	t := e.walk.turns[e.walk.at-1]
	return table.Remark{Text: e.speaker().What(t.By, t.Events)}
}

// Mover returns the side of the line's current turn.
func (e *Panel) Mover() rules.Side { return e.walk.turns[e.walk.at-1].By }
