package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tidepool/locale"
)

func write(t *testing.T, dir, name, content string) {
	t.Helper()
	if err := os.WriteFile(filepath.Join(dir, name), []byte(content), 0o644); err != nil {
		t.Fatal(err)
	}
}

// fresh returns a file of the page before packing.
func fresh(t *testing.T, name string) string { return read(t, "../../../wasm/page", name) }

// unpacked copies the files that are packed only once into a build, as "make web" does.
func unpacked(t *testing.T, dir string) {
	t.Helper()
	for _, name := range []string{page, words, serviceWorker} {
		write(t, dir, name, fresh(t, name))
	}
}

func read(t *testing.T, dir, name string) string {
	t.Helper()
	content, err := os.ReadFile(filepath.Join(dir, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(content)
}

func TestPack(t *testing.T) {
	dir := t.TempDir()
	wasm := strings.Repeat("tide", 1000)
	write(t, dir, program, wasm)
	unpacked(t, dir)
	write(t, dir, "tiny.txt", "x")
	write(t, dir, "picture.png", strings.Repeat("p", 1000))
	if err := pack(dir, false); err != nil {
		t.Fatal(err)
	}
	if got := read(t, dir, page); !strings.Contains(got, ` data-program-bytes="4000"`) {
		t.Errorf("page is %q", got)
	}
	for _, f := range forms(false) {
		if !f.holds(filepath.Join(dir, program+f.suffix), []byte(wasm)) {
			t.Errorf("%s of the program does not unpack to it", f.suffix)
		}
		if !f.holds(filepath.Join(dir, page+f.suffix), []byte(read(t, dir, page))) {
			t.Errorf("%s of the page does not unpack to it", f.suffix)
		}
		for _, name := range []string{"tiny.txt", "picture.png"} {
			if _, err := os.Stat(filepath.Join(dir, name+f.suffix)); err == nil {
				t.Errorf("%s%s is there and saves nothing", name, f.suffix)
			}
		}
	}
}

func TestPackAgain(t *testing.T) {
	dir := t.TempDir()
	write(t, dir, program, strings.Repeat("ebb", 1000))
	unpacked(t, dir)
	if err := pack(dir, false); err != nil {
		t.Fatal(err)
	}
	kept := read(t, dir, program+".br")

	later := time.Now().Add(time.Hour).Truncate(time.Second)
	if err := os.Chtimes(filepath.Join(dir, program), later, later); err != nil {
		t.Fatal(err)
	}
	unpacked(t, dir)
	if err := pack(dir, false); err != nil {
		t.Fatal(err)
	}
	if read(t, dir, program+".br") != kept {
		t.Error("an unchanged file was packed anew")
	}
	if info, err := os.Stat(filepath.Join(dir, program+".br")); err != nil || !info.ModTime().Equal(later) {
		t.Errorf("the kept form is older than its file: %v, %v", info, err)
	}

	write(t, dir, program, strings.Repeat("flow", 1000))
	unpacked(t, dir)
	if err := pack(dir, false); err != nil {
		t.Fatal(err)
	}
	for _, f := range forms(false) {
		if !f.holds(filepath.Join(dir, program+f.suffix), []byte(strings.Repeat("flow", 1000))) {
			t.Errorf("%s was not renewed", f.suffix)
		}
	}
}

func TestPackRefuses(t *testing.T) {
	dir := t.TempDir()
	unpacked(t, dir)
	if err := pack(dir, false); err == nil {
		t.Error("packed a build without a program")
	}
	write(t, dir, program, "x")
	write(t, dir, page, "no mark")
	if err := pack(dir, false); err == nil {
		t.Error("packed a page that cannot tell the size")
	}
}

// A limit counts everything that is waited for: the page, the files it names, the program and the words of a
// language.
func TestLimits(t *testing.T) {
	const first = `<script src="a.js"></script><link href="a.css">`
	const others = int64(len(first)) + 3 + 5 + 7 // bytes beside the largest file
	for _, quick := range []bool{false, true} {
		for _, limit := range limits() {
			dir := t.TempDir()
			for name, text := range map[string]string{page: first, "a.js": "xxx", "a.css": "xxxxxxxxx", "a.css.br": "xxxxx", "words.ja.txt": "xxxxxxx", "other.txt": strings.Repeat("x", 1000)} {
				write(t, dir, name, text)
			}
			if err := checkSizes(dir, quick); err != nil {
				t.Errorf("with hardly anything packed: %v", err)
			}
			most, file := limit.most, program
			if quick {
				most = limit.quick
			}
			if limit.what == engine {
				file = engine
			} else if most -= others; !strings.HasSuffix(limit.what, " ja") {
				continue
			}
			for _, size := range []int64{most, most + 1} {
				write(t, dir, file+".br", strings.Repeat("x", int(size)))
				if err := checkSizes(dir, quick); (err == nil) != (size <= most) {
					t.Errorf("%s: %s packed into %d bytes, quick %t: %v", limit.what, file, size, quick, err)
				}
			}
		}
	}
}

// All words that the program lacks are in files beside it.
func TestWordsFiles(t *testing.T) {
	dir := t.TempDir()
	if err := layWords(dir); err != nil {
		t.Fatal(err)
	}
	for _, l := range locale.Languages() {
		if l.Tag != "en" {
			words, err := locale.Parse(l.Tag, []byte(read(t, dir, "words."+l.Tag+".txt")))
			if err != nil {
				t.Fatal(err)
			}
			if err := words.Learn([]byte(read(t, dir, "words."+l.Tag+".learn.txt"))); err != nil {
				t.Error(err)
			}
		}
		if got := read(t, dir, "words."+l.Tag+".learn.txt"); got != string(locale.Carried(locale.LearnFile(l.Tag))) {
			t.Errorf("%s: other words of lessons", l.Tag)
		}
	}
}

// A quick form is kept by -quick and replaced without it.
func TestPackQuick(t *testing.T) {
	dir := t.TempDir()
	var text strings.Builder
	for i := range 5000 {
		fmt.Fprintln(&text, i*i, "tides")
	}
	write(t, dir, program, text.String())
	var sizes []int
	for _, quick := range []bool{true, true, false, true, false} {
		unpacked(t, dir)
		if err := pack(dir, quick); err != nil {
			t.Fatal(err)
		}
		sizes = append(sizes, len(read(t, dir, program+".br")))
	}
	if sizes[0] != sizes[1] || sizes[2] >= sizes[1] || sizes[3] != sizes[2] || sizes[4] != sizes[2] {
		t.Errorf("sizes of the forms packed quickly, quickly, well, quickly, well: %d", sizes)
	}
}
