package shelf

import (
	"bytes"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"
)

// A fakeStorage is a browser's storage that can run full or be switched off.
type fakeStorage struct {
	values map[string]string
	quota  int // in bytes of values; 0 is none
	off    bool
}

func (s *fakeStorage) keys() ([]string, error) {
	if s.off {
		return nil, errOff
	}
	var keys []string
	for key := range s.values {
		keys = append(keys, key)
	}
	return keys, nil
}

func (s *fakeStorage) get(key string) (string, bool, error) {
	if s.off {
		return "", false, errOff
	}
	value, ok := s.values[key]
	return value, ok, nil
}

func (s *fakeStorage) set(key, value string) error {
	if s.off {
		return errOff
	}
	size := len(value)
	for k, v := range s.values {
		if k != key {
			size += len(v)
		}
	}
	if s.quota > 0 && size > s.quota {
		return errFull
	}
	s.values[key] = value
	return nil
}

func (s *fakeStorage) remove(key string) error {
	if s.off {
		return errOff
	}
	delete(s.values, key)
	return nil
}

func (s *fakeStorage) hold(string) Claim { return granted{} }

func newFakeStorage() *fakeStorage {
	return &fakeStorage{values: map[string]string{"other app/x.game": "not ours", "tidepoolx": "nor this"}}
}

// testStore checks what every store must do.
func testStore(t *testing.T, s Store) {
	t.Helper()
	check := func(what string, err, want error) {
		t.Helper()
		if want == nil && err != nil || !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", what, err, want)
		}
	}
	read := func(name, want string) {
		t.Helper()
		if data, err := s.Read(name); err != nil || string(data) != want {
			t.Errorf("%s holds %q, %v; want %q", name, data, err, want)
		}
	}
	list := func(want ...string) {
		t.Helper()
		names, err := s.List()
		slices.Sort(names)
		if err != nil || !slices.Equal(names, want) {
			t.Errorf("list %q, %v; want %q", names, err, want)
		}
	}
	list()
	_, err := s.Read("a")
	check("read nothing", err, fs.ErrNotExist)
	check("remove nothing", s.Remove("a"), fs.ErrNotExist)
	check("rename nothing", s.Rename("a", "b"), fs.ErrNotExist)
	check("write", s.Write("a", []byte("one")), nil)
	check("write over", s.Write("a", []byte("two 海")), nil)
	read("a", "two 海")
	check("create what is there", s.Create("a", []byte("three")), fs.ErrExist)
	read("a", "two 海")
	check("create", s.Create("b", []byte("three")), nil)
	list("a", "b")
	check("rename onto another", s.Rename("a", "b"), fs.ErrExist)
	read("b", "three")
	check("swap", s.Swap("a", []byte("two 海"), []byte("four")), nil)
	check("swap another", s.Swap("a", []byte("two 海"), []byte("five")), ErrChanged)
	check("swap what should not be there", s.Swap("a", nil, []byte("five")), ErrChanged)
	read("a", "four")
	check("swap back", s.Swap("a", []byte("four"), []byte("two 海")), nil)
	check("swap nothing", s.Swap("d", []byte("gone"), []byte("six")), nil)
	read("d", "six")
	check("remove", s.Remove("d"), nil)
	check("rename", s.Rename("a", "c.damaged-1"), nil)
	list("b", "c.damaged-1")
	read("c.damaged-1", "two 海")
	check("remove", s.Remove("b"), nil)
	check("empty", s.Write("e", nil), nil)
	read("e", "")
	list("c.damaged-1", "e")
	data := bytes.Repeat([]byte("x"), MaxFile)
	check("largest", s.Write("large", data), nil)
	read("large", string(data))
	for _, name := range []string{"", ".hidden", "../out", `a\b`, "c:x", strings.Repeat("x", 300)} {
		if s.Write(name, nil) == nil {
			t.Errorf("name %.20q accepted", name)
		}
	}
	list("c.damaged-1", "e", "large")
}

func TestMemory(t *testing.T)   { testStore(t, new(Memory)) }
func TestWeb(t *testing.T)      { testStore(t, web{storage: newFakeStorage()}) }
func TestFallback(t *testing.T) { testStore(t, written{&fallback{store: new(Memory)}}) }

// TestFallbackAlone runs a fallback whose store takes nothing.
func TestFallbackAlone(t *testing.T) {
	storage := newFakeStorage()
	storage.quota = 1
	f := &fallback{store: web{storage: storage}}
	if err := f.Create("first", nil); err != nil && !errors.Is(err, ErrMemoryOnly) {
		t.Fatal(err)
	}
	f.Remove("first")
	f.warned = true
	testStore(t, written{f})
}

func TestWebKeepsToItsPrefix(t *testing.T) {
	storage := newFakeStorage()
	w := web{storage: storage}
	w.Write("a", []byte("x"))
	if storage.values["tidepool/a"] != "x" || len(storage.values) != 3 {
		t.Errorf("storage %q", storage.values)
	}
	if w.Write("b", []byte("\xff")) == nil {
		t.Error("what a browser cannot keep is accepted")
	}
}

func TestTooLarge(t *testing.T) {
	storage := newFakeStorage()
	storage.values["tidepool/a"] = strings.Repeat("x", MaxFile+1)
	w := web{storage: storage}
	if _, err := w.Read("a"); !errors.Is(err, ErrTooLarge) {
		t.Errorf("read: %v", err)
	}
	if err := w.Rename("a", "b"); err != nil {
		t.Error(err)
	}
	if err := w.Write("c", make([]byte, MaxFile+1)); !errors.Is(err, ErrTooLarge) {
		t.Errorf("write: %v", err)
	}
}
