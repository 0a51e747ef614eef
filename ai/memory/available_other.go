//go:build !linux

package memory

// Available returns how many bytes of memory are to be had without taking them
// from others, or 0 if the system does not tell.
func Available() int { return 0 }
