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
}

func (k *kept) drop() {
	if k.img != nil {
		k.img.Deallocate()
	}
}

// fits reports whether a picture can be shown where one of that size is wanted.
func (k *kept) fits(w, h int, theme Theme) bool { return k.w == w && k.h == h && k.theme == theme }

// Kept draws within a rectangle what draw draws, of which it keeps the picture
// under a name: what is made of many parts costs as much as one from then on. A
// few are made in each frame; it reports false and draws nothing where the
// picture has to wait for one of the next. Pictures not asked for longest are
// dropped.
func (p *Painter) Kept(name string, r vector.Rect, draw func()) bool {
	if p.paper != nil {
		draw()
		return true
	}
	w, h := max(1, int(r.W*p.Scale+0.5)), max(1, int(r.H*p.Scale+0.5))
	k := p.pictures.get(name)
	stretched := k.img != nil && p.Atlas.Resizing
	if !stretched && !k.fits(w, h, p.Theme) {
		if p.made >= keptAFrame {
			p.Atlas.Pending = true
			return false
		}
		p.made++
		k.drop()
		*k = kept{ebiten.NewImage(w, h), w, h, p.Theme}
		p.onto(k.img, r, draw)
	}
	g := &p.image.GeoM
	g.Reset()
	g.Scale(r.W/float64(k.w), r.H/float64(k.h))
	g.Translate(r.X, r.Y)
	p.place(g, true)
	p.tint(vector.RGBA(1, 1, 1, 1))
	p.image.Filter = ebiten.FilterLinear
	p.dst.DrawImage(k.img, &p.image)
	return true
}

// onto draws with f onto an image, which shows a rectangle.
func (p *Painter) onto(img *ebiten.Image, r vector.Rect, f func()) {
	dst, base, fade := p.dst, p.base, p.fade
	p.dst, p.fade = img, 1
	p.base.Reset()
	p.base.Translate(-r.X, -r.Y)
	f()
	p.dst, p.base, p.fade = dst, base, fade
}
