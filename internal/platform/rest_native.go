//go:build !js

package platform

// A window's frames wait for events by themselves.
func holdFrames(bool) {}
func letFrame()       {}
func tellLooks(int)   {}
