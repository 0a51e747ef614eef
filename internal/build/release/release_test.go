package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/rules/games"
)

// inRoot changes to the folder where "make dist" runs.
func inRoot(t *testing.T) { t.Chdir("../../..") }

// unpacked reads an archive: contents by name, and which files are executable.
func unpacked(t *testing.T, name string) (contents map[string]string, runnable map[string]bool) {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	contents, runnable = map[string]string{}, map[string]bool{}
	if strings.HasSuffix(name, ".zip") {
		r, err := zip.NewReader(bytes.NewReader(data), int64(len(data)))
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range r.File {
			part, err := f.Open()
			if err != nil {
				t.Fatal(err)
			}
			text, err := io.ReadAll(part)
			if err != nil {
				t.Fatal(err)
			}
			contents[f.Name], runnable[f.Name] = string(text), f.Mode()&0o111 != 0
		}
		return contents, runnable
	}
	gz, err := gzip.NewReader(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	for r := tar.NewReader(gz); ; {
		head, err := r.Next()
		if errors.Is(err, io.EOF) {
			return contents, runnable
		}
		if err != nil {
			t.Fatal(err)
		}
		text, err := io.ReadAll(r)
		if err != nil {
			t.Fatal(err)
		}
		contents[head.Name], runnable[head.Name] = string(text), head.Mode&0o111 != 0
	}
}

// Both kinds of archives hold the files put into them, and are reproducible.
func TestArchive(t *testing.T) {
	files := []file{{"a/run", []byte("#!"), 0o755}, text("a/b/c.txt", []byte("words")), text("a/empty", nil)}
	for _, name := range []string{"x.zip", "x.tar.gz"} {
		path := filepath.Join(t.TempDir(), name)
		var made []string
		for range 2 {
			if err := writeArchive(path, files); err != nil {
				t.Fatal(err)
			}
			data, err := os.ReadFile(path)
			if err != nil {
				t.Fatal(err)
			}
			made = append(made, string(data))
		}
		if made[0] != made[1] {
			t.Errorf("%s: not the same twice", name)
		}
		contents, runnable := unpacked(t, path)
		if len(contents) != len(files) {
			t.Errorf("%s holds %d files", name, len(contents))
		}
		for _, f := range files {
			if contents[f.name] != string(f.data) || runnable[f.name] != (f.mode == 0o755) {
				t.Errorf("%s: %s is %q, runnable %v", name, f.name, contents[f.name], runnable[f.name])
			}
		}
	}
}

// Every module in every target's program has its licence, and so do Go and the fonts.
func TestLicences(t *testing.T) {
	inRoot(t)
	for _, target := range append(targets(), target{"js", "wasm"}) {
		programs := []string{program, server}
		if target.system == "js" {
			programs = programs[:1]
		}
		list, err := modules(target, programs...)
		if err != nil {
			t.Fatal(err)
		}
		files, err := allLicences(target, programs...)
		if err != nil {
			t.Fatal(err)
		}
		has := func(prefix string) bool {
			for _, f := range files {
				if strings.HasPrefix(f.name, "licences/"+prefix) && len(f.data) > 500 {
					return true
				}
			}
			return false
		}
		for _, m := range list {
			if !has(m.Path + "@" + m.Version + "/LICENSE") {
				t.Errorf("%s: no licence of %s", target, m.Path)
			}
		}
		if len(list) < 6 || !has("go@go1.") || !has("M PLUS Rounded 1c/OFL.txt") {
			t.Errorf("%s: %d modules, %d licences, or none of Go or the fonts", target, len(list), len(files))
		}
	}
}

// A module without a licence is refused; one with several has all of them.
func TestMissingLicence(t *testing.T) {
	m := module{Path: "example.org/m", Version: "v1.0.0", Dir: t.TempDir()}
	inner := filepath.Join(m.Dir, "inner", "deep")
	if err := os.MkdirAll(inner, 0o755); err != nil {
		t.Fatal(err)
	}
	m.packages = []string{m.Dir, inner}
	write := func(name string) {
		if err := os.WriteFile(name, []byte("do as you like"), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	write(filepath.Join(m.Dir, "inner", "COPYING"))
	write(filepath.Join(m.Dir, "license.go"))
	if files, err := m.licences(); err == nil {
		t.Errorf("no licence at the root, and none is missed: %v", files)
	}
	write(filepath.Join(m.Dir, "LICENSE-MIT"))
	files, err := m.licences()
	if err != nil || len(files) != 2 || files[1].name != "example.org/m@v1.0.0/inner/COPYING" {
		t.Errorf("%v, %v", files, err)
	}
}

// Each archive has what its system needs. The program is a stand-in, as building it for every target takes
// minutes.
func TestBundle(t *testing.T) {
	names := map[string]bool{}
	for _, f := range bundle([]byte("program"), "v1.2 <3>") {
		names[f.name] = f.mode&0o111 != 0
		if strings.HasSuffix(f.name, ".plist") {
			if err := xml.Unmarshal(f.data, new(struct{})); err != nil || !strings.Contains(string(f.data), "v1.2 &lt;3&gt;") {
				t.Errorf("%v in %s", err, f.data)
			}
		}
	}
	for name, run := range map[string]bool{"Info.plist": false, "MacOS/tidepool": true, "Resources/Tidepool.icns": false} {
		if got, ok := names["Tidepool.app/Contents/"+name]; !ok || got != run {
			t.Errorf("%s: there %v, runnable %v", name, ok, got)
		}
	}
}

func TestDesktopEntry(t *testing.T) {
	entry := string(desktopEntry())
	for _, l := range locale.Languages() {
		key := "\nComment[" + l.Tag + "]="
		if l.Tag == "en" {
			key = "\nComment="
		}
		if !strings.Contains(entry, key) {
			t.Errorf("no comment in %s", l.Tag)
		}
	}
	for _, line := range []string{"Version=1.0", "Exec=tidepool %u", "MimeType=x-scheme-handler/tidepool;", "StartupWMClass=tidepool", "Icon=tidepool", "Type=Application", "Categories=Game;BoardGame;"} {
		if !strings.Contains(entry, "\n"+line+"\n") {
			t.Errorf("no line %s", line)
		}
	}
}

// The archives themselves are tested in internal/e2e, which runs the program in one of them.
func TestUnknownTarget(t *testing.T) {
	inRoot(t)
	if err := release(t.TempDir(), options{version: "1.2.3", only: "plan9/mips"}); err == nil {
		t.Error("an archive for an unknown system")
	}
}

// The web archive is a web build without compressed forms; without a build it is an error.
func TestWebFiles(t *testing.T) {
	inRoot(t)
	dir := t.TempDir()
	if _, err := webFiles(dir, "1"); err == nil {
		t.Error("an empty folder counts as a web build")
	}
	for _, name := range []string{"index.html", "sw.js", "tidepool.wasm", "tidepool.wasm.br", ".quick"} {
		if err := os.WriteFile(filepath.Join(dir, name), []byte(name), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	files, err := webFiles(dir, "1")
	if err != nil {
		t.Fatal(err)
	}
	names := map[string]bool{}
	for _, f := range files {
		names[f.name] = true
	}
	for name, want := range map[string]bool{"index.html": true, "sw.js": true, "tidepool.wasm": true, "README.txt": true, "tidepool.wasm.br": false, ".quick": false} {
		if names[name] != want {
			t.Errorf("%s: %v, want %v", name, names[name], want)
		}
	}
}

// The licences in the program match its current modules.
func TestOneText(t *testing.T) {
	inRoot(t)
	want, err := oneText()
	if err != nil {
		t.Fatal(err)
	}
	for _, of := range []string{"== Tidepool", "hajimehoshi/ebiten", "M PLUS Rounded 1c", "Go"} {
		if !strings.Contains(string(want), of) {
			t.Errorf("nothing of %s", of)
		}
	}
	got, err := os.ReadFile("internal/licences/licences.txt")
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Error("internal/licences/licences.txt is not that of the modules in use: go run ./internal/build/release -licences internal/licences/licences.txt")
	}
}

// The list of games in every archive's README comes from the program.
func TestReadmeNamesTheGames(t *testing.T) {
	for _, target := range append(targets(), target{"js", "wasm"}) {
		text := strings.Join(strings.Fields(readme(target, "v1")), " ")
		for _, g := range games.All() {
			if name := locale.English().Of(key.Games, g.Info().ID); !strings.Contains(text, name) {
				t.Errorf("%s: nothing of %s", target, name)
			}
		}
	}
}

func TestFolded(t *testing.T) {
	for _, c := range []struct{ text, want string }{
		{"", ""}, {"one", "one"}, {"one two three", "one two\nthree"}, {"a-very-long-word b", "a-very-long-word\nb"}, {"日本 語文字です", "日本\n語文字です"},
	} {
		if got := folded(c.text, 7); got != c.want {
			t.Errorf("%q is folded to %q, want %q", c.text, got, c.want)
		}
	}
}

func TestListed(t *testing.T) {
	for _, c := range []struct {
		words []string
		want  string
	}{{nil, ""}, {[]string{"a"}, "a"}, {[]string{"a", "b"}, "a and b"}, {[]string{"a", "b", "c"}, "a, b and c"}} {
		if got := listed(c.words); got != c.want {
			t.Errorf("%q are listed as %q, want %q", c.words, got, c.want)
		}
	}
}
