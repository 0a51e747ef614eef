package pclntab

import (
	"errors"
	"regexp"
	"strings"
	"testing"

	"tidepool/internal/build/flow/module"
	"tidepool/internal/build/flow/module/moduletest"
)

// A program runs the same without lines, and still knows function names.
func TestDropLines(t *testing.T) {
	wasm := moduletest.Build(t, "lines")
	before := moduletest.Run(t, wasm)
	if !regexp.MustCompile(`(?m)^main.main line [1-9]`).MatchString(before) {
		t.Fatalf("the program does not tell its lines: %s", before)
	}
	for range 2 { // the second time nothing is left to drop
		if err := DropLines(wasm); err != nil {
			t.Fatal(err)
		}
		want := regexp.MustCompile(`line \d+`).ReplaceAllString(before, "line 0")
		got := regexp.MustCompile(`line -?\d+`).ReplaceAllString(moduletest.Run(t, wasm), "line 0")
		if got != want {
			t.Errorf("without lines: %s\nwant %s", got, want)
		}
	}
	if strings.Contains(string(wasm), "testdata/lines/main.go") {
		t.Error("the names of files are still there")
	}
}

func TestRefuses(t *testing.T) {
	header := string(tableHeader)
	for name, module := range map[string]string{
		"nothing":              "",
		"no section":           "\x00asm\x01\x00\x00\x00",
		"a cut section":        "\x00asm\x01\x00\x00\x00\x0b\x7f\x01",
		"no tables":            "\x00asm\x01\x00\x00\x00\x0b\x09\x01\x00\x41\x10\x0b\x03abc",
		"a place below memory": "\x00asm\x01\x00\x00\x00\x0b\x09\x01\x00\x41\x7f\x0b\x03abc",
		"a header alone":       "\x00asm\x01\x00\x00\x00\x0b\x0e\x01\x00\x41\x10\x0b\x08" + header,
		"a header of nothing":  "\x00asm\x01\x00\x00\x00\x0b\x4e\x01\x00\x41\x10\x0b\x48" + header + strings.Repeat("\x00", 64),
		"a huge header":        "\x00asm\x01\x00\x00\x00\x0b\x4e\x01\x00\x41\x10\x0b\x48" + header + strings.Repeat("\xff", 64),
	} {
		if err := DropLines([]byte(module)); !errors.Is(err, Err) {
			t.Errorf("%s: %v", name, err)
		}
		if _, err := Function([]byte(module), "main.main"); !errors.Is(err, Err) {
			t.Errorf("%s has a function: %v", name, err)
		}
	}
}

func TestFunction(t *testing.T) {
	wasm := moduletest.Build(t, "lines")
	at, err := Function(wasm, "main.caught")
	if err != nil {
		t.Fatal(err)
	}
	if _, err := Function(wasm, "main.caugh"); !errors.Is(err, Err) {
		t.Errorf("there is half a function: %v", err)
	}
	if err := DropLines(wasm); err != nil {
		t.Fatal(err)
	}
	if again, err := Function(wasm, "main.caught"); again != at || err != nil {
		t.Errorf("without lines it is at %d, not %d (%v)", again, at, err)
	}
	const unreachable, end = 0x00, 0x0b
	broken, err := module.EditFunctions(wasm, func(i int, body []byte) []byte {
		if i == at {
			return []byte{0, unreachable, end}
		}
		return body
	})
	if err != nil {
		t.Fatal(err)
	}
	if out, err := moduletest.Output(t, broken); err == nil || !strings.Contains(out, "deep 10000\n") || strings.Contains(out, "caught") {
		t.Errorf("with another function in its place the program prints %q (%v)", out, err)
	}
}
