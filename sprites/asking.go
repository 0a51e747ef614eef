package sprites

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites/vector"
)

// Ask finds out how many pictures a frame of a size in logical pixels is missing,
// of those that draw draws, and has them made. Nothing is drawn.
func (p *Painter) Ask(w, h, scale float64, draw func()) (missing int) {
	p.ask(w, h, scale, draw)
	p.Atlas.End()
	return p.Atlas.Missing
}

// Foresee has the pictures made that a frame will want some time, as far as a
// studio can.
func (p *Painter) Foresee(w, h, scale float64, draw func()) {
	p.ahead = true
	p.ask(w, h, scale, draw)
	p.ahead = false
}

func (p *Painter) ask(w, h, scale float64, draw func()) {
	p.begin(scale)
	p.clip = image.Rect(0, 0, int(math.Ceil(w*scale)), int(math.Ceil(h*scale)))
	p.asking = true
	draw()
	p.asking = false
}

// Awaited tells that something of the frame is not there yet which is no picture of
// the atlas. A page that opens waits for it; one that is there already does not.
func (p *Painter) Awaited() {
	if p.Opening {
		p.Atlas.Missing++
		p.Atlas.Lacking++
	}
	p.Again = true
}

// Soon has a picture made, w logical pixels wide, that may be wanted any moment.
func (p *Painter) Soon(d vector.Drawing, w float64) {
	if p.paper == nil && w > 0 {
		p.Atlas.Foresee(d, w*p.Scale)
	}
}

// get is the picture of a drawing, w logical pixels wide.
func (p *Painter) get(d vector.Drawing, w float64) *ebiten.Image {
	if p.ahead {
		p.Atlas.Foresee(d, w*p.Scale)
		return nil
	}
	return p.Atlas.Get(d, w*p.Scale)
}
