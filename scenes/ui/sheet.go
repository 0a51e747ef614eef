package ui

import (
	"cmp"

	"tidepool/sprites"
)

// A Sheet is the common shape of scenes that lie over another: a panel in the middle, as high as its contents.
type Sheet struct {
	// ID is the scene's name.
	ID  string
	App *App
	// Stays makes a tap beside the panel do nothing.
	Stays bool
	// Flip turns it to face the far side of the table.
	Flip bool
	// Width is in logical pixels at the usual text size; 0 means the usual width.
	Width float64
}

// wideSheet is the width of a sheet with words and buttons side by side.
const wideSheet = 780

// NewSheet returns a sheet with only a column, which fill fills in every layout.
func NewSheet(s Sheet, fill func(*Column)) Scene { return &columnSheet{s, fill} }

type columnSheet struct {
	Sheet
	fill func(*Column)
}

// Layout implements [Scene].
func (s *columnSheet) Layout(f Frame) Layout { return s.Lay(f, s.fill) }

// Name implements [Scene].
func (s *Sheet) Name() string { return s.ID }

// Dismissable implements [Dismissable].
func (s *Sheet) Dismissable() bool { return !s.Stays }

// Overlay implements [Overlay].
func (s *Sheet) Overlay() {}

// Back closes the sheet.
func (s *Sheet) Back() { s.App.Pop() }

const sheetWidth = 400 // logical pixels at the usual text size

// Lay fills a column and puts the panel round it.
func (s *Sheet) Lay(f Frame, fill func(*Column)) Layout {
	u := f.Text
	pad := min(20*u, f.Safe.W*0.05)
	w := min(f.Safe.W-24, cmp.Or(s.Width, sheetWidth)*u)
	c := newColumn(s.App, f, sprites.Rect{W: w - 2*pad})
	fill(c)
	h := c.Y + 2*pad - c.Gap
	room := f.Safe.H - 16
	l := Layout{Nodes: c.Nodes, Excess: max(0, h-room)}
	l.Scroll = min(f.Scroll, l.Excess)
	h = min(h, room)
	l.Panel = sprites.Rect{X: f.Safe.X + (f.Safe.W-w)/2, Y: f.Safe.Y + (f.Safe.H-h)/2, W: w, H: h}
	for i := range l.Nodes {
		l.Nodes[i].Rect.X += l.Panel.X + pad
		l.Nodes[i].Rect.Y += l.Panel.Y + pad - l.Scroll
		if l.Excess > 0 {
			l.Nodes[i].Clip = l.Panel.Inset(2)
		}
	}
	if s.Flip {
		FlipNodes(l.Nodes, l.Panel.Center())
	}
	return l
}

// lowWindow is the window height below which a picture lies beside the words, in logical pixels at the usual
// text size.
const lowWindow = 620

// LayPictured lays out a sheet with a picture, room high, between its words and its buttons; in a low window
// it is at their left. aspect is the picture's height divided by its width.
func (s *Sheet) LayPictured(f Frame, room, aspect float64, picture func(c *Column, wide float64), says, ways func(c *Column)) Layout {
	if f.Wide() && f.H < lowWindow*f.Text {
		wide := *s
		wide.Width = wideSheet
		return wide.Lay(f, func(c *Column) {
			x, w, top, gap := c.X, c.W, c.Y, 22*c.Text
			c.W = min(f.H*0.72/aspect, (w-gap)/2)
			picture(c, c.W)
			end := c.Y
			c.X, c.Y, c.W = x+c.W+gap, top, w-c.W-gap
			says(c)
			ways(c)
			c.X, c.Y, c.W = x, max(end, c.Y), w
		})
	}
	return s.Lay(f, func(c *Column) {
		says(c)
		picture(c, min(c.W, room/aspect))
		ways(c)
	})
}

// Draw implements [Scene].
func (s *Sheet) Draw(p *sprites.Painter, l *Layout) {
	p.Shade(l.Panel, 22, 8, 24, p.Theme.Shadow.Alpha(0.4))
	p.Box(l.Panel, 22, p.Theme.Panel)
}

// FlipNodes turns nodes round a point, to face the far side.
func FlipNodes(nodes []Node, about sprites.Point) {
	for i := range nodes {
		nodes[i].Rect = nodes[i].Rect.Turned(about)
		nodes[i].Flip = !nodes[i].Flip
	}
}
