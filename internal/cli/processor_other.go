//go:build !linux && !js

package cli

import "time"

// threadTime is the time on the wall, where a thread's own cannot be had: measure on a machine at rest.
func threadTime() (now func() time.Duration, release func()) { return stopwatch(), func() {} }
