package main

import (
	"encoding/binary"
	"image"
	"image/color"
	"image/png"
	"io"
	"math"

	"tidepool/sound"
)

// writePNG draws a spectrogram: time from the left, 2 ms a pixel, frequencies from 60 Hz at the bottom to 20
// kHz, a tenth of the height for each 0.84 octaves, and 80 dB from black to white.
func writePNG(w io.Writer, samples []float64, seconds float64) error {
	const height, step = 200, sound.Rate / 500
	width := int(seconds * sound.Rate / step)
	pic := image.NewRGBA(image.Rect(0, 0, width, height))
	for x := range width {
		power := spectrum(samples, x*step-window/2)
		for y := range height {
			hertz := 60 * math.Pow(20000.0/60, float64(height-1-y)/height)
			bin := hertz * window / sound.Rate
			i := min(int(bin), len(power)-2)
			level := 10 * math.Log10(power[i]+(power[i+1]-power[i])*(bin-float64(i))+1e-12)
			pic.Set(x, y, heat((level+40)/80))
		}
	}
	return png.Encode(w, pic)
}

// heat returns a colour from black through blue and orange to white.
func heat(share float64) color.Color {
	c := func(from float64) uint8 { return uint8(255 * min(max((share-from)/0.4, 0), 1)) }
	blue := math.Sin(math.Pi * min(max(share, 0), 0.5) * 2)
	return color.RGBA{c(0.3), c(0.5), max(c(0.6), uint8(160*max(blue, 0))), 255}
}

// writeWAV writes 16-bit stereo.
func writeWAV(w io.Writer, left, right []float64) error {
	size := uint32(4 * len(left))
	head := []any{
		[]byte("RIFF"), 36 + size, []byte("WAVEfmt "), uint32(16), uint16(1), uint16(2),
		uint32(sound.Rate), uint32(4 * sound.Rate), uint16(4), uint16(16), []byte("data"), size,
	}
	data := make([]int16, 0, 2*len(left))
	for i := range left {
		for _, x := range []float64{left[i], right[i]} {
			data = append(data, int16(32767*min(max(x, -1), 1)))
		}
	}
	for _, part := range append(head, data) {
		if err := binary.Write(w, binary.LittleEndian, part); err != nil {
			return err
		}
	}
	return nil
}
