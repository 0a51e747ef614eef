package shelf

import (
	"bytes"
	"io/fs"
	"maps"
	"slices"
)

// Memory is a store that lasts as long as the program; the zero value is ready to use.
type Memory struct{ files map[string][]byte }

func missing(op, name string) error { return &fs.PathError{Op: op, Path: name, Err: fs.ErrNotExist} }

func taken(op, name string) error { return &fs.PathError{Op: op, Path: name, Err: fs.ErrExist} }

func (m *Memory) Read(name string) ([]byte, error) {
	data, ok := m.files[name]
	if !ok {
		return nil, missing("read", name)
	}
	if err := checkSize(data); err != nil {
		return nil, err
	}
	return bytes.Clone(data), nil
}

// Write stores a content, whatever was there.
func (m *Memory) Write(name string, data []byte) error {
	if err := checkName(name); err != nil {
		return err
	}
	if m.files == nil {
		m.files = make(map[string][]byte)
	}
	m.files[name] = bytes.Clone(data)
	return nil
}

func (m *Memory) Swap(name string, old, data []byte) error {
	if now, err := m.Read(name); err == nil && !bytes.Equal(now, old) {
		return ErrChanged
	} else if isUnfit(err) {
		return err
	}
	return m.Write(name, data)
}

func (m *Memory) Create(name string, data []byte) error {
	if m.has(name) {
		return taken("create", name)
	}
	return m.Write(name, data)
}

func (m *Memory) Rename(from, to string) error {
	if !m.has(from) {
		return missing("rename", from)
	}
	if err := m.Create(to, m.files[from]); err != nil {
		return err
	}
	return m.Remove(from)
}

func (m *Memory) Remove(name string) error {
	if !m.has(name) {
		return missing("remove", name)
	}
	delete(m.files, name)
	return nil
}

func (m *Memory) List() ([]string, error) {
	return slices.Sorted(maps.Keys(m.files)), nil
}

func (m *Memory) Stat(name string) (Mark, error) {
	data, ok := m.files[name]
	if !ok {
		return Mark{}, missing("stat", name)
	}
	return markOf(data), nil
}

// Hold implements [Store]: no other program can see this memory.
func (m *Memory) Hold(string) Claim { return granted{} }

func (m *Memory) has(name string) bool {
	_, ok := m.files[name]
	return ok
}
