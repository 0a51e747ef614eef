// Package memory makes random access to large tables faster: with large pages, which need fewer entries in the
// processor's page cache (TLB), and by prefetching. Both are hints, which have no effect on systems without them.
package memory

import "unsafe"

// least is the size in bytes from which large pages are requested.
const least = 4 << 20

// Make returns n zero values.
func Make[T any](n int) []T {
	s := make([]T, n)
	if size := n * int(unsafe.Sizeof(*new(T))); size >= least {
		advise(unsafe.Pointer(unsafe.SliceData(s)), size)
	}
	return s
}

// Prefetch asks the processor to load the value that p points to, without waiting for it.
func Prefetch[T any](p *T) { prefetch(unsafe.Pointer(p)) }
