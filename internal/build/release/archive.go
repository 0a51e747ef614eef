package main

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io/fs"
	"os"
	"strings"
	"time"
)

type file struct {
	name string // with slashes, relative to the archive's root
	data []byte
	mode fs.FileMode
}

func text(name string, data []byte) file { return file{name, data, 0o644} }

// epoch is the time of all files, so that archives are reproducible; zip has no earlier year.
var epoch = time.Date(1980, 1, 1, 0, 0, 0, 0, time.UTC)

func writeArchive(name string, files []file) error {
	var out bytes.Buffer
	pack := tarred
	if strings.HasSuffix(name, ".zip") {
		pack = zipped
	}
	if err := pack(&out, files); err != nil {
		return err
	}
	if err := os.WriteFile(name+".new", out.Bytes(), 0o644); err != nil {
		return err
	}
	return os.Rename(name+".new", name)
}

func zipped(out *bytes.Buffer, files []file) error {
	w := zip.NewWriter(out)
	for _, f := range files {
		head := &zip.FileHeader{Name: f.name, Method: zip.Deflate, Modified: epoch}
		head.SetMode(f.mode)
		part, err := w.CreateHeader(head)
		if err != nil {
			return err
		}
		if _, err := part.Write(f.data); err != nil {
			return err
		}
	}
	return w.Close()
}

func tarred(out *bytes.Buffer, files []file) error {
	gz, err := gzip.NewWriterLevel(out, gzip.BestCompression)
	if err != nil {
		return err
	}
	w := tar.NewWriter(gz)
	for _, f := range files {
		head := &tar.Header{Typeflag: tar.TypeReg, Name: f.name, Size: int64(len(f.data)), Mode: int64(f.mode), ModTime: epoch, Format: tar.FormatPAX}
		if err := w.WriteHeader(head); err != nil {
			return err
		}
		if _, err := w.Write(f.data); err != nil {
			return err
		}
	}
	if err := w.Close(); err != nil {
		return err
	}
	return gz.Close()
}
