//go:build !js

package shelf

import (
	"errors"
	"slices"
	"syscall"
)

// systemCause recognises the system's error numbers for a full and for a read-only disk.
func systemCause(err error) Cause {
	var number syscall.Errno
	switch {
	case !errors.As(err, &number):
	case slices.Contains(noSpace, number):
		return CauseFull
	case slices.Contains(noWriting, number):
		return CauseDenied
	case number == syscall.ENOTDIR: // Go returns it on Windows, too
		return CauseNotFolder
	}
	return CauseUnknown
}
