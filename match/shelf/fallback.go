package shelf

import (
	"errors"
	"fmt"
	"io/fs"
)

// ErrMemoryOnly tells that something could not be stored and is kept in
// memory instead, until the program ends or the store can be written again.
// It is returned once, not for every turn.
var ErrMemoryOnly = errors.New("kept in memory only")

// A fallback keeps in memory what its store does not take: no space, a quota,
// a directory that cannot be written.
type fallback struct {
	store  Store
	memory Memory
	warned bool
}

func (f *fallback) Read(name string) ([]byte, error) {
	if f.memory.has(name) {
		return f.memory.Read(name)
	}
	return f.store.Read(name)
}

func (f *fallback) Write(name string, data []byte) error {
	if err := f.store.Write(name, data); err != nil {
		return f.keep(name, data, err)
	}
	delete(f.memory.files, name)
	f.flush()
	return nil
}

func (f *fallback) Create(name string, data []byte) error {
	if f.memory.has(name) {
		return taken("create", name)
	}
	err := f.store.Create(name, data)
	if err != nil && !errors.Is(err, fs.ErrExist) {
		return f.keep(name, data, err)
	}
	if err == nil {
		f.flush()
	}
	return err
}

func (f *fallback) keep(name string, data []byte, cause error) error {
	if err := f.memory.Write(name, data); err != nil || f.warned {
		return err
	}
	f.warned = true
	return fmt.Errorf("%s: %w: %w", name, ErrMemoryOnly, cause)
}

// flush stores what is in memory, now that the store can be written again.
func (f *fallback) flush() {
	for name, data := range f.memory.files {
		if f.store.Write(name, data) != nil {
			return
		}
		delete(f.memory.files, name)
	}
	f.warned = false
}

// Rename and Remove first rid the store of an older content of the name, so
// that either both copies are gone or none.

func (f *fallback) Rename(from, to string) error {
	if !f.memory.has(from) {
		return f.store.Rename(from, to)
	}
	switch _, err := f.Read(to); {
	case err == nil || isUnfit(err):
		return taken("rename", to)
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	if err := f.removeStored(from); err != nil {
		return err
	}
	defer f.flush()
	return f.memory.Rename(from, to)
}

func (f *fallback) Remove(name string) error {
	if !f.memory.has(name) {
		return f.store.Remove(name)
	}
	if err := f.removeStored(name); err != nil {
		return err
	}
	return f.memory.Remove(name)
}

func (f *fallback) removeStored(name string) error {
	if err := f.store.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

func (f *fallback) List() ([]string, error) {
	names, err := f.store.List()
	seen := make(map[string]bool, len(names))
	for _, name := range names {
		seen[name] = true
	}
	kept, _ := f.memory.List()
	for _, name := range kept {
		if !seen[name] {
			names = append(names, name)
		}
	}
	return names, err
}
