//go:build amd64 || arm64

package memory

import "unsafe"

// prefetch is in the processor's own language: in Go there is no word for it.
//
//go:noescape
func prefetch(p unsafe.Pointer)
