package cli

import (
	"runtime"
	"time"

	"golang.org/x/sys/unix"
)

// threadTime locks this goroutine to its thread and returns a clock of the thread's processor time. Unlike
// wall-clock time, it does not advance while other programs use the processor.
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
