//go:build !linux && !js

package sound

// waits says whether a voice must not be started before the context is ready.
const waits = false

// Available reports whether there is a sound device; here there always is one
// as far as one can tell.
func Available() bool { return true }
