package sprites

import (
	"fmt"
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites/vector"
)

// A costly drawing has several parts that each cover it, and adds the work of each, in pixels, when it begins.
func costly(key string, parts int, work *int) vector.Drawing {
	return vector.Square(key, func(c *vector.Canvas) {
		for range parts {
			*work += int(2 * 100 * 100 * c.Scale() * c.Scale())
			c.Fill(new(vector.Path).Polygon(vector.Pt(-50, -50), vector.Pt(50, -50), vector.Pt(50, 50), vector.Pt(-50, 50)), vector.Solid(vector.Hex(0x336699)))
		}
	})
}

// ask requests drawings in one frame, and reports whether all are there. A new drawing never comes in another
// size than requested.
func ask(t *testing.T, a *Atlas, width float64, list ...vector.Drawing) bool {
	t.Helper()
	a.Begin()
	for _, d := range list {
		if img := a.Get(d, width); img != nil && img.Bounds().Dx() != int(width) {
			t.Errorf("%s is %d wide", d.Key, img.Bounds().Dx())
		}
	}
	a.End()
	return a.Missing == 0
}

// Pictures that take long are made between many frames, and appear when complete.
func TestAtlasMakesWithoutStudio(t *testing.T) {
	for _, test := range []struct {
		width       float64
		pictures    int
		least, most int // calls of Receive
	}{{30, 1, 1, 1}, {100, 30, 4, 60}, {1000, 1, 10, 200}} {
		a, work := NewAtlas(), 0
		var list []vector.Drawing
		for i := range test.pictures {
			list = append(list, costly(fmt.Sprint(i), 20, &work))
		}
		n := 0
		for !ask(t, a, test.width, list...) {
			before := work
			for n++; !a.Receive(); n++ {
				if done, most := work-before, workAtOnce*3/2+2*int(test.width*test.width); done > most {
					t.Fatalf("as much as %d pixels are begun at once, want at most %d", done, most)
				}
				if before = work; n > 1000 {
					t.Fatal("they are never done")
				}
			}
		}
		if n < test.least || n > test.most {
			t.Errorf("%d of %v: there after %d times, want %d to %d", test.pictures, test.width, n, test.least, test.most)
		}
		if before := work; !ask(t, a, test.width, list...) || work != before {
			t.Error("they are drawn again")
		}
	}
}

// Pictures that no frame requests any more are abandoned.
func TestAtlasGivesUp(t *testing.T) {
	a, work := NewAtlas(), 0
	ask(t, a, 900, costly("board", 20, &work))
	a.Receive()
	if !a.Awaiting() || a.sketch == nil {
		t.Fatal("it is not begun")
	}
	ask(t, a, 900)
	if a.Awaiting() || a.sketch != nil {
		t.Error("it is not given up")
	}
}

// A window being resized shows what there is, and no pictures are made for sizes in between.
func TestAtlasKeepsShowing(t *testing.T) {
	a, work := NewAtlas(), 0
	d := costly("board", 1, &work)
	for !ask(t, a, 600, d) {
		a.Receive()
	}
	a.Resizing = true
	before := work
	for width := 600.0; width > 400; width -= 10 {
		a.Begin()
		if img := a.Get(d, width); img.Bounds().Dx() != 600 || a.Missing != 0 || a.Awaiting() {
			t.Fatal("a window being resized shows another picture than it has")
		}
		if a.Get(costly("new", 1, &work), width) != nil || a.Lacking != 1 || a.Awaiting() {
			t.Fatal("a picture is made for a size on the way")
		}
		a.End()
	}
	a.Resizing = false
	a.Begin()
	if img := a.Get(d, 900); img.Bounds().Dx() != 600 || a.Missing != 1 || a.Lacking != 0 || !a.Awaiting() || work != before {
		t.Error("the picture that there is is not at hand meanwhile")
	}
}

// A fakeStudio makes pictures when told to.
type fakeStudio struct {
	orders []string
	made   []Made
	knows  func(key string) bool
}

func (s *fakeStudio) Order(d vector.Drawing, width int, ahead bool) bool {
	if !s.knows(d.Key) {
		return false
	}
	s.orders = append(s.orders, fmt.Sprint(d.Key, width, ahead))
	return true
}

func (s *fakeStudio) Made(int) (m Made, ok bool) {
	if len(s.made) == 0 {
		return m, false
	}
	m, s.made = s.made[0], s.made[1:]
	return m, true
}

func (s *fakeStudio) Wait() bool { return false }

func (s *fakeStudio) make(key string, width int) {
	s.made = append(s.made, Made{key, width, image.Pt(width, width), make([]byte, 4*width*width), 0})
}

// Pictures are ordered once; those needed now come before those that may be needed; a picture that a studio
// does not know, or makes badly, is made without it.
func TestAtlasOrders(t *testing.T) {
	work := 0
	known, odd, unknown := costly("known", 1, &work), costly("odd", 1, &work), costly("unknown", 1, &work)
	s := &fakeStudio{knows: func(key string) bool { return key != "unknown" }}
	a := NewAtlas()
	a.Studio = s
	a.Foresee(known, 10)
	a.Foresee(unknown, 10)
	if a.Awaiting() || !a.Expecting() {
		t.Error("what is foreseen is waited for")
	}
	for range 3 {
		ask(t, a, 10, known, odd, unknown)
	}
	if got, want := fmt.Sprint(s.orders), "[known10 true known10 false odd10 false]"; got != want {
		t.Errorf("ordered %s, want %s", got, want)
	}
	s.make("known", 10)
	s.make("never ordered", 10)
	s.made = append(s.made, Made{"odd", 10, image.Pt(10, 10), make([]byte, 7), 0})
	for n := 0; !a.Receive(); n++ {
		if n > 100 {
			t.Fatal("nothing comes")
		}
	}
	for !ask(t, a, 10, known, odd, unknown) {
		a.Receive()
	}
	if work != 2*2*10*10 || len(a.sprites) != 3 {
		t.Errorf("%d pixels were begun here, and there are %d pictures", work, len(a.sprites))
	}
}

// A large picture comes in parts, and is available with the last of them.
func TestAtlasTakesParts(t *testing.T) {
	work := 0
	board, piece := costly("board", 1, &work), costly("piece", 1, &work)
	s := &fakeStudio{knows: func(string) bool { return true }}
	a := NewAtlas()
	a.Studio = s
	ask(t, a, 100, board, piece)
	rows := func(top, n int) {
		s.made = append(s.made, Made{"board", 100, image.Pt(100, 100), make([]byte, 4*100*n), top})
	}
	rows(0, 40)
	rows(40, 40)
	if s.make("piece", 100); a.Receive() || !a.Awaiting() || ask(t, a, 100, board, piece) {
		t.Fatal("a picture is there before its last rows")
	}
	if rows(80, 20); !a.Receive() || !ask(t, a, 100, board, piece) || work != 0 {
		t.Error("a picture is not there with its last rows")
	}
}

// A frame that lacks something is not drawn at all.
func TestRepaintShowsWholeFrames(t *testing.T) {
	fonts, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	screen := ebiten.NewImage(50, 50)
	defer screen.Deallocate()
	work, s := 0, &fakeStudio{knows: func(string) bool { return true }}
	p := NewPainter(Day(), fonts)
	p.Atlas.Studio = s
	frame := func() {
		p.Box(Rect{W: 50, H: 50}, 0, p.Theme.Page)
		p.Sprite(costly("piece", 1, &work), Pt(20, 20), 10, Look{})
	}
	show := func() bool { return p.Atlas.Missing == 0 }
	if p.Repaint(screen, 1, frame, show) || p.notes.shown == screen || len(p.notes.before) > 0 {
		t.Error("a frame without its picture is drawn")
	}
	if p.Coming.Ask(50, 50, 1, frame) != 1 {
		t.Error("the picture is not missing")
	}
	s.make("piece", 10)
	if !p.Atlas.Receive() || !p.Repaint(screen, 1, frame, show) || len(p.notes.before) != 2 {
		t.Error("the whole frame is not drawn")
	}
}
