//go:build !js

package platform

import (
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"tidepool/scenes/export"
)

func readAll(paths []string) (b export.Brought) {
	if len(paths) > export.MostFiles {
		return export.Brought{Err: export.ErrTooLarge}
	}
	for _, path := range paths {
		f := export.File{Name: filepath.Base(path)}
		f.Data, f.Err = read(func() (fs.FileInfo, error) { return os.Stat(path) }, func() (fs.File, error) { return os.Open(path) })
		b.Files = append(b.Files, f)
	}
	return b
}

// readFS reads files and those directly in folders, but no deeper: a whole disk might be dropped.
func readFS(files fs.FS) (b export.Brought) {
	b.Err = fs.WalkDir(files, ".", func(path string, d fs.DirEntry, err error) error {
		switch {
		case d == nil || d.IsDir() && err != nil:
			return err
		case d.IsDir() && strings.Contains(path, "/"):
			return fs.SkipDir
		case d.IsDir():
			return nil
		case len(b.Files) == export.MostFiles:
			return export.ErrTooLarge
		}
		f := export.File{Name: d.Name()}
		f.Data, f.Err = read(func() (fs.FileInfo, error) { return fs.Stat(files, path) }, func() (fs.File, error) { return files.Open(path) })
		b.Files = append(b.Files, f)
		return nil
	})
	return b
}

// read reads a whole regular file up to the size limit. It checks first, as opening some files blocks.
func read(stat func() (fs.FileInfo, error), open func() (fs.File, error)) ([]byte, error) {
	info, err := stat()
	switch {
	case err != nil:
		return nil, err
	case !info.Mode().IsRegular():
		return nil, export.ErrNotFile
	case info.Size() > export.MostFile:
		return nil, export.ErrTooLarge
	}
	f, err := open()
	if err != nil {
		return nil, err
	}
	defer f.Close()
	data, err := io.ReadAll(io.LimitReader(f, export.MostFile+1))
	if err == nil && len(data) > export.MostFile {
		return nil, export.ErrTooLarge
	}
	return data, err
}
