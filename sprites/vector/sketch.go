package vector

import (
	"image"
	"iter"
)

// Costs of painting, relative to a pixel painted in one colour.
const (
	gradientWork  = 2
	textureWork   = 10
	turnedWork    = 12
	stretchedWork = 5
	maskedWork    = 3
	blurWork      = 2 // in each direction
	// verbWork is the cost of a piece of an outline, however small.
	verbWork = 100
)

// A Sketch is a picture drawn step by step, so that nothing has to wait for all of it.
type Sketch struct {
	pace pace
	next func() (struct{}, bool)
	stop func()
	pic  *image.RGBA
}

// Sketch begins to draw the picture w pixels wide.
func (d Drawing) Sketch(w float64) *Sketch {
	s := new(Sketch)
	s.next, s.stop = iter.Pull(func(yield func(struct{}) bool) {
		s.pace.rest = func() bool { return yield(struct{}{}) }
		if pic := d.raster(w, tint{}, &s.pace); !s.pace.gone {
			s.pic = pic
		}
	})
	return s
}

// Work does as much work as painting some pixels, and returns how much of that is left, and the picture when complete.
func (s *Sketch) Work(pixels int) (left int, pic *image.RGBA) {
	s.pace.left = pixels
	s.next()
	return max(0, s.pace.left), s.pic
}

// Drop abandons the picture.
func (s *Sketch) Drop() { s.stop() }

// A pace interrupts drawing after a certain amount of work. A nil pace never does.
type pace struct {
	left int
	rest func() bool // reports whether the picture is still wanted
	gone bool
}

func (p *pace) spend(work int) {
	if p == nil || p.gone {
		return
	}
	p.left -= work
	if p.left <= 0 {
		p.gone = !p.rest()
	}
}

func (p *pace) over() bool { return p != nil && p.gone }

func work(p Paint) int {
	switch p.(type) {
	case solid:
		return 1
	case *linear, *radial:
		return gradientWork
	}
	return textureWork
}

func (d Drawing) raster(w float64, by tint, at *pace) *image.RGBA {
	c := NewCanvas(d.X, d.Y, d.W, d.H, w/d.W)
	c.tint, c.pace = by, at
	d.Paint(c)
	return c.Image()
}
