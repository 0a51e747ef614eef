package shelf

import (
	"errors"
	"strings"
	"unicode/utf8"
)

// keyPrefix keeps Tidepool's keys apart from others of the same origin.
const keyPrefix = "tidepool/"

// A storage is what localStorage can do. Everything in it may fail: space is
// bounded, and privacy settings take it away.
type storage interface {
	keys() ([]string, error)
	get(key string) (value string, ok bool, err error)
	set(key, value string) error
	remove(key string) error
	// hold claims a key among all pages of the origin.
	hold(key string) Claim
}

// A web is a store in a browser's storage. Looking before writing is safe
// among pages that share a process. Others may see each other's writing late,
// and there only claims keep them apart.
type web struct {
	storage storage
	// first is the counter that ids begin with. It is another in each page, so
	// that two that do not see each other's writing make no id twice.
	first int
}

func (w web) firstCounter() int { return w.first }

func (w web) Read(name string) ([]byte, error) {
	value, ok, err := w.storage.get(keyPrefix + name)
	if err != nil {
		return nil, err
	}
	if !ok {
		return nil, missing("read", name)
	}
	data := []byte(value)
	return data, checkSize(data)
}

func (w web) Write(name string, data []byte) error {
	if err := errors.Join(checkName(name), checkSize(data)); err != nil {
		return err
	}
	if !utf8.Valid(data) {
		return errors.New("not UTF-8")
	}
	return w.storage.set(keyPrefix+name, string(data))
}

func (w web) Swap(name string, old, data []byte) error {
	value, ok, err := w.storage.get(keyPrefix + name)
	if err != nil {
		return err
	}
	if ok && len(value) > MaxFile {
		return ErrTooLarge
	}
	if ok && value != string(old) {
		return ErrChanged
	}
	return w.Write(name, data)
}

func (w web) Stat(name string) (Mark, error) {
	value, ok, err := w.storage.get(keyPrefix + name)
	if err == nil && !ok {
		err = missing("stat", name)
	}
	return markOf([]byte(value)), err
}

func (w web) Hold(name string) Claim { return w.storage.hold(keyPrefix + name) }

func (w web) Create(name string, data []byte) error {
	_, ok, err := w.storage.get(keyPrefix + name)
	if ok {
		return taken("create", name)
	}
	if err != nil {
		return err
	}
	return w.Write(name, data)
}

// Rename copies the value as it is, even one that is too large for Read.
func (w web) Rename(from, to string) error {
	if err := checkName(to); err != nil {
		return err
	}
	value, ok, err := w.storage.get(keyPrefix + from)
	if err != nil {
		return err
	}
	if !ok {
		return missing("rename", from)
	}
	if _, ok, err = w.storage.get(keyPrefix + to); err != nil {
		return err
	}
	if ok {
		return taken("rename", to)
	}
	if err := w.storage.set(keyPrefix+to, value); err != nil {
		return w.move(from, to, value, err)
	}
	return w.storage.remove(keyPrefix + from)
}

// move renames where a value does not fit in twice, as cause says.
func (w web) move(from, to, value string, cause error) error {
	if err := w.storage.remove(keyPrefix + from); err != nil {
		return cause
	}
	if err := w.storage.set(keyPrefix+to, value); err != nil {
		return errors.Join(cause, w.storage.set(keyPrefix+from, value))
	}
	return nil
}

func (w web) Remove(name string) error {
	_, ok, err := w.storage.get(keyPrefix + name)
	if err != nil {
		return err
	}
	if !ok {
		return missing("remove", name)
	}
	return w.storage.remove(keyPrefix + name)
}

func (w web) List() ([]string, error) {
	keys, err := w.storage.keys()
	var names []string
	for _, key := range keys {
		if name, ok := strings.CutPrefix(key, keyPrefix); ok && checkName(name) == nil {
			names = append(names, name)
		}
	}
	return names, err
}
