//go:build !linux

package memory

// Available returns 0: it is unknown on this system.
func Available() int { return 0 }
