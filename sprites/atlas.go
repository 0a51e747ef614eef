package sprites

import (
	"image"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites/vector"
)

// maxAtlasPixels bounds what an atlas keeps: pictures not drawn for longest
// are dropped beyond it. 48 million pixels are 192 MB of video memory, several
// times what one scene needs at 4K.
const maxAtlasPixels = 48 << 20

type spriteKey struct {
	key   string
	width int
}

type sprite struct {
	img  *ebiten.Image
	used uint64
}

// An Atlas keeps drawings rasterised at the sizes they were asked for.
type Atlas struct {
	sprites map[spriteKey]*sprite
	nearest map[string]spriteKey
	pixels  int
	clock   uint64
	// Resizing makes Image answer with any size it has instead of drawing
	// anew: a window being dragged changes its size every frame.
	Resizing bool
	// Pending is set when ImageAsync had no picture yet: draw again.
	Pending bool

	work     int // that a frame may still do for large pictures
	begun    bool
	sketch   *vector.Sketch // of the large picture that is being made
	sketched spriteKey
}

// frameWork is how much a frame does for large pictures, in pixels: in a page
// some milliseconds.
func frameWork() int {
	if runtime.GOOS == "js" {
		return 250_000
	}
	return 2_000_000
}

// NewAtlas returns an empty atlas.
func NewAtlas() *Atlas {
	return &Atlas{sprites: make(map[spriteKey]*sprite), nearest: make(map[string]spriteKey)}
}

// Begin starts a frame. The first shows at once what there is to press.
func (a *Atlas) Begin() {
	a.work, a.Pending = 0, false
	if a.begun {
		a.work = frameWork()
	}
	a.begun = true
}

// ImageAsync is Image for pictures that take long to make: each frame does some
// of the work, so that none stutters. Until it is done it returns the picture in
// another size, if there is one, or nil.
func (a *Atlas) ImageAsync(d vector.Drawing, width float64) *ebiten.Image {
	k := spriteKey{d.Key, max(1, int(width+0.5))}
	if _, ok := a.sprites[k]; ok || a.Resizing && a.sprites[a.nearest[d.Key]] != nil {
		return a.Image(d, width)
	}
	if a.draw(d, k) {
		return a.Image(d, width)
	}
	a.Pending = true
	if s, ok := a.sprites[a.nearest[d.Key]]; ok {
		a.clock++
		s.used = a.clock
		return s.img
	}
	return nil
}

// draw goes on with a large picture, and reports whether it is done.
func (a *Atlas) draw(d vector.Drawing, k spriteKey) bool {
	if a.work <= 0 {
		return false
	}
	if a.sketch == nil || a.sketched != k {
		if a.sketch != nil {
			a.sketch.Drop()
		}
		a.sketch, a.sketched = d.Sketch(float64(k.width)), k
	}
	var pic *image.RGBA
	if a.work, pic = a.sketch.Work(a.work); pic == nil {
		return false
	}
	a.sketch = nil
	a.keep(k, pic)
	return true
}

// Image returns the drawing about width device pixels wide; scale it to fit.
func (a *Atlas) Image(d vector.Drawing, width float64) *ebiten.Image {
	a.clock++
	k := spriteKey{d.Key, max(1, int(width+0.5))}
	if s, ok := a.sprites[k]; ok {
		s.used = a.clock
		return s.img
	}
	if a.Resizing {
		if s, ok := a.sprites[a.nearest[d.Key]]; ok {
			s.used = a.clock
			return s.img
		}
	}
	return a.keep(k, d.Raster(float64(k.width)))
}

func (a *Atlas) keep(k spriteKey, pic *image.RGBA) *ebiten.Image {
	img := ebiten.NewImageFromImage(pic)
	a.sprites[k] = &sprite{img, a.clock}
	a.nearest[k.key] = k
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
		s.img.Deallocate()
		delete(a.sprites, oldest)
		if a.nearest[oldest.key] == oldest {
			delete(a.nearest, oldest.key)
		}
	}
}
