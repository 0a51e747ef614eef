// Command pack finishes a web build: it gives the programs straight control flow
// (package flow) and takes from them what only reports of a panic tell, draws the
// icons, lays the files of words that the program lacks beside it, writes the page's own words and the size of the program into the page
// and the list of all files into the service worker, and lays .br and .gz forms
// beside every file that becomes smaller by them. Forms that fit their file are
// kept.
//
// Usage: pack [-quick] DIR
//
// With -quick it takes a second instead of most of a minute, and the forms
// are somewhat larger; packing again without it makes them small. What has grown
// too large to wait for is refused.
package main

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"slices"

	"tidepool/internal/build/flow"
	"tidepool/internal/build/pclntab"
	"tidepool/internal/build/simd"
)

const (
	program = "tidepool.wasm"
	page    = "index.html"
	engine  = "engine.wasm"
	// sizeMark is what the page says in place of the program's size.
	sizeMark = `data-program-bytes="0"`
	// quickMark is a file that says that some forms were made in a hurry.
	quickMark = ".quick"
)

// packable are the extensions of files worth compressing.
var packable = []string{".html", ".css", ".js", ".json", ".svg", ".ttf", ".txt", ".wasm", ".webmanifest"}

func main() {
	quick := flag.Bool("quick", false, "pack fast rather than small")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: pack [-quick] DIR")
		os.Exit(2)
	}
	err := finish(flag.Arg(0), *quick)
	if err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func finish(dir string, quick bool) error {
	for _, name := range []string{program, engine} {
		if err := lighten(filepath.Join(dir, name)); err != nil {
			return err
		}
	}
	for _, step := range []func(dir string) error{drawIcons, layWords} {
		if err := step(dir); err != nil {
			return err
		}
	}
	return pack(dir, quick)
}

// lighten has a program's functions jump without detours, those of the engine also
// work on several numbers at once, and takes from it what only reports of a panic
// tell.
func lighten(name string) error {
	data, err := os.ReadFile(name)
	if err == nil {
		data, err = flow.Straight(data)
	}
	if err == nil && filepath.Base(name) == engine {
		data, err = simd.Replace(data)
	}
	if err == nil {
		err = pclntab.DropLines(data)
	}
	if err != nil {
		return fmt.Errorf("%s: %w", name, err)
	}
	return os.WriteFile(name, data, 0o755)
}

func pack(dir string, quick bool) error {
	for _, step := range []func(dir string) error{writeSize, writeWords, listFiles} {
		if err := step(dir); err != nil {
			return err
		}
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	mark := filepath.Join(dir, quickMark)
	_, err = os.Stat(mark)
	p := packer{forms: forms(quick), anew: err == nil && !quick}
	for _, e := range entries {
		if !slices.Contains(packable, filepath.Ext(e.Name())) {
			continue
		}
		if err := p.pack(filepath.Join(dir, e.Name())); err != nil {
			return err
		}
	}
	if !quick {
		return errors.Join(removeIfThere(mark), checkSizes(dir, false))
	}
	if p.packed == 0 {
		return nil
	}
	return errors.Join(os.WriteFile(mark, nil, 0o644), checkSizes(dir, true))
}

func removeIfThere(name string) error {
	if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// fillIn puts a text into a file of the build in place of a mark, which must be
// there once: the file is one that has not been packed yet.
func fillIn(dir, file, mark, text string) error {
	name := filepath.Join(dir, file)
	old, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if bytes.Count(old, []byte(mark)) != 1 {
		return fmt.Errorf("%s does not say %s once", file, mark)
	}
	return os.WriteFile(name, bytes.Replace(old, []byte(mark), []byte(text), 1), 0o644)
}

// writeSize puts the program's size in bytes into the page.
func writeSize(dir string) error {
	info, err := os.Stat(filepath.Join(dir, program))
	if err != nil {
		return err
	}
	return fillIn(dir, page, sizeMark, fmt.Sprintf(`data-program-bytes="%d"`, info.Size()))
}
