package memory

import (
	"syscall"
	"unsafe"
)

// advise requests large pages, which the system allocates when memory is first touched. A system without them
// returns an error, which does no harm.
func advise(start unsafe.Pointer, size int) {
	page := uintptr(syscall.Getpagesize())
	skip := -uintptr(start) & (page - 1)
	if whole := (uintptr(size) - skip) &^ (page - 1); whole > 0 {
		_ = syscall.Madvise(unsafe.Slice((*byte)(unsafe.Add(start, skip)), whole), syscall.MADV_HUGEPAGE)
	}
}
