package shelf

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"maps"
	"slices"
	"strconv"
	"strings"
)

// ErrMemoryOnly tells that something could not be stored and is kept in memory until the program
// ends or the store can be written again. It is returned once, not for every turn.
var ErrMemoryOnly = errors.New("kept in memory only")

// A fallback keeps in memory what its store does not take: no space, a quota, a directory that
// cannot be written.
type fallback struct {
	store  Store
	kept   map[string]waiting
	warned bool
	// moved are new names of what was in memory when another program had written under the old ones.
	moved map[string]string
}

// A waiting content is one in memory that the store has yet to take.
type waiting struct {
	data []byte
	// stored is what the store last had under the name, or nil. Only that may be replaced.
	stored []byte
}

func (f *fallback) Read(name string) ([]byte, error) {
	if k, ok := f.kept[name]; ok {
		return bytes.Clone(k.data), nil
	}
	return f.store.Read(name)
}

// put replaces what all programs share, if it is still the old content. It is never kept in memory:
// the caller knows it, and puts it again.
func (f *fallback) put(name string, old, data []byte) error {
	err := f.swap(name, old, data)
	if err == nil {
		f.took(name)
	}
	return err
}

// swap is the store's, but what fails after writing has not failed.
func (f *fallback) swap(name string, old, data []byte) error {
	err := f.store.Swap(name, old, data)
	if err == nil || !errors.Is(err, ErrChanged) && f.holds(name, data) {
		return nil
	}
	return err
}

func (f *fallback) holds(name string, data []byte) bool {
	now, err := f.store.Read(name)
	return err == nil && bytes.Equal(now, data)
}

// swapTries bounds how often something is written anew because others write. A constant writer wins
// two turns of three, so few tries are lost all of them now and then.
const swapTries = 500

func (f *fallback) Swap(name string, old, data []byte) error {
	stored := old
	if k, ok := f.kept[name]; ok {
		if !bytes.Equal(old, k.data) {
			return ErrChanged
		}
		stored = k.stored
	}
	err := f.swap(name, stored, data)
	switch {
	case err == nil:
		f.took(name)
	case errors.Is(err, ErrChanged):
		delete(f.kept, name) // it goes on under another name
	case !isUnfit(err):
		err = f.keep(name, waiting{data: data, stored: stored}, err)
	}
	return err
}

func (f *fallback) Create(name string, data []byte) error {
	if _, ok := f.kept[name]; ok {
		return taken("create", name)
	}
	err := f.store.Create(name, data)
	switch {
	case err == nil:
		f.took(name)
	case !errors.Is(err, fs.ErrExist):
		err = f.keep(name, waiting{data: data}, err)
	}
	return err
}

// keep takes a content into memory, because of a cause that is told once.
func (f *fallback) keep(name string, k waiting, cause error) error {
	if err := errors.Join(checkName(name), checkSize(k.data)); err != nil {
		return err
	}
	if f.kept == nil {
		f.kept = make(map[string]waiting)
	}
	k.data = bytes.Clone(k.data)
	f.kept[name] = k
	if f.warned {
		return nil
	}
	f.warned = true
	return fmt.Errorf("%s: %w: %w", name, ErrMemoryOnly, cause)
}

// took is called when the store has taken a content: it may take what is in memory, too.
func (f *fallback) took(name string) {
	delete(f.kept, name)
	f.flushAll()
}

func (f *fallback) flushAll() {
	for _, name := range slices.Sorted(maps.Keys(f.kept)) {
		if f.flush(name) != nil {
			return
		}
	}
	f.warned = false
}

// flush stores what is in memory under a name or, if another program has written there, under the
// next free one.
func (f *fallback) flush(name string) error {
	k := f.kept[name]
	err := f.swap(name, k.stored, k.data)
	if errors.Is(err, ErrChanged) && f.holds(name, k.data) {
		err = nil // it was written when that seemed to fail
	} else if errors.Is(err, ErrChanged) || isUnfit(err) {
		err = f.move(name, k.data)
	}
	if err == nil {
		delete(f.kept, name)
	}
	return err
}

func (f *fallback) move(name string, data []byte) error {
	for to, ok := nextName(name); ok; to, ok = nextName(to) {
		err := f.store.Create(to, data)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err == nil {
			if f.moved == nil {
				f.moved = make(map[string]string)
			}
			f.moved[name] = to
		}
		return err
	}
	return fmt.Errorf("no name is free after %s", name)
}

// nextName counts a game's name up by one.
func nextName(name string) (string, bool) {
	id, rest, _ := strings.Cut(name, ".")
	if !isID(id) {
		return "", false
	}
	at := strings.LastIndex(id, "-") + 1
	n, err := strconv.Atoi(id[at:])
	if err != nil || n+1 >= maxCounter {
		return "", false
	}
	return fmt.Sprintf("%s%04d.%s", id[:at], n+1, rest), true
}

// Rename has what the store holds of a name follow what is in memory, unless another program has written it.
func (f *fallback) Rename(from, to string) error {
	k, ok := f.kept[from]
	if !ok {
		return f.store.Rename(from, to)
	}
	switch _, err := f.Read(to); {
	case err == nil || isUnfit(err):
		return taken("rename", to)
	case !errors.Is(err, fs.ErrNotExist):
		return err
	}
	switch data, err := f.store.Read(from); {
	case isUnfit(err):
		return f.store.Rename(from, to) // what is in memory stays
	case errors.Is(err, fs.ErrNotExist):
	case err != nil:
		return err
	case !bytes.Equal(data, k.stored):
		k.stored = nil
	default:
		if err := f.store.Rename(from, to); err != nil {
			return err
		}
	}
	delete(f.kept, from)
	f.kept[to] = k
	f.flush(to)
	return nil
}

// Remove first removes an older stored content of the name, so that either both copies are gone or none.
func (f *fallback) Remove(name string) error {
	err := f.store.Remove(name)
	if _, ok := f.kept[name]; ok && errors.Is(err, fs.ErrNotExist) {
		err = nil
	}
	if err == nil {
		delete(f.kept, name)
	}
	return err
}

func (f *fallback) List() ([]string, error) {
	names, err := f.store.List()
	seen := make(map[string]bool, len(names))
	for _, name := range names {
		seen[name] = true
	}
	for _, name := range slices.Sorted(maps.Keys(f.kept)) {
		if !seen[name] {
			names = append(names, name)
		}
	}
	return names, err
}

func (f *fallback) Stat(name string) (Mark, error) {
	if k, ok := f.kept[name]; ok {
		return markOf(k.data), nil
	}
	return f.store.Stat(name)
}

func (f *fallback) Hold(name string) Claim { return f.store.Hold(name) }

// together has all that do stores synced at once, if the store can.
func (f *fallback) together(do func()) {
	if d, ok := f.store.(batcher); ok {
		d.together(do)
		return
	}
	do()
}
