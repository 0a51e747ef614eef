//go:build !js

package platform

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"tidepool/scenes/export"
)

// SaveFile implements scenes.Platform: it writes into the folder in which the
// owner finds what browsers download, or else into their own, beside the
// program.
func (*Native) SaveFile(name string, data []byte) <-chan export.Outcome {
	done := make(chan export.Outcome, 1)
	go func() { done <- saved(export.FileName(name), data) }()
	return done
}

// saved writes a file into the first folder that there is.
func saved(name string, data []byte) (o export.Outcome) {
	home, err := os.UserHomeDir()
	if err != nil {
		return export.Outcome{Err: err}
	}
	for _, folder := range []string{downloads(home), filepath.Join(home, "Downloads"), home} {
		if info, err := os.Stat(folder); folder == "" || err != nil || !info.IsDir() {
			continue
		}
		place, err := writeBeside(folder, name, data)
		if err == nil {
			return export.Outcome{Place: fromHome(home, place)}
		}
		if o.Err == nil {
			o.Err = err
		}
	}
	if o.Err == nil {
		o.Err = fs.ErrNotExist
	}
	return o
}

// namesakes is how many files may be called alike.
const namesakes = 1000

// writeBeside writes a new file, whatever is there already: with a number
// behind its name if need be.
func writeBeside(folder, name string, data []byte) (place string, err error) {
	for n := 1; n <= namesakes; n++ {
		place = filepath.Join(folder, export.Numbered(name, n))
		f, err := os.OpenFile(place, os.O_WRONLY|os.O_CREATE|os.O_EXCL, 0o644)
		if errors.Is(err, fs.ErrExist) {
			continue
		}
		if err != nil {
			return "", err
		}
		_, err = f.Write(data)
		if err = errors.Join(err, f.Close()); err != nil {
			os.Remove(place) // half a file is none
			return "", err
		}
		return place, nil
	}
	return "", fs.ErrExist
}

// fromHome writes a path as people on Unix do.
func fromHome(home, place string) string {
	if rest, ok := strings.CutPrefix(place, home+string(filepath.Separator)); ok && filepath.Separator == '/' {
		return "~/" + rest
	}
	return place
}
