//go:build !amd64 && !arm64

package memory

import "unsafe"

func prefetch(unsafe.Pointer) {}
