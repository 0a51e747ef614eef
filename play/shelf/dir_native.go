//go:build !js

package shelf

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"time"
)

const (
	tempPrefix = ".tmp-"
	// staleAfter is the age at which a temporary file must have been left by a killed program.
	staleAfter = time.Hour
	// patience is how long a store waits for another program that is writing: writing takes milliseconds,
	// unless the program was just suspended.
	patience = 2 * time.Second
)

type dir struct {
	path string
	// guest means that a user has chosen the folder, which may contain other files.
	guest bool
	// patience is how long to wait for another program that is writing. After it was exceeded, further writes
	// do not wait until the lock is free.
	patience time.Duration
	locked   bool // at the last attempt
	// joined means that names are synced later, all at once.
	joined bool
}

// openDir creates the directory if missing, and removes temporary files that are stale at the time now.
func openDir(path string, now time.Time) (*dir, error) {
	if err := os.MkdirAll(path, 0o700); err != nil {
		return nil, err
	}
	d := &dir{path: path, patience: patience}
	d.sweep(now)
	return d, nil
}

// sweep removes stale temporary files and lock files. One that remains does no harm, so errors are ignored.
func (d *dir) sweep(now time.Time) {
	entries, _ := os.ReadDir(d.path)
	for _, e := range entries {
		temp, held := isTemp(e.Name()), isHeld(e.Name())
		if !temp && !held {
			continue
		}
		if info, err := e.Info(); err != nil || now.Sub(info.ModTime()) <= staleAfter {
			continue
		}
		if temp {
			os.Remove(d.file(e.Name()))
		} else if l, err := takeLock(d.file(e.Name()), 0); err == nil {
			l.remove()
		}
	}
}

// isTemp recognises the names that os.CreateTemp makes.
func isTemp(name string) bool {
	number, ok := strings.CutPrefix(name, tempPrefix)
	return ok && number != "" && isDigits(number)
}

func isHeld(name string) bool {
	name, ok := strings.CutPrefix(name, heldPrefix)
	id, ok2 := strings.CutSuffix(name, gameExt)
	return ok && ok2 && IsID(id)
}

func (d *dir) isGuest() bool { return d.guest }

func (d *dir) folder() string { return d.path }

func (d *dir) file(name string) string { return filepath.Join(d.path, name) }

func (d *dir) Read(name string) ([]byte, error) {
	if err := checkName(name); err != nil {
		return nil, err
	}
	info, err := os.Lstat(d.file(name))
	if err != nil {
		return nil, err
	}
	// Reading a pipe could block for ever.
	if !info.Mode().IsRegular() {
		return nil, ErrNotFile
	}
	f, err := os.Open(d.file(name))
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, maxFile+1))
	if err != nil {
		return nil, err
	}
	return data, checkSize(data)
}

// Swap does everything slow before it locks the directory.
func (d *dir) Swap(name string, old, data []byte) error {
	return d.place(name, data, func(temp string) error {
		switch now, err := d.Read(name); {
		case errors.Is(err, fs.ErrNotExist):
		case err != nil:
			return err
		case !bytes.Equal(now, old):
			return ErrChanged
		}
		return replace(temp, d.file(name))
	})
}

func (d *dir) Create(name string, data []byte) error {
	return d.place(name, data, func(temp string) error { return moveNew(temp, d.file(name)) })
}

// place writes a temporary file and lets put rename it, during which no other program writes.
func (d *dir) place(name string, data []byte, put func(temp string) error) error {
	temp, err := d.prepare(name, data)
	if err != nil {
		return err
	}
	if err := d.alone(func() error { return put(temp) }); err != nil {
		os.Remove(temp)
		return err
	}
	return d.sync()
}

func (d *dir) Rename(from, to string) error {
	if err := errors.Join(checkName(from), checkName(to)); err != nil {
		return err
	}
	return d.alone(func() error {
		if err := moveNew(d.file(from), d.file(to)); err != nil {
			return err
		}
		return d.sync()
	})
}

func (d *dir) Remove(name string) error {
	if err := checkName(name); err != nil {
		return err
	}
	if err := os.Remove(d.file(name)); err != nil {
		return err
	}
	return d.sync()
}

func (d *dir) alone(do func() error) error {
	unlock, err := d.lock()
	if err != nil {
		return err
	}
	defer unlock()
	return do()
}

func (d *dir) Stat(name string) (Mark, error) {
	if err := checkName(name); err != nil {
		return Mark{}, err
	}
	info, err := os.Lstat(d.file(name))
	if err != nil {
		return Mark{}, err
	}
	return Mark{info.Size(), info.ModTime().UnixNano()}, nil
}

func (d *dir) List() ([]string, error) {
	entries, err := os.ReadDir(d.path)
	if errors.Is(err, fs.ErrNotExist) {
		return nil, nil
	}
	var names []string
	for _, e := range entries {
		if checkName(e.Name()) == nil {
			names = append(names, e.Name())
		}
	}
	return names, err
}

// prepare writes data to a temporary file, syncs it to disk, and returns its path.
func (d *dir) prepare(name string, data []byte) (path string, err error) {
	if err := errors.Join(checkName(name), checkSize(data)); err != nil {
		return "", err
	}
	f, err := os.CreateTemp(d.path, tempPrefix+"*")
	if errors.Is(err, fs.ErrNotExist) { // the directory was deleted
		if err := os.MkdirAll(d.path, 0o700); err != nil {
			return "", err
		}
		f, err = os.CreateTemp(d.path, tempPrefix+"*")
	}
	if err != nil {
		return "", err
	}
	_, err = f.Write(data)
	if err == nil {
		err = f.Sync()
	}
	if err = errors.Join(err, f.Close()); err != nil {
		os.Remove(f.Name())
		return "", err
	}
	return f.Name(), nil
}

// sync makes the directory's names durable. Windows and some file systems refuse; their renames are as
// durable as possible anyway.
func (d *dir) sync() error {
	if d.joined {
		return nil
	}
	f, err := os.Open(d.path)
	if err != nil {
		return ignoreUnsupported(err)
	}
	defer f.Close()
	return ignoreUnsupported(f.Sync())
}

// together syncs the names of all that do writes at once. File contents are synced as usual.
func (d *dir) together(do func()) {
	d.joined = true
	do()
	d.joined = false
	d.sync()
}

func ignoreUnsupported(err error) error {
	if errors.Is(err, fs.ErrPermission) || errors.Is(err, errors.ErrUnsupported) || errors.Is(err, syscall.EINVAL) {
		return nil
	}
	return err
}

// replace renames over an existing file. On Windows that fails briefly while another program has the old file
// open, so it is retried.
func replace(from, to string) error {
	var err error
	for wait := time.Millisecond; wait < 100*time.Millisecond; wait *= 3 {
		if err = os.Rename(from, to); err == nil || errors.Is(err, fs.ErrNotExist) {
			return err
		}
		time.Sleep(wait)
	}
	return err
}

// moveNew renames to a name that must be free. A hard link does this atomically; without links, it checks first.
func moveNew(from, to string) error {
	err := os.Link(from, to)
	if errors.Is(err, fs.ErrExist) || errors.Is(err, fs.ErrNotExist) {
		return err
	}
	if err == nil {
		if err = os.Remove(from); err != nil && !errors.Is(err, fs.ErrNotExist) {
			os.Remove(to)
			return err
		}
		return nil // if another program has removed the old name, the new one is the only one left
	}
	if _, err := os.Lstat(to); !errors.Is(err, fs.ErrNotExist) {
		return fmt.Errorf("rename to %s: %w", filepath.Base(to), fs.ErrExist)
	}
	return replace(from, to)
}
