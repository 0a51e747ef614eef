package share

import (
	"cmp"

	"tidepool/locale/key"
	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/code"
	"tidepool/scenes/outbox"
	"tidepool/scenes/pages"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

type linkSheet struct {
	ui.Sheet
	env   *Services
	match *match.Match
	// here is a position that can be shared alone, nil for none.
	here  rules.Position
	alone bool
	// keep stores the game; nil if this sheet must not.
	keep   func()
	offers bool
	// takeBack undoes the last turn while it is only offered here; nil for none. The turn is pending until it
	// is sent or the sheet is closed.
	takeBack func()
	pending  bool

	text string
	code *code.Code // of the text; nil for none
}

// NewLink returns a sheet that shares a game, or the position here.
func NewLink(env *Services, m *match.Match, here rules.Position, keep func()) *linkSheet {
	return newLink(env, m, here, keep, nil)
}

func newLink(env *Services, m *match.Match, here rules.Position, keep, takeBack func()) *linkSheet {
	l := &linkSheet{Sheet: ui.Sheet{ID: "link", App: env.App}, env: env, match: m, here: here, keep: keep, takeBack: takeBack}
	l.write()
	return l
}

// NewGameLink returns a sheet that shares a game being played, or the position shown.
func NewGameLink(env *Services, of pages.Shown) *linkSheet {
	m := of.Game.Match
	l := newLink(env, m, of.Node.Position(), func() { env.Store.Keep(of.Game) }, of.TakeBack)
	l.offers = session.SeatsOf(m) == (session.Seats{}) && !bylink.IsTable(m) && !m.Outcome().Over() && m.Ply() > 0
	return l
}

// ShowSavedLink shares a stored game.
func ShowSavedLink(e *Services, id string) {
	g, err := e.Shelf.Load(id)
	if err != nil {
		e.App.Notice(e.App.Words.T(key.GamesUnopened, "why", wording.Cause(e.App.Words, err)))
		return
	}
	e.App.Push(NewLink(e, g.Match, nil, func() { e.Store.Keep(g) }))
}

// write makes the link. In a game by links, a link with the turn or the end makes that final, at once or when
// the turn can no longer be undone here.
func (l *linkSheet) write() {
	_, gone := bylink.Awaited(l.match)
	gone = bylink.Is(l.match) && (gone || l.match.Outcome().Over())
	if l.pending = gone && l.keep != nil && !bylink.HandedOn(l.match); l.takeBack == nil {
		l.stand()
	}
	fragment := link.Encode(l.match)
	if l.alone {
		if alone, err := link.EncodePosition(l.match, l.here); err == nil {
			fragment = alone
		}
	}
	l.text = link.To(cmp.Or(l.env.Page, l.env.Platform.Page()), fragment)
	l.code = code.Of(l.text)
	l.env.App.Changed()
}

// stand records that the other player may know the turn.
func (l *linkSheet) stand() {
	if l.pending {
		l.pending = false
		bylink.NoteSent(l.match)
		l.keep()
	}
}

// Back implements [ui.Scene].
func (l *linkSheet) Back() {
	l.stand()
	l.Sheet.Back()
}

// undo closes the sheet and undoes the turn.
func (l *linkSheet) undo() {
	l.pending = false
	l.Sheet.Back()
	l.takeBack()
}

func (l *linkSheet) Layout(f ui.Frame) ui.Layout {
	return l.LayPictured(f, max(f.H*0.42, 220), 1, l.picture, l.says, l.ways)
}

func (l *linkSheet) says(c *ui.Column) {
	w := l.env.App.Words
	title, about := w.T(key.LinkTitle), w.T(key.LinkAbout)
	if side, waiting := bylink.Awaited(l.match); waiting && bylink.Is(l.match) {
		title = wording.WaitingFor(l.env.App.Words, l.match, side)
		about = w.T(key.LinkAnswer)
	}
	if !link.IsPage(l.text) {
		about += " " + w.T(key.LinkProgram)
	}
	c.Title("link.title", title, 22)
	c.Words("link.about", about, 15, false, true)
}

func (l *linkSheet) picture(c *ui.Column, size float64) {
	l.code.Add(c, "link.code", l.env.App.Words.T(key.LinkCode), size)
	short := l.text
	if len(short) > mostShown {
		short = short[:mostShown] + "…"
	}
	c.Words("link.text", short, 13, false, true)
	c.Nodes[len(c.Nodes)-1].Align = sprites.Middle
}

// mostShown is the length of the part of a link that is shown, in characters.
const mostShown = 44

func (l *linkSheet) ways(c *ui.Column) {
	w := l.env.App.Words
	labels := outbox.Labels{Send: key.LinkSend, Copy: key.LinkCopy, Save: key.ShareFile}
	l.env.Outbox.Offer(c, "link.", l.text, w.T(key.AppName)+".txt", labels, l.stand)
	if l.offers {
		c.Toggle("link.bylink", w.T(key.LinkBylink), bylink.Is(l.match), l.setByLink)
	}
	if l.here != nil && !bylink.Is(l.match) && !l.match.Outcome().Over() {
		c.Toggle("link.alone", w.T(key.LinkAlone), l.alone, func(on bool) { l.alone = on; l.write() })
	}
	if l.pending {
		c.Button(ui.Node{ID: "link.back", Label: w.T(key.BoardUndo), Icon: "undo", Style: ui.PlainButton, Size: 17, Press: l.undo})
	}
	c.Button(ui.Node{ID: "link.close", Label: w.T(key.Close), Style: ui.PlainButton, Size: 17, Press: l.Back})
}

func (l *linkSheet) setByLink(on bool) {
	if on == bylink.Is(l.match) {
		return
	}
	l.alone = false
	if !on {
		bylink.End(&l.match.Labels)
	} else if bylink.Begin(l.match, l.match.Position().Turn().Other(), l.env.Rand) != nil {
		return
	}
	l.keep()
	l.write()
}

func (l *linkSheet) Draw(p *sprites.Painter, lay *ui.Layout) {
	l.Sheet.Draw(p, lay)
	l.code.DrawOn(p, lay, "link.code")
}
