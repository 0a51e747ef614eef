package vector_test

import (
	"bytes"
	"fmt"
	"image"
	"math"
	"testing"

	"tidepool/sprites/internal/vision"
	"tidepool/sprites/vector"
)

func Example() {
	dot := vector.Square("dot", func(c *vector.Canvas) {
		c.Fill(new(vector.Path).Circle(0, 0, 38), vector.Solid(vector.Hex(0x0E6F77)))
	})
	img := dot.Raster(96)
	fmt.Println(img.Bounds(), img.RGBAAt(48, 48), img.RGBAAt(0, 0))
	// Output: (0,0)-(96,96) {14 111 119 255} {0 0 0 0}
}

// covered returns how many units of a drawing's square are covered.
func covered(paint func(*vector.Canvas)) float64 {
	sum := 0
	img := vector.Square("", paint).Raster(400)
	for i := 3; i < len(img.Pix); i += 4 {
		sum += int(img.Pix[i])
	}
	return float64(sum) / 255 / 16
}

// The areas of shapes are geometrically right to half a percent.
func TestAreas(t *testing.T) {
	white := vector.Solid(vector.RGBA(1, 1, 1, 1))
	path := func() *vector.Path { return new(vector.Path) }
	square := []vector.Point{vector.Pt(-20, -20), vector.Pt(20, -20), vector.Pt(20, 20), vector.Pt(-20, 20)}
	hole := path().Circle(0, 0, 10).Mirrored(0)
	for _, c := range []struct {
		name string
		path *vector.Path
		want float64
	}{
		{"circle", path().Circle(0, 0, 30), math.Pi * 900},
		{"ellipse", path().Ellipse(5, -5, 30, 10), math.Pi * 300},
		{"square", path().Polygon(square...), 1600},
		{"square turned", path().Polygon(square...).Rotated(0, 0, 0.7), 1600},
		{"square moved", path().Polygon(square...).Transform(func(q vector.Point) vector.Point { return vector.Pt(q.X+9, q.Y-9) }), 1600},
		{"round square", path().RoundRect(-20, -20, 40, 40, 10), 1600 - (4-math.Pi)*100},
		{"cut square", vector.RoundedPolygon(10, square...), 1600 - 4*100*(1-5.0/6)},
		{"ring", path().Circle(0, 0, 30).Append(hole), math.Pi * 800},
		{"line", vector.Taper(6, 6, vector.Pt(-20, 0), vector.Pt(20, 0)), 240 + math.Pi*9},
		{"beyond the edge", path().Polygon(vector.Pt(40, -50), vector.Pt(90, -50), vector.Pt(90, 50), vector.Pt(40, 50)), 1000},
		{"nothing", path(), 0},
	} {
		if got := covered(func(canvas *vector.Canvas) { canvas.Fill(c.path, white) }); math.Abs(got-c.want) > 0.005*c.want+0.01 {
			t.Errorf("%s covers %.2f, want %.2f", c.name, got, c.want)
		}
	}
}

func TestStrokeAndClip(t *testing.T) {
	white := vector.Solid(vector.RGBA(1, 1, 1, 1))
	circle := new(vector.Path).Circle(0, 0, 30)
	for _, c := range []struct {
		name  string
		paint func(*vector.Canvas)
		want  float64
	}{
		{"stroke", func(c *vector.Canvas) { c.Stroke(circle, 4, white) }, math.Pi * (32*32 - 28*28)},
		{"clip", func(c *vector.Canvas) {
			c.Clip(circle, func(c *vector.Canvas) { c.Fill(new(vector.Path).RoundRect(0, -50, 50, 100, 0), white) })
		}, math.Pi * 450},
		{"half as opaque", func(c *vector.Canvas) { c.Fill(circle, vector.Solid(vector.RGBA(1, 1, 1, 0.5))) }, math.Pi * 450},
		{"placed", func(c *vector.Canvas) { c.Placed(vector.Pt(10, 0), 0.5).Fill(circle, white) }, math.Pi * 225},
	} {
		if got := covered(c.paint); math.Abs(got-c.want) > 0.01*c.want {
			t.Errorf("%s covers %.2f, want %.2f", c.name, got, c.want)
		}
	}
}

// A drawing within another equals its paths placed there.
func TestDrawIsPlaced(t *testing.T) {
	dot := vector.Square("dot", func(c *vector.Canvas) { c.Fill(new(vector.Path).Circle(3, 4, 20), vector.Solid(vector.Hex(0xC8372D))) })
	draw := vector.Square("", func(c *vector.Canvas) { c.Draw(dot, vector.Pt(-10, 5), 0.7, 0) }).Raster(120)
	placed := vector.Square("", func(c *vector.Canvas) { dot.Paint(c.Placed(vector.Pt(-10, 5), 0.7)) }).Raster(120)
	if !bytes.Equal(draw.Pix, placed.Pix) {
		t.Error("the pictures differ")
	}
}

func TestGradients(t *testing.T) {
	black, white := vector.Hex(0), vector.Hex(0xFFFFFF)
	for _, c := range []struct {
		name  string
		paint vector.Paint
		x, y  float64
		want  float32
	}{
		{"before", vector.Linear(0, 0, 10, 0, vector.At(0, black), vector.At(1, white)), -5, 3, 0},
		{"half way", vector.Linear(0, 0, 10, 0, vector.At(0, black), vector.At(1, white)), 5, -3, 0.5},
		{"behind", vector.Linear(0, 0, 10, 0, vector.At(0, black), vector.At(1, white)), 50, 0, 1},
		{"a quarter down", vector.Vertical(0, 8, black, white), 1, 2, 0.25},
		{"outwards", vector.Radial(1, 1, 10, vector.At(0, white), vector.At(1, black)), 1, 6, 0.5},
	} {
		if got := c.paint.At(c.x, c.y); got.R != c.want || got.A != 1 {
			t.Errorf("%s: %v, want %v", c.name, got, c.want)
		}
	}
}

func TestNoise(t *testing.T) {
	for i := range 2000 {
		x, y := float64(i)*0.37-300, float64(i)*0.11
		for name, v := range map[string]float64{"noise": vector.Noise(x, y, 7), "fractal": vector.Fractal(x, y, 4, 7), "lattice": vector.Lattice(int32(i), -3, 7)} {
			if !(v >= -1 && v <= 1) {
				t.Fatalf("%s is %v at %v, %v", name, v, x, y)
			}
		}
	}
	if vector.Noise(3, 4, 5) != vector.Lattice(3, 4, 5) {
		t.Error("noise is not the lattice's where there is one")
	}
}

func TestContrast(t *testing.T) {
	if got := vision.Ratio(vector.Hex(0).Luminance(), vector.Hex(0xFFFFFF).Luminance()); math.Abs(got-21) > 1e-6 {
		t.Errorf("black on white has %.4f", got)
	}
	if a, b := vision.Ratio(vector.Hex(0x777777).Luminance(), vector.Hex(0xFFFFFF).Luminance()), 4.48; math.Abs(a-b) > 0.01 {
		t.Errorf("grey on white has %.3f, want %.2f", a, b)
	}
}

func TestMemoize(t *testing.T) {
	made := 0
	get := vector.Memoize(func(n int) vector.Drawing { made++; return vector.Drawing{Key: fmt.Sprint(n)} })
	for _, n := range []int{1, 2, 1, 1, 2} {
		if got := get(n).Key; got != fmt.Sprint(n) {
			t.Errorf("drawing %q of %d", got, n)
		}
	}
	if made != 2 {
		t.Errorf("%d drawings are made", made)
	}
}

func TestRect(t *testing.T) {
	r := vector.Rect{X: 10, Y: 20, W: 100, H: 50}
	top, below := r.CutTop(20)
	left, right := r.CutLeft(30)
	for _, c := range []struct {
		name      string
		got, want vector.Rect
	}{
		{"top", top, vector.Rect{X: 10, Y: 20, W: 100, H: 20}}, {"below", below, vector.Rect{X: 10, Y: 40, W: 100, H: 30}},
		{"left", left, vector.Rect{X: 10, Y: 20, W: 30, H: 50}}, {"right", right, vector.Rect{X: 40, Y: 20, W: 70, H: 50}},
		{"inset", r.Inset(5), vector.Rect{X: 15, Y: 25, W: 90, H: 40}},
		{"fitted", r.Fit(1, 1), vector.Rect{X: 35, Y: 20, W: 50, H: 50}},
		{"turned", r.Turned(vector.Pt(60, 45)), r},
	} {
		if c.got != c.want {
			t.Errorf("%s is %v, want %v", c.name, c.got, c.want)
		}
	}
	if !r.Has(r.Center()) || r.Has(vector.Pt(110, 30)) || !r.Contains(top) || !r.Overlaps(left) || top.Overlaps(below) {
		t.Error("what lies where is wrong")
	}
}

// A picture has the requested size, for all proportions.
func TestRaster(t *testing.T) {
	d := vector.Drawing{W: 320, H: 200, Paint: func(*vector.Canvas) {}}
	if got := d.Raster(160).Bounds(); got != image.Rect(0, 0, 160, 100) {
		t.Errorf("%v", got)
	}
	round := vector.Rounded(d, 100, 100, 20)
	if got := round.Raster(50).Bounds(); got != image.Rect(0, 0, 50, 50) {
		t.Errorf("%v", got)
	}
}
