package scenes

import (
	"math"
	"slices"

	"tidepool/scenes/ui"

	"tidepool/match"
	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/scenes/settings"
	"tidepool/sprites"
)

// A boardScene is a game being played or looked at by two people.
type boardScene struct {
	env   *Env
	match *match.Match
	game  *shelf.Game

	stage
	taps
	opponent
	hint hint
	// advised is what the engine has advised in each position it was asked about.
	advised   map[valued]*advice
	judgement judgement
	values    values
	command   commandLine
	// ply is the one shown; it lags behind the match only in review.
	ply    int
	review bool

	layout  boardLayout
	bars    [2]bar
	badge   sprites.Rect // offers a promotion on the board; empty if none
	table   table
	list    int // how many turns the list is scrolled back
	flipped bool
	spin    int // ticks left of the board's turning round
	shown   view
	shake   map[rules.Spot]int
	dirty   bool

	over  bool // the result has been shown
	party int  // ticks left of the moment a win gets before it

	nodes map[string]rules.Spot

	// coach, if not nil, tells that the board is a lesson's: nothing is stored.
	coach coach
	// marks are what a lesson points at.
	marks []rules.Spot
}

// A coach looks on at a lesson's board.
type coach interface {
	// judge is called when a turn has come to rest, in place of what follows
	// in a game.
	judge()
	// refused is called after a tap that the rules refuse.
	refused()
}

const (
	spinTicks  = 30
	shakeTicks = 22
)

func newBoardScene(env *Env, g *shelf.Game) *boardScene {
	m := g.Match
	b := &boardScene{env: env, match: m, game: g, ply: m.Ply(), shake: make(map[rules.Spot]int)}
	b.opponent = newOpponent(env, m)
	b.table = newTable(env, m)
	b.stage.table = b.table
	b.stage.started = b.sound
	b.stage.sparks = newSparks()
	b.pace = env.Settings.Motion.Pace()
	b.over = m.Outcome().Over()
	b.review = b.over
	b.startCommand()
	b.settle()
	return b
}

// Name implements Scene.
func (b *boardScene) Name() string { return "board" }

// position is the one shown.
func (b *boardScene) position() rules.Position { return b.match.At(b.ply) }

// live reports whether turns can be played.
func (b *boardScene) live() bool {
	return !b.review && !b.match.Outcome().Over() && b.ply == b.match.Ply()
}

// settle takes up the position shown: its tokens and its turns.
func (b *boardScene) settle() {
	pos := b.position()
	b.dropHint()
	b.taps.begin(pos, b.live())
	b.cast.reset(pos.Tokens())
	b.env.app.Changed()
}

// sound answers an event as it begins; seed counts the seeds of a sowing, -1
// for the event itself.
func (b *boardScene) sound(e rules.Event, seed int) { b.env.Sound.Event(b.match.Info(), e, seed) }

// view says how the board lies for the side to move.
func (b *boardScene) view() view {
	v := view{Bottom: rules.Near}
	switch b.seating() {
	case settings.SeatOpposite:
		v.Quarter = b.table.Home()
		v.Facing[rules.Far] = math.Pi
	case settings.SeatPass:
		v.Quarter = b.table.Home()
		v.Bottom = b.position().Turn()
		if b.match.Outcome().Over() {
			v.Bottom = b.shown.Bottom
		}
	}
	if person, ok := b.solo(); ok {
		v.Bottom = person
	}
	if b.flipped {
		v.Bottom = v.Bottom.Other()
	}
	if v.Bottom == rules.Far {
		v.Quarter = (v.Quarter + 2) % 4
		v.Facing[0], v.Facing[1] = v.Facing[1], v.Facing[0]
	}
	return v
}

// Tick implements Ticker.
func (b *boardScene) Tick() (redraw, relayout bool) {
	redraw = b.dirty
	b.dirty = false
	if b.spin > 0 {
		b.spin--
		redraw, relayout = true, b.spin == 0
	}
	for s, n := range b.shake {
		redraw = true
		if n--; n <= 0 {
			delete(b.shake, s)
		} else {
			b.shake[s] = n
		}
	}
	if b.sparks.tick() {
		redraw = true
	}
	if b.party > 0 {
		b.celebrate()
		redraw = true
	}
	if b.stage.tick() {
		redraw = true
		if !b.moving() {
			b.arrive()
			relayout = true
		}
	}
	if !b.Busy() && (b.engineTick() || b.judge()) {
		redraw, relayout = true, true
	}
	return redraw, relayout
}

// Busy implements Ticker.
func (b *boardScene) Busy() bool { return b.moving() || b.spin > 0 || b.party > 0 }

// Hurry implements Ticker.
func (b *boardScene) Hurry() bool {
	if !b.Busy() && b.showing == "" {
		return false
	}
	b.spin = 0
	if b.party > 0 {
		b.party = 1
		b.celebrate()
	}
	b.endReply()
	if b.moving() {
		b.stage.finish()
		b.arrive()
	}
	return true
}

// Turning implements Turner.
func (b *boardScene) Turning() bool { return b.spin > 0 }

// arrive is what follows when everything has come to rest.
func (b *boardScene) arrive() {
	if len(b.taps.path) > 0 {
		b.env.app.Changed()
		return
	}
	b.settle()
	if b.coach != nil {
		b.coach.judge()
		return
	}
	if v := b.view(); b.seating() == settings.SeatPass && v.Bottom != b.shown.Bottom && b.pace > 0 {
		b.spin = spinTicks
	}
	if b.match.Outcome().Over() && !b.over {
		b.over = true
		b.soundEnd()
		b.party = max(1, int(b.partyTime()*b.pace))
		if b.pace == 0 {
			b.celebrate()
		}
	}
}

// commit plays a turn: it is stored before anything moves.
func (b *boardScene) commit(word string) {
	already := len(b.taps.events)
	events, err := b.match.Play(word)
	if err != nil {
		b.tell(func() string { return b.inWords(err) }, true)
		return
	}
	b.store()
	b.sayTurn()
	b.ply = b.match.Ply()
	b.taps.clear()
	b.stage.play(events[min(already, len(events)):])
	if !b.moving() {
		b.arrive()
	}
}

func (b *boardScene) store() {
	if b.coach == nil {
		b.env.Keep(b.game)
	}
}

// undo takes back what is being spelled, or else the last turn.
func (b *boardScene) undo() {
	b.stage.finish()
	if len(b.taps.path) > 0 && b.hands() {
		b.settle()
		return
	}
	ply, ok := b.backTo()
	if !ok {
		return
	}
	b.rethink()
	b.paused = b.demo()
	b.match.Undo() // the end of the game counts as one by itself
	for b.match.Ply() > ply && b.match.Undo() {
	}
	b.jump()
}

// redo plays what was taken back, with the engine's turns that followed.
func (b *boardScene) redo() {
	b.stage.finish()
	b.rethink()
	b.redoing = true
	b.paused = b.demo()
	b.redoOne()
}

func (b *boardScene) redoOne() {
	events, ok := b.match.Redo()
	if !ok {
		return
	}
	b.store()
	b.sayTurn()
	b.review = false
	b.ply = b.match.Ply()
	b.taps.clear()
	b.stage.play(events)
	if !b.moving() {
		b.arrive()
	}
}

// jump shows the match's present position at once and stores it.
func (b *boardScene) jump() {
	b.store()
	b.env.say(b.env.Words.T("say.undone"))
	b.sayMover()
	b.review = b.match.Outcome().Over()
	b.over = b.review
	b.ply = b.match.Ply()
	b.settle()
}

// look shows the position after some turns, for review.
func (b *boardScene) look(ply int) {
	b.stage.finish()
	ply = min(max(ply, 0), b.match.Ply())
	step := ply == b.ply+1
	b.ply = ply
	b.review = true
	b.sayLook()
	if step {
		b.taps.clear()
		b.stage.play(b.match.Turn(ply).Events)
		if b.moving() {
			return
		}
	}
	b.settle()
}

// leaveReview goes on with the game.
func (b *boardScene) leaveReview() {
	b.stage.finish()
	b.review = false
	b.ply = b.match.Ply()
	b.settle()
}

// finished shows the end of a game that no turn brought about.
func (b *boardScene) finished() {
	b.store()
	b.sayMover()
	b.settle()
	b.arrive()
}

// Back implements Scene.
func (b *boardScene) Back() {
	switch {
	case b.command.open:
		b.closeCommand()
	case len(b.taps.path) > 0 && b.hands():
		b.stepBack()
	case b.review && !b.match.Outcome().Over():
		b.leaveReview()
	default:
		b.env.app.Push(newMore(b.env, b, false))
	}
}

// Key implements Typist.
func (b *boardScene) Key(name string) bool {
	switch name {
	case "U", ui.UndoKey:
		b.undo()
	case "R":
		b.redo()
	case "H":
		b.askHint()
	case "?":
		b.help()
	case "/", ":":
		b.openCommand()
	case "L":
		b.showTurns()
	case "Home":
		b.look(0)
	case "End":
		b.look(b.match.Ply())
	case "PageUp":
		b.look(b.ply - 1)
	case "PageDown":
		b.look(b.ply + 1)
	default:
		return false
	}
	return true
}

// name is what a side's player is called.
func (b *boardScene) name(s rules.Side) string { return playerName(b.env, b.match, s) }

// DragStart implements Dragger.
func (b *boardScene) DragStart(id string) bool {
	s, ok := b.nodes[id]
	if !ok || !b.hands() {
		return false
	}
	return b.lift(s)
}

// DragMove implements Dragger.
func (b *boardScene) DragMove(at sprites.Point) {
	if a := b.held(); a != nil {
		a.moving = true
		a.at.At = at
		a.lift = 0.1
	}
}

// DragEnd implements Dragger.
func (b *boardScene) DragEnd(id string) {
	if a := b.held(); a != nil {
		a.moving, a.lift = false, 0
	}
	b.drop(b.nodes[id])
}

// Scroll implements Scroller: it moves the list of turns.
func (b *boardScene) Scroll(dy float64) {
	rows := int(math.Round(-dy / 24))
	if rows == 0 {
		rows = int(math.Copysign(1, -dy))
	}
	b.list = min(max(b.list+rows, 0), max(0, (b.match.Len()+1)/2-1))
}

// lastSpots are the spots that the turn before the shown position touched.
func (b *boardScene) lastSpots() []rules.Spot {
	if b.ply == 0 || b.moving() {
		return nil
	}
	return touched(b.match.Turn(b.ply).Events)
}

// touched are the spots that pieces left and came to in a turn.
func touched(events []rules.Event) []rules.Spot {
	var spots []rules.Spot
	for _, e := range events {
		list := []rules.Spot{e.From, e.To}
		if e.Kind == rules.Sown {
			list = []rules.Spot{e.From}
			if len(e.Path) > 0 {
				list = append(list, e.Path[len(e.Path)-1])
			}
		}
		if e.Kind == rules.Captured || e.Kind == rules.Banked || e.Kind == rules.Handed {
			continue
		}
		for _, s := range list {
			if s != "" && !slices.Contains(spots, s) {
				spots = append(spots, s)
			}
		}
	}
	return spots
}

// Subject implements ui.Titled.
func (b *boardScene) Subject() string { return b.match.Info().ID }
