// Package memory makes random access to large tables faster: with large pages, which need fewer entries in the
// processor's page cache (TLB), and by prefetching. Both are hints, which have no effect on systems without them.
package memory

import (
	"sync/atomic"
	"unsafe"
)

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

// Populate has the system provide memory for up to two more megabytes of s, a large page, beyond the first *populated
// elements; false means that all have it. Without it the first random accesses touch the whole of a large table, and the
// system clears all that memory at once, which takes 2 to 80 ms. T has at least four bytes.
func Populate[T any](s []T, populated *int) bool {
	const largePage = 2 << 20
	i := *populated
	if i == len(s) {
		return false
	}
	atomic.AddUint32((*uint32)(unsafe.Pointer(&s[i])), 0)
	*populated = min(len(s), i+largePage/int(unsafe.Sizeof(s[i])))
	return true
}

// Prefetch asks the processor to load the value that p points to, without waiting for it.
func Prefetch[T any](p *T) { prefetch(unsafe.Pointer(p)) }
