//go:build !js

package e2e

import (
	"bytes"
	"fmt"
	"image"
	"image/color"
	"image/draw"
	"image/png"
	"os"
	"path/filepath"

	xdraw "golang.org/x/image/draw"
)

// reduced returns a picture smoothly scaled to a width.
func reduced(img *image.RGBA, width int) *image.RGBA {
	b := img.Bounds()
	small := image.NewRGBA(image.Rect(0, 0, width, (b.Dy()*width+b.Dx()/2)/b.Dx()))
	xdraw.CatmullRom.Scale(small, small.Bounds(), img, b, draw.Src, nil)
	return small
}

// writePNG writes a picture, creating the folder if necessary. Good compression is only worth its time for
// pictures that are committed.
func writePNG(name string, img image.Image, level png.CompressionLevel) error {
	var b bytes.Buffer
	e := png.Encoder{CompressionLevel: level}
	if err := e.Encode(&b, img); err != nil {
		return err
	}
	if err := os.MkdirAll(filepath.Dir(name), 0o777); err != nil {
		return err
	}
	return os.WriteFile(name, b.Bytes(), 0o666)
}

// readPNG reads a picture.
func readPNG(name string) (*image.RGBA, error) {
	f, err := os.Open(name)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	img, err := png.Decode(f)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, err)
	}
	rgba := image.NewRGBA(img.Bounds())
	draw.Draw(rgba, rgba.Bounds(), img, img.Bounds().Min, draw.Src)
	return rgba, nil
}

// A difference is how far two pictures differ, in steps of a channel of 255: overall, and in the block with
// the greatest difference.
type difference struct {
	mean, most float64
	at         image.Point // of that block
}

// differ compares two pictures of the same size block by block. A block's difference is that of its mean
// colour plus half that of its pixels, so an edge shifted by a fraction of a pixel counts little.
func differ(a, b *image.RGBA) difference {
	const side = 10
	var d difference
	blocks := 0.0
	for y := 0; y < a.Rect.Dy(); y += side {
		for x := 0; x < a.Rect.Dx(); x += side {
			v := differIn(a, b, image.Rect(x, y, x+side, y+side).Intersect(a.Rect))
			d.mean += v
			blocks++
			if v > d.most {
				d.most, d.at = v, image.Pt(x, y)
			}
		}
	}
	d.mean /= blocks
	return d
}

func differIn(a, b *image.RGBA, r image.Rectangle) float64 {
	var sum [3]int
	apart := 0
	for y := r.Min.Y; y < r.Max.Y; y++ {
		for x := r.Min.X; x < r.Max.X; x++ {
			i := a.PixOffset(x, y)
			for c := range sum {
				d := int(a.Pix[i+c]) - int(b.Pix[i+c])
				sum[c] += d
				apart += max(d, -d)
			}
		}
	}
	shift := 0
	for _, s := range sum {
		shift = max(shift, s, -s)
	}
	area := float64(r.Dx() * r.Dy())
	return max(float64(shift)/area, float64(apart)/area/6)
}

// contrast draws a difference: black where two pictures are equal.
func contrast(a, b *image.RGBA) *image.RGBA {
	out := image.NewRGBA(a.Rect)
	for i := 0; i < len(a.Pix); i += 4 {
		for c := range 3 {
			d := int(a.Pix[i+c]) - int(b.Pix[i+c])
			out.Pix[i+c] = uint8(min(255, 4*max(d, -d)))
		}
		out.Pix[i+3] = 255
	}
	return out
}

// paletted reduces a picture to 256 colours, which makes its file small. Dithering looks better but takes
// more space.
func paletted(img *image.RGBA, dither bool) *image.Paletted {
	p := image.NewPaletted(img.Rect, palette(img, 256))
	if dither {
		draw.FloydSteinberg.Draw(p, p.Rect, img, image.Point{})
		return p
	}
	nearest := make(map[color.RGBA]uint8)
	for y := range img.Rect.Dy() {
		for x := range img.Rect.Dx() {
			c := img.RGBAAt(x, y)
			i, ok := nearest[c]
			if !ok {
				i = uint8(p.Palette.Index(c))
				nearest[c] = i
			}
			p.SetColorIndex(x, y, i)
		}
	}
	return p
}
