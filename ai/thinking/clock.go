package thinking

import "time"

// Clock returns a function that returns the time since now.
func Clock() func() time.Duration {
	start := time.Now()
	return func() time.Duration { return time.Since(start) }
}
