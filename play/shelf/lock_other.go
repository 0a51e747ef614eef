//go:build !(darwin || dragonfly || freebsd || js || linux || netbsd || openbsd || windows)

package shelf

import "os"

// lockFile knows no locks on this system.
func lockFile(*os.File, bool) error { return errNoLocks }

func (l *fileLock) remove() { l.file.Close() }
