package main

import (
	"bytes"
	"go/format"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/bluekeyes/go-gitdiff/gitdiff"
)

// laid writes a patched copy and returns its folder relative to our module's root, which becomes the working
// folder.
func laid(t *testing.T, patch []byte) string {
	t.Helper()
	t.Chdir("../../..")
	top, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	dir, err := filepath.Rel(top, t.TempDir())
	if err == nil {
		dir = filepath.ToSlash(dir)
		err = lay(dir, patch)
	}
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

func patchOf(t *testing.T, name string) []byte {
	t.Helper()
	patch, err := patches.ReadFile(name + ".patch")
	if err != nil {
		t.Fatal(err)
	}
	return patch
}

// list runs go list on our program with a copy.
func list(t *testing.T, dir, system, form string) string {
	t.Helper()
	cmd := exec.Command("go", "list", "-deps", "-modfile", dir+"/go.mod", "-f", form, ".")
	os, arch, _ := strings.Cut(system, "/")
	cmd.Env = append(cmd.Environ(), "GOOS="+os, "GOARCH="+arch, "CGO_ENABLED=0")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	return string(out)
}

// The page links nothing that its patch removes.
func TestPage(t *testing.T) {
	built := list(t, laid(t, patchOf(t, "page")), "js/wasm", "{{.ImportPath}}")
	for _, gone := range []string{"text/template", "go/build", "go/printer", "log/slog", "regexp", "archive/zip", "encoding/gob", "go/parser", "go/constant", "math/big", module + "/internal/shader"} {
		if strings.Contains(built, "\n"+gone+"\n") {
			t.Errorf("the page still contains %s", gone)
		}
	}
	if !strings.Contains(built, "\n"+module+"/internal/shaderir\n") {
		t.Errorf("it is built of %s", built)
	}
}

// The page's shaders are the output of the engine's own compiler.
func TestShaders(t *testing.T) {
	program, err := os.ReadFile("testdata/shaders/main.go")
	if err != nil {
		t.Fatal(err)
	}
	dir := laid(t, nil)
	within := dir + "/_engine/internal/printshaders"
	if err := os.Mkdir(within, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(within+"/main.go", program, 0o644); err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command("go", "run", "-modfile", dir+"/go.mod", module+"/internal/printshaders")
	cmd.Stderr = os.Stderr
	want, err := cmd.Output()
	if err == nil {
		want, err = format.Source(want)
	}
	if err != nil {
		t.Fatal(err)
	}
	if err := apply(dir+"/_engine", patchOf(t, "page")); err != nil {
		t.Fatal(err)
	}
	got, err := os.ReadFile(dir + "/_engine/internal/shaderir/tidepool.go")
	_, got, _ = bytes.Cut(got, []byte("\n\n")) // the licence notice
	if err != nil || !bytes.Equal(got, want) {
		t.Errorf("internal/shaderir/tidepool.go is to be (%v)\n%s", err, want)
	}
}

// No desktop build reads the gamepad database.
func TestDesktop(t *testing.T) {
	dir := laid(t, patchOf(t, "desktop"))
	for _, system := range []string{"linux/amd64", "windows/amd64", "darwin/arm64"} {
		files := list(t, dir, system, `{{if eq .ImportPath "`+module+`/internal/gamepaddb"}}{{.GoFiles}}{{end}}`)
		if strings.Contains(files, "db_") || !strings.Contains(files, "gamepaddb.go") {
			t.Errorf("on %s it is built of %s", system, files)
		}
	}
}

// Each changed file says so at its top, as the engine's licence requires.
func TestNotices(t *testing.T) {
	for _, name := range []string{"page", "desktop"} {
		files, _, err := gitdiff.Parse(bytes.NewReader(patchOf(t, name)))
		if err != nil || len(files) < 5 {
			t.Fatalf("%d files, %v", len(files), err)
		}
		for _, f := range files {
			first := f.TextFragments[0]
			if first.NewPosition != 1 || !regexp.MustCompile(`^// Changed for .*\n$`).MatchString(first.Lines[0].Line) {
				t.Errorf("%s.patch: %s begins with %q", name, f.NewName, first.Lines[0].Line)
			}
		}
	}
}

// A patch that does not fit is refused with its place.
func TestApply(t *testing.T) {
	const patch = "diff --git a/sub/a.go b/sub/a.go\n--- a/sub/a.go\n+++ b/sub/a.go\n@@ -2,2 +2,2 @@\n two\n-three\n+drei\n" +
		"diff --git a/new.go b/new.go\nnew file mode 100644\n--- /dev/null\n+++ b/new.go\n@@ -0,0 +1 @@\n+new\n"
	for text, want := range map[string]string{
		"one\ntwo\nthree\n":       "one\ntwo\ndrei\n",
		"one\ntwo\nthree\nfour\n": "one\ntwo\ndrei\nfour\n",
		"one\ntwo\nthird\n":       "",
		"two\nthree\n":            "",
		"zero\none\ntwo\nthree\n": "",
	} {
		dir := t.TempDir()
		if err := os.Mkdir(dir+"/sub", 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(dir+"/sub/a.go", []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		err := apply(dir, []byte(patch))
		if want == "" {
			if err == nil || !strings.Contains(err.Error(), "sub/a.go") {
				t.Errorf("%q: %v", text, err)
			}
			continue
		}
		got, _ := os.ReadFile(dir + "/sub/a.go")
		added, _ := os.ReadFile(dir + "/new.go")
		if err != nil || string(got) != want || string(added) != "new\n" {
			t.Errorf("%q becomes %q, beside %q, %v", text, got, added, err)
		}
	}
	if err := apply(t.TempDir(), []byte(patch)); err == nil {
		t.Error("a file that is not there is changed")
	}
}
