package sprites

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Rectangles are added to regions until none overlap, and there are never many.
func TestRegions(t *testing.T) {
	var many, one []image.Rectangle
	for i := range 2 * mostRegions {
		many = append(many, image.Rect(10*i, 0, 10*i+5, 5))
	}
	one = []image.Rectangle{image.Rect(0, 0, 5, 5), image.Rect(20, 0, 25, 5), image.Rect(4, 0, 21, 5)}
	for _, test := range []struct {
		name string
		add  []image.Rectangle
		most int
	}{
		{"nothing", []image.Rectangle{{}}, 0},
		{"apart", many[:3], 3},
		{"too many", many, mostRegions},
		{"joined by the last", one, 1},
		{"within another", []image.Rectangle{image.Rect(0, 0, 9, 9), image.Rect(2, 2, 3, 3)}, 1},
	} {
		var all regions
		for _, r := range test.add {
			all.add(r)
		}
		if len(all) > test.most || test.most > 0 && len(all) == 0 {
			t.Errorf("%s: %v", test.name, all)
		}
		for i, r := range all {
			for _, other := range all[i+1:] {
				if r.Overlaps(other) {
					t.Errorf("%s: %v and %v overlap", test.name, r, other)
				}
			}
		}
		for _, r := range test.add {
			for _, p := range []image.Point{r.Min, r.Max.Sub(image.Pt(1, 1))} {
				if !r.Empty() && !all.hold(p) {
					t.Errorf("%s: %v is not within %v", test.name, p, all)
				}
			}
		}
	}
}

func (all regions) hold(p image.Point) bool {
	for _, r := range all {
		if p.In(r) {
			return true
		}
	}
	return false
}

// Two frames differ at the places of commands that only one of them has, or has in another order.
func TestDiffering(t *testing.T) {
	img := ebiten.NewImage(10, 10)
	defer img.Deallocate()
	screen := image.Rect(0, 0, 1000, 1000)
	frame := func(places string) (list []noted) {
		for _, place := range places {
			c := command{img: img, clip: screen}
			c.geo.Translate(float64(place-'a')*30, 0)
			list = append(list, noted{command: c})
		}
		return list
	}
	for _, test := range []struct{ before, now, differs string }{
		{"abcd", "abcd", ""},
		{"abcd", "abxd", "cx"},
		{"abcd", "abd", "c"},
		{"abd", "abcd", "c"},
		{"abcd", "xabcd", "x"},
		{"abcd", "", "abcd"},
		{"", "ab", "ab"},
		{"abcd", "acbd", "b"}, // one of the two lies on another now
		{"aab", "ab", "a"},
	} {
		n := notes{scale: 1, before: frame(test.before), now: frame(test.now)}
		got := n.differing()
		for place := 'a'; place <= 'z'; place++ {
			want := false
			for _, p := range test.differs {
				want = want || p == place
			}
			at := image.Pt(int(place-'a')*30+5, 5)
			if len(test.differs) <= mostRegions && got.hold(at) != want {
				t.Errorf("%q after %q: %c differs %v, want %v", test.now, test.before, place, !want, want)
			}
		}
	}
}

// Commands that use a picture released within the frame are drawn before.
func TestDropWithinFrame(t *testing.T) {
	fonts, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	screen, img := ebiten.NewImage(50, 50), ebiten.NewImage(10, 10)
	defer screen.Deallocate()
	p := NewPainter(Day(), fonts)
	for _, used := range []bool{true, false} {
		p.Repaint(screen, 1, func() {
			p.Fill(p.Theme.Page, p.Theme.PageLow)
			if used {
				p.put(command{img: img})
			}
			p.drop(img)
			if p.notes.taken == used {
				t.Errorf("with a picture that is used %v, notes are taken %v", used, p.notes.taken)
			}
		}, func() bool { return true })
		if kept := p.notes.shown == screen; kept == used {
			t.Errorf("with a picture that is used %v, the frame is kept %v", used, kept)
		}
	}
}
