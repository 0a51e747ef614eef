// Command pack finishes a web build: it writes the size of the program into
// the page, for the progress bar, and lays .br and .gz forms beside every
// file that becomes smaller by them. Forms that fit their file are kept.
//
// Usage: pack [-quick] DIR
//
// With -quick it takes a second instead of most of a minute, and the forms
// are somewhat larger; packing again without it makes them small, and refuses
// an engine that is too large for a worker that starts in the middle of a game.
package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"flag"
	"fmt"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strconv"

	"github.com/andybalholm/brotli"
)

const (
	program = "tidepool.wasm"
	page    = "index.html"
	engine  = "engine.wasm"
	// engineLimit is how many bytes the packed engine may have.
	engineLimit = 1_000_000
	// sizeMark is what the page says in place of the program's size.
	sizeMark = `data-program-bytes="0"`
	// quickMark is a file that says that some forms were made in a hurry.
	quickMark = ".quick"
	// quickQuality is brotli's level for a hurry.
	quickQuality = 5
	// brotliWindow is the logarithm of the window: the largest that browsers
	// must take, as the program is some megabytes.
	brotliWindow = 24
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
	if err := pack(flag.Arg(0), *quick); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func pack(dir string, quick bool) error {
	if err := writeSize(dir); err != nil {
		return err
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
		return errors.Join(removeIfThere(mark), checkEngine(dir))
	}
	if p.packed == 0 {
		return nil
	}
	return os.WriteFile(mark, nil, 0o644)
}

// checkEngine reports an engine that has grown too large.
func checkEngine(dir string) error {
	info, err := os.Stat(filepath.Join(dir, engine+".br"))
	switch {
	case errors.Is(err, fs.ErrNotExist):
		return nil // it is tiny
	case err != nil:
		return err
	case info.Size() > engineLimit:
		return fmt.Errorf("%s.br has %d bytes, more than %d", engine, info.Size(), engineLimit)
	}
	return nil
}

func removeIfThere(name string) error {
	if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return nil
}

// writeSize puts the program's size in bytes into the page.
func writeSize(dir string) error {
	info, err := os.Stat(filepath.Join(dir, program))
	if err != nil {
		return err
	}
	name := filepath.Join(dir, page)
	text, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	if bytes.Count(text, []byte(sizeMark)) != 1 {
		return fmt.Errorf("%s does not say %s once", page, sizeMark)
	}
	size := `data-program-bytes="` + strconv.FormatInt(info.Size(), 10) + `"`
	return os.WriteFile(name, bytes.Replace(text, []byte(sizeMark), []byte(size), 1), 0o644)
}

// A form is a way of compressing.
type form struct {
	suffix string
	writer func(io.Writer) io.WriteCloser
	reader func(io.Reader) (io.Reader, error)
}

func forms(quick bool) []form {
	brotliLevel, gzipLevel := brotli.BestCompression, gzip.BestCompression
	if quick {
		brotliLevel, gzipLevel = quickQuality, gzip.BestSpeed
	}
	return []form{
		{".br", func(w io.Writer) io.WriteCloser {
			return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: brotliLevel, LGWin: brotliWindow})
		}, func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil }},
		{".gz", func(w io.Writer) io.WriteCloser {
			gz, _ := gzip.NewWriterLevel(w, gzipLevel) // the level is a good one
			return gz
		}, func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) }},
	}
}

// A packer makes the forms of files.
type packer struct {
	forms  []form
	anew   bool // make also those that would do
	packed int  // how many were made
}

// pack makes or renews the forms of a file.
func (p *packer) pack(name string) error {
	content, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	info, err := os.Stat(name)
	if err != nil {
		return err
	}
	for _, f := range p.forms {
		packed := name + f.suffix
		if p.anew || !f.holds(packed, content) {
			if err := f.write(packed, content); err != nil {
				return err
			}
			p.packed++
		}
		// The server takes a form that is older than its file for a stale one.
		if err := os.Chtimes(packed, info.ModTime(), info.ModTime()); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

// holds reports whether the named file unpacks to content.
func (f form) holds(name string, content []byte) bool {
	packed, err := os.ReadFile(name)
	if err != nil {
		return false
	}
	r, err := f.reader(bytes.NewReader(packed))
	if err != nil {
		return false
	}
	unpacked, err := io.ReadAll(io.LimitReader(r, int64(len(content))+1))
	return err == nil && bytes.Equal(unpacked, content)
}

// write compresses content into the named file, or removes the file if that
// does not make it smaller.
func (f form) write(name string, content []byte) error {
	var packed bytes.Buffer
	w := f.writer(&packed)
	if _, err := w.Write(content); err != nil {
		return err
	}
	if err := w.Close(); err != nil {
		return err
	}
	if packed.Len() >= len(content) {
		return removeIfThere(name)
	}
	return os.WriteFile(name, packed.Bytes(), 0o644)
}
