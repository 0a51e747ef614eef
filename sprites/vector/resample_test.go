package vector

import (
	"bytes"
	"image"
	"math"
	"math/rand/v2"
	"testing"

	"golang.org/x/image/draw"
	"golang.org/x/image/math/f64"
)

// chequered returns a picture of random colours, premultiplied.
func chequered(r *rand.Rand, w, h int, opaque bool) *image.RGBA {
	img := image.NewRGBA(image.Rect(0, 0, w, h))
	for i := 0; i < len(img.Pix); i += 4 {
		a := r.IntN(256)
		if opaque {
			a = 255
		}
		img.Pix[i], img.Pix[i+1], img.Pix[i+2], img.Pix[i+3] = uint8(r.IntN(a+1)), uint8(r.IntN(a+1)), uint8(r.IntN(a+1)), uint8(a)
	}
	return img
}

// Pictures are stretched exactly as by golang.org/x/image/draw.
func TestStretch(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for _, to := range []image.Rectangle{
		image.Rect(0, 0, 60, 40), image.Rect(7, 5, 53, 31), image.Rect(-20, -9, 90, 55), image.Rect(10, 10, 40, 30), image.Rect(3, 3, 5, 4), image.Rect(70, 0, 90, 40),
	} {
		src := chequered(r, 30, 20, true)
		got, want := image.NewRGBA(image.Rect(0, 0, 60, 40)), image.NewRGBA(image.Rect(0, 0, 60, 40))
		stretch(got, to, src, nil)
		draw.ApproxBiLinear.Scale(want, to, src, src.Rect, draw.Src, nil)
		if !bytes.Equal(got.Pix, want.Pix) {
			t.Errorf("over %v the pictures differ", to)
		}
	}
}

// Pictures are turned as by golang.org/x/image/draw, up to one step of a colour.
func TestDrawTurned(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for _, radians := range []float64{0.18, -0.2, 1, 2.5, -3} {
		src := chequered(r, 30, 20, false)
		got := chequered(r, 60, 40, true)
		want := image.NewRGBA(got.Rect)
		copy(want.Pix, got.Pix)
		s, c := math.Sincos(radians)
		drawTurned(got, src, turn{s, c, 25.3, 18.6}, nil)
		draw.CatmullRom.Transform(want, f64.Aff3{c, -s, 25.3, s, c, 18.6}, src, src.Rect, draw.Over, nil)
		for i := range want.Pix {
			if d := int(got.Pix[i]) - int(want.Pix[i]); d < -1 || d > 1 {
				t.Fatalf("turned by %v, part %d is %d, want %d", radians, i, got.Pix[i], want.Pix[i])
			}
		}
	}
}
