//go:build !js && !windows

package platform_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	"tidepool/internal/platform"
	"tidepool/scenes/export"
)

// A file is found by any common way to write its path, and read completely or not at all.
func TestOpenPath(t *testing.T) {
	dir, _ := home(t)
	write(t, filepath.Join(dir, "a b.txt"), "tide")
	write(t, filepath.Join(dir, "large.txt"), "")
	if err := os.Truncate(filepath.Join(dir, "large.txt"), export.MostFile+1); err != nil {
		t.Fatal(err)
	}
	if err := syscall.Mkfifo(filepath.Join(dir, "pipe"), 0o600); err != nil {
		t.Fatal(err)
	}
	x := platform.Here().Exchange()
	for path, want := range map[string]error{
		"~/a b.txt": nil, filepath.Join(dir, "a b.txt"): nil, `"` + dir + `/a b.txt" `: nil, "file://" + dir + "/a b.txt": nil,
		"file://" + dir + "/a%20b.txt": nil, "file://" + dir + "/100%.txt": os.ErrNotExist, "file://": os.ErrNotExist,
		"~/gone": os.ErrNotExist, "~/large.txt": export.ErrTooLarge, "~/pipe": export.ErrNotFile, "~/": export.ErrNotFile, "\x00": syscall.EINVAL,
	} {
		b := <-x.OpenPath(path)
		if b.Err != nil || len(b.Files) != 1 {
			t.Fatalf("%q: %+v", path, b)
		}
		f := b.Files[0]
		if !errors.Is(f.Err, want) || want == nil && (string(f.Data) != "tide" || f.Name != "a b.txt") {
			t.Errorf("%q: %q, %q, %v", path, f.Name, f.Data, f.Err)
		}
	}
}

// script puts a program into the only folder in which programs are looked for.
func script(t *testing.T, name, text string) {
	t.Helper()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, name), []byte("#!/bin/sh\n"+text+"\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	t.Setenv("PATH", dir)
}

// The clipboard is read by the installed helper, up to the size limit of a file.
func TestPaste(t *testing.T) {
	t.Setenv("WAYLAND_DISPLAY", "")
	t.Setenv("DISPLAY", ":99")
	x := platform.Here().Exchange()
	script(t, "xsel", `[ "$*" = "--output --clipboard" ] && echo "[Game]"`)
	if b := <-x.Paste(); b.Err != nil || len(b.Files) != 1 || string(b.Files[0].Data) != "[Game]\n" {
		t.Errorf("%+v", b)
	}
	script(t, "xclip", `while :; do echo `+strings.Repeat("x", 1000)+`; done`)
	if b := <-x.Paste(); !errors.Is(b.Err, export.ErrTooLarge) {
		t.Errorf("endless: %v", b.Err)
	}
	t.Setenv("PATH", t.TempDir())
	if b := <-x.Paste(); !errors.Is(b.Err, export.ErrNotHere) {
		t.Errorf("without a program: %v", b.Err)
	}
}
