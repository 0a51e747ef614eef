//go:build amd64 || arm64

package memory

import "unsafe"

// Prefetches reports whether Prefetch has an effect.
const Prefetches = true

// prefetch is in assembly, as Go has no prefetch instruction.
//
//go:noescape
func prefetch(p unsafe.Pointer)
