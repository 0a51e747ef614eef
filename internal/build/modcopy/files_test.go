package modcopy

import (
	"errors"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// A file goes by its name, a folder by a slash behind it; neither goes twice.
func TestDrop(t *testing.T) {
	files := Files{"a/b.go": nil, "a/c.go": nil, "ab.go": nil, "a.go": nil}
	if err := files.Drop("a/", "a.go"); err != nil {
		t.Error(err)
	}
	if left := slices.Collect(maps.Keys(files)); !slices.Equal(left, []string{"ab.go"}) {
		t.Errorf("left are %v", left)
	}
	for _, name := range []string{"a/", "a.go", "ab"} {
		if err := files.Drop(name); !errors.Is(err, fs.ErrNotExist) {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// A copy has the files it is given and none of an earlier one, and our go.mod
// names it.
func TestLay(t *testing.T) {
	t.Chdir(t.TempDir())
	ours := Files{"go.mod": []byte("module example.com/ours\n"), "go.sum": []byte("sum\n")}
	if err := ours.Write("."); err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{"old.go", "sub/new.go"} {
		if err := Lay("dist/copy", "example.com/theirs", Files{file: []byte("package x\n")}); err != nil {
			t.Fatal(err)
		}
		if text, err := os.ReadFile("dist/copy/engine/" + file); err != nil || string(text) != "package x\n" {
			t.Errorf("%s is %q, %v", file, text, err)
		}
	}
	if _, err := os.Stat("dist/copy/engine/old.go"); !errors.Is(err, fs.ErrNotExist) {
		t.Errorf("a file of an earlier copy: %v", err)
	}
	mod, err := os.ReadFile("dist/copy/go.mod")
	if want := "module example.com/ours\n\nreplace example.com/theirs => ./dist/copy/engine\n"; err != nil || string(mod) != want {
		t.Errorf("go.mod is %q, %v", mod, err)
	}
	if sum, err := os.ReadFile("dist/copy/go.sum"); err != nil || string(sum) != "sum\n" {
		t.Errorf("go.sum is %q, %v", sum, err)
	}
}

// What our program is built of is found, and what it is not built of is not.
func TestSources(t *testing.T) {
	t.Chdir("../../..")
	const module = "golang.org/x/text"
	needed, err := Needed(module)
	if err != nil {
		t.Fatal(err)
	}
	whole, err := Whole(module)
	if err != nil {
		t.Fatal(err)
	}
	for name, text := range needed {
		if string(whole[name]) != string(text) {
			t.Errorf("%s is needed and not part of the whole", name)
		}
	}
	for name := range whole {
		if strings.HasSuffix(name, "_test.go") || strings.HasPrefix(name, "/") {
			t.Errorf("%s is part of the whole", name)
		}
	}
	if needed["go.mod"] == nil || whole["LICENSE"] == nil || len(needed) >= len(whole) {
		t.Errorf("%d files are needed of %d", len(needed), len(whole))
	}
	if _, err := Needed("example.com/none"); err == nil {
		t.Error("a module that nothing is built of is copied")
	}
}

// On a machine that has never built anything the modules are fetched, here from
// those that this one has.
func TestFetched(t *testing.T) {
	t.Chdir("../../..")
	cache, err := run(nil, "env", "GOMODCACHE")
	if err != nil {
		t.Fatal(err)
	}
	t.Setenv("GOPROXY", "file://"+filepath.ToSlash(strings.TrimSpace(cache))+"/cache/download")
	t.Setenv("GOFLAGS", "-modcacherw") // or it could not be removed
	for name, files := range map[string]func() (Files, error){
		"whole":  func() (Files, error) { return Whole("golang.org/x/text") },
		"needed": func() (Files, error) { return Needed("golang.org/x/text") },
	} {
		t.Run(name, func(t *testing.T) {
			t.Setenv("GOMODCACHE", t.TempDir())
			if got, err := files(); err != nil || got["go.mod"] == nil {
				t.Errorf("%d files, %v", len(got), err)
			}
		})
	}
}

// What cannot be had is named.
func TestNotFetched(t *testing.T) {
	t.Chdir("../../..")
	t.Setenv("GOPROXY", "off")
	const none = "example.com/none"
	if _, err := Whole(none); err == nil || !strings.Contains(err.Error(), none) {
		t.Errorf("copying a module that is nowhere: %v", err)
	}
}
