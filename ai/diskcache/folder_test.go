package diskcache

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
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

// TestRefuses checks that nothing outside of the folder is touched, and that
// no folder is no reason to fail.
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
