package sprites

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites/vector"
)

// maxAtlasPixels bounds the pictures in an atlas; beyond it, those not drawn for longest are dropped. 48
// million pixels are 192 MB of video memory, several times what one scene needs at 4K.
const maxAtlasPixels = 48 << 20

// How many pixels are handled between two frames.
const (
	takenAtOnce = 240_000
	// workAtOnce is for pictures made here, in pixels painted in one colour: about 10 ms in a web page.
	workAtOnce = 500_000
)

type spriteKey struct {
	key   string
	width int
}

type sprite struct {
	img  *ebiten.Image
	used uint64
}

// An Atlas caches drawings rasterised at the requested sizes, made by a studio or step by step, and available
// when complete.
type Atlas struct {
	// Studio makes the pictures that it knows; nil for none.
	Studio Studio
	// Resizing makes the atlas return pictures of any size it has, because a window being dragged changes its
	// size every frame.
	Resizing bool
	// Missing is how many pictures the frame lacks since Begin, Lacking how many of these in every size.
	Missing, Lacking int

	sprites map[spriteKey]*sprite
	nearest map[string]spriteKey
	pixels  int
	clock   uint64
	drop    func(*ebiten.Image)

	ordered map[spriteKey]bool // from the studio; true for ahead
	refused map[string]bool    // by the studio
	partly  *ebiten.Image      // more rows are to come
	needed  int                // number ordered, but not ahead
	frame   uint64
	waiting []wanted // to be made here, in order
	sketch  *vector.Sketch
}

// A wanted picture is made here, for a frame that asked for it.
type wanted struct {
	drawing vector.Drawing
	key     spriteKey
	frame   uint64
}

// NewAtlas returns an empty atlas.
func NewAtlas() *Atlas {
	return &Atlas{drop: (*ebiten.Image).Deallocate, sprites: make(map[spriteKey]*sprite), nearest: make(map[string]spriteKey),
		ordered: make(map[spriteKey]bool), refused: make(map[string]bool)}
}

// Begin starts a frame.
func (a *Atlas) Begin() {
	a.Missing, a.Lacking = 0, 0
	a.frame++
}

// End ends a frame: pictures that only earlier frames asked for are not made any more.
func (a *Atlas) End() {
	if len(a.waiting) == 0 {
		return
	}
	first := a.waiting[0].key
	a.waiting = slices.DeleteFunc(a.waiting, func(w wanted) bool { return w.frame != a.frame })
	if a.sketch != nil && (len(a.waiting) == 0 || a.waiting[0].key != first) {
		a.sketch.Drop()
		a.sketch = nil
	}
}

// Image returns the drawing about width device pixels wide, to be scaled. A missing one is made at once, so
// drawings should be small.
func (a *Atlas) Image(d vector.Drawing, width float64) *ebiten.Image {
	k := keyOf(d, width)
	if s, ok := a.sprites[k]; ok {
		return a.use(s)
	}
	if s, ok := a.sprites[a.nearest[d.Key]]; ok && a.Resizing {
		return a.use(s)
	}
	pic := d.Raster(float64(k.width))
	return a.keep(k, imageOf(pic.Rect.Size(), pic.Pix))
}

// Get is like Image for any drawing. If it is missing, it is queued, and Get returns another size, or nil.
func (a *Atlas) Get(d vector.Drawing, width float64) *ebiten.Image {
	k := keyOf(d, width)
	if s, ok := a.sprites[k]; ok {
		return a.use(s)
	}
	near, ok := a.sprites[a.nearest[k.key]]
	if ok && a.Resizing {
		return a.use(near)
	}
	a.Missing++
	if !a.Resizing {
		a.want(d, k)
	}
	if ok {
		return a.use(near)
	}
	a.Lacking++
	return nil
}

// Foresee orders a picture that will be needed, if a studio knows it.
func (a *Atlas) Foresee(d vector.Drawing, width float64) {
	k := keyOf(d, width)
	if _, ok := a.sprites[k]; ok || a.Resizing {
		return
	}
	if _, ok := a.ordered[k]; !ok && a.order(d, k, true) {
		a.ordered[k] = true
	}
}

func (a *Atlas) want(d vector.Drawing, k spriteKey) {
	if ahead, ok := a.ordered[k]; ok {
		if ahead && a.order(d, k, false) {
			a.ordered[k] = false
			a.needed++
		}
		return
	}
	if a.order(d, k, false) {
		a.ordered[k] = false
		a.needed++
		return
	}
	if i := slices.IndexFunc(a.waiting, func(w wanted) bool { return w.key == k }); i >= 0 {
		a.waiting[i].frame = a.frame
		return
	}
	a.waiting = append(a.waiting, wanted{d, k, a.frame})
}

func (a *Atlas) order(d vector.Drawing, k spriteKey, ahead bool) bool {
	return a.Studio != nil && !d.Passing && !a.refused[k.key] && a.Studio.Order(d, k.width, ahead)
}

// Awaiting reports whether pictures that a frame lacked are still to come.
func (a *Atlas) Awaiting() bool { return a.needed > 0 || len(a.waiting) > 0 }

// Expecting reports whether the studio still has orders.
func (a *Atlas) Expecting() bool { return len(a.ordered) > 0 }

// Receive takes finished pictures, continues making those made here, and reports whether frames now lack nothing more.
func (a *Atlas) Receive() bool {
	if !a.Awaiting() && !a.Expecting() {
		return false
	}
	awaited := a.Awaiting()
	for left := takenAtOnce; left > 0 && a.Studio != nil; {
		m, ok := a.Studio.Made(left)
		if !ok {
			break
		}
		a.take(&m)
		left -= len(m.Pix) / 4
	}
	a.work(workAtOnce)
	return awaited && !a.Awaiting()
}

// Wait waits for the studio if that is worthwhile, and reports whether frames now lack nothing more.
func (a *Atlas) Wait() bool {
	for a.needed > 0 && a.Studio.Wait() {
		a.Receive()
	}
	return !a.Awaiting()
}

// take stores a studio's picture. One that the studio could not make will be made here when next requested.
func (a *Atlas) take(m *Made) {
	k := spriteKey{m.Key, m.Width}
	ahead, ok := a.ordered[k]
	if !ok {
		return
	}
	rows := m.rows()
	if rows > 0 && rows < m.Size.Y && !a.add(m, rows) {
		return
	}
	delete(a.ordered, k)
	if !ahead {
		a.needed--
	}
	_, there := a.sprites[k]
	switch {
	case rows == 0:
		a.refused[k.key] = true
	case rows < m.Size.Y:
		a.keep(k, a.partly)
		a.partly = nil
	case !there:
		a.keep(k, imageOf(m.Size, m.Pix))
	}
}

// add adds rows to the picture that comes in parts, and reports whether it is complete.
func (a *Atlas) add(m *Made, rows int) bool {
	if m.Top == 0 {
		// A managed image could have other contents at its edges until it is written as a whole.
		a.partly = ebiten.NewImageWithOptions(image.Rectangle{Max: m.Size}, &ebiten.NewImageOptions{Unmanaged: true})
	}
	a.partly.SubImage(image.Rect(0, m.Top, m.Size.X, m.Top+rows)).(*ebiten.Image).WritePixels(m.Pix)
	return m.Top+rows == m.Size.Y
}

func imageOf(size image.Point, pix []byte) *ebiten.Image {
	img := ebiten.NewImage(size.X, size.Y)
	img.WritePixels(pix)
	return img
}

func (a *Atlas) work(left int) {
	for left > 0 && len(a.waiting) > 0 {
		w := &a.waiting[0]
		if a.sketch == nil {
			a.sketch = w.drawing.Sketch(float64(w.key.width))
		}
		var pic *image.RGBA
		if left, pic = a.sketch.Work(left); pic == nil {
			return
		}
		a.sketch = nil
		a.keep(w.key, imageOf(pic.Rect.Size(), pic.Pix))
		a.waiting = slices.Delete(a.waiting, 0, 1)
	}
}

func keyOf(d vector.Drawing, width float64) spriteKey {
	return spriteKey{d.Key, max(1, int(width+0.5))}
}

func (a *Atlas) use(s *sprite) *ebiten.Image {
	a.clock++
	s.used = a.clock
	return s.img
}

func (a *Atlas) keep(k spriteKey, img *ebiten.Image) *ebiten.Image {
	a.clock++
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
