package opponents_test

import (
	"bytes"
	"testing"

	"tidepool/sprites/art/opponents"
)

// each calls f for every picture.
func each(f func(level int, m opponents.Mood, frame int)) {
	for level := 1; level <= opponents.Levels; level++ {
		for m := range opponents.Moods {
			for frame := range opponents.Frames(m) {
				f(level, m, frame)
			}
		}
	}
}

// No two pictures are alike, and each has its own key.
func TestPicturesDiffer(t *testing.T) {
	keys, looks := make(map[string]bool), make(map[string]string)
	each(func(level int, m opponents.Mood, frame int) {
		d := opponents.Drawing(level, m, frame)
		if keys[d.Key] {
			t.Errorf("two drawings are called %q", d.Key)
		}
		keys[d.Key] = true
		pix := string(d.Raster(96).Pix)
		if other, twice := looks[pix]; twice {
			t.Errorf("%s looks like %s", d.Key, other)
		}
		looks[pix] = d.Key
	})
}

// A picture fills its square as a piece does, without being cut off.
func TestPicturesStayInTheirSquare(t *testing.T) {
	each(func(level int, m opponents.Mood, frame int) {
		d := opponents.Drawing(level, m, frame)
		for _, w := range []int{32, 96} {
			img, covered, cut := d.Raster(float64(w)), 0, [4]bool{}
			for y := range w {
				for x := range w {
					a := img.RGBAAt(x, y).A
					if a > 128 {
						covered++
					}
					for i, edge := range [4]bool{x == 0, y == 0, x == w-1, y == w-1} {
						cut[i] = cut[i] || a > 0 && edge
					}
				}
			}
			if cut != [4]bool{} {
				t.Errorf("%s at %d px touches its frame (left, top, right, bottom: %v)", d.Key, w, cut)
			}
			if share := float64(covered) / float64(w*w); share < 0.25 || share > 0.8 {
				t.Errorf("%s at %d px covers %.2f of its square", d.Key, w, share)
			}
		}
	})
}

// At 32 pixels, any two opponents differ clearly in at least two fifths of their pixels.
func TestOpponentsAreApart(t *testing.T) {
	var pix [opponents.Levels + 1][]uint8
	for level := 1; level <= opponents.Levels; level++ {
		pix[level] = opponents.Drawing(level, opponents.Idle, 0).Raster(32).Pix
		for other := 1; other < level; other++ {
			differ := 0
			for i := 0; i < len(pix[level]); i += 4 {
				if !bytes.Equal(near(pix[level][i:i+4]), near(pix[other][i:i+4])) {
					differ++
				}
			}
			if share := float64(differ) / (32 * 32); share < 0.4 {
				t.Errorf("%d and %d differ in %.2f of their pixels", level, other, share)
			}
		}
	}
}

// near returns a colour reduced to two bits per part.
func near(c []uint8) []uint8 { return []uint8{c[0] >> 6, c[1] >> 6, c[2] >> 6, c[3] >> 7} }

// A mood begins with the picture that represents it, shows all its pictures, and is mostly at rest except
// while thinking.
func TestFrame(t *testing.T) {
	for m := range opponents.Moods {
		seen, changes, last := make(map[int]bool), 0, opponents.Frame(m, 0)
		const minute = 3600
		for tick := range minute {
			f := opponents.Frame(m, tick)
			if f < 0 || f >= opponents.Frames(m) {
				t.Fatalf("mood %d, tick %d: picture %d", m, tick, f)
			}
			if f != last {
				changes++
			}
			seen[f], last = true, f
		}
		if len(seen) != opponents.Frames(m) {
			t.Errorf("mood %d shows %d of its %d pictures", m, len(seen), opponents.Frames(m))
		}
		most := 150
		if m == opponents.Thinking {
			most = 600
		}
		if changes > most {
			t.Errorf("mood %d changes %d times a minute", m, changes)
		}
	}
}

// Arguments out of range become the nearest valid ones.
func TestDrawingOutOfRange(t *testing.T) {
	if a, b := opponents.Drawing(99, opponents.Idle, 99), opponents.Drawing(8, opponents.Idle, 2); a.Key != b.Key {
		t.Errorf("%s, want %s", a.Key, b.Key)
	}
}

func BenchmarkRaster(b *testing.B) {
	for b.Loop() {
		for level := 1; level <= opponents.Levels; level++ {
			opponents.Drawing(level, opponents.Thinking, 3).Raster(150)
		}
	}
}
