// Package gif writes animations as GIF, one picture after another, so that the caller may pause in between or stop.
//
//	a := gif.New(480, 480, gif.NewPalette(first, last))
//	a.Add(first, 100) // for a second
//	a.Add(last, 300)
//	data := a.Bytes()
//
// Colours are not dithered: pictures with few colours look better plain, and take less space. Only the part
// of a picture that differs from the previous one is written.
package gif

import (
	"bytes"
	"compress/lzw"
	"image"
)

// unchanged is the palette index for a pixel that stays as it is.
const unchanged = colours

// An Animation is an animation being written.
type Animation struct {
	palette *Palette
	size    image.Point
	shown   []uint8 // pixels after the last picture, as palette indexes
	begun   bool
	out     bytes.Buffer
}

// New begins an animation of w by h pixels, each less than 65,536.
func New(w, h int, p *Palette) *Animation {
	a := &Animation{palette: p, size: image.Pt(w, h), shown: make([]uint8, w*h)}
	a.out.WriteString("GIF89a")
	a.number(w)
	a.number(h)
	const ownColours, all = 0x80 | 7<<4, 7 // of eight bits
	a.out.Write([]byte{ownColours | all, 0, 0})
	for i := range colours + 1 {
		var c [3]uint8
		if i < len(p.list) {
			c = p.list[i]
		}
		a.out.Write(c[:])
	}
	// Loop forever.
	a.out.WriteString("\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00")
	return a
}

func (a *Animation) number(n int) { a.out.Write([]byte{uint8(n), uint8(n >> 8)}) }

// Add shows an opaque picture of the animation's size for some hundredths of a second.
func (a *Animation) Add(picture *image.RGBA, hundredths int) {
	pixels := make([]uint8, len(a.shown))
	for y := range a.size.Y {
		row := picture.Pix[y*picture.Stride:]
		for x := range a.size.X {
			pixels[y*a.size.X+x] = a.palette.index(row[4*x], row[4*x+1], row[4*x+2])
		}
	}
	part := image.Rectangle{Max: a.size}
	if a.begun {
		part = a.changed(pixels)
	}
	a.write(pixels, part, hundredths)
	a.shown, a.begun = pixels, true
}

// changed returns the smallest rectangle that differs from what is shown, or one pixel if nothing does.
func (a *Animation) changed(pixels []uint8) image.Rectangle {
	part := image.Rectangle{}
	for y := range a.size.Y {
		for x := range a.size.X {
			if i := y*a.size.X + x; pixels[i] != a.shown[i] {
				part = part.Union(image.Rect(x, y, x+1, y+1))
			}
		}
	}
	if part.Empty() {
		return image.Rect(0, 0, 1, 1)
	}
	return part
}

func (a *Animation) write(pixels []uint8, part image.Rectangle, hundredths int) {
	const keepsAndSeesThrough = 1<<2 | 1
	a.out.Write([]byte{0x21, 0xf9, 4, keepsAndSeesThrough})
	a.number(hundredths)
	a.out.Write([]byte{unchanged, 0, 0x2c})
	for _, n := range []int{part.Min.X, part.Min.Y, part.Dx(), part.Dy()} {
		a.number(n)
	}
	const bitsOfPixel = 8
	a.out.Write([]byte{0, bitsOfPixel})
	blocks := blockWriter{out: &a.out}
	packed := lzw.NewWriter(&blocks, lzw.LSB, bitsOfPixel)
	row := make([]uint8, part.Dx())
	for y := part.Min.Y; y < part.Max.Y; y++ {
		from := y*a.size.X + part.Min.X
		copy(row, pixels[from:from+len(row)])
		for x := range row {
			if a.begun && row[x] == a.shown[from+x] {
				row[x] = unchanged
			}
		}
		_, _ = packed.Write(row) // writing to memory does not fail
	}
	_ = packed.Close()
	blocks.end()
}

// Bytes returns the animation as a file. Nothing can be added afterwards.
func (a *Animation) Bytes() []byte {
	a.out.WriteByte(0x3b)
	return a.out.Bytes()
}

// A blockWriter splits its input into blocks of at most 255 bytes, each preceded by its length.
type blockWriter struct {
	out  *bytes.Buffer
	rest []byte
}

const mostBlock = 255

func (b *blockWriter) Write(p []byte) (int, error) {
	b.rest = append(b.rest, p...)
	for len(b.rest) >= mostBlock {
		b.block(b.rest[:mostBlock])
		b.rest = b.rest[mostBlock:]
	}
	return len(p), nil
}

func (b *blockWriter) block(p []byte) {
	b.out.WriteByte(uint8(len(p)))
	b.out.Write(p)
}

func (b *blockWriter) end() {
	if len(b.rest) > 0 {
		b.block(b.rest)
	}
	b.out.WriteByte(0)
}
