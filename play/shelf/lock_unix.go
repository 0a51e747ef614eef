//go:build darwin || dragonfly || freebsd || linux || netbsd || openbsd

package shelf

import (
	"errors"
	"os"
	"syscall"
)

func lockFile(f *os.File, wait bool) error {
	how := syscall.LOCK_EX
	if !wait {
		how |= syscall.LOCK_NB
	}
	for {
		err := syscall.Flock(int(f.Fd()), how)
		switch {
		case err == nil:
			return nil
		case errors.Is(err, syscall.EINTR):
		case errors.Is(err, syscall.EWOULDBLOCK):
			return errLocked
		default:
			return errors.Join(errNoLocks, err)
		}
	}
}

// remove removes a lock file and unlocks it. Removing first means that later programs open a new one.
func (l *fileLock) remove() {
	os.Remove(l.file.Name())
	l.file.Close()
}
