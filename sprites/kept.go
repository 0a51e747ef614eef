package sprites

import (
	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites/vector"
)

// mostKept bounds the pictures that Kept keeps, several times what one window
// shows; keptAFrame is how many it makes in one frame.
const (
	mostKept   = 120
	keptAFrame = 2
)

// A kept picture is what some drawing came to, and what it depends on besides
// its name.
type kept struct {
	img   *ebiten.Image
	w, h  int
	theme Theme
	rough bool // some parts of it were
}

// fits reports whether a picture can be shown where one of that size is wanted.
func (k *kept) fits(w, h int, theme Theme) bool {
	return k.w == w && k.h == h && k.theme == theme && !k.rough
}

// Kept draws within a rectangle what draw draws, of which it keeps the picture
// under a name: what is made of many parts costs as much as one from then on. A
// few are made in each frame; where there is none in any size yet, it reports
// false and draws nothing. Pictures not asked for longest are
// dropped.
func (p *Painter) Kept(name string, r vector.Rect, draw func()) bool {
	if p.paper != nil {
		draw()
		return true
	}
	w, h := max(1, int(r.W*p.Scale+0.5)), max(1, int(r.H*p.Scale+0.5))
	a, k := p.Atlas, p.pictures.get(name)
	like := k.img != nil && k.theme == p.Theme
	switch {
	case k.fits(w, h, p.Theme), like && a.Resizing:
	case p.made >= keptAFrame:
		if a.Pending, a.again = true, true; !like {
			return false
		}
	default:
		p.made++
		p.drop(k.img)
		*k = kept{ebiten.NewImage(w, h), w, h, p.Theme, false}
		pending := a.Pending
		a.Pending = false
		p.onto(k.img, r, draw)
		k.rough = a.Pending
		a.Pending = a.Pending || pending
	}
	c := command{img: k.img, col: p.tint(vector.RGBA(1, 1, 1, 1)), filter: ebiten.FilterLinear}
	c.geo.Scale(r.W/float64(k.w), r.H/float64(k.h))
	c.geo.Translate(r.X, r.Y)
	p.place(&c.geo, true)
	p.put(c)
	return true
}

// onto draws with f onto an image, which shows a rectangle.
func (p *Painter) onto(img *ebiten.Image, r vector.Rect, f func()) {
	dst, clip, base, fade, aside := p.dst, p.clip, p.base, p.fade, p.aside
	p.dst, p.clip, p.fade, p.aside = img, img.Bounds(), 1, true
	p.base.Reset()
	p.base.Translate(-r.X, -r.Y)
	f()
	p.dst, p.clip, p.base, p.fade, p.aside = dst, clip, base, fade, aside
}
