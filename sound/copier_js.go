package sound

import (
	"syscall/js"
	"unsafe"
)

// A copier copies samples from the program's memory into the browser's buffers, a few at a time.
type copier struct {
	left, right   [4096]float32
	floats, bytes js.Value // views of the same memory
}

func newCopier() *copier {
	c := new(copier)
	c.floats = js.Global().Get("Float32Array").New(len(c.left))
	c.bytes = js.Global().Get("Uint8Array").New(c.floats.Get("buffer"))
	return c
}

// put copies samples that fit into floats. Only the last part may be shorter: the rest of floats keeps older samples.
func (c *copier) put(to js.Value, channel, at int, samples []float32) {
	js.CopyBytesToJS(c.bytes, unsafe.Slice((*byte)(unsafe.Pointer(unsafe.SliceData(samples))), 4*len(samples)))
	to.Call("copyToChannel", c.floats, channel, at)
}

func (c *copier) all(to js.Value, samples []float32) {
	for at := 0; at < len(samples); at += len(c.left) {
		c.put(to, 0, at, samples[at:min(at+len(c.left), len(samples))])
	}
}

func (c *copier) next(to js.Value, length int, of *stream) {
	for at := 0; at < length; at += len(c.left) {
		n := min(len(c.left), length-at)
		of.next(c.left[:n], c.right[:n])
		c.put(to, 0, at, c.left[:n])
		c.put(to, 1, at, c.right[:n])
	}
}
