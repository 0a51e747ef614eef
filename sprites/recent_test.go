package sprites

import (
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

func TestRecent(t *testing.T) {
	var made, dropped []string
	r := recent[string, string]{most: 2,
		new:  func(k string) string { made = append(made, k); return "value of " + k },
		drop: func(v string) { dropped = append(dropped, v) },
	}
	for _, k := range []string{"a", "b", "a", "c", "a", "b"} {
		if got := r.get(k); got != "value of "+k {
			t.Errorf("%s: %q", k, got)
		}
	}
	if want := []string{"a", "b", "c", "b"}; !slices.Equal(made, want) {
		t.Errorf("made %q, want %q", made, want)
	}
	if want := []string{"value of b", "value of c"}; !slices.Equal(dropped, want) {
		t.Errorf("dropped %q, want %q", dropped, want)
	}
	r.clear()
	if len(r.kept) != 0 || len(dropped) != 4 {
		t.Errorf("%d kept and %d dropped after all were forgotten", len(r.kept), len(dropped))
	}
}

// A window dragged through all sizes caches no more faces and nine-part pictures than others do, and has
// those of its last frame.
func TestResizingIsBounded(t *testing.T) {
	fonts, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	p := NewPainter(Day(), fonts)
	screen := ebiten.NewImage(64, 64)
	for width := range 1000 {
		p.On(screen, 1)
		size := 10 + float64(width)/8
		fonts.Width("Tidepool", Medium, size)
		p.Box(Rect{W: size, H: size}, size, Hex(0xFFFFFF))
		p.Frame(Rect{W: 40, H: 40}, 14, 2, Hex(0xFFFFFF))
	}
	if n := len(fonts.faces.kept); n > mostFaces {
		t.Errorf("%d faces are kept", n)
	}
	before := p.Pictures()
	if before > mostNines {
		t.Errorf("%d pictures are kept", before)
	}
	p.Frame(Rect{W: 40, H: 40}, 14, 2, Hex(0xFFFFFF))
	if n := p.Pictures(); n != before {
		t.Errorf("%d pictures of the last frame are made again", n-before)
	}
}
