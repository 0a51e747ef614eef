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

// node returns the toast, in the room that the scene has set aside for it, or above the lower edge of its body and its
// tools, so that these stay free.
func (t *toast) node(a *App, l *Layout) Node {
	u := a.frame.Text
	size, pad := 16*u, 14*u
	safe := a.frame.Safe
	most := min(safe.W-24, 460*u)
	if l.Aside.W > 0 {
		most = min(most, max(l.Aside.W-8, 200*u))
		if l.Aside.W < 180*u { // beside a name, in the narrowest windows
			size, pad, most = 15*u, 12*u, 160*u
		}
	}
	lines := a.Fonts.Wrap(t.text, sprites.Medium, size, most-2*pad)
	w := a.Fonts.Width(Widest(a.Fonts, lines, sprites.Medium, size), sprites.Medium, size) + 2*pad
	h := max(44, float64(len(lines))*size*LineStep+pad)
	r := sprites.Rect{X: safe.X + (safe.W-w)/2, W: w, H: h}
	if l.Aside.W > 0 {
		at := l.Aside.Center()
		r.X = min(max(safe.X, at.X-w/2), safe.X+safe.W-w)
		r.Y = min(max(safe.Y, at.Y-h/2), safe.Y+safe.H-h)
	} else {
		r.Y = lowest(r, l, safe, u)
	}
	return Node{ID: "toast", Role: RoleButton, Label: t.text, Lines: lines, Size: size,
		Rect: r, Flip: l.AsideFlip,
		Press: func() { a.toast.left = 0; a.Changed() }}
}

// lowest returns how low a toast may lie above the lower edge.
func lowest(r sprites.Rect, l *Layout, safe sprites.Rect, u float64) float64 {
	low := safe.Y + safe.H
	if l.Body.H > 0 {
		low = min(low, l.Body.Y+l.Body.H)
	}
	r.Y = low - r.H - 12*u
	for i := range l.Nodes {
		if n := &l.Nodes[i]; n.Style == ToolButton && n.Rect.Overlaps(r) {
			r.Y = n.Rect.Y - r.H - 6*u
		}
	}
	return max(safe.Y, r.Y)
}

func (r renderer) toast(n *Node) {
	t := r.p.Theme
	r.p.Shade(n.Rect, 14, 4, 12, t.Shadow.Alpha(0.3))
	r.p.Box(n.Rect, 14, t.Ink)
	drawWords(r.p, n, t.Panel)
}
