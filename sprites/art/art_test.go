package art_test

import (
	"bytes"
	"image"
	"strings"
	"testing"

	"tidepool/rules"
	"tidepool/sprites/art/kalah"
	"tidepool/sprites/art/kani"
	"tidepool/sprites/art/konane"
	"tidepool/sprites/art/onitama"
	"tidepool/sprites/internal/vision"
	"tidepool/sprites/vector"
)

func TestPiecesStayInTheirSquare(t *testing.T) {
	for _, d := range pieceArt() {
		for _, w := range []int{24, 48, 96, 200} {
			img := d.Raster(float64(w))
			covered := 0
			for y := range w {
				for x := range w {
					a := img.RGBAAt(x, y).A
					if a > 128 {
						covered++
					}
					if a > 0 && (x == 0 || y == 0 || x == w-1 || y == w-1) {
						t.Fatalf("%s at %d px touches its frame at %d,%d (alpha %d)", d.Key, w, x, y, a)
					}
				}
			}
			if share := float64(covered) / float64(w*w); share < 0.25 || share > 0.8 {
				t.Errorf("%s at %d px covers %.2f of its square", d.Key, w, share)
			}
		}
	}
}

func TestKeysDiffer(t *testing.T) {
	seen := map[string]bool{}
	all := append(pieceArt(), kani.Seabed(0), kani.River(0), konane.Slab(6, 8, 0), konane.Slab(8, 6, 0), konane.Slab(8, 8, 0))
	all = append(all, covers...)
	for _, d := range all {
		if seen[d.Key] {
			t.Errorf("two drawings are called %q", d.Key)
		}
		seen[d.Key] = true
	}
}

func TestSidesAreApart(t *testing.T) {
	for _, v := range vision.Eyes {
		for _, pair := range sidePairs() {
			near, _ := v.Tones(pair[0].Raster(96))
			far, _ := v.Tones(pair[1].Raster(96))
			if r := vision.Ratio(near, far); r < vision.Plain || near > far {
				t.Errorf("%s: %s (%.3f) and %s (%.3f) stand %.2f:1 apart", v.Name, pair[0].Key, near, pair[1].Key, far, r)
			}
		}
	}
}

func sidePairs() [][2]vector.Drawing {
	pairs := [][2]vector.Drawing{{kani.Crab(rules.Near, 0), kani.Crab(rules.Far, 0)}, {kani.Shrimp(rules.Near), kani.Shrimp(rules.Far)}, {konane.Stone(rules.Near, 0), konane.Stone(rules.Far, 0)}}
	for _, kind := range shogiKinds {
		pairs = append(pairs, [2]vector.Drawing{kani.Tile(kind, rules.Near), kani.Tile(kind, rules.Far)})
	}
	return pairs
}

// TestPiecesStandOut requires that at least two fifths of a piece's outline contrast clearly with each ground
// on which it may stand.
func TestPiecesStandOut(t *testing.T) {
	const least = 0.4
	for _, tab := range tableaux()[:3] {
		board := tab.board.Raster(580)
		seen := map[string]bool{}
		for _, d := range tab.pieces {
			if seen[d.Key] {
				continue
			}
			seen[d.Key] = true
			img := d.Raster(96)
			for _, v := range vision.Eyes {
				_, rim := v.Tones(img)
				for _, q := range tab.grounds {
					g := v.Ground(board, tab.board, q)
					shows := 0
					for _, l := range rim {
						if vision.Ratio(l, g) >= vision.Plain {
							shows++
						}
					}
					if share := float64(shows) / float64(len(rim)); share < least {
						t.Errorf("%s: %.2f of the outline of %s is plain at %v of %s", v.Name, share, d.Key, q, tab.name)
					}
				}
			}
		}
	}
}

// TestKindsDiffer requires that no two kinds of a side look alike at 24 pixels.
func TestKindsDiffer(t *testing.T) {
	all := pieceArt()
	for i, a := range all {
		for _, b := range all[:i] {
			if a.Key[len(a.Key)-3:] != b.Key[len(b.Key)-3:] {
				continue
			}
			p, q := a.Raster(24), b.Raster(24)
			far := 0
			for y := range 24 {
				for x := range 24 {
					if vision.Ratio(vision.Eyes[1].Light(vision.ColorAt(p, x, y)), vision.Eyes[1].Light(vision.ColorAt(q, x, y))) > 1.5 {
						far++
					}
				}
			}
			if far < 8 {
				t.Errorf("%s and %s differ in only %d pixels of 576", a.Key, b.Key, far)
			}
		}
	}
}

func TestBoardsFillTheirFrame(t *testing.T) {
	for _, d := range []vector.Drawing{kani.Seabed(0), kani.River(0), konane.Slab(4, 12, 0), konane.Cover()} {
		img := d.Raster(d.W / 2)
		b := img.Rect
		for _, q := range []image.Point{{b.Dx() / 2, 0}, {b.Dx() / 2, b.Dy() - 1}, {0, b.Dy() / 2}, {b.Dx() - 1, b.Dy() / 2}} {
			if a := img.RGBAAt(q.X, q.Y).A; a != 255 {
				t.Errorf("%s: alpha %d at %v", d.Key, a, q)
			}
		}
		corner := img.RGBAAt(0, 0).A
		if full := strings.HasPrefix(d.Key, "cover/"); full != (corner == 255) {
			t.Errorf("%s: alpha %d in the corner", d.Key, corner)
		}
	}
}

// The looks of a board differ, and have different keys.
func TestLooksDiffer(t *testing.T) {
	for _, pair := range [][2]vector.Drawing{
		{kani.Seabed(0), kani.Seabed(1)}, {kani.River(0), kani.River(1)}, {onitama.Mat(0), onitama.Mat(1)}, {konane.Slab(6, 6, 0), konane.Slab(6, 6, 1)},
		{konane.Stone(rules.Near, 0), konane.Stone(rules.Near, 1)}, {konane.Stone(rules.Far, 0), konane.Stone(rules.Far, 1)},
		{kalah.Board(6, 0), kalah.Board(6, 1)}, {kalah.Stacked(6, 0), kalah.Stacked(6, 1)}, {kalah.Seed(3, 0), kalah.Seed(3, 1)},
	} {
		a, b := pair[0].Raster(60), pair[1].Raster(60)
		if pair[0].Key == pair[1].Key || bytes.Equal(a.Pix, b.Pix) {
			t.Errorf("%s and %s are alike", pair[0].Key, pair[1].Key)
		}
	}
}
