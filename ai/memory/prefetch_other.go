//go:build !amd64 && !arm64

package memory

import "unsafe"

const Prefetches = false

func prefetch(unsafe.Pointer) {}
