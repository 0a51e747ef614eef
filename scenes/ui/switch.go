package ui

import "tidepool/sprites"

// switchWide and switchHigh are the size of a switch, as multiples of its label's type size.
const (
	switchWide = 3.2
	switchHigh = 1.8
)

// drawSwitch draws a label and a track whose knob is at the right if the switch is on.
func drawSwitch(p *sprites.Painter, n *Node, down, over bool) {
	t, w, h := p.Theme, switchWide*n.Size, switchHigh*n.Size
	track := sprites.Rect{X: n.Rect.X + n.Rect.W - w, Y: n.Rect.Center().Y - h/2, W: w, H: h}
	face, knob := t.Line.Mix(t.Panel, 0.35), t.Button
	pad := h * 0.12
	at := sprites.Rect{X: track.X + pad, Y: track.Y + pad, W: h - 2*pad, H: h - 2*pad}
	if n.Checked {
		face, knob = t.Main, t.MainInk
		at.X = track.X + track.W - pad - at.W
	}
	p.Box(track, h/2, touched(t, face, down, over))
	p.Frame(track, h/2, 1.5, t.Ink.Alpha(0.45))
	p.Shade(at, at.H/2, 1, 3, t.Shadow.Alpha(0.25))
	p.Box(at, at.H/2, knob)
	y := n.Rect.Center().Y - n.Size*LineStep*float64(len(n.Lines)-1)/2
	for i, line := range n.Lines {
		p.Text(line, n.Rect.X, y+n.Size*LineStep*float64(i), n.Size, sprites.Medium, sprites.Left, t.Ink)
	}
}
