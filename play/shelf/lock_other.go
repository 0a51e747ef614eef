//go:build !(darwin || dragonfly || freebsd || js || linux || netbsd || openbsd || windows)

package shelf

import "os"

func lockFile(*os.File, bool) error { return errNoLocks }

func (l *fileLock) remove() { l.file.Close() }
