package sprites

import (
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

	made bool // a large picture has been made for this frame
}

// NewAtlas returns an empty atlas.
func NewAtlas() *Atlas {
	return &Atlas{sprites: make(map[spriteKey]*sprite), nearest: make(map[string]spriteKey)}
}

// Begin starts a frame.
func (a *Atlas) Begin() { a.made, a.Pending = false, false }

// ImageAsync is Image for pictures that take long to make: it makes at most one
// a frame, so that no frame stutters, and returns nil for the others.
func (a *Atlas) ImageAsync(d vector.Drawing, width float64) *ebiten.Image {
	_, ok := a.sprites[spriteKey{d.Key, max(1, int(width+0.5))}]
	if !ok && a.made && !a.Resizing {
		a.Pending = true
		return nil
	}
	a.made = a.made || !ok
	return a.Image(d, width)
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
	img := ebiten.NewImageFromImage(d.Raster(float64(k.width)))
	a.sprites[k] = &sprite{img, a.clock}
	a.nearest[d.Key] = k
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
