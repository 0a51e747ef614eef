package sound

import (
	"syscall/js"
	"unsafe"
)

// A copier brings samples from the program's memory into the browser's, a few at
// a time.
type copier struct {
	left, right   []float32
	bytes, floats js.Value // the same memory
}

func newCopier() copier {
	const size = 4096 // samples
	floats := js.Global().Get("Float32Array").New(size)
	return copier{
		left: make([]float32, size), right: make([]float32, size),
		floats: floats, bytes: js.Global().Get("Uint8Array").New(floats.Get("buffer")),
	}
}

// fill puts what is heard next of a recording into a buffer of the browser's,
// and silence after its end.
func (c *copier) fill(buffer js.Value, from recording) {
	length := buffer.Get("length").Int()
	for at := 0; at < length; at += len(c.left) {
		n := min(length-at, len(c.left))
		got := from.next(c.left[:n], c.right[:n])
		clear(c.left[got:])
		clear(c.right[got:])
		for channel, samples := range [][]float32{c.left, c.right} {
			js.CopyBytesToJS(c.bytes, unsafe.Slice((*byte)(unsafe.Pointer(&samples[0])), 4*len(samples)))
			// Those for which there is no room left are not copied.
			buffer.Call("copyToChannel", c.floats, channel, at)
		}
	}
}
