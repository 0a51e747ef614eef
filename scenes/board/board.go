package board

import (
	"math"
	"slices"

	"tidepool/rules"
	"tidepool/sprites"
)

const (
	spinTicks  = 30 // of a half-turn of the board, at a pace of 1
	shakeTicks = 22 // of a piece that cannot do what it was asked for
	// CelebrationTicks is how long a win is celebrated at a pace of 1.
	CelebrationTicks = 96
)

// A Manner is how events are shown. A board's owner may set it at any time.
type Manner struct {
	// Pace multiplies how long everything takes: 1 is the usual, 0 at once.
	Pace float64
	// Trays are where captured pieces go, by the side that captured them.
	Trays [2]sprites.Point
	// Started, if not nil, is told of each moment of an event as it is seen: sound.Begins, with how many seconds
	// it will take, then a number from 0 for each thing that comes down; or of sound.AtOnce alone.
	Started func(e rules.Event, moment int, lasts float64)
}

func (m *Manner) started(e rules.Event, moment int, lasts float64) {
	if m.Started != nil {
		m.Started(e, moment, lasts)
	}
}

// A Board shows a position of a game and what happens on the way to another.
type Board struct {
	Manner

	game  *Game
	style *Style
	anim  animator

	start rules.Tokens
	ahead int

	orientation Orientation
	held        rules.Spot   // what is being dragged, "" for nothing
	chosen      []rules.Spot // what is lifted
	spin, whole int          // ticks left of the board's turning round, and of all of it
	before      Orientation  // how it lay before that
	shaken      map[rules.Spot]int
	party       int // ticks left of a celebration
	winner      rules.Side
	arrows      arrowCache
	foreseen    map[rules.Piece]bool // kept for its room
}

// A Change is what a tick has changed.
type Change struct {
	// Redraw tells that the board looks different now.
	Redraw bool
	// Arrived, Turned and Celebrated tell that a turn, a turning of the board or a celebration has just ended.
	Arrived, Turned, Celebrated bool
}

// New returns a board of a game that shows a position. It has no place yet.
func New(g *Game, pos rules.Position, s *Style) *Board {
	b := &Board{Manner: Manner{Pace: 1}, game: g, style: s, shaken: make(map[rules.Spot]int), foreseen: make(map[rules.Piece]bool)}
	b.anim.view = g.NewView(pos, s)
	b.anim.particles = newParticles()
	b.anim.manner = &b.Manner
	b.Show(pos)
	return b
}

// Game is the game whose board it is.
func (b *Board) Game() *Game { return b.game }

// View is how the game's board looks.
func (b *Board) View() View { return b.anim.view }

// Area is where the board lies, and Orientation how.
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

// Show shows a position at once. Pieces that stay keep their order.
func (b *Board) Show(pos rules.Position) { b.Lay(pos.Tokens()) }

// Lay shows at once what lies where, be it a position or not.
func (b *Board) Lay(tokens rules.Tokens) {
	b.anim.stop()
	b.start, b.ahead = tokens, 0
	b.anim.reset(b.start)
}

// Return is Show for a jump to another position, without the turns between: pieces glide there.
func (b *Board) Return(pos rules.Position) {
	b.start, b.ahead = pos.Tokens(), 0
	b.anim.glide(b.start)
}

// Preview shows an incomplete turn's events not shown yet, after those under way; with fewer it goes back.
func (b *Board) Preview(events []rules.Event) {
	shown := b.ahead
	b.ahead = len(events)
	if shown <= len(events) {
		b.anim.play(events[shown:], false)
		return
	}
	tokens := slices.Clone(b.start)
	for _, e := range events {
		tokens = tokens.Apply(e)
	}
	b.anim.glide(tokens)
}

// Play shows a turn's events after those under way, but not again what was previewed.
func (b *Board) Play(events []rules.Event) { b.show(events, false) }

// PlayOut is Play for the turn that ends a game.
func (b *Board) PlayOut(events []rules.Event) { b.show(events, true) }

func (b *Board) show(events []rules.Event, last bool) {
	b.chosen = nil
	b.anim.play(events[min(b.ahead, len(events)):], last)
	for _, e := range events {
		b.start = b.start.Apply(e)
	}
	b.ahead = 0
}

// Finish does at once all that is still to be shown.
func (b *Board) Finish() { b.anim.finish() }

// Moving reports whether events are still to be shown.
func (b *Board) Moving() bool { return b.anim.moving() }

// Returning reports whether all that moves is on the way to a position whose turn it is already.
func (b *Board) Returning() bool {
	return len(b.anim.now) == 1 && b.anim.now[0].free && len(b.anim.queue) == 0
}

// Tick moves everything on by one tick.
func (b *Board) Tick() Change {
	var c Change
	if b.spin > 0 {
		b.spin--
		c.Redraw, c.Turned = true, b.spin == 0
	}
	for s, n := range b.shaken {
		c.Redraw = true
		if n--; n <= 0 {
			delete(b.shaken, s)
		} else {
			b.shaken[s] = n
		}
	}
	c.Redraw = b.anim.particles.tick() || c.Redraw
	for _, x := range b.anim.list {
		c.Redraw = x.tick(!x.Loose && b.Pace > 0 && slices.Contains(b.chosen, x.Token.Spot)) || c.Redraw
	}
	if b.party > 0 {
		b.party--
		if b.party > CelebrationTicks/4 {
			b.Confetti(b.winner)
		}
		b.anim.hop(b.winner, b.party) // not at all at the end
		c.Redraw, c.Celebrated = true, b.party == 0
	}
	if b.anim.tick() {
		c.Redraw, c.Arrived = true, !b.Moving()
	}
	return c
}

// Choose lifts what is on spots, and puts down what was lifted.
func (b *Board) Choose(spots []rules.Spot) { b.chosen = spots }

// Nudge points out what is on a spot: it hops once.
func (b *Board) Nudge(s rules.Spot) {
	if x := b.anim.on(s); x != nil && b.Pace > 0 {
		x.nudge = nudgeTicks
	}
}

// Drift moves decoration that flies by one tick, and reports whether there is any.
func (b *Board) Drift() bool { return b.anim.particles.tick() }

// TurnRound begins to turn the board by half a turn, to how it lies by the next Arrange. It reports whether that
// takes time.
func (b *Board) TurnRound() bool {
	if b.Pace == 0 {
		return false
	}
	b.whole = max(1, int(spinTicks*b.Pace))
	b.spin, b.before = b.whole, b.orientation
	return true
}

// turned is by which angle the whole board is drawn turned now.
func (b *Board) turned() float64 {
	if b.spin == 0 {
		return 0
	}
	return -math.Pi * (1 - easeInOut(1-float64(b.spin)/float64(b.whole)))
}

// against is the angle by which a piece is turned against the board's turning: none if it faces its side's
// player, who sees the board as before.
func (b *Board) against(x *Piece) float64 {
	side := x.Token.Piece.Side
	by := math.Remainder(b.before.Facing[side]-b.orientation.Facing[side]+math.Pi, 2*math.Pi)
	if b.spin == 0 || math.Abs(by) < 0.01 {
		return 0
	}
	return -b.turned()
}

// Turning reports whether the board is being turned round, and StopTurning ends that.
func (b *Board) Turning() bool { return b.spin > 0 }
func (b *Board) StopTurning()  { b.spin = 0 }

// Shake shakes what is on a spot: it cannot do what it was asked for.
func (b *Board) Shake(s rules.Spot) { b.shaken[s] = shakeTicks }

// Hold drags the piece on a spot to a place and reports whether there is one to be dragged.
func (b *Board) Hold(s rules.Spot, at sprites.Point) bool {
	x := b.anim.on(s)
	if x == nil || b.Moving() {
		return false
	}
	b.held = s
	x.moving, x.At.At, x.Lift = true, at, 0.1
	return true
}

// Release lets go of a dragged piece. It stays where it is until it is played or seated.
func (b *Board) Release() {
	if x := b.anim.on(b.held); x != nil && b.held != "" && !b.Moving() {
		x.moving, x.Lift = false, 0
	}
	b.held = ""
}

// Seat puts every piece where it belongs, unless things move.
func (b *Board) Seat() {
	if !b.Moving() {
		b.anim.seat()
	}
}

// Celebrate celebrates a win for some ticks: the winner's pieces hop and scraps in their colours rain.
func (b *Board) Celebrate(winner rules.Side, ticks int) { b.winner, b.party = winner, ticks }

// Celebrated is the winner who is celebrated, if one is.
func (b *Board) Celebrated() (winner rules.Side, on bool) { return b.winner, b.party > 0 }

// Celebrating reports whether that goes on.
func (b *Board) Celebrating() bool { return b.party > 0 }

// StopCelebrating ends it.
func (b *Board) StopCelebrating() {
	b.party = 0
	for _, x := range b.anim.list {
		x.Lift = 0
	}
}

func (c *pieces) hop(winner rules.Side, left int) {
	for i, x := range c.list {
		gait := c.view.Gait(x.Token.Piece)
		if x.Token.Piece.Side == winner && (gait == Glide || gait == Scuttle) {
			x.Lift = 0.16 * math.Abs(math.Sin(float64(left)*0.16+float64(i)*0.9)) * min(1, float64(left)/20)
		}
	}
}

// Confetti lets scraps in a side's colours fall for one tick.
func (b *Board) Confetti(s rules.Side) {
	b.anim.particles.confetti(b.anim.area, b.anim.view.Unit(), b.game.Party(s))
}

// Shine sends light in all directions from a place; unit is the width in logical pixels of what shines.
func (b *Board) Shine(at sprites.Point, unit float64) { b.anim.particles.shine(at, unit) }
