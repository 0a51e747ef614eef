package diskcache

import (
	"bytes"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"
)

func TestFolder(t *testing.T) {
	path := filepath.Join(t.TempDir(), "new", "folder")
	f := In(path)
	if got := f.Load("a"); got != nil {
		t.Errorf("%d bytes of nothing", len(got))
	}
	want := []byte("what took long to find out")
	f.write("a", want)
	if got := In(path).Load("a"); !bytes.Equal(got, want) {
		t.Errorf("%q", got)
	}
	f.write("a", want[:4])
	if got := f.Load("a"); !bytes.Equal(got, want[:4]) {
		t.Errorf("%q", got)
	}
	if list, err := os.ReadDir(path); err != nil || len(list) != 1 {
		t.Errorf("%v, %v: want one file", list, err)
	}
}

// TestRefuses checks that nothing outside the folder is touched, and that a missing folder is not an error.
func TestRefuses(t *testing.T) {
	path := t.TempDir()
	if err := os.WriteFile(filepath.Join(path, "secret"), []byte("x"), 0o600); err != nil {
		t.Fatal(err)
	}
	f := In(filepath.Join(path, "folder"))
	f.write("a", nil)
	for _, name := range []string{"../secret", "", ".", filepath.Join(path, "secret")} {
		if f.Load(name) != nil {
			t.Errorf("%q was read", name)
		}
	}
	Folder{}.Save("a", nil)
	if (Folder{}).Load("a") != nil {
		t.Error("something out of nowhere")
	}
	In(filepath.Join(path, "secret")).write("a", nil) // not a folder
}

// TestSeal checks that a file, also one written by an earlier version, is read back, and not if anything is
// wrong with it.
func TestSeal(t *testing.T) {
	path := t.TempDir()
	f, want := In(path), []byte("123456789")
	kept := append(slices.Clone(want), 0x26, 0x39, 0xf4, 0xcb)
	f.write("a", want)
	if got, err := os.ReadFile(filepath.Join(path, "a")); err != nil || !bytes.Equal(got, kept) {
		t.Errorf("%x is kept, want %x", got, kept)
	}
	f.write("empty", nil)
	if got := f.Load("empty"); got == nil || len(got) != 0 {
		t.Errorf("%v, want what was saved: nothing", got)
	}
	changed := slices.Clone(kept)
	changed[4] ^= 1
	for name, data := range map[string][]byte{
		"less": kept[1:], "more": append(slices.Clone(kept), 0), "changed": changed, "no sum": kept[:3], "nothing": nil,
	} {
		if err := os.WriteFile(filepath.Join(path, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
		if got := f.Load(name); got != nil {
			t.Errorf("%s: %q is read", name, got)
		}
	}
}

// TestCompresses checks that a large file is read back, and not if anything is wrong with it.
func TestCompresses(t *testing.T) {
	path := t.TempDir()
	f, want := In(path), bytes.Repeat([]byte("large"), 1000)
	f.large = len(want)
	f.write("a", want)
	f.write("small", want[1:])
	kept, err := os.ReadFile(filepath.Join(path, "a"))
	if err != nil || len(kept) > len(want)/10 {
		t.Errorf("%d bytes are kept as %d (%v)", len(want), len(kept), err)
	}
	if got := f.Load("a"); !bytes.Equal(got, want) {
		t.Errorf("%d bytes of %d are read", len(got), len(want))
	}
	if got := f.Load("small"); !bytes.Equal(got, want[1:]) {
		t.Errorf("%d bytes of %d are read", len(got), len(want)-1)
	}
	with := func(at int, b byte) []byte {
		changed := slices.Clone(kept)
		changed[(at+len(kept))%len(kept)] ^= b
		return changed
	}
	for name, data := range map[string][]byte{
		"cut": kept[:len(kept)-1], "no end": kept[:len(kept)/2], "more": append(slices.Clone(kept), 0), "twice": slices.Concat(kept, kept),
		"a changed byte": with(len(kept)/2, 1), "another sum": with(-8, 1), "larger": with(-3, 1), "less": with(-4, 1), "huge": with(-1, 0xff),
	} {
		if err := os.WriteFile(filepath.Join(path, name), data, 0o600); err != nil {
			t.Fatal(err)
		}
		if got := f.Load(name); got != nil {
			t.Errorf("%s: %d bytes are read", name, len(got))
		}
	}
}

// TestSweeps checks that files left half written long ago are removed with the next save, and nothing else.
func TestSweeps(t *testing.T) {
	path := t.TempDir()
	old := time.Now().Add(-2 * leftAfter)
	for name, at := range map[string]time.Time{
		"book.123.part": old, "book.456.part": time.Now(), "book": old, "part": old, "book.part.txt": old,
	} {
		name = filepath.Join(path, name)
		if err := os.WriteFile(name, []byte("x"), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(name, at, at); err != nil {
			t.Fatal(err)
		}
	}
	if err := os.Mkdir(filepath.Join(path, "folder.part"), 0o700); err != nil {
		t.Fatal(err)
	}
	In(path).write("a", []byte("x"))
	var left []string
	list, err := os.ReadDir(path)
	if err != nil {
		t.Fatal(err)
	}
	for _, entry := range list {
		left = append(left, entry.Name())
	}
	if want := []string{"a", "book", "book.456.part", "book.part.txt", "folder.part", "part"}; !slices.Equal(left, want) {
		t.Errorf("left are %q, want %q", left, want)
	}
}

// TestWait checks that after waiting everything is saved.
func TestWait(t *testing.T) {
	path := t.TempDir()
	f := In(path)
	want := bytes.Repeat([]byte("long"), 1<<20)
	for _, name := range []string{"a", "b", "c"} {
		f.Save(name, want)
	}
	f.Wait()
	for _, name := range []string{"a", "b", "c"} {
		if got := In(path).Load(name); !bytes.Equal(got, want) {
			t.Errorf("%s: %d bytes, want %d", name, len(got), len(want))
		}
	}
	Folder{}.Wait()
}
