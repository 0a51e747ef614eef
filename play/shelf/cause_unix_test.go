//go:build !js && !windows

package shelf

import (
	"os"
	"syscall"
	"testing"
)

func TestCauseOfSystem(t *testing.T) {
	for number, want := range map[syscall.Errno]Cause{
		syscall.ENOSPC: CauseFull, syscall.EDQUOT: CauseFull, syscall.EROFS: CauseDenied,
		syscall.EACCES: CauseDenied, syscall.ENOENT: CauseMissing, syscall.EIO: CauseUnknown,
	} {
		if got := CauseOf(&os.PathError{Op: "write", Path: "x", Err: number}); got != want {
			t.Errorf("%v: %s, want %s", number, got, want)
		}
	}
}
