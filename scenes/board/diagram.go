package board

import (
	"slices"

	"tidepool/rules"
	"tidepool/sprites"
)

// A Diagram is a small board in a page: a position with a turn drawn on it, which Replay plays.
type Diagram struct {
	// Board shows the position. Its owner sets its pace.
	Board  *Board
	before rules.Position
	events []rules.Event
	tokens rules.Tokens // before the turn
	// stay is how many ticks the end of the turn stays visible.
	stay   int
	played bool
}

const stayTicks = 84

// NewDiagram returns a diagram of a position and the turn that word spells ("" for none), or an error if the
// rules refuse it.
func NewDiagram(g *Game, pos rules.Position, word string, s *Style) (*Diagram, error) {
	d := &Diagram{before: pos}
	if word != "" {
		var err error
		if _, d.events, err = pos.Play(word); err != nil {
			return nil, err
		}
	}
	d.Board, d.tokens = New(g, pos, s), pos.Tokens()
	return d, nil
}

// Lay sets the order of the tokens before the turn, which is otherwise that of the position.
func (d *Diagram) Lay(tokens rules.Tokens) {
	d.tokens = tokens
	d.reset()
}

// Turn returns the turn drawn and its side; events may be empty.
func (d *Diagram) Turn() (by rules.Side, events []rules.Event) { return d.before.Turn(), d.events }

// Playing reports whether the turn is being played.
func (d *Diagram) Playing() bool { return d.played }

// Fit fits the diagram, reset, into an area. It does nothing if the area is unchanged.
func (d *Diagram) Fit(area sprites.Rect) {
	if d.Board.Area() == area {
		return
	}
	d.reset()
	d.Board.Arrange(area, Orient(d.Board.game.Home, false, rules.Near))
	for s := range d.Board.Trays {
		d.Board.Trays[s] = sprites.Pt(area.X+area.W*float64(1-s), area.Y+area.H)
	}
}

func (d *Diagram) reset() {
	d.stay, d.played = 0, false
	d.Board.Lay(slices.Clone(d.tokens))
}

// Replay plays the turn, or stops playing it.
func (d *Diagram) Replay() {
	again := d.played
	d.reset()
	if again {
		return
	}
	d.played, d.stay = true, stayTicks
	d.Board.Play(d.events)
}

// Tick advances the diagram by one tick and reports whether the picture changed.
func (d *Diagram) Tick() bool {
	changed := d.Board.Tick().Redraw
	if d.Board.Moving() || d.stay == 0 {
		return changed
	}
	if d.stay--; d.stay == 0 {
		d.reset()
		return true
	}
	return changed
}

// Draw draws the board, with the turn on it unless it is being played.
func (d *Diagram) Draw(p *sprites.Painter) {
	if d.played {
		d.Board.Draw(p, Marks{})
		return
	}
	m := Shown(d.events)
	for _, e := range d.events {
		if e.Kind == rules.Handed {
			m.Last = append(m.Last, e.From) // the card used
		}
	}
	d.Board.Draw(p, m)
}

// A PlacedDiagram is a diagram with its area in a page.
type PlacedDiagram struct {
	*Diagram
	Area sprites.Rect
}
