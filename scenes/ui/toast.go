package ui

import (
	"slices"
	"unicode/utf8"

	"tidepool/sprites"
)

// A toast is a message that needs no answer. It lies over any scene and goes away by itself, when pressed, or when
// the scene over which it came is closed.
type toast struct {
	text string
	left int // ticks
	over Scene
}

// Toast shows a message for as long as it takes to read. For messages that must not be missed use [App.Notice].
func (a *App) Toast(text string) {
	a.Say(text)
	a.toast = toast{text: text, left: 150 + 4*utf8.RuneCountInString(text)}
	a.Changed()
}

func (a *App) tickToast() {
	t := &a.toast
	if t.left == 0 {
		return
	}
	if t.over == nil { // whatever told it may have closed itself
		t.over = a.Top()
	}
	open := slices.ContainsFunc(a.layers, func(l *layer) bool { return l.scene == t.over })
	if t.left--; t.left == 0 || !open {
		*t = toast{}
		a.Changed()
	}
}

// node returns the toast, above the lower edge of a scene's body and its tools, so that these stay free.
func (t *toast) node(a *App, l *Layout) Node {
	u := a.frame.Text
	size, pad := 16*u, 14*u
	safe := a.frame.Safe
	lines := a.Fonts.Wrap(t.text, sprites.Medium, size, min(safe.W-24, 460*u)-2*pad)
	w := a.Fonts.Width(Widest(a.Fonts, lines, sprites.Medium, size), sprites.Medium, size) + 2*pad
	h := max(44, float64(len(lines))*size*LineStep+pad)
	low := safe.Y + safe.H
	if l.Body.H > 0 {
		low = min(low, l.Body.Y+l.Body.H)
	}
	r := sprites.Rect{X: safe.X + (safe.W-w)/2, Y: low - h - 12*u, W: w, H: h}
	for i := range l.Nodes {
		if n := &l.Nodes[i]; n.Style == ToolButton && n.Rect.Overlaps(r) {
			r.Y = n.Rect.Y - h - 6*u
		}
	}
	r.Y = max(safe.Y, r.Y)
	return Node{ID: "toast", Role: RoleButton, Label: t.text, Lines: lines, Size: size,
		Rect:  r,
		Press: func() { a.toast.left = 0; a.Changed() }}
}

func (r renderer) toast(n *Node) {
	t := r.p.Theme
	r.p.Shade(n.Rect, 14, 4, 12, t.Shadow.Alpha(0.3))
	r.p.Box(n.Rect, 14, t.Ink)
	drawWords(r.p, n, t.Panel)
}
