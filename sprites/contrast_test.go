package sprites

import (
	"fmt"
	"image"
	"slices"
	"strings"
	"testing"

	"tidepool/rules"
)

// plain is the least contrast at which two things are told apart with ease.
const plain = 3

// A vision is how an eye mixes linear red, green and blue; the matrices of
// colour blindness are those of Machado, Oliveira and Fernandes (2009) for
// eyes that lack one kind of cone.
type vision struct {
	name string
	mix  [3][3]float64
}

var visions = []vision{
	{"full colour", [3][3]float64{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}},
	{"grey", [3][3]float64{{0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}, {0.2126, 0.7152, 0.0722}}},
	{"protanopia", [3][3]float64{{0.152286, 1.052583, -0.204868}, {0.114503, 0.786281, 0.099216}, {-0.003882, -0.048116, 1.051998}}},
	{"deuteranopia", [3][3]float64{{0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}}},
	{"tritanopia", [3][3]float64{{1.255528, -0.076749, -0.178779}, {-0.078411, 0.930809, 0.147602}, {0.004733, 0.691367, 0.303900}}},
}

// light is the luminance that the eye sees in a colour.
func (v vision) light(c Color) float64 {
	lin := [3]float64{Color{R: c.R}.Luminance() / 0.2126, Color{G: c.G}.Luminance() / 0.7152, Color{B: c.B}.Luminance() / 0.0722}
	sum := 0.0
	for i, w := range [3]float64{0.2126, 0.7152, 0.0722} {
		row := v.mix[i]
		sum += w * min(max(row[0]*lin[0]+row[1]*lin[1]+row[2]*lin[2], 0), 1)
	}
	return sum
}

func ratio(a, b float64) float64 { return (max(a, b) + 0.05) / (min(a, b) + 0.05) }

func colorAt(img *image.RGBA, x, y int) Color {
	p := img.RGBAAt(x, y)
	return Color{float32(p.R) / 255, float32(p.G) / 255, float32(p.B) / 255, 1}
}

// tones returns the median light of a picture's opaque pixels, and the light
// of each of those within 8 units of its outline.
func (v vision) tones(img *image.RGBA) (body float64, rim []float64) {
	var all []float64
	near := max(1, img.Rect.Dx()*8/100)
	solid := func(x, y int) bool { return img.RGBAAt(x, y).A > 250 }
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			if !solid(x, y) {
				continue
			}
			l := v.light(colorAt(img, x, y))
			all = append(all, l)
			if !solid(x-near, y) || !solid(x+near, y) || !solid(x, y-near) || !solid(x, y+near) {
				rim = append(rim, l)
			}
		}
	}
	return median(all), rim
}

func median(v []float64) float64 {
	slices.Sort(v)
	return v[len(v)/2]
}

// ground is the median light of a square of the board about a place.
func (v vision) ground(board *image.RGBA, d Drawing, q Point) float64 {
	var all []float64
	k := float64(board.Rect.Dx()) / d.W
	for y := q.Y - 30; y < q.Y+30; y += 3 {
		for x := q.X - 30; x < q.X+30; x += 3 {
			all = append(all, v.light(colorAt(board, int((x-d.X)*k), int((y-d.Y)*k))))
		}
	}
	return median(all)
}

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
	all := append(pieceArt(), SeabedArt(), RiverArt(), SlabArt(6, 8), SlabArt(8, 6), SlabArt(8, 8))
	for _, g := range coverGames {
		all = append(all, CoverArt(g))
	}
	for _, d := range all {
		if seen[d.Key] {
			t.Errorf("two drawings are called %q", d.Key)
		}
		seen[d.Key] = true
	}
}

func TestSidesAreApart(t *testing.T) {
	for _, v := range visions {
		for _, pair := range sidePairs() {
			near, _ := v.tones(pair[0].Raster(96))
			far, _ := v.tones(pair[1].Raster(96))
			if r := ratio(near, far); r < plain || near > far {
				t.Errorf("%s: %s (%.3f) and %s (%.3f) stand %.2f:1 apart", v.name, pair[0].Key, near, pair[1].Key, far, r)
			}
		}
	}
}

func sidePairs() [][2]Drawing {
	pairs := [][2]Drawing{{CrabArt(rules.Near, 0), CrabArt(rules.Far, 0)}, {ShrimpArt(rules.Near), ShrimpArt(rules.Far)}, {StoneArt(rules.Near), StoneArt(rules.Far)}}
	for _, kind := range shogiKinds {
		pairs = append(pairs, [2]Drawing{ShogiArt(kind, rules.Near), ShogiArt(kind, rules.Far)})
	}
	return pairs
}

// TestPiecesStandOut wants two fifths of what lies along a piece's outline to
// be plain on each ground it may stand on.
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
			for _, v := range visions {
				_, rim := v.tones(img)
				for _, q := range tab.grounds {
					g := v.ground(board, tab.board, q)
					shows := 0
					for _, l := range rim {
						if ratio(l, g) >= plain {
							shows++
						}
					}
					if share := float64(shows) / float64(len(rim)); share < least {
						t.Errorf("%s: %.2f of the outline of %s is plain at %v of %s", v.name, share, d.Key, q, tab.name)
					}
				}
			}
		}
	}
}

// TestMarksShow wants the marks on the pieces to be plain on what they lie on.
func TestMarksShow(t *testing.T) {
	type mark struct {
		name    string
		on, col Color
	}
	marks := []mark{
		{"Black's bands", kaniTones(rules.Near).body, kaniTrim(rules.Near)},
		{"Red's star", kaniTones(rules.Far).line, kaniTrim(rules.Far)},
		{"Red's star's edge", kaniTones(rules.Far).body, kaniTones(rules.Far).line},
	}
	for _, side := range bothSides {
		s := newShogiTile("child1", side)
		marks = append(marks, mark{fmt.Sprint("emblem of side ", side), s.wood.body, s.inlay.body}, mark{fmt.Sprint("pips of side ", side), s.inlay.body, s.mark})
	}
	for _, v := range visions {
		for _, m := range marks {
			if r := ratio(v.light(m.on), v.light(m.col)); r < plain {
				t.Errorf("%s: %s shows %.2f:1", v.name, m.name, r)
			}
		}
	}
}

// TestKindsDiffer wants no two kinds of a side to look alike at 24 pixels.
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
					if ratio(visions[1].light(colorAt(p, x, y)), visions[1].light(colorAt(q, x, y))) > 1.5 {
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
	for _, d := range []Drawing{SeabedArt(), RiverArt(), SlabArt(4, 12), CoverArt("konane")} {
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
