package main

import (
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// A program runs without the lines as with them, and knows its functions' names.
func TestDropLines(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil && os.Getenv("CI") == "" {
		t.Skip("no node to run a program for the browser")
	}
	name := filepath.Join(t.TempDir(), "lines.wasm")
	build := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", name, "./testdata/lines")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	before := run(t, name)
	if !regexp.MustCompile(`(?m)^main.main line [1-9]`).MatchString(before) {
		t.Fatalf("the program does not tell its lines: %s", before)
	}
	for range 2 { // the second time nothing is left to drop
		if err := dropLinesOf(name); err != nil {
			t.Fatal(err)
		}
		want := regexp.MustCompile(`line \d+`).ReplaceAllString(before, "line 0")
		got := regexp.MustCompile(`line -?\d+`).ReplaceAllString(run(t, name), "line 0")
		if got != want {
			t.Errorf("without lines: %s\nwant %s", got, want)
		}
	}
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	if strings.Contains(string(data), "testdata/lines/main.go") {
		t.Error("the names of files are still there")
	}
}

// run returns what a program for the browser prints.
func run(t *testing.T, name string) string {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("node", filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec_node.js"), name).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return string(out)
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
		if err := dropLines([]byte(module)); !errors.Is(err, errNoLines) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
