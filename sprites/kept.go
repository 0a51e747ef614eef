package sprites

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites/vector"
)

// mostKept is several times what one window shows; keptAFrame is how many are made in a frame.
const (
	mostKept   = 120
	keptAFrame = 2
)

type kept struct {
	img   *ebiten.Image
	w, h  int
	theme Theme
}

func (k *kept) fits(w, h int, theme Theme) bool {
	return k.img != nil && k.w == w && k.h == h && k.theme == theme
}

// Kept draws in a rectangle what draw draws, and caches the picture under a name, so that from then on it
// costs as much as a single part. A few pictures are made in each frame, once all their parts are there. If
// there is no picture of any size yet, Kept draws nothing and returns false, and a page that is opening waits
// for it. Pictures not used for longest are dropped.
func (p *Painter) Kept(name string, r vector.Rect, draw func()) bool {
	if p.paper != nil {
		draw()
		return true
	}
	w, h := max(1, int(r.W*p.Scale+0.5)), max(1, int(r.H*p.Scale+0.5))
	k := p.pictures.get(name)
	like := k.img != nil && k.theme == p.Theme
	switch {
	case k.fits(w, h, p.Theme), like && p.Atlas.Resizing:
	case p.Coming.ahead:
		draw()
		return false
	case p.Coming.lacks(draw), p.made >= keptAFrame:
		if p.Coming.Awaited(); !like {
			return false
		}
	default:
		p.made++
		p.drop(k.img)
		*k = kept{ebiten.NewImage(w, h), w, h, p.Theme}
		p.onto(k.img, r, draw)
	}
	c := command{img: k.img, col: p.tint(vector.RGBA(1, 1, 1, 1)), filter: ebiten.FilterLinear}
	c.geo.Scale(r.W/float64(k.w), r.H/float64(k.h))
	c.geo.Translate(r.X, r.Y)
	p.place(&c.geo, true)
	p.put(c)
	return true
}

func (p *Painter) onto(img *ebiten.Image, r vector.Rect, f func()) {
	dst, clip, base, fade, aside, asking := p.dst, p.clip, p.base, p.fade, p.aside, p.Coming.asking
	p.dst, p.clip, p.fade, p.aside, p.Coming.asking = img, img.Bounds(), 1, true, false
	p.base.Reset()
	p.base.Translate(-r.X, -r.Y)
	f()
	p.dst, p.clip, p.base, p.fade, p.aside, p.Coming.asking = dst, clip, base, fade, aside, asking
}
