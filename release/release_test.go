package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"debug/pe"
	"encoding/binary"
	"encoding/xml"
	"errors"
	"io"
	"os"
	"path/filepath"
	"runtime"
	"strings"
	"testing"

	"tidepool/locale"
)

// inRoot has a test work where "make dist" does.
func inRoot(t *testing.T) { t.Chdir("..") }

// unpacked reads an archive back: contents by name, and which may be run.
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

// Both kinds of archives hold what was put into them, and are the same when
// made again.
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

// Every module of every system's program has its licence, and so have Go and
// the fonts.
func TestLicences(t *testing.T) {
	inRoot(t)
	for _, target := range append(targets(), target{"js", "wasm"}) {
		list, err := modules(target, ".")
		if err != nil {
			t.Fatal(err)
		}
		files, err := allLicences(target, ".")
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

// A module without a licence is refused; one with more has all of them.
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

// Each archive has what its system wants. The program itself is another, as
// building it for all of them takes minutes.
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
	for _, line := range []string{"Exec=tidepool", "Icon=tidepool", "Type=Application", "Categories=Game;BoardGame;"} {
		if !strings.Contains(entry, "\n"+line+"\n") {
			t.Errorf("no line %s", line)
		}
	}
}

// The object with the icon is one that Go's own reader understands, and the
// directory in it leads to the pictures.
func TestResources(t *testing.T) {
	for arch, machine := range map[string]uint16{"amd64": pe.IMAGE_FILE_MACHINE_AMD64, "arm64": pe.IMAGE_FILE_MACHINE_ARM64} {
		object, err := pe.NewFile(bytes.NewReader(resources(arch)))
		if err != nil {
			t.Fatal(err)
		}
		if object.Machine != machine || len(object.Sections) != 1 || object.Sections[0].Name != ".rsrc" {
			t.Fatalf("%s: machine %x, sections %v", arch, object.Machine, object.Sections)
		}
		data, err := object.Sections[0].Data()
		if err != nil {
			t.Fatal(err)
		}
		want := iconResources()
		if len(object.Sections[0].Relocs) != len(want) {
			t.Errorf("%s: %d places for %d resources", arch, len(object.Sections[0].Relocs), len(want))
		}
		found := walk(data, 0, nil)
		if len(found) != len(want) {
			t.Fatalf("%s: %d resources are found, want %d", arch, len(found), len(want))
		}
		for i, r := range want {
			if found[i].kind != r.kind || found[i].id != r.id || !bytes.Equal(found[i].data, r.data) {
				t.Errorf("%s: resource %d is %d %d of %d bytes, want %d %d of %d", arch, i, found[i].kind, found[i].id, len(found[i].data), r.kind, r.id, len(r.data))
			}
		}
	}
}

// walk reads a directory of resources as Windows does.
func walk(section []byte, at uint32, path []uint32) (list []resource) {
	le := binary.LittleEndian
	n := uint32(le.Uint16(section[at+14:]))
	for i := range n {
		id, to := le.Uint32(section[at+16+8*i:]), le.Uint32(section[at+20+8*i:])
		here := append(path[:len(path):len(path)], id)
		if to>>31 == 1 {
			list = append(list, walk(section, to&^(1<<31), here)...)
			continue
		}
		from, length := le.Uint32(section[to:]), le.Uint32(section[to+4:])
		list = append(list, resource{here[0], here[1], section[from:][:length]})
	}
	return list
}

// The archive for this machine is made whole.
func TestRelease(t *testing.T) {
	if testing.Short() {
		t.Skip("builds the program")
	}
	inRoot(t)
	dir := t.TempDir()
	here := target{runtime.GOOS, runtime.GOARCH}
	if err := release(dir, "1.2.3", "", here.String()); err != nil {
		t.Fatal(err)
	}
	contents, runnable := unpacked(t, filepath.Join(dir, here.archive("1.2.3")))
	for name, run := range map[string]bool{"README.txt": false, "LICENSE": false} {
		name = here.folder("1.2.3") + "/" + name
		if contents[name] == "" || runnable[name] != run {
			t.Errorf("%s: %d bytes, runnable %v", name, len(contents[name]), runnable[name])
		}
	}
	if here.system == "linux" {
		root := here.folder("1.2.3") + "/"
		if !runnable[root+"tidepool"] || contents[root+"tidepool.desktop"] == "" || !strings.HasPrefix(contents[root+"tidepool.png"], "\x89PNG") {
			t.Error("the program, its icon or its entry for the menu is missing")
		}
	}
	sums, err := os.ReadFile(filepath.Join(dir, "SHA256SUMS"))
	if err != nil || !strings.Contains(string(sums), "  "+here.archive("1.2.3")+"\n") {
		t.Errorf("sums %q, %v", sums, err)
	}
	if err := release(dir, "1.2.3", "", "plan9/mips"); err == nil {
		t.Error("an archive for a system that is none")
	}
}

// The web's archive is a web build without packed forms, or none at all.
func TestWebFiles(t *testing.T) {
	inRoot(t)
	dir := t.TempDir()
	if _, err := webFiles(dir, "1"); err == nil {
		t.Error("an empty folder is taken for a web build")
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

// The licences that the program shows are those of what is in it now.
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
	got, err := os.ReadFile(filepath.Join("licences", "licences.txt"))
	if err != nil {
		t.Fatal(err)
	}
	if string(got) != string(want) {
		t.Error("licences/licences.txt is not that of the modules in use: go run ./release -licences licences/licences.txt")
	}
}
