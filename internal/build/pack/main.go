// Command pack finishes a web build: -flow gives programs structured control flow, -simd gives the engine
// vector instructions, -lines drops data needed only for panic reports (see the README of internal/build). It
// draws icons, writes language files and .br and .gz forms, and fills words, sizes and the list of files into
// the page and service worker. Forms that are up to date are kept.
//
// Usage: pack [-quick] [-flow] [-simd] [-lines] [-limit=false] DIR
//
// -quick takes a second instead of most of a minute but compresses less; a later run without it compresses
// fully. Files over their size limit are an error, unless -limit=false.
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
	program   = "tidepool.wasm"
	page      = "index.html"
	engine    = "engine.wasm"
	sizeMark  = `data-program-bytes="0"`
	quickMark = ".quick"
)

var packable = []string{".html", ".css", ".js", ".json", ".svg", ".ttf", ".txt", ".wasm", ".webmanifest"}

type options struct{ quick, flow, simd, lines, limit bool }

func main() {
	var o options
	flag.BoolVar(&o.quick, "quick", false, "pack fast rather than small")
	flag.BoolVar(&o.flow, "flow", false, "give the programs straight control flow")
	flag.BoolVar(&o.simd, "simd", false, "let the engine work on several numbers at once")
	flag.BoolVar(&o.lines, "lines", false, "leave out which line of which file an instruction is from")
	flag.BoolVar(&o.limit, "limit", true, "refuse what is too large")
	flag.Parse()
	if flag.NArg() != 1 {
		fmt.Fprintln(os.Stderr, "usage: pack [-quick] [-flow] [-simd] [-lines] [-limit=false] DIR")
		os.Exit(2)
	}
	if err := o.finish(flag.Arg(0)); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func (o options) finish(dir string) error {
	for _, name := range []string{program, engine} {
		if err := o.lighten(filepath.Join(dir, name)); err != nil {
			return err
		}
	}
	for _, step := range []func(dir string) error{drawIcons, layWords} {
		if err := step(dir); err != nil {
			return err
		}
	}
	if err := pack(dir, o.quick); err != nil || !o.limit {
		return err
	}
	return checkSizes(dir, o.quick)
}

func (o options) lighten(name string) error {
	data, err := os.ReadFile(name)
	if err == nil && o.flow {
		data, err = flow.Straight(data)
	}
	if err == nil && o.simd && filepath.Base(name) == engine {
		data, err = simd.Replace(data)
	}
	if err == nil && o.lines {
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
		return removeIfThere(mark)
	}
	if p.packed == 0 {
		return nil
	}
	return os.WriteFile(mark, nil, 0o644)
}

func removeIfThere(name string) error {
	if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// fillIn replaces a mark in a file, where it must occur once. It must run before the file is compressed.
func fillIn(dir, file, mark, text string) error {
	name := filepath.Join(dir, file)
	old, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if bytes.Count(old, []byte(mark)) != 1 {
		return fmt.Errorf("%s must contain %s exactly once", file, mark)
	}
	return os.WriteFile(name, bytes.Replace(old, []byte(mark), []byte(text), 1), 0o644)
}

func writeSize(dir string) error {
	info, err := os.Stat(filepath.Join(dir, program))
	if err != nil {
		return err
	}
	return fillIn(dir, page, sizeMark, fmt.Sprintf(`data-program-bytes="%d"`, info.Size()))
}
