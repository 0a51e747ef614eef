package main

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"os"

	"github.com/andybalholm/brotli"
)

const (
	// quickQuality is brotli's level with -quick.
	quickQuality = 5
	// brotliWindow is the logarithm of the window size, the largest that browsers must support.
	brotliWindow = 24
)

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
			gz, _ := gzip.NewWriterLevel(w, gzipLevel) // the level is valid
			return gz
		}, func(r io.Reader) (io.Reader, error) { return gzip.NewReader(r) }},
	}
}

type packer struct {
	forms  []form
	anew   bool // also replace forms that are good enough
	packed int  // number of forms made
}

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
		// The server ignores a form that is older than its file.
		if err := os.Chtimes(packed, info.ModTime(), info.ModTime()); err != nil && !errors.Is(err, fs.ErrNotExist) {
			return err
		}
	}
	return nil
}

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
