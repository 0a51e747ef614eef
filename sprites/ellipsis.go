package sprites

import (
	"image"

	"golang.org/x/image/font"
	"golang.org/x/image/math/fixed"
)

const ellipsis = '…'

// A lowEllipsis is a face whose ellipsis stands on the base line, as in Western text. The family has it at half the
// height, as in Japanese.
type lowEllipsis struct {
	font.Face
	down fixed.Int26_6
}

// newLowEllipsis moves the ellipsis of a face down to where its full stop is.
func newLowEllipsis(face font.Face) font.Face {
	stop, _, ok := face.GlyphBounds('.')
	dots, _, has := face.GlyphBounds(ellipsis)
	if !ok || !has {
		return face
	}
	return lowEllipsis{face, stop.Max.Y - dots.Max.Y}
}

func (f lowEllipsis) Glyph(dot fixed.Point26_6, r rune) (image.Rectangle, image.Image, image.Point, fixed.Int26_6, bool) {
	if r == ellipsis {
		dot.Y += f.down
	}
	return f.Face.Glyph(dot, r)
}

func (f lowEllipsis) GlyphBounds(r rune) (fixed.Rectangle26_6, fixed.Int26_6, bool) {
	bounds, advance, ok := f.Face.GlyphBounds(r)
	if r == ellipsis {
		bounds = bounds.Add(fixed.Point26_6{Y: f.down})
	}
	return bounds, advance, ok
}
