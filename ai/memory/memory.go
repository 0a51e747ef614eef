// Package memory makes tables that are read at random all over quicker to
// reach: with large pages, of which the processor's list holds more, and by
// asking for what is to be read before it is needed. Both are hints. Where the
// system knows no such thing, all is as without them.
package memory

import "unsafe"

// least is how many bytes are worth asking for large pages.
const least = 4 << 20

// Make returns n zero values.
func Make[T any](n int) []T {
	s := make([]T, n)
	if size := n * int(unsafe.Sizeof(*new(T))); size >= least {
		advise(unsafe.Pointer(unsafe.SliceData(s)), size)
	}
	return s
}

// Prefetch asks the processor for the value that p points to, without waiting for it.
func Prefetch[T any](p *T) { prefetch(unsafe.Pointer(p)) }
