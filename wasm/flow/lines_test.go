package flow

import (
	"errors"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

// A program runs without the lines as with them, and knows its functions' names.
func TestDropLines(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil && os.Getenv("CI") == "" {
		t.Skip("no node to run a program for the browser")
	}
	module := build(t, "lines")
	before := run(t, module)
	if !regexp.MustCompile(`(?m)^main.main line [1-9]`).MatchString(before) {
		t.Fatalf("the program does not tell its lines: %s", before)
	}
	for range 2 { // the second time nothing is left to drop
		if err := DropLines(module); err != nil {
			t.Fatal(err)
		}
		want := regexp.MustCompile(`line \d+`).ReplaceAllString(before, "line 0")
		got := regexp.MustCompile(`line -?\d+`).ReplaceAllString(run(t, module), "line 0")
		if got != want {
			t.Errorf("without lines: %s\nwant %s", got, want)
		}
	}
	if strings.Contains(string(module), "testdata/lines/main.go") {
		t.Error("the names of files are still there")
	}
}

func TestDropLinesRefuses(t *testing.T) {
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
		if err := DropLines([]byte(module)); !errors.Is(err, errNoLines) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
