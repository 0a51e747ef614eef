//go:build !linux && !js

package cli

import (
	"time"

	"tidepool/ai/thinking"
)

// threadTime returns the wall-clock time where a thread's processor time is not available: measure on an idle
// machine.
func threadTime() (now func() time.Duration, release func()) { return thinking.Clock(), func() {} }
