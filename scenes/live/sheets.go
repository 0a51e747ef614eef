package live

import (
	"cmp"

	"tidepool/locale/key"
	"tidepool/scenes/code"
	"tidepool/scenes/device"
	"tidepool/scenes/outbox"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A pendingSheet is shown while a server is being asked, which may take long without a network.
type pendingSheet struct {
	ui.Sheet
	tables *Tables
	says   key.Text
}

// Layout implements ui.Scene.
func (s *pendingSheet) Layout(f ui.Frame) ui.Layout {
	w := s.App.Words
	return s.Lay(f, func(c *ui.Column) {
		c.Title("asking.title", w.T(s.says), 20)
		c.Space(4)
		c.Button(ui.Node{ID: "asking.stop", Label: w.T(key.Close), Style: ui.PlainButton, Press: s.Back})
	})
}

// Back implements ui.Scene.
func (s *pendingSheet) Back() {
	s.tables.stop()
	s.App.Pop()
}

// newVersion returns a sheet that tells that the page and the server are of different versions, and offers to reload
// the page.
func newVersion(app *ui.App, on device.Platform) ui.Scene {
	loading := false // which may take long
	return ui.NewSheet(ui.Sheet{ID: "version", App: app, Stays: true}, func(c *ui.Column) {
		w, label := app.Words, "reload"
		if loading {
			label = "loading"
		}
		c.Title("version.text", w.T(key.TableVersion), 20)
		c.Space(4)
		c.Button(ui.Node{ID: "version.reload", Label: w.Of(key.Shell, label), Style: ui.MainButton, Disabled: loading, Press: func() {
			loading = true
			on.Reload()
		}})
		c.Button(ui.Node{ID: "version.close", Label: w.T(key.Close), Style: ui.PlainButton, Press: app.Pop})
	})
}

// A codeSheet shows a link and its QR code.
type codeSheet struct {
	ui.Sheet
	tables   *Tables
	link     func() string // returns "" for a host without a network
	says     func(*ui.Column)
	others   func(*ui.Column) // buttons beside those of the link; nil for none
	code     *code.Code
	codeLink string // the link of code
}

func newCode(t *Tables, link func() string) *codeSheet {
	return &codeSheet{Sheet: ui.Sheet{ID: "table", App: t.App}, tables: t, link: link}
}

// Layout implements ui.Scene.
func (s *codeSheet) Layout(f ui.Frame) ui.Layout {
	if text := s.link(); text != s.codeLink {
		s.codeLink, s.code = text, code.Of(text)
	}
	return s.LayPictured(f, max(f.H*0.38, 200), 1, s.picture, s.says, s.buttons)
}

// addHostNotes adds what players need to know if this device hosts the page.
func (s *codeSheet) addHostNotes(c *ui.Column, page string) {
	if page != nearPage {
		return
	}
	near := key.TableNear
	switch {
	case s.codeLink == "":
		near = key.TableNonetwork
	case s.tables.hosted.Bare:
		near = key.TableBare
	}
	c.Words("table.near", s.App.Words.T(near), 15, false, true)
}

func (s *codeSheet) picture(c *ui.Column, size float64) {
	s.code.Add(c, "table.code", s.App.Words.T(key.LinkCode), size)
	c.Words("table.text", s.codeLink, 13, false, true)
	n := &c.Nodes[len(c.Nodes)-1]
	n.Align, n.Lines = sprites.Middle, s.App.Fonts.WrapEvenly(s.codeLink, sprites.Medium, n.Size, c.W)
}

func (s *codeSheet) buttons(c *ui.Column) {
	if s.codeLink != "" {
		s.tables.Outbox.Offer(c, "table.", s.codeLink, "", outbox.Labels{Send: key.LinkSend, Copy: key.LinkCopy}, func() {})
	}
	if s.others != nil {
		s.others(c)
	}
	c.Button(ui.Node{ID: "table.close", Label: s.App.Words.T(key.Close), Style: ui.PlainButton, Size: 17, Press: s.Back})
}

// Draw implements ui.Scene.
func (s *codeSheet) Draw(p *sprites.Painter, lay *ui.Layout) {
	s.Sheet.Draw(p, lay)
	s.code.DrawOn(p, lay, "table.code")
}

// A linksSheet shows the link for the other player until they have joined, or the one for spectators. A host shows the
// other player's again when asked, as its address may have changed.
type linksSheet struct {
	*codeSheet
	line  *Line
	alone bool // the other player had not joined when it was opened
	watch bool // show the link for spectators
}

func newLinks(t *Tables, l *Line) *linksSheet {
	s := &linksSheet{line: l, alone: l.Alone(), watch: !l.Alone()}
	s.codeSheet = newCode(t, s.address)
	s.says, s.others = s.explain, s.addSwitch
	return s
}

// Poll implements ui.Poller. It closes the sheet once the other player has joined.
func (s *linksSheet) Poll() {
	if s.alone && !s.watch && !s.line.Alone() && s.App.Top() == ui.Scene(s) {
		s.App.Pop()
	}
}

func (s *linksSheet) address() string {
	if s.watch {
		return s.tables.publicLink(s.line.at.Other(s.line.at.Watch))
	}
	return s.tables.publicLink(s.line.at.Other(s.seat()))
}

// seat returns the secret of the other player's seat, "" if it is not to be shown.
func (s *linksSheet) seat() string {
	if !s.line.Alone() && !HostedHere(s.line.at) {
		return ""
	}
	return cmp.Or(s.line.at.Guest, s.line.at.Again)
}

func (s *linksSheet) explain(c *ui.Column) {
	w := s.App.Words
	title, about := w.T(key.TableTitle), w.T(key.TableAbout)
	switch {
	case s.watch:
		title, about = w.T(key.TableWatch), w.T(key.TableWatchAbout)
	case !s.line.Alone():
		title = w.T(key.TableSeat)
	}
	c.Title("table.title", title, 22)
	c.Words("table.about", about, 15, false, true)
	if s.line.Known() {
		seen := key.TableWallOn
		if s.line.Setup().Private {
			seen = key.TableWallOff
		}
		c.Words("table.wall", w.T(seen), 15, true, false)
	}
	s.addHostNotes(c, s.line.at.Page)
}

// addSwitch adds a button that shows the other link.
func (s *linksSheet) addSwitch(c *ui.Column) {
	if s.seat() == "" {
		return
	}
	other := key.TableWatch
	if s.watch {
		other = key.TableSeat
	}
	c.Button(ui.Node{ID: "table.other", Label: s.App.Words.T(other), Icon: "share", Style: ui.PlainButton, Size: 17, Press: func() { s.watch = !s.watch }})
}

// A hallSheet shows the link to a hall.
type hallSheet struct {
	*codeSheet
	hall *Hall
}

func newHallLink(h *Hall) *hallSheet {
	s := &hallSheet{codeSheet: newCode(h.tables, h.link), hall: h}
	s.says = s.explain
	return s
}

// link returns the hall's link; "" before it is made, and for a host without a network.
func (h *Hall) link() string {
	if h.secret == "" {
		return ""
	}
	return h.tables.publicLink(h.At())
}

func (s *hallSheet) explain(c *ui.Column) {
	w := s.App.Words
	c.Title("table.title", w.T(key.ClubLink), 22)
	c.Words("table.about", w.T(key.ClubLinkAbout), 15, false, true)
	switch {
	case s.hall.Trouble() != key.None:
		c.Words("table.failed", w.T(s.hall.Trouble()), 15, false, false)
		c.Nodes[len(c.Nodes)-1].Warn = true
	case s.hall.secret == "":
		c.Words("table.wait", w.T(key.TableMaking), 15, false, true)
	default:
		c.Words("table.came", w.T(key.ClubCame, "n", s.hall.Here()), 15, true, false)
		s.addHostNotes(c, s.hall.page)
	}
}
