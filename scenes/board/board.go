package board

import (
	"math"
	"slices"

	"tidepool/rules"
	"tidepool/sprites"
)

const (
	spinTicks = 30 // of a half-turn of the board, at pace 1
	// refusedTicks is how long a place where a tap was refused is framed; a piece there shakes in the first shakeTicks.
	refusedTicks, shakeTicks = 66, 22
	// ConfettiTicks is how long confetti falls at pace 1.
	ConfettiTicks = 96
)

// A Manner is how events are shown. A board's owner may change it at any time.
type Manner struct {
	// Pace multiplies all durations: 1 is the usual, 0 shows everything at once.
	Pace float64
	// Trays are where captured pieces go, by the side that captured them.
	Trays [2]sprites.Point
	// Started, if not nil, is called for each visible moment of an event: sound.Begins, with the event's
	// duration in seconds, then a number from 0 for each piece that comes down; or only sound.AtOnce.
	Started func(e rules.Event, moment int, lasts float64)
}

func (m *Manner) started(e rules.Event, moment int, lasts float64) {
	if m.Started != nil {
		m.Started(e, moment, lasts)
	}
}

// A Board shows a position of a game, and the events that lead to another.
type Board struct {
	Manner

	game *Game
	anim animator

	start rules.Tokens
	ahead int

	orientation Orientation
	held        rules.Spot         // where a drag began, "" for none
	chosen      []rules.Spot       // lifted spots
	spin, whole int                // ticks left of the board's turn, and its total ticks
	before      Orientation        // before the board began to turn
	refused     map[rules.Spot]int // ticks left
	ending      *ending            // nil for none
	arrows      arrowCache
	foreseen    map[rules.Piece]bool // kept to reuse its memory
}

// A Change is what a tick has changed.
type Change struct {
	// Redraw reports that the board looks different now.
	Redraw bool
	// Arrived, Turned and Ended report that a turn, a rotation of the board or an ending is just over.
	Arrived, Turned, Ended bool
}

// New returns a board that shows a position. Arrange gives it a place.
func New(g *Game, pos rules.Position, s *Style) *Board {
	b := &Board{Manner: Manner{Pace: 1}, game: g, refused: make(map[rules.Spot]int), foreseen: make(map[rules.Piece]bool)}
	b.anim.view = g.NewView(pos, s)
	b.anim.particles = newParticles()
	b.anim.manner = &b.Manner
	b.Show(pos)
	return b
}

// Game returns the board's game.
func (b *Board) Game() *Game { return b.game }

// View returns the view of the board's game.
func (b *Board) View() View { return b.anim.view }

// Area returns the board's place, and Orientation how it lies there.
func (b *Board) Area() sprites.Rect       { return b.anim.area }
func (b *Board) Orientation() Orientation { return b.orientation }

// Arrange fits the board into an area. A new orientation waits until nothing moves.
func (b *Board) Arrange(area sprites.Rect, o Orientation) {
	if b.Moving() && b.anim.area.W > 0 {
		o = b.orientation
	}
	b.anim.area, b.orientation = area, o
	b.anim.view.Arrange(area, o)
	if !b.Moving() && b.held == "" {
		b.anim.seat()
	}
}

// Show shows a position at once. In a game use Lay with the tokens as the turns have left them, so that no hand is
// shuffled.
func (b *Board) Show(pos rules.Position) { b.Lay(pos.Tokens()) }

// Lay shows tokens at once, in their order, whether or not they form a position.
func (b *Board) Lay(tokens rules.Tokens) {
	b.anim.stop()
	b.start, b.ahead = tokens, 0
	b.anim.reset(b.start)
}

// Return is like Lay for a jump to another position: pieces glide there.
func (b *Board) Return(tokens rules.Tokens) {
	b.start, b.ahead = tokens, 0
	b.anim.glide(b.start)
}

// Preview shows the events of an incomplete turn that are not shown yet, after those under way. With fewer
// events than before it goes back.
func (b *Board) Preview(events []rules.Event) {
	shown := b.ahead
	b.ahead = len(events)
	if shown <= len(events) {
		b.anim.play(events[shown:], false)
		return
	}
	b.anim.glide(slices.Clone(b.start).Apply(events...))
}

// Play shows a turn's events after those under way, except those already previewed.
func (b *Board) Play(events []rules.Event) { b.show(events, false) }

// PlayOut is like Play, for the turn that ends a game.
func (b *Board) PlayOut(events []rules.Event) { b.show(events, true) }

func (b *Board) show(events []rules.Event, last bool) {
	b.chosen = nil
	b.anim.play(events[min(b.ahead, len(events)):], last)
	b.start = b.start.Apply(events...)
	b.ahead = 0
}

// Finish completes all events at once.
func (b *Board) Finish() { b.anim.finish() }

// Moving reports whether events are still being shown.
func (b *Board) Moving() bool { return b.anim.moving() }

// Returning reports whether the only movement is a Return, so that play may go on.
func (b *Board) Returning() bool {
	return len(b.anim.now) == 1 && b.anim.now[0].free && len(b.anim.queue) == 0
}

// Tick advances everything by one tick.
func (b *Board) Tick() Change {
	var c Change
	if b.spin > 0 {
		b.spin--
		c.Redraw, c.Turned = true, b.spin == 0
	}
	for s, n := range b.refused {
		c.Redraw = true
		if n--; n <= 0 {
			delete(b.refused, s)
		} else {
			b.refused[s] = n
		}
	}
	c.Redraw = b.Drift() || c.Redraw
	if b.ending != nil {
		c.Redraw, c.Ended = true, b.tickEnding()
	}
	if b.anim.tick() {
		c.Redraw, c.Arrived = true, !b.Moving()
	}
	return c
}

// Choose lifts the pieces on spots, and puts down those lifted before.
func (b *Board) Choose(spots []rules.Spot) {
	b.chosen = spots
	clear(b.refused)
}

// Nudge makes the piece on a spot hop once.
func (b *Board) Nudge(s rules.Spot) {
	if x := b.anim.on(s); x != nil && b.Pace > 0 {
		x.nudge = nudgeTicks
	}
}

// Drift advances flying decoration and pieces that have just landed by one tick, and reports whether there are any.
func (b *Board) Drift() bool {
	changed := b.anim.particles.tick()
	for _, x := range b.anim.list {
		changed = x.tick(!x.Loose && b.Pace > 0 && slices.Contains(b.chosen, x.Token.Spot)) || changed
	}
	return changed
}

// TurnRound begins to rotate the board by half a turn, to its orientation in the next Arrange. It reports
// whether that takes time.
func (b *Board) TurnRound() bool {
	if b.Pace == 0 {
		return false
	}
	b.whole = max(1, int(spinTicks*b.Pace))
	b.spin, b.before = b.whole, b.orientation
	return true
}

// turned returns the angle at which the whole board is drawn now.
func (b *Board) turned() float64 {
	if b.spin == 0 {
		return 0
	}
	return -math.Pi * (1 - easeInOut(1-float64(b.spin)/float64(b.whole)))
}

// against returns the angle that compensates a piece for the board's rotation: none if it faces its side's
// player, who sees the board as before.
func (b *Board) against(x *Piece) float64 {
	side := x.Token.Piece.Side
	by := math.Remainder(b.before.Facing[side]-b.orientation.Facing[side]+math.Pi, 2*math.Pi)
	if b.spin == 0 || math.Abs(by) < 0.01 {
		return 0
	}
	return -b.turned()
}

// Turning reports whether the board is rotating; StopTurning ends that.
func (b *Board) Turning() bool { return b.spin > 0 }
func (b *Board) StopTurning()  { b.spin = 0 }

// Refuse marks for a moment the spot where a tap was refused.
func (b *Board) Refuse(s rules.Spot) {
	clear(b.refused)
	b.refused[s] = refusedTicks
}

// Hold drags the piece on a spot, if there is one, to a place.
func (b *Board) Hold(s rules.Spot, at sprites.Point) {
	if x := b.anim.on(s); x != nil && !b.Moving() {
		b.held = s
		x.moving, x.At.At, x.Lift = true, at, 0.1
	}
}

// Release lets go of a dragged piece. It stays where it is until it is played or seated.
func (b *Board) Release() {
	if x := b.anim.on(b.held); x != nil && b.held != "" && !b.Moving() {
		x.moving, x.Lift = false, 0
	}
	b.held = ""
}

// Seat puts every piece in its place, unless something moves.
func (b *Board) Seat() {
	if !b.Moving() {
		b.anim.seat()
	}
}

// Confetti drops confetti in a side's colours for one tick.
func (b *Board) Confetti(s rules.Side) {
	b.anim.particles.confetti(b.anim.area, b.anim.view.Unit(), b.game.Party(s))
}

// Shine emits light in all directions from a place; unit is the width of its source in logical pixels.
func (b *Board) Shine(at sprites.Point, unit float64) { b.anim.particles.shine(at, unit) }
