//go:build !js

package platform

import (
	"crypto/rand"
	"strings"
)

func (*Native) Secret() string { return strings.ToLower(rand.Text()[:secretBytes]) }

// Woken implements device.Platform: a window's connections are kept while it is hidden.
func (*Native) Woken() bool { return false }
