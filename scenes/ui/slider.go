package ui

import (
	"cmp"
	"math"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites"
)

// A Slide is the number that a slider sets, from 0 to Most in steps.
type Slide struct {
	Value, Most, Step int
	Set               func(int)
	// Pad is the distance of the track from the node's ends, in logical pixels; 0 means the usual one.
	Pad float64
}

func (s *Slide) to(v int) {
	if v = min(max(v, 0), s.Most); v != s.Value {
		s.Set(v)
	}
}

// slidePad is the usual distance of the track from the slider's ends, as a share of its height.
const slidePad = 0.3

func (s *Slide) point(r sprites.Rect, x float64) {
	pad := cmp.Or(s.Pad, r.H*slidePad)
	share := (x - r.X - pad) / (r.W - 2*pad)
	steps := math.Round(min(max(share, 0), 1) * float64(s.Most) / float64(s.Step))
	s.to(int(steps) * s.Step)
}

func (s *Slide) key(k ebiten.Key) bool {
	const leap = 4 // steps
	switch k {
	case ebiten.KeyArrowLeft:
		s.to(s.Value - s.Step)
	case ebiten.KeyArrowRight:
		s.to(s.Value + s.Step)
	case ebiten.KeyPageDown:
		s.to(s.Value - leap*s.Step)
	case ebiten.KeyPageUp:
		s.to(s.Value + leap*s.Step)
	case ebiten.KeyHome:
		s.to(0)
	case ebiten.KeyEnd:
		s.to(s.Most)
	default:
		return false
	}
	return true
}

func (k keyboard) slideBy(l *layer, key ebiten.Key) bool {
	a := k.app
	n := l.find(a.Focus.id)
	if !a.Focus.shown || n == nil || n.Slide == nil || !n.Slide.key(key) {
		return false
	}
	a.Changed()
	return true
}

func (g *Gesture) slideTo(l *layer, id string) {
	a := g.app
	if n := l.find(id); n != nil && n.Style == Slider {
		n.Slide.point(n.Rect, a.in.At.X)
		a.Changed()
	}
}

// Slider adds a percentage from 0 to s.Most, beside its name, or below it in a narrow column.
func (c *Column) Slider(id, label, value string, s *Slide) {
	put := func(track, words sprites.Rect) {
		c.Add(Node{ID: id, Role: RoleSlider, Label: label, Note: value, Style: Slider, Rect: track, Slide: s})
		c.Add(Node{ID: id + ".value", Role: RoleText, Text: value, Style: Words, Bold: true, Align: sprites.Right, Rect: words,
			Size: c.App.Fonts.Fit(strconv.Itoa(s.Most)+" %", sprites.Bold, 17*c.Text, 0, words.W)})
	}
	number := 58 * c.Text
	if c.W >= 480*c.Text {
		c.stepped(label, func(r sprites.Rect) {
			words, track := r.CutRight(number)
			put(track, words)
		})
		return
	}
	size, high := 16*c.Text, 36*c.Text
	lines := c.App.Fonts.Wrap(label, sprites.Medium, size, c.W-number)
	row := sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: float64(len(lines)) * size * LineStep}
	words, name := row.CutRight(number)
	c.Add(Node{Role: RoleText, Label: label, Lines: lines, Style: Words, Size: size, Align: sprites.Left, Rect: name})
	put(sprites.Rect{X: c.X, Y: c.Y + row.H, W: c.W, H: high}, words)
	c.Y += row.H + high + c.Gap
}

func drawSlider(p *sprites.Painter, n *Node, down, over bool) {
	r := n.Rect
	pad, mid := cmp.Or(n.Slide.Pad, r.H*slidePad), r.Center().Y
	high := r.H * 0.16
	x := r.X + pad + (r.W-2*pad)*float64(n.Slide.Value)/float64(n.Slide.Most)
	track := sprites.Rect{X: r.X + pad, Y: mid - high/2, W: r.W - 2*pad, H: high}
	p.Box(track, high/2, p.Theme.Line)
	p.Box(sprites.Rect{X: track.X, Y: track.Y, W: max(high, x-track.X), H: high}, high/2, p.Theme.Main)
	d := r.H * 0.52
	knob := sprites.Rect{X: x - d/2, Y: mid - d/2, W: d, H: d}
	face := touched(p.Theme, p.Theme.Main, down, over)
	p.Shade(knob, d/2, 2, 5, p.Theme.Shadow.Alpha(0.2))
	p.Box(knob, d/2, face)
	p.Frame(knob, d/2, 2.5, p.Theme.Button)
}
