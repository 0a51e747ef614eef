package vector_test

import (
	"bytes"
	"math"
	"testing"

	"tidepool/sprites/vector"
)

// everything uses all slow operations.
func everything() vector.Drawing {
	noise := func(x, y float64) vector.Color {
		return vector.Hex(0x334455).Lighter(0.5 + 0.5*vector.Noise(x/9, y/9, 3))
	}
	dot := vector.Square("dot", func(c *vector.Canvas) { c.Fill(new(vector.Path).Circle(3, 4, 20), vector.Solid(vector.Hex(0xC8372D))) })
	return vector.Square("", func(c *vector.Canvas) {
		c.Backdrop(-50, -50, 100, 100, 0.5, noise)
		shape := new(vector.Path).Circle(0, 0, 40)
		c.Shadow(shape, 3, 4, 9, vector.RGBA(0, 0, 0, 0.5))
		c.Texture(shape, noise)
		c.Clip(shape, func(c *vector.Canvas) {
			c.Fill(new(vector.Path).Circle(20, 20, 30), vector.Vertical(-10, 50, vector.Hex(0xFF0000), vector.Hex(0x00FF00)))
			c.Stroke(shape, 4, vector.Solid(vector.Hex(0xFFFFFF)))
		})
		c.Draw(dot, vector.Pt(10, -10), 0.3, math.Pi/5)
		v := vector.Perspective{Horizon: -62, Lens: 440, Height: 430, Dist: 1000}
		v.Lay(c, dot)
	})
}

// A sketch gives the same picture however often it is interrupted.
func TestSketch(t *testing.T) {
	d := everything()
	want := d.Raster(200)
	for _, pixels := range []int{1, 5000, 1 << 40} {
		s := d.Sketch(200)
		rests := 0
		for {
			left, pic := s.Work(pixels)
			if pic != nil {
				if !bytes.Equal(pic.Pix, want.Pix) {
					t.Errorf("%d pixels at a time make another picture", pixels)
				}
				if left > pixels {
					t.Errorf("of %d pixels %d are left", pixels, left)
				}
				break
			}
			if rests++; left != 0 {
				t.Fatalf("it rests with %d of %d left", left, pixels)
			}
		}
		if pixels == 5000 && rests < 20 || pixels > 1<<30 && rests > 0 {
			t.Errorf("%d rests at %d pixels a time", rests, pixels)
		}
	}
}

// A sketch that was dropped draws no more.
func TestSketchDropped(t *testing.T) {
	painted := 0
	d := vector.Square("", func(c *vector.Canvas) {
		c.Texture(new(vector.Path).Circle(0, 0, 50), func(float64, float64) vector.Color { painted++; return vector.Color{} })
	})
	s := d.Sketch(300)
	for painted == 0 {
		if _, pic := s.Work(30000); pic != nil {
			t.Fatal("it is done at once")
		}
	}
	before := painted
	s.Drop()
	if painted > before {
		t.Errorf("%d pixels painted after it was given up", painted-before)
	}
	if _, pic := s.Work(30000); pic != nil {
		t.Error("it is done nevertheless")
	}
}
