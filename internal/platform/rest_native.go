//go:build !js

package platform

// holdFrames does nothing: a window waits for events by itself.
func holdFrames(bool)     {}
func letFrame()           {}
func tellLooks(int, bool) {}
