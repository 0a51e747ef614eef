package sprites

import (
	"fmt"
	"testing"

	"tidepool/sprites/vector"
)

// A costly drawing has parts that cover it and adds the work of each, in pixels,
// when it is begun.
func costly(key string, parts int, work *int) vector.Drawing {
	return vector.Square(key, func(c *vector.Canvas) {
		for range parts {
			*work += int(2 * 100 * 100 * c.Scale() * c.Scale())
			c.Fill(new(vector.Path).Polygon(vector.Pt(-50, -50), vector.Pt(50, -50), vector.Pt(50, 50), vector.Pt(-50, 50)), vector.Solid(vector.Hex(0x336699)))
		}
	})
}

// frames asks for drawings in frame after frame, and returns how many it took
// until all were as sharp as they were wanted.
func frames(t *testing.T, a *Atlas, width float64, list ...vector.Drawing) int {
	t.Helper()
	seen := make([]bool, len(list))
	for n := 1; n < 1000; n++ {
		a.Begin()
		for i, d := range list {
			img := a.ImageAsync(d, width, true)
			if img == nil && seen[i] {
				t.Fatalf("frame %d: %s was there and is gone", n, d.Key)
			}
			seen[i] = img != nil
		}
		a.End()
		if !a.Pending {
			return n
		}
	}
	t.Fatal("they are never done")
	return 0
}

// What takes long is spread over frames, is rough at first and sharp at last.
func TestAtlasSpreadsWork(t *testing.T) {
	for _, test := range []struct {
		width       float64
		pictures    int
		least, most int // frames
	}{
		{30, 1, 2, 2}, // the first frame makes nothing
		{100, 1, 2, 2},
		{100, 30, 4, 40},
		{1000, 1, 10, 100},
	} {
		t.Run(fmt.Sprint(test.pictures, " of ", test.width), func(t *testing.T) {
			a, work := NewAtlas(), 0
			var list []vector.Drawing
			for i := range test.pictures {
				list = append(list, costly(fmt.Sprint(i), 20, &work))
			}
			if n := frames(t, a, test.width, list...); n < test.least || n > test.most {
				t.Errorf("all were there after %d frames, want %d to %d", n, test.least, test.most)
			}
			for _, d := range list {
				if got := a.ImageAsync(d, test.width, true).Bounds().Dx(); got != int(test.width) {
					t.Errorf("%s is %d wide", d.Key, got)
				}
			}
			before := work
			if n := frames(t, a, test.width, list...); n != 1 || work != before {
				t.Errorf("they are drawn again, in %d frames", n)
			}
		})
	}
}

// No frame does much more than its share, once a first picture is there.
func TestAtlasBoundsWork(t *testing.T) {
	a, work := NewAtlas(), 0
	d := costly("large", 40, &work)
	const width = 1000
	for range 60 {
		before := work
		a.Begin()
		a.ImageAsync(d, width, true)
		a.End()
		if done, most := work-before, frameWork*3/2+2*width*width; done > most {
			t.Fatalf("a frame began as much as %d pixels, want at most %d", done, most)
		}
	}
}

// A window that has another size shows what there is until the new is made, and
// what is no longer wanted is given up.
func TestAtlasKeepsShowing(t *testing.T) {
	a, work := NewAtlas(), 0
	d := costly("board", 20, &work)
	frames(t, a, 600, d)
	a.Resizing = true
	for width := 600.0; width > 400; width -= 10 {
		before := work
		a.Begin()
		if img := a.ImageAsync(d, width, true); img.Bounds().Dx() != 600 || a.Pending || work != before {
			t.Fatal("a window being resized shows another picture than it has")
		}
		a.End()
	}
	a.Resizing = false
	a.Begin()
	if img := a.ImageAsync(d, 900, true); img.Bounds().Dx() != 600 || !a.Pending {
		t.Error("the picture that there is is not shown meanwhile")
	}
	a.End()
	if a.sketch == nil {
		t.Fatal("the new one is not begun")
	}
	a.Begin()
	a.End()
	if a.sketch != nil {
		t.Error("nobody asks for it, and it is not given up")
	}
}

// While a large picture is made, nothing new is to be seen until it is done.
func TestAtlasGoesOn(t *testing.T) {
	a, work := NewAtlas(), 0
	a.Sparing = true
	d := costly("large", 40, &work)
	const width = 1000
	frame := func() int {
		a.Begin()
		defer a.End()
		if img := a.ImageAsync(d, width, true); img != nil {
			return img.Bounds().Dx()
		}
		return 0
	}
	last, drawn, n := 0, 0, 0
	for frame(); a.Pending; n++ {
		if n > 1000 {
			t.Fatal("it is never done")
		}
		if a.Working() && !a.GoOn() {
			if !a.Working() {
				t.Fatal("it is given up")
			}
			continue
		}
		drawn++
		last = frame()
	}
	if last != width || drawn > 4 || n < 2*drawn {
		t.Errorf("%d of %d frames were drawn anew, and it is %d wide in the end", drawn, n, last)
	}
}

// A frame that lacks pictures of which there is not even a small one yet is drawn
// again at once, whatever is being made.
func TestAtlasDoesNotWaitWithNothing(t *testing.T) {
	a, work := NewAtlas(), 0
	a.Sparing = true
	a.Begin() // the first frame makes nothing
	a.End()
	var list []vector.Drawing
	for i := range 300 {
		list = append(list, costly(fmt.Sprint(i), 40, &work))
	}
	lacking := 1
	for n := 0; lacking > 0; n++ {
		if n > 1000 {
			t.Fatal("something never comes")
		}
		lacking = 0
		a.Begin()
		for _, d := range list {
			if a.ImageAsync(d, 1000, true) == nil {
				lacking++
			}
		}
		a.End()
		if lacking > 0 && a.Working() {
			t.Fatalf("frame %d lacks %d pictures and would wait for one", n, lacking)
		}
	}
}

// Where the middle of a drawing was shown, there is a picture of it for who shows
// more or less of it.
func TestAtlasKnowsMiddles(t *testing.T) {
	a, work := NewAtlas(), 0
	d := costly("cover", 20, &work)
	wide, high := vector.Rounded(d, 100, 50, 5), vector.Rounded(d, 60, 90, 5)
	if a.Middle(wide) != nil {
		t.Error("there is one of nothing")
	}
	frames(t, a, 200, wide)
	frames(t, a, 100, wide)
	a.ImageAsync(wide, 100, true)
	if img := a.Middle(high); img == nil || img.Bounds().Dx() != 100 {
		t.Error("the one shown last is not known")
	}
	if a.Middle(costly("another", 20, &work)) != nil {
		t.Error("it is taken for another drawing's")
	}
}
