package sprites

import (
	"image"
	"math"
	"slices"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites/vector"
)

// maxAtlasPixels bounds what an atlas keeps: pictures not drawn for longest
// are dropped beyond it. 48 million pixels are 192 MB of video memory, several
// times what one scene needs at 4K.
const maxAtlasPixels = 48 << 20

// What is drawn when, in device pixels.
const (
	// pixelWork is the work of drawing a pixel of a piece, in pixels painted in
	// one colour.
	pixelWork = 70
	// large pictures, of that area, are never drawn within a frame.
	large = 128 * 128
	// stepBy is how much narrower a picture may be before one between is made,
	// mostRough how wide one is that is made so that there is something.
	stepBy, mostRough = 4, 64
	endless           = 1 << 30
)

type spriteKey struct {
	key   string
	width int
}

type sprite struct {
	img  *ebiten.Image
	used uint64
}

// An Atlas keeps drawings rasterised at the sizes they were asked for. Those that
// take long are drawn bit by bit, so that no frame stutters.
type Atlas struct {
	sprites map[spriteKey]*sprite
	nearest map[string]spriteKey
	middles map[string]spriteKey // shown last, by what they are the middle of
	pixels  int
	clock   uint64
	// Resizing makes it answer with any size it has instead of drawing anew: a
	// window being dragged changes its size every frame.
	Resizing bool
	// Pending is set when something was not as sharp as it will be: draw again,
	// but while Working only when GoOn says so.
	Pending bool
	// Sparing tells that to draw a frame is dear, as it is in a page, where there
	// may be no graphics card: it is not drawn again for nothing.
	Sparing bool

	begun    bool
	work     int  // that this frame may still do
	spare    int  // and for what there would be nothing of
	calm     bool // nothing was waited for in the frame before
	waiting  []wanted
	sketch   *vector.Sketch // of the large picture that is being made
	sketched spriteKey
	again    bool // the next frame will show more than this one, whatever is being made
	drop     func(*ebiten.Image)
}

// A wanted picture is one that a frame had to do without.
type wanted struct {
	drawing vector.Drawing
	width   int
}

func (w wanted) area() float64 {
	return float64(w.width) * float64(w.width) * w.drawing.H / w.drawing.W
}

// NewAtlas returns an empty atlas.
func NewAtlas() *Atlas {
	return &Atlas{Sparing: sparing, drop: (*ebiten.Image).Deallocate, sprites: make(map[spriteKey]*sprite), nearest: make(map[string]spriteKey), middles: make(map[string]spriteKey)}
}

// Begin starts a frame. The first shows at once what there is to press.
func (a *Atlas) Begin() {
	a.work, a.spare, a.Pending, a.calm = 0, 0, false, len(a.waiting) == 0
	if a.begun {
		a.work, a.spare = frameWork, frameWork/2
	}
	if a.Sparing { // which have enough to do that are drawn
		a.work, a.spare = a.work/2, a.spare/2
	}
	a.begun = true
	clear(a.waiting)
	a.waiting, a.again = a.waiting[:0], false
}

// Image returns the drawing about width device pixels wide; scale it to fit. It
// is for small and simple ones.
func (a *Atlas) Image(d vector.Drawing, width float64) *ebiten.Image {
	k := keyOf(d, width)
	if img := a.has(k); img != nil {
		return img
	}
	return a.keep(k, d.Raster(float64(k.width)))
}

// ImageAsync is Image for any drawing. Where the frame has no time for it, it
// returns the picture in another size, if there is one, else nil, and a later
// frame will have it. With rough, it makes a small one to begin with.
func (a *Atlas) ImageAsync(d vector.Drawing, width float64, rough bool) *ebiten.Image {
	k := keyOf(d, width)
	if img := a.has(k); img != nil {
		if d.Of != "" {
			a.middles[d.Of] = k
		}
		return img
	}
	want := wanted{d, k.width}
	if rough && a.work > 0 && want.area() <= a.atOnce() {
		return a.now(want, &a.work)
	}
	if !slices.ContainsFunc(a.waiting, func(w wanted) bool { return keyOf(w.drawing, float64(w.width)) == k }) {
		a.waiting = append(a.waiting, want)
	}
	a.Pending = true
	if s, ok := a.sprites[a.nearest[d.Key]]; ok {
		return a.use(s)
	}
	if rough && a.spare > 0 {
		return a.now(wanted{d, max(1, min(k.width/stepBy, mostRough))}, &a.spare)
	}
	a.again = a.again || rough
	return nil
}

// Middle returns the picture shown last of the middle of the drawing that one is
// the middle of, however much of it that was, or nil.
func (a *Atlas) Middle(d vector.Drawing) *ebiten.Image {
	if s, ok := a.sprites[a.middles[d.Of]]; ok {
		return a.use(s)
	}
	return nil
}

// End goes on with what the frame had to do without, the soonest made first.
func (a *Atlas) End() {
	i := slices.IndexFunc(a.waiting, func(w wanted) bool { return a.step(w) == a.sketched })
	if a.sketch != nil && i < 0 {
		a.sketch.Drop()
		a.sketch = nil
	}
	for a.work > 0 && len(a.waiting) > 0 {
		if a.sketch == nil {
			i = a.soonest()
			a.sketched = a.step(a.waiting[i])
			a.sketch = a.waiting[i].drawing.Sketch(float64(a.sketched.width))
		}
		var pic *image.RGBA
		if a.work, pic = a.sketch.Work(a.work); pic == nil {
			return
		}
		a.finish(pic)
		if a.sketched.width == a.waiting[i].width {
			a.waiting = slices.Delete(a.waiting, i, i+1)
		}
	}
}

// finish keeps the large picture that is done.
func (a *Atlas) finish(pic *image.RGBA) {
	a.sketch, a.again = nil, true
	a.keep(a.sketched, pic)
}

// Working reports whether a large picture is being made and the frame would show
// nothing more until it is done, so that a sparing program need not draw it again.
func (a *Atlas) Working() bool { return a.Sparing && a.sketch != nil && !a.again }

// GoOn goes on with the picture that is being made in place of a frame, and
// reports whether it is done.
func (a *Atlas) GoOn() bool {
	if !a.Working() {
		return false
	}
	for start := time.Now(); ; {
		_, pic := a.sketch.Work(frameWork)
		if pic != nil {
			a.finish(pic)
			return true
		}
		if time.Since(start) >= insteadOfFrame {
			return false
		}
	}
}

// soonest is the place in the waiting list of the picture whose next step is the
// smallest: all are there roughly before one is sharp.
func (a *Atlas) soonest() int {
	least, smallest := 0, math.Inf(1)
	for i, w := range a.waiting {
		w.width = a.step(w).width
		if area := w.area(); area < smallest {
			least, smallest = i, area
		}
	}
	return least
}

// step is the next picture to make of what is wanted: where there is none yet,
// or a much smaller one, first one that is soon made.
func (a *Atlas) step(w wanted) spriteKey {
	k := keyOf(w.drawing, float64(w.width))
	have := a.nearest[k.key]
	if middle := a.middles[w.drawing.Of]; a.sprites[middle] != nil && middle.width > have.width {
		have = middle
	}
	if w.area() > large && have.width*stepBy < k.width {
		k.width = (k.width + stepBy - 1) / stepBy
	}
	return k
}

// now draws a small picture within the frame.
func (a *Atlas) now(w wanted, from *int) *ebiten.Image {
	left, pic := w.drawing.Sketch(float64(w.width)).Work(endless)
	*from -= endless - left
	return a.keep(keyOf(w.drawing, float64(w.width)), pic)
}

// atOnce is how large a picture may be that is drawn when it is asked for. While
// nothing else is waited for, one more is no more than a large piece of work.
func (a *Atlas) atOnce() float64 {
	if a.calm && len(a.waiting) == 0 {
		return large
	}
	return float64(a.work) / pixelWork
}

func keyOf(d vector.Drawing, width float64) spriteKey {
	return spriteKey{d.Key, max(1, int(width+0.5))}
}

// has returns a picture that is there, or while resizing one like it, or nil.
func (a *Atlas) has(k spriteKey) *ebiten.Image {
	s, ok := a.sprites[k]
	if !ok && a.Resizing {
		s, ok = a.sprites[a.nearest[k.key]]
	}
	if !ok {
		return nil
	}
	return a.use(s)
}

func (a *Atlas) use(s *sprite) *ebiten.Image {
	a.clock++
	s.used = a.clock
	return s.img
}

func (a *Atlas) keep(k spriteKey, pic *image.RGBA) *ebiten.Image {
	a.clock++
	img := ebiten.NewImageFromImage(pic)
	a.sprites[k] = &sprite{img, a.clock}
	if n, ok := a.nearest[k.key]; !ok || n.width < k.width {
		a.nearest[k.key] = k
	}
	a.pixels += img.Bounds().Dx() * img.Bounds().Dy()
	a.trim()
	return img
}

func (a *Atlas) trim() {
	for a.pixels > maxAtlasPixels && len(a.sprites) > 1 {
		var oldest spriteKey
		age := a.clock
		for k, s := range a.sprites {
			if s.used < age {
				oldest, age = k, s.used
			}
		}
		s, ok := a.sprites[oldest]
		if !ok {
			return
		}
		a.pixels -= s.img.Bounds().Dx() * s.img.Bounds().Dy()
		a.drop(s.img)
		delete(a.sprites, oldest)
		if a.nearest[oldest.key] == oldest {
			delete(a.nearest, oldest.key)
		}
	}
}
