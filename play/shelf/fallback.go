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

	"tidepool/rules"
)

// ErrMemoryOnly means that something could not be stored and is kept in memory until the program ends or the
// store can be written again. It is returned once, not for every turn.
var ErrMemoryOnly = errors.New("kept in memory only")

// A fallback keeps in memory what its store refuses: for lack of space, because of a quota, or because a
// directory cannot be written.
type fallback struct {
	store Store
	// games are those whose contents it can read.
	games  []rules.Game
	kept   map[string]waiting
	warned bool
	// moved has new names of contents from memory whose old names another program had written.
	moved map[string]string
}

// A waiting is a content in memory that the store has yet to take.
type waiting struct {
	data []byte
	// stored is the store's last known content of the name, or nil. Only that may be replaced.
	stored []byte
	// tried are the contents that the store has failed to take, as far as known: it may have taken one later.
	tried [][]byte
}

func (f *fallback) Read(name string) ([]byte, error) {
	if k, ok := f.kept[name]; ok {
		return bytes.Clone(k.data), nil
	}
	return f.store.Read(name)
}

// put replaces a content shared by all programs, if it is still the old one. It is never kept in memory: the
// caller still has it and tries again.
func (f *fallback) put(name string, old, data []byte) error {
	err := f.swap(name, old, data)
	if err == nil {
		f.took(name)
	}
	return err
}

// swap is the store's Swap, ignoring failures after the content was written.
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

// swapTries limits the retries when other programs write too. Even a constant writer lets one of three
// through, so a smaller limit would fail now and then.
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
		f.rebase(name)
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

// keep keeps a content in memory, and returns the cause the first time.
func (f *fallback) keep(name string, k waiting, cause error) error {
	if err := errors.Join(checkName(name), checkSize(k.data)); err != nil {
		return err
	}
	if f.kept == nil {
		f.kept = make(map[string]waiting)
	}
	k.data = bytes.Clone(k.data)
	k.tried = append(f.kept[name].tried, k.data)
	f.kept[name] = k
	if f.warned {
		return nil
	}
	f.warned = true
	return fmt.Errorf("%s: %w: %w", name, ErrMemoryOnly, cause)
}

// took is called when the store has taken a content: it may now take those in memory, too.
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

// flush stores the content kept in memory under a name, or under the next free name if another program has
// written there.
func (f *fallback) flush(name string) error {
	k := f.kept[name]
	err := f.swap(name, k.stored, k.data)
	for n := 0; n < swapTries && errors.Is(err, ErrChanged) && f.rebase(name); n++ {
		k = f.kept[name]
		err = f.swap(name, k.stored, k.data)
	}
	if errors.Is(err, ErrChanged) || isUnfit(err) {
		err = f.move(name, k.data)
	}
	if err == nil {
		delete(f.kept, name)
	}
	return err
}

// rebase takes over tags set in the stored content of a name into the one in memory, which then replaces it, and
// reports whether that, or an earlier content of this program's, is the only difference from what was known.
func (f *fallback) rebase(name string) bool {
	k, ok := f.kept[name]
	if !ok {
		return false
	}
	now, err := f.store.Read(name)
	if err != nil {
		return true // the next comparison decides
	}
	bases := slices.Concat([][]byte{k.stored, k.data}, k.tried)
	if slices.ContainsFunc(bases, func(base []byte) bool { return bytes.Equal(now, base) }) {
		f.kept[name] = waiting{k.data, now, k.tried}
		return true
	}
	for _, base := range slices.Backward(bases) {
		g := Game{saved: string(base)}
		if decodeGame(&g, k.data, f.games) == nil && g.relabelled(now, f.games) {
			f.kept[name] = waiting{encode(g.Match, g.Changed), now, k.tried}
			return true
		}
	}
	return false
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

// nextName increments the counter in a game's name.
func nextName(name string) (string, bool) {
	id, rest, _ := strings.Cut(name, ".")
	if !IsID(id) {
		return "", false
	}
	at := strings.LastIndex(id, "-") + 1
	n, err := strconv.Atoi(id[at:])
	if err != nil || n+1 >= maxCounter {
		return "", false
	}
	return fmt.Sprintf("%s%04d.%s", id[:at], n+1, rest), true
}

// Rename renames both the content in memory and the stored one, unless another program has written the latter.
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
		return f.store.Rename(from, to) // the content in memory stays
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

// Remove first removes a stored older content of the name, so that either both copies are gone or none.
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

// alone calls do while no other program stores or renames, or fails if one is busy for too long.
func (f *fallback) alone(do func() error) error {
	if l, ok := f.store.(locker); ok {
		return l.alone(do)
	}
	return do()
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

// together lets the store sync all writes of do at once, if it can.
func (f *fallback) together(do func()) {
	if d, ok := f.store.(batcher); ok {
		d.together(do)
		return
	}
	do()
}
