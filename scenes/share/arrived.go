package share

import (
	"strings"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/bylink"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// An arrivedSheet describes a game that came by a link: which game, from whom, which side is played here, and
// that it is that side's turn.
type arrivedSheet struct {
	ui.Sheet
	env   *Services
	match *match.Match
	board *board.Board
	shown *match.Node // on the board
}

// NewArrived returns a sheet about a game that has come.
func NewArrived(env *Services, m *match.Match) *arrivedSheet {
	a := &arrivedSheet{Sheet: ui.Sheet{ID: "arrived", App: env.App}, env: env, match: m,
		board: board.New(env.Looks.Of(m.Info().ID), m.Position(), env.Looks.Style())}
	a.shown = m.Node(m.Ply())
	a.board.Lay(a.shown.Tokens())
	return a
}

// Poll implements [ui.Poller]: at a table the other player may go on playing.
func (a *arrivedSheet) Poll() {
	if now := a.match.Node(a.match.Ply()); now != a.shown {
		a.shown = now
		a.board.Lay(now.Tokens())
		a.App.Changed()
	}
}

// last returns the events of the last turn.
func (a *arrivedSheet) last() []rules.Event {
	if n := a.match.Ply(); n > 0 {
		return a.match.Turn(n).Events
	}
	return nil
}

// Layout implements [ui.Scene].
func (a *arrivedSheet) Layout(f ui.Frame) ui.Layout {
	g := a.board.Game()
	return a.LayPictured(f, f.H*0.42, g.Diagram, a.picture, a.says, a.ways)
}

// from returns the name of the link's sender.
func (a *arrivedSheet) from() string {
	own, _ := bylink.OwnSide(a.match)
	if name := strings.TrimSpace(a.match.Player(own.Other())); name != "" {
		return name
	}
	return a.env.App.Words.T(key.LinkSomeone)
}

func (a *arrivedSheet) says(c *ui.Column) {
	w, m := a.env.App.Words, a.match
	own, _ := bylink.OwnSide(m)
	from := key.LinkFrom
	if bylink.IsTable(m) {
		from = key.TableFrom
	}
	c.Title("arrived.title", w.T(from, "name", a.from(), "game", w.Game(m.Info().ID)), 21)
	mover := w.T(key.LinkYours)
	if _, waits := bylink.Awaited(m); waits {
		mover = w.T(key.NewgameBeginsFriend) + "."
	}
	if info := m.Info(); !info.Places { // the board is seen from the player's own place
		mover = w.T(key.LinkSide, "side", w.Side(info.Sides[own])) + " " + mover
	}
	c.Words("arrived.side", mover, 16, false, false)
	for _, side := range []rules.Side{rules.Near, rules.Far} {
		if odds := session.OddsIn(m, m.Info(), side); odds.Count > 0 {
			c.Words("arrived.odds", wording.Gives(w, wording.PlayerName(w, m, side), odds), 15, false, true)
		}
	}
	if n := m.Ply(); n > 0 {
		c.Words("arrived.last", wording.Speaker(w, m).Turn(m.Turn(n)), 15, false, true)
	}
}

func (a *arrivedSheet) picture(c *ui.Column, wide float64) {
	r := sprites.Rect{X: c.X + (c.W-wide)/2, Y: c.Y, W: wide, H: wide * a.board.Game().Diagram}
	c.Add(ui.Node{ID: "arrived.board", Role: ui.RoleText, Label: a.env.App.Words.Game(a.match.Info().ID), Rect: r})
	c.Y += r.H + c.Gap
}

func (a *arrivedSheet) ways(c *ui.Column) {
	w := a.env.App.Words
	c.Button(ui.Node{ID: "arrived.play", Label: w.T(key.LinkPlay), Icon: "play", Style: ui.MainButton, First: true, Press: a.Back})
	c.Button(ui.Node{ID: "arrived.teach", Label: w.T(key.LinkTeach), Icon: "learn", Style: ui.PlainButton, Press: func() {
		a.App.Pop()
		a.env.Open.Lesson(a.match.Game())
	}})
}

// DrawOver implements [ui.Foreground].
func (a *arrivedSheet) DrawOver(p *sprites.Painter, l *ui.Layout) {
	own, _ := bylink.OwnSide(a.match)
	l.At(p, "arrived.board", func(n *ui.Node) {
		a.board.Arrange(n.Rect, board.Orient(a.board.Game().Home, false, own))
		a.board.Draw(p, board.Marks{Last: board.Touched(a.last())})
	})
}
