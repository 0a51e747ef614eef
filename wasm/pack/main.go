// Command pack finishes a web build: it writes the size of the program into
// the page, for the progress bar, and lays .br and .gz forms beside every
// file that becomes smaller by them.
//
// Usage: pack DIR
package main

import (
	"bytes"
	"compress/gzip"
	"errors"
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
	// sizeMark is what the page says in place of the program's size.
	sizeMark = `data-program-bytes="0"`
	// brotliWindow is the logarithm of the window: the largest that browsers
	// must take, as the program is some megabytes.
	brotliWindow = 24
)

// packable are the extensions of files worth compressing.
var packable = []string{".html", ".css", ".js", ".json", ".svg", ".txt", ".wasm", ".webmanifest"}

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: pack DIR")
		os.Exit(2)
	}
	if err := pack(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "pack:", err)
		os.Exit(1)
	}
}

func pack(dir string) error {
	if err := writeSize(dir); err != nil {
		return err
	}
	entries, err := os.ReadDir(dir)
	if err != nil {
		return err
	}
	for _, e := range entries {
		if !slices.Contains(packable, filepath.Ext(e.Name())) {
			continue
		}
		if err := packFile(filepath.Join(dir, e.Name())); err != nil {
			return err
		}
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

var forms = []form{
	{".br", func(w io.Writer) io.WriteCloser {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: brotliWindow})
	}, func(r io.Reader) (io.Reader, error) { return brotli.NewReader(r), nil }},
	{".gz", func(w io.Writer) io.WriteCloser {
		gz, _ := gzip.NewWriterLevel(w, gzip.BestCompression) // the level is a good one
		return gz
	}, func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) }},
}

// packFile makes or renews the compressed forms of a file. One that still
// unpacks to the file's content is kept: brotli takes half a minute for the
// program, and unpacking no time.
func packFile(name string) error {
	content, err := os.ReadFile(name)
	if err != nil {
		return err
	}
	info, err := os.Stat(name)
	if err != nil {
		return err
	}
	for _, f := range forms {
		packed := name + f.suffix
		if !f.holds(packed, content) {
			if err := f.write(packed, content); err != nil {
				return err
			}
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
		if err := os.Remove(name); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
		return nil
	}
	return os.WriteFile(name, packed.Bytes(), 0o644)
}
