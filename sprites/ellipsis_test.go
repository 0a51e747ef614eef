package sprites

import (
	"testing"

	"golang.org/x/image/font"
	"golang.org/x/image/font/opentype"
)

// The ellipsis stands on the base line, as wide as before, except in Japanese.
func TestEllipsis(t *testing.T) {
	f, err := NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	for _, tag := range []string{"en", "ja", "ru"} {
		f.SetLanguage(tag)
		for weight, of := range f.fonts {
			plain, err := opentype.NewFace(of, &opentype.FaceOptions{Size: 32, DPI: 72, Hinting: font.HintingNone})
			if err != nil {
				t.Fatal(err)
			}
			face := f.faceOf(of, 32*4).UnsafeInternal()
			dots, wide, _ := face.GlyphBounds(ellipsis)
			stop, _, _ := face.GlyphBounds('.')
			_, was, _ := plain.GlyphBounds(ellipsis)
			if low := dots.Max.Y == stop.Max.Y; low == (tag == "ja") || wide != was {
				t.Errorf("%s, weight %d: the ellipsis ends at %v, the full stop at %v", tag, weight, dots.Max.Y, stop.Max.Y)
			}
		}
	}
}
