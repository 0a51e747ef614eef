package main

import (
	"bytes"
	"strings"
	"testing"

	"tidepool/internal/build/modcopy"
)

// engineFiles are the page's files of the engine as they come.
func engineFiles(t *testing.T) modcopy.Files {
	t.Helper()
	t.Chdir("../../..")
	files, err := sources()
	if err != nil {
		t.Fatal(err)
	}
	return files
}

// Whatever is left out is there to be left out, and what brought it in is gone.
func TestChange(t *testing.T) {
	files := engineFiles(t)
	if err := change(files); err != nil {
		t.Fatal(err)
	}
	for _, name := range unused {
		if files.Drop(name) == nil {
			t.Errorf("%s is still there", name)
		}
	}
	changed := 0
	for name, text := range files {
		if strings.HasPrefix(string(text), notice) {
			changed++
		}
		if !strings.HasSuffix(name, ".go") || strings.HasPrefix(name, "internal/vm") {
			continue // which nothing imports any more
		}
		for _, gone := range []string{"text/template", "go/build", "go/printer", "log/slog", "regexp", "archive/zip", "encoding/gob", "go/parser", "go/constant", "math/big"} {
			if strings.Contains(string(text), "\t\""+gone+"\"\n") {
				t.Errorf("%s imports %s", name, gone)
			}
		}
	}
	if changed == 0 {
		t.Error("no changed file says so")
	}
}

// The page has the shaders that it draws with, compiled, and the same ones each time.
func TestShaders(t *testing.T) {
	files := engineFiles(t)
	text, err := compiled(files)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := compiled(files); err != nil || !bytes.Equal(again, text) {
		t.Errorf("they differ the next time (%v)", err)
	}
	for _, name := range []string{"Filtered", "Pixelated", "Clear"} {
		_, shader, found := strings.Cut(string(text), "\nvar "+name+" = Program{\n")
		shader, _, _ = strings.Cut(shader, "\n}\n")
		if !found || strings.Count(shader, `"#version 300 es\n`) != 2 || !strings.Contains(shader, `fragColor = `) {
			t.Errorf("%s is %q", name, shader)
		}
	}
}
