package ui

import (
	"unicode/utf8"

	"tidepool/sprites"
)

// A toast is a message that needs no answer. It lies over any scene and goes away by itself or when pressed.
type toast struct {
	text string
	left int // ticks
}

// Toast shows a message for as long as it takes to read. For messages that must not be missed use [App.Notice].
func (a *App) Toast(text string) {
	a.Say(text)
	a.toast = toast{text, 150 + 4*utf8.RuneCountInString(text)}
	a.Changed()
}

func (a *App) tickToast() {
	if a.toast.left > 0 {
		if a.toast.left--; a.toast.left == 0 {
			a.Changed()
		}
	}
}

// node returns the toast, above the lower edge of a scene's body, so that a page's main button stays free.
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
	return Node{ID: "toast", Role: RoleButton, Label: t.text, Lines: lines, Size: size,
		Rect:  sprites.Rect{X: safe.X + (safe.W-w)/2, Y: max(safe.Y, low-h-12*u), W: w, H: h},
		Press: func() { a.toast.left = 0; a.Changed() }}
}

func (r renderer) toast(n *Node) {
	t := r.p.Theme
	r.p.Shade(n.Rect, 14, 4, 12, t.Shadow.Alpha(0.3))
	r.p.Box(n.Rect, 14, t.Ink)
	drawWords(r.p, n, t.Panel)
}
