package gif_test

import (
	"bytes"
	"image"
	"image/color"
	"image/draw"
	standard "image/gif"
	"math"
	"testing"

	"tidepool/sprites/gif"
)

// scene returns a picture with soft colours and a square at a place.
func scene(at int) *image.RGBA {
	m := image.NewRGBA(image.Rect(0, 0, 90, 70))
	for y := range 70 {
		for x := range 90 {
			v := 0.5 + 0.5*math.Sin(float64(x)/9+float64(y)/7)
			m.SetRGBA(x, y, color.RGBA{uint8(180 + 60*v), uint8(140 + 60*v), uint8(90 + 50*v), 255})
		}
	}
	draw.Draw(m, image.Rect(at, 20, at+12, 32), image.NewUniform(color.RGBA{20, 60, 160, 255}), image.Point{}, draw.Src)
	return m
}

// Another decoder reads what was written, picture by picture.
func TestReadAgain(t *testing.T) {
	pictures := []*image.RGBA{scene(5), scene(17), scene(17), scene(60)}
	a := gif.New(90, 70, gif.NewPalette(pictures[0], pictures[3]))
	for i, p := range pictures {
		a.Add(p, 50+i)
	}
	g, err := standard.DecodeAll(bytes.NewReader(a.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	if len(g.Image) != len(pictures) || g.LoopCount != 0 || g.Config.Width != 90 || g.Config.Height != 70 {
		t.Fatalf("%d pictures, %d times, %dx%d", len(g.Image), g.LoopCount, g.Config.Width, g.Config.Height)
	}
	shown := image.NewRGBA(image.Rect(0, 0, 90, 70))
	for i, part := range g.Image {
		draw.Draw(shown, part.Rect, part, part.Rect.Min, draw.Over)
		if g.Delay[i] != 50+i {
			t.Errorf("picture %d stays for %d", i, g.Delay[i])
		}
		if d := difference(shown, pictures[i]); d > 4 {
			t.Errorf("picture %d differs by %.1f of 255", i, d)
		}
	}
	if r := g.Image[1].Rect; r.Dx() > 30 || r.Dy() > 14 {
		t.Errorf("what has not changed is written again: %v", r)
	}
}

// difference returns the mean difference of two pictures over all colour parts.
func difference(a, b *image.RGBA) float64 {
	sum := 0.0
	for i := range a.Pix {
		sum += math.Abs(float64(a.Pix[i]) - float64(b.Pix[i]))
	}
	return sum / float64(len(a.Pix))
}

// A picture of a single colour has a palette with about that colour.
func TestFewColours(t *testing.T) {
	m := image.NewRGBA(image.Rect(0, 0, 3, 2))
	draw.Draw(m, m.Rect, image.NewUniform(color.RGBA{200, 100, 50, 255}), image.Point{}, draw.Src)
	a := gif.New(3, 2, gif.NewPalette(m))
	a.Add(m, 10)
	got, err := standard.Decode(bytes.NewReader(a.Bytes()))
	if err != nil {
		t.Fatal(err)
	}
	if r, g, b, _ := got.At(1, 1).RGBA(); math.Abs(float64(r>>8)-200) > 4 || math.Abs(float64(g>>8)-100) > 4 || math.Abs(float64(b>>8)-50) > 4 {
		t.Errorf("%d %d %d", r>>8, g>>8, b>>8)
	}
}
