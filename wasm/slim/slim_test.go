package main

import (
	"strconv"
	"strings"
	"testing"
)

// engineFiles are the page's files of the engine as they come.
func engineFiles(t *testing.T) map[string][]byte {
	t.Helper()
	t.Chdir("../..")
	files, err := sources()
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// Whatever is left out is there to be left out, and what brought it in is gone.
func TestChange(t *testing.T) {
	files := engineFiles(t)
	before := len(files)
	if err := change(files); err != nil {
		t.Fatal(err)
	}
	if len(files) != before-len(unused) {
		t.Errorf("of %d files %d are left, with %d unused", before, len(files), len(unused))
	}
	changed := 0
	for name, text := range files {
		if strings.HasPrefix(string(text), notice) {
			changed++
		}
		if !strings.HasSuffix(name, ".go") || strings.HasPrefix(name, "internal/vm") || strings.HasPrefix(name, "audio/internal/vmaudio/") {
			continue // which nothing imports any more
		}
		for _, gone := range []string{"text/template", "go/build", "go/printer", "log/slog", "regexp", "archive/zip", "encoding/gob"} {
			if strings.Contains(string(text), "\t\""+gone+"\"\n") {
				t.Errorf("%s imports %s", name, gone)
			}
		}
	}
	if changed == 0 {
		t.Error("no changed file says so")
	}
}

// The shaders are those that the engine's authors list, which they make by
// running it.
func TestShaders(t *testing.T) {
	files := engineFiles(t)
	for _, pkg := range shaderPackages {
		shaders, err := fill(files[pkg+"/shader.go"])
		if err != nil {
			t.Fatal(err)
		}
		var listed []string
		for line := range strings.Lines(string(files[pkg+"/defs.go"])) {
			if quoted, ok := strings.CutPrefix(strings.TrimSpace(line), "const _ = "); ok {
				text, err := strconv.Unquote(quoted)
				if err != nil {
					t.Fatal(err)
				}
				listed = append(listed, text)
			}
		}
		if len(listed) != kinds*kinds {
			t.Fatalf("%s lists %d shaders", pkg, len(listed))
		}
		for i, want := range listed {
			if got := shaders[i/kinds][i%kinds]; got != want {
				t.Errorf("%s, shader %d: %q, want %q", pkg, i, got, want)
			}
		}
	}
}

// A text that is not there, or more than once, is not taken out.
func TestCut(t *testing.T) {
	for _, test := range []struct {
		cut        cut
		text, want string // "" for a refusal
	}{
		{cut{from: "b", put: "x"}, "abc", "axc"},
		{cut{from: "b", to: "d"}, "abcdd", "ad"},
		{cut{from: "b", to: end, put: "x"}, "abcd", "ax"},
		{cut{from: "b"}, "abcb", ""},
		{cut{from: "b"}, "ac", ""},
		{cut{from: "b", to: "a"}, "abc", ""},
	} {
		got, err := test.cut.apply([]byte(test.text))
		if string(got) != test.want || (err == nil) != (test.want != "") {
			t.Errorf("%+v of %q: %q, %v; want %q", test.cut, test.text, got, err, test.want)
		}
	}
}
