package shelf

import (
	"bytes"
	"errors"
	"io/fs"
	"slices"
	"strings"
	"testing"
)

// overwrite stores a content, whatever was there.
func overwrite(s Store, name string, data []byte) error {
	old, err := s.Read(name)
	if errors.Is(err, fs.ErrNotExist) {
		return s.Create(name, data)
	}
	return s.Swap(name, old, data)
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
	check("write", overwrite(s, "a", []byte("one")), nil)
	check("write over", overwrite(s, "a", []byte("two 海")), nil)
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
	check("empty", overwrite(s, "e", nil), nil)
	read("e", "")
	list("c.damaged-1", "e")
	data := bytes.Repeat([]byte("x"), maxFile)
	check("largest", overwrite(s, "large", data), nil)
	read("large", string(data))
	for _, name := range []string{"", ".hidden", "../out", `a\b`, "c:x", strings.Repeat("x", 300)} {
		if overwrite(s, name, nil) == nil {
			t.Errorf("name %.20q accepted", name)
		}
	}
	list("c.damaged-1", "e", "large")
}

func TestMemory(t *testing.T)   { testStore(t, new(Memory)) }
func TestWeb(t *testing.T)      { testStore(t, newWeb(newFakeDatabase())) }
func TestFallback(t *testing.T) { testStore(t, &fallback{store: new(Memory)}) }

// TestFallbackAlone runs a fallback whose store accepts nothing.
func TestFallbackAlone(t *testing.T) {
	storage := newFakeDatabase()
	storage.quota = 1
	f := &fallback{store: newWeb(storage)}
	if err := f.Create("first", nil); err != nil && !errors.Is(err, ErrMemoryOnly) {
		t.Fatal(err)
	}
	f.Remove("first")
	f.warned = true
	testStore(t, f)
}

func TestWebRefusesWhatIsNoText(t *testing.T) {
	if newWeb(newFakeDatabase()).Create("b", []byte("\xff")) == nil {
		t.Error("what a browser cannot keep is accepted")
	}
}

func TestTooLarge(t *testing.T) {
	storage := newFakeDatabase()
	storage.values["a"] = strings.Repeat("x", maxFile+1)
	w := newWeb(storage)
	if _, err := w.Read("a"); !errors.Is(err, ErrTooLarge) {
		t.Errorf("read: %v", err)
	}
	if err := w.Rename("a", "b"); err != nil {
		t.Error(err)
	}
	if err := w.Create("c", make([]byte, maxFile+1)); !errors.Is(err, ErrTooLarge) {
		t.Errorf("write: %v", err)
	}
}
