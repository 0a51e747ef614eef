package main

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"tidepool/locale"
)

// build packs a small build again and returns the files that the service worker caches, and the version.
func build(t *testing.T, dir string) (files map[string]string, version string) {
	t.Helper()
	unpacked(t, dir)
	if err := pack(dir, true); err != nil {
		t.Fatal(err)
	}
	sw := read(t, dir, serviceWorker)
	_, list, _ := strings.Cut(sw, "const files = new Map(")
	list, _, _ = strings.Cut(list, ");\n")
	var pairs [][2]string
	if err := json.Unmarshal([]byte(list), &pairs); err != nil {
		t.Fatalf("%v: %q", err, list)
	}
	files = map[string]string{}
	for _, p := range pairs {
		files[p[0]] = p[1]
	}
	_, version, _ = strings.Cut(sw, "const version = \"")
	version, _, _ = strings.Cut(version, "\"")
	return files, version
}

// The worker caches each file that a browser may request, by its contents.
func TestOfflineList(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, program, strings.Repeat("tide", 1000))
	files, version := build(t, dir)
	entries, err := os.ReadDir(dir)
	if err != nil {
		t.Fatal(err)
	}
	for _, e := range entries {
		name := e.Name()
		ext := filepath.Ext(name)
		want := ext != ".br" && ext != ".gz" && name != quickMark && name != serviceWorker
		hash, kept := files[name]
		if kept != want {
			t.Errorf("%s: kept %v, want %v", name, kept, want)
		}
		sum := sha256.Sum256([]byte(read(t, dir, name)))
		if kept && name != page && hash != base64.StdEncoding.EncodeToString(sum[:]) {
			t.Errorf("%s has another hash than %s", name, hash)
		}
	}
	if files[page] != version || !strings.Contains(read(t, dir, page), `data-version="`+version+`"`) {
		t.Errorf("the page is not of version %s", version)
	}
	if len(version) != 16 {
		t.Errorf("version %q", version)
	}
}

// The manifest's icons are all there.
func TestIcons(t *testing.T) {
	dir := t.TempDir()
	if err := drawIcons(dir); err != nil {
		t.Fatal(err)
	}
	var manifest struct {
		Icons []struct{ Src, Sizes string }
	}
	if err := json.Unmarshal([]byte(fresh(t, "manifest.webmanifest")), &manifest); err != nil {
		t.Fatal(err)
	}
	for _, i := range manifest.Icons {
		m, err := png.DecodeConfig(strings.NewReader(read(t, dir, i.Src)))
		if size := fmt.Sprintf("%dx%d", m.Width, m.Height); err != nil || size != i.Sizes {
			t.Errorf("%s is %s (%v), the manifest says %s", i.Src, size, err, i.Sizes)
		}
	}
}

// Two builds have the same version exactly if their contents are equal.
func TestVersion(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, program, "tide")
	_, first := build(t, dir)
	if _, again := build(t, dir); again != first {
		t.Errorf("packed again, %s became %s", first, again)
	}
	write(t, dir, program, "tidy")
	_, next := build(t, dir)
	if next == first {
		t.Error("another program has the same version")
	}
	write(t, dir, "extra.txt", "x")
	if _, third := build(t, dir); third == next {
		t.Error("with a file more, the version is the same")
	}
}

// The page has all its words in all languages, and uses no others.
func TestWords(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, program, "tide")
	build(t, dir)
	script := read(t, dir, words)
	_, text, _ := strings.Cut(script, "const table = ")
	text, _, _ = strings.Cut(text, ";\n")
	var table map[string]map[string]string
	if err := json.NewDecoder(strings.NewReader(text)).Decode(&table); err != nil {
		t.Fatal(err)
	}
	for _, l := range locale.Languages() {
		for _, key := range shellWords {
			if table[l.Tag][strings.TrimPrefix(key, "shell.")] == "" {
				t.Errorf("%s lacks %s", l.Tag, key)
			}
		}
		if !strings.Contains(read(t, dir, page), "<p lang=\""+l.Tag+"\">") {
			t.Errorf("no words for a page without scripts in %s", l.Tag)
		}
	}
	all := fresh(t, "boot.js") + fresh(t, "update.js") + fresh(t, "recovery.js") + fresh(t, "store.js")
	for key := range table["en"] {
		if !strings.Contains(all, `"`+key+`"`) {
			t.Errorf("no script says %q", key)
		}
	}
}
