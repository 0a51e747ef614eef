package cli

import (
	"runtime"
	"time"

	"golang.org/x/sys/unix"
)

// threadTime keeps this goroutine on its thread and tells how much of a processor the thread has had
// so far: unlike the time on the wall, that does not grow while others have the processors.
func threadTime() (now func() time.Duration, release func()) {
	runtime.LockOSThread()
	return func() time.Duration {
		var t unix.Timespec
		if err := unix.ClockGettime(unix.CLOCK_THREAD_CPUTIME_ID, &t); err != nil {
			return 0
		}
		return time.Duration(t.Nano())
	}, runtime.UnlockOSThread
}
