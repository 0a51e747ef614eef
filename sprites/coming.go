package sprites

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites/vector"
)

// Coming is what a painter knows of pictures that are not there yet.
type Coming struct {
	// Opening tells that the frame is the first of a page, which is to be whole.
	Opening bool
	// Again tells that there will be more in the next frame.
	Again bool

	p      *Painter
	asking bool // nothing is drawn: see Ask
	ahead  bool // nor is anything missed: see Foresee
}

// Ask finds out how many pictures a frame of a logical size lacks of those draw draws, and has them made.
func (c *Coming) Ask(w, h, scale float64, draw func()) (missing int) {
	c.ask(w, h, scale, draw)
	c.p.Atlas.End()
	return c.p.Atlas.Missing
}

// Foresee has the pictures made that a frame will want some time, as far as a studio can.
func (c *Coming) Foresee(w, h, scale float64, draw func()) {
	c.ahead = true
	c.ask(w, h, scale, draw)
	c.ahead = false
}

func (c *Coming) ask(w, h, scale float64, draw func()) {
	begin(c.p, scale)
	c.p.clip = image.Rect(0, 0, int(math.Ceil(w*scale)), int(math.Ceil(h*scale)))
	c.asking = true
	draw()
	c.asking = false
}

// Awaited tells that something else than a picture is missing, for which only a page that opens waits.
func (c *Coming) Awaited() {
	if c.Opening {
		c.p.Atlas.Missing++
		c.p.Atlas.Lacking++
	}
	c.Again = true
}

// Soon has a picture made, w logical pixels wide, that may be wanted any moment.
func (c *Coming) Soon(d vector.Drawing, w float64) {
	if c.p.paper == nil && w > 0 {
		c.p.Atlas.Foresee(d, w*c.p.Scale)
	}
}

// get is the picture of a drawing, w logical pixels wide; nil if there is none.
func (c *Coming) get(d vector.Drawing, w float64) *ebiten.Image {
	if c.ahead {
		c.p.Atlas.Foresee(d, w*c.p.Scale)
		return nil
	}
	return c.p.Atlas.Get(d, w*c.p.Scale)
}

// lacks has the parts made that what draw draws lacks, and reports whether there are any.
func (c *Coming) lacks(draw func()) bool {
	a, asking := c.p.Atlas, c.asking
	missing, lacking := a.Missing, a.Lacking
	c.asking = true
	draw()
	c.asking = asking
	more := a.Missing > missing
	a.Missing, a.Lacking = missing, lacking
	return more
}
