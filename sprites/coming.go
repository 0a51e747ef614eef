package sprites

import (
	"image"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites/vector"
)

// Coming tracks pictures that a painter lacks.
type Coming struct {
	// Opening reports that the frame is the first of a page, which must be complete.
	Opening bool
	// Again reports that the next frame will show more.
	Again bool

	p      *Painter
	asking bool // draw nothing: see Ask
	ahead  bool // count nothing as missing: see Foresee
}

// Ask returns how many pictures a frame of a logical size lacks for draw, and orders them. It draws nothing.
func (c *Coming) Ask(w, h, scale float64, draw func()) (missing int) {
	c.ask(w, h, scale, draw)
	c.p.Atlas.End()
	return c.p.Atlas.Missing
}

// Foresee orders the pictures that a frame will need later, as far as a studio can make them.
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

// Awaited reports that something other than a picture is missing; only a page that is opening waits for it.
func (c *Coming) Awaited() {
	if c.Opening {
		c.p.Atlas.Missing++
		c.p.Atlas.Lacking++
	}
	c.Again = true
}

// Soon orders a picture, w logical pixels wide, that may be needed at any moment.
func (c *Coming) Soon(d vector.Drawing, w float64) {
	if c.p.paper == nil && w > 0 {
		c.p.Atlas.Foresee(d, w*c.p.Scale)
	}
}

// get returns the picture of a drawing, w logical pixels wide; nil if there is none.
func (c *Coming) get(d vector.Drawing, w float64) *ebiten.Image {
	if c.ahead {
		c.p.Atlas.Foresee(d, w*c.p.Scale)
		return nil
	}
	return c.p.Atlas.Get(d, w*c.p.Scale)
}

// lacks orders the pictures that draw lacks, and reports whether there are any.
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
