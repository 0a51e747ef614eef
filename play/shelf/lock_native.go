//go:build !js

package shelf

import (
	"errors"
	"io/fs"
	"os"
	"time"
)

const (
	// lockName is locked while a file is checked and written.
	lockName = ".lock"
	// heldPrefix plus the name of a game's file is locked while the game is open.
	heldPrefix = ".held-"
)

var (
	errLocked  = errors.New("locked by another program")
	errNoLocks = errors.New("no locks here")
)

// A fileLock is a locked file. The system unlocks it when the program ends, however it ends.
type fileLock struct{ file *os.File }

// lock keeps other programs from writing until unlock is called. Without locks, as on some network file
// systems, it does nothing.
func (d *dir) lock() (unlock func(), err error) {
	patience := d.patience
	if d.locked {
		patience = 0 // the player has waited once
	}
	l, err := takeLock(d.file(lockName), patience)
	d.locked = errors.Is(err, errLocked)
	switch {
	case d.locked:
		return nil, errBusy
	case err != nil:
		return func() {}, nil
	}
	return l.unlock, nil
}

func (d *dir) Hold(name string) Claim {
	if checkName(name) != nil {
		return granted{}
	}
	l, err := takeLock(d.file(heldPrefix+name), 0)
	switch {
	case errors.Is(err, errLocked):
		return refused{}
	case err != nil:
		return granted{}
	}
	return &heldFile{l}
}

type heldFile struct{ lock *fileLock }

func (h *heldFile) State() Holding { return Mine }

func (h *heldFile) Release() {
	if h.lock != nil {
		h.lock.remove()
		h.lock = nil
	}
}

// takeLock locks a file, creating it if missing. It waits up to wait for another program, and then returns errLocked.
func takeLock(path string, wait time.Duration) (*fileLock, error) {
	for range 100 {
		f, err := openLock(path)
		if err != nil {
			return nil, err
		}
		if err := lockWithin(f, wait); err != nil {
			return nil, err
		}
		if isAt(f, path) {
			return &fileLock{f}, nil
		}
		f.Close() // its previous holder has removed it
	}
	return nil, errLocked
}

// openLock opens a lock file, and refuses anything but a regular file.
func openLock(path string) (*os.File, error) {
	if info, err := os.Lstat(path); err == nil && !info.Mode().IsRegular() {
		return nil, errNoLocks
	} else if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return nil, err
	}
	return os.OpenFile(path, os.O_RDWR|os.O_CREATE, 0o600)
}

func isAt(f *os.File, path string) bool {
	mine, err := f.Stat()
	if err != nil {
		return false
	}
	there, err := os.Lstat(path)
	return err == nil && os.SameFile(mine, there)
}

// lockWithin locks a file, or closes it and returns an error.
func lockWithin(f *os.File, wait time.Duration) error {
	err := lockFile(f, false)
	if errors.Is(err, errLocked) && wait > 0 {
		return lockLater(f, wait)
	}
	if err != nil {
		f.Close()
	}
	return err
}

// lockLater blocks for the lock, which is fair, unlike retrying.
func lockLater(f *os.File, wait time.Duration) error {
	locked := make(chan error, 1)
	go func() { locked <- lockFile(f, true) }()
	late := time.NewTimer(wait)
	defer late.Stop()
	select {
	case err := <-locked:
		if err != nil {
			f.Close()
		}
		return err
	case <-late.C:
		go func() {
			<-locked
			f.Close()
		}()
		return errLocked
	}
}

func (l *fileLock) unlock() { l.file.Close() }

type refused struct{}

func (refused) State() Holding { return Theirs }
func (refused) Release()       {}
