//go:build !js

package platform

import "crypto/rand"

// Secret implements device.Platform.
func (*Native) Secret() string {
	data := make([]byte, secretBytes)
	_, _ = rand.Read(data) // it never fails
	return spell(data)
}

// Woken implements device.Platform: a window's connections are kept while it is hidden.
func (*Native) Woken() bool { return false }
