//go:build unix

package lock

import (
	"os"
	"syscall"
)

// Take locks a file until free is called or the program ends, even by a crash.
func Take(name string) (free func(), err error) {
	f, err := os.OpenFile(name, os.O_CREATE|os.O_RDWR, 0o600)
	if err != nil {
		return nil, err
	}
	if err := syscall.Flock(int(f.Fd()), syscall.LOCK_EX|syscall.LOCK_NB); err != nil {
		f.Close()
		return nil, ErrTaken
	}
	return func() { f.Close() }, nil
}
