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
}

// A web is a store in a browser's storage. Scripts of one origin run one at a
// time as far as storage is concerned, so looking before writing is safe.
type web struct{ storage storage }

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
		return err
	}
	return w.storage.remove(keyPrefix + from)
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
