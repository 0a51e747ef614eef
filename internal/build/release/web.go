package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// webFiles returns the files of the web archive, at its root as game hosts require.
func webFiles(dir, version string) ([]file, error) {
	files, err := shared(target{"js", "wasm"}, readme(target{"js", "wasm"}, version), program)
	if err != nil {
		return nil, err
	}
	list, err := page(dir)
	return append(files, list...), err
}

// page returns a web build without compressed forms.
func page(dir string) (files []file, err error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	whole := false
	for _, e := range entries {
		name := e.Name()
		if ext := filepath.Ext(name); strings.HasPrefix(name, ".") || ext == ".br" || ext == ".gz" || !e.Type().IsRegular() {
			continue
		}
		data, err := os.ReadFile(filepath.Join(dir, name))
		if err != nil {
			return nil, err
		}
		whole = whole || name == "sw.js"
		files = append(files, text(name, data))
	}
	if !whole {
		return nil, fmt.Errorf("%s is not a web build", dir)
	}
	return files, nil
}
