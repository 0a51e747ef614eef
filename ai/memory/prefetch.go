//go:build amd64 || arm64

package memory

import "unsafe"

// prefetch is in assembly, as Go has no prefetch instruction.
//
//go:noescape
func prefetch(p unsafe.Pointer)
