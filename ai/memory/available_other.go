//go:build !linux

package memory

// Available is 0: the system does not tell.
func Available() int { return 0 }
