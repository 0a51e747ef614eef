// Package icon makes the program's icon files: PNG for the web and Linux, ICO for Windows, ICNS for macOS and
// pictures for a window, all from Tidepool's own drawing.
//
//	os.WriteFile("tidepool.png", icon.PNG(256, false), 0o644)
//	ebiten.SetWindowIcon(icon.Images())
//
// It needs no window. The small icons on buttons are in [tidepool/sprites.Icon].
package icon

import (
	"bytes"
	"encoding/binary"
	"image"
	"image/png"
)

// sizes are the sizes that desktops ask for, in pixels.
var sizes = [...]int{16, 24, 32, 48, 64, 128, 256}

// Images returns the icon in sizes from 16 to 256 pixels, for a window.
func Images() []image.Image {
	list := make([]image.Image, len(sizes))
	for i, size := range sizes {
		list[i] = picture(size, false)
	}
	return list
}

// picture draws the icon. Small ones are drawn larger and shrunk, which preserves thin lines better.
func picture(size int, bled bool) *image.RGBA {
	const finest = 256
	if size >= finest {
		return Drawing(bled).Raster(float64(size))
	}
	n := (finest + size - 1) / size
	return shrink(Drawing(bled).Raster(float64(size*n)), n)
}

// shrink averages n×n pixels to one; colours are premultiplied, so they may be averaged.
func shrink(from *image.RGBA, n int) *image.RGBA {
	to := image.NewRGBA(image.Rect(0, 0, from.Rect.Dx()/n, from.Rect.Dy()/n))
	for i := range to.Pix {
		x, y, k := i%to.Stride/4, i/to.Stride, i%4
		sum := n * n / 2
		for dy := range n {
			row := from.Pix[(y*n+dy)*from.Stride:]
			for dx := range n {
				sum += int(row[(x*n+dx)*4+k])
			}
		}
		to.Pix[i] = uint8(sum / (n * n))
	}
	return to
}

// PNG returns the icon with size pixels each way, bled to the edges for systems that cut their own shape, or not.
func PNG(size int, bled bool) []byte {
	var file bytes.Buffer
	encoder := png.Encoder{CompressionLevel: png.BestCompression}
	if err := encoder.Encode(&file, picture(size, bled)); err != nil {
		panic(err) // the picture is valid and memory is writable
	}
	return file.Bytes()
}

// ICO returns the icon for Windows in the sizes it asks for, as PNGs, which it reads since Vista.
func ICO() []byte {
	file := binary.LittleEndian.AppendUint16(nil, 0)
	file = binary.LittleEndian.AppendUint16(file, 1) // an icon, not a cursor
	file = binary.LittleEndian.AppendUint16(file, uint16(len(sizes)))
	var pictures []byte
	at := len(file) + len(sizes)*16
	for _, size := range sizes {
		data := PNG(size, false)
		file = append(file, iconEntry(size, len(data))...)
		file = binary.LittleEndian.AppendUint32(file, uint32(at+len(pictures)))
		pictures = append(pictures, data...)
	}
	return append(file, pictures...)
}

// iconEntry returns the start of a picture's entry in the directory, up to its length in bytes; its offset follows.
func iconEntry(size, length int) []byte {
	edge := byte(size) // 256 is written as 0
	entry := []byte{edge, edge, 0, 0, 1, 0, 32, 0}
	return binary.LittleEndian.AppendUint32(entry, uint32(length))
}

// ICNS returns the icon for macOS.
func ICNS() []byte {
	var body []byte
	for _, form := range []struct {
		kind string
		size int
	}{{"icp4", 16}, {"icp5", 32}, {"ic11", 32}, {"ic12", 64}, {"ic07", 128}, {"ic13", 256}, {"ic08", 256}, {"ic14", 512}, {"ic09", 512}, {"ic10", 1024}} {
		data := PNG(form.size, false)
		body = append(body, form.kind...)
		body = binary.BigEndian.AppendUint32(body, uint32(8+len(data)))
		body = append(body, data...)
	}
	file := binary.BigEndian.AppendUint32([]byte("icns"), uint32(8+len(body)))
	return append(file, body...)
}
