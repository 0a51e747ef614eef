//go:build !js

package shelf

import (
	"errors"
	"slices"
	"syscall"
)

// systemCause knows the system's numbers for a full disk and for one that cannot be written.
func systemCause(err error) Cause {
	var number syscall.Errno
	switch {
	case !errors.As(err, &number):
	case slices.Contains(noSpace, number):
		return CauseFull
	case slices.Contains(noWriting, number):
		return CauseDenied
	case number == syscall.ENOTDIR: // which Go says on Windows, too
		return CauseNotFolder
	}
	return CauseUnknown
}
