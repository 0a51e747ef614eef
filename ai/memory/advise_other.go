//go:build !linux

package memory

import "unsafe"

func advise(unsafe.Pointer, int) {}
