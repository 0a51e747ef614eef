//go:build !js

package e2e

import (
	"bufio"
	"fmt"
	"hash/fnv"
	"image"
	"image/color"
	"image/png"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// Golden pictures are small and have few colours, so a lost thin line may go unnoticed. If pixels are drawn
// exactly as when the pictures were taken, the whole frame is therefore compared too, by digests of its
// squares. A probe detects this: it uses everything that the program needs of a renderer, and looks the same
// only on the same renderer.

// exactFile has a line of digests for every golden picture and for the probe.
const exactFile = "testdata/golden/exact.txt"

const exactSide = 32 // pixels, of a square

// A print holds the digests of a picture's squares, row by row.
type print struct {
	size    image.Point
	squares []uint32
}

func printOf(img *image.RGBA) print {
	p := print{size: img.Rect.Size()}
	for y := 0; y < p.size.Y; y += exactSide {
		for x := 0; x < p.size.X; x += exactSide {
			digest := fnv.New32a()
			for row := y; row < min(y+exactSide, p.size.Y); row++ {
				i := row*img.Stride + 4*x
				digest.Write(img.Pix[i : i+4*min(exactSide, p.size.X-x)])
			}
			p.squares = append(p.squares, digest.Sum32())
		}
	}
	return p
}

// differs returns where two prints of the same size differ.
func (p print) differs(other print) (at []image.Rectangle) {
	wide := (p.size.X + exactSide - 1) / exactSide
	for i := range p.squares {
		if p.squares[i] != other.squares[i] {
			corner := image.Pt(i%wide, i/wide).Mul(exactSide)
			at = append(at, image.Rectangle{corner, corner.Add(image.Pt(exactSide, exactSide))}.Intersect(image.Rectangle{Max: p.size}))
		}
	}
	return at
}

// equal reports whether two pictures are the same in every pixel.
func (p print) equal(other print) bool {
	return p.size == other.size && slices.Equal(p.squares, other.squares)
}

func (p print) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d %d ", p.size.X, p.size.Y)
	for _, s := range p.squares {
		fmt.Fprintf(&b, "%08x", s)
	}
	return b.String()
}

func parsePrint(s string) (p print, err error) {
	var squares string
	if _, err := fmt.Sscan(s, &p.size.X, &p.size.Y, &squares); err != nil {
		return p, err
	}
	for len(squares) >= 8 {
		var v uint32
		if _, err := fmt.Sscanf(squares[:8], "%08x", &v); err != nil {
			return p, err
		}
		p.squares, squares = append(p.squares, v), squares[8:]
	}
	if want := ((p.size.X + exactSide - 1) / exactSide) * ((p.size.Y + exactSide - 1) / exactSide); len(p.squares) != want {
		return p, fmt.Errorf("%d squares, want %d", len(p.squares), want)
	}
	return p, nil
}

// readPrints reads the prints of all pictures, by name.
func readPrints() (map[string]print, error) {
	prints := map[string]print{}
	f, err := os.Open(exactFile)
	if err != nil {
		return prints, err
	}
	defer f.Close()
	lines := bufio.NewScanner(f)
	for lines.Scan() {
		name, rest, _ := strings.Cut(lines.Text(), " ")
		p, err := parsePrint(rest)
		if err != nil {
			return prints, fmt.Errorf("%s: %s: %w", exactFile, name, err)
		}
		prints[name] = p
	}
	return prints, lines.Err()
}

// takePrint stores the print of a picture in the file.
func takePrint(name string, p print) error {
	prints, err := readPrints()
	if err != nil && !os.IsNotExist(err) {
		return err
	}
	prints[name] = p
	var b strings.Builder
	names := make([]string, 0, len(prints))
	for name := range prints {
		names = append(names, name)
	}
	slices.Sort(names)
	for _, name := range names {
		fmt.Fprintln(&b, name, prints[name])
	}
	return os.WriteFile(exactFile, []byte(b.String()), 0o666)
}

const probeName = "probe"

// pinned reports whether this renderer draws every pixel as the one that made the prints.
var pinned = sync.OnceValue(func() bool {
	prints, err := readPrints()
	return err == nil && prints[probeName].equal(printOf(probe()))
})

// probe draws what reveals a renderer's rounding: slanted edges, textures between pixels and scaled, and
// translucent layers.
func probe() *image.RGBA {
	const side = 256
	screen := ebiten.NewImage(side, side)
	defer screen.Deallocate()
	texture := ebiten.NewImage(37, 41)
	defer texture.Deallocate()
	for y := range 41 {
		for x := range 37 {
			texture.Set(x, y, color.RGBA{uint8(x * 6), uint8(y * 5), uint8(x * y), 255})
		}
	}
	screen.Fill(color.RGBA{31, 67, 101, 255})
	for i := range 12 {
		var o ebiten.DrawImageOptions
		o.GeoM.Rotate(float64(i) * 0.37)
		o.GeoM.Scale(0.4+float64(i)*0.31, 0.5+float64(i)*0.23)
		o.GeoM.Translate(20.3+float64(i)*17.7, 30.6+float64(i%5)*41.1)
		o.ColorScale.Scale(0.91, 0.83, 0.77, 1)
		o.ColorScale.ScaleAlpha(0.3 + float32(i)*0.05)
		o.Filter = ebiten.FilterLinear
		if i%3 == 2 {
			o.Blend = ebiten.BlendLighter
		}
		screen.DrawImage(texture, &o)
	}
	var corners []ebiten.Vertex
	var order []uint16
	for i := range 30 {
		x, y := float32(i*53%side), float32(i*97%side)
		for k, d := range [3][2]float32{{0, 0}, {31.3, 7.7}, {5.1, 43.9}} {
			corners = append(corners, ebiten.Vertex{DstX: x + d[0], DstY: y + d[1], SrcX: 1 + 30*d[0]/32, SrcY: 1 + 30*d[1]/44,
				ColorR: 0.2 + 0.3*float32(k), ColorG: 0.9 - 0.2*float32(k), ColorB: 0.5, ColorA: 0.6})
			order = append(order, uint16(len(order)))
		}
	}
	screen.DrawTriangles(corners, order, texture, &ebiten.DrawTrianglesOptions{Filter: ebiten.FilterLinear})
	img := image.NewRGBA(screen.Bounds())
	screen.ReadPixels(img.Pix)
	return img
}

// compareExactly compares every pixel of a frame if the renderer allows it.
func (g *guest) compareExactly(name string, full *image.RGBA) {
	g.t.Helper()
	if !pinned() {
		g.t.Logf("%s: compared with its small picture only: this is not the renderer that the prints were taken with", name)
		return
	}
	prints, err := readPrints()
	if err != nil {
		g.t.Fatal(err)
	}
	want, got := prints[name], printOf(full)
	if want.size != got.size {
		g.t.Errorf("%s: the print is of a picture %v large, not %v", name, want.size, got.size)
		return
	}
	at := want.differs(got)
	if len(at) == 0 {
		return
	}
	dir, err := os.MkdirTemp("", "tidepool-exact-")
	if err != nil {
		g.t.Fatal(err)
	}
	if err := writePNG(filepath.Join(dir, name), full, png.BestSpeed); err != nil {
		g.t.Error(err)
	}
	g.t.Errorf("%s: pixels differ in %d squares, the first at %v; the picture is in %s", name, len(at), at[:min(len(at), 5)], dir)
}

// A line of two pixels that disappears is not noticed in small pictures, but in prints.
func TestExactSeesFineLines(t *testing.T) {
	full := image.NewRGBA(image.Rect(0, 0, 640, 400))
	for y := range 400 {
		for x := range 640 {
			full.SetRGBA(x, y, color.RGBA{uint8(180 + y/16), uint8(150 + x/16), 120, 255})
		}
	}
	lined := image.NewRGBA(full.Rect)
	copy(lined.Pix, full.Pix)
	for x := 100; x < 500; x++ {
		for y := 200; y < 202; y++ {
			c := lined.RGBAAt(x, y)
			lined.SetRGBA(x, y, color.RGBA{c.R - 50, c.G - 50, c.B - 50, 255})
		}
	}
	if d := differ(reduced(full, 320), reduced(lined, 320)); d.mean > mostMean || d.most > mostBlock {
		t.Errorf("the small pictures differ by %.1f and by %.1f: this line is too strong for the test", d.mean, d.most)
	}
	if at := printOf(full).differs(printOf(lined)); len(at) != 13 {
		t.Errorf("the line is seen in %d squares, want 13: %v", len(at), at)
	}
}

// Prints survive writing and reading.
func TestPrints(t *testing.T) {
	p := printOf(image.NewRGBA(image.Rect(0, 0, 70, 40)))
	got, err := parsePrint(p.String())
	if err != nil || !got.equal(p) || len(p.squares) != 6 {
		t.Errorf("%v, %v", got, err)
	}
	for _, s := range []string{"", "70 40", "70 40 0123", "70 40 " + strings.Repeat("x", 48)} {
		if _, err := parsePrint(s); err == nil {
			t.Errorf("%q is read", s)
		}
	}
}
