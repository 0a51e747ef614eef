//go:build !js

package platform

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/ncruces/zenity"

	"tidepool/scenes/export"
)

// SaveFile asks with the system's dialog, in the background; without one it writes to the download folder, or
// else to the home.
func (n *Native) SaveFile(name string, data []byte) <-chan export.Outcome {
	ask := n.ask
	if ask == nil {
		ask = askPlace
	}
	return answered(func() export.Outcome { return saved(export.FileName(name), data, ask) })
}

// askPlace asks the player for a place, with a suggestion; the dialog confirms replacing.
func askPlace(suggested string) (place string, err error) {
	return zenity.SelectFileSave(zenity.Filename(suggested), zenity.ConfirmOverwrite())
}

// saved writes a file to the chosen place, or to a default one if the dialog cannot be opened.
func saved(name string, data []byte, ask func(string) (string, error)) export.Outcome {
	home, err := os.UserHomeDir()
	if err != nil {
		return export.Outcome{Err: err}
	}
	folders := foldersOf(home)
	if len(folders) == 0 {
		return export.Outcome{Err: fs.ErrNotExist}
	}
	place, err := ask(filepath.Join(folders[0], name))
	switch {
	case err == nil && place != "":
		err = replace(place, data)
	case errors.Is(ofDialog(err), export.ErrCancelled):
		return export.Outcome{Err: export.ErrCancelled}
	default:
		for _, folder := range folders {
			if place, err = writeBeside(folder, name, data); err == nil {
				break
			}
		}
	}
	if err != nil {
		return export.Outcome{Err: err}
	}
	return export.Outcome{Place: fromHome(home, place)}
}

func foldersOf(home string) (list []string) {
	for _, folder := range []string{downloads(home), filepath.Join(home, "Downloads"), home} {
		if info, err := os.Stat(folder); folder != "" && err == nil && info.IsDir() {
			list = append(list, folder)
		}
	}
	return list
}

// replace atomically replaces a file, or creates it; it refuses anything other than a regular file.
func replace(place string, data []byte) error {
	if target, err := filepath.EvalSymlinks(place); err == nil {
		place = target
	}
	if info, err := os.Stat(place); err == nil && !info.Mode().IsRegular() {
		return export.ErrNotFile
	}
	part, err := writeBeside(filepath.Dir(place), filepath.Base(place)+".part", data)
	if err != nil {
		return err
	}
	if err := os.Rename(part, place); err != nil {
		os.Remove(part)
		return err
	}
	return nil
}

const namesakes = 1000

// writeBeside writes a new file, with a number added to its name if it exists.
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
			os.Remove(place) // do not leave half a file
			return "", err
		}
		return place, nil
	}
	return "", fs.ErrExist
}

func fromHome(home, place string) string {
	if rest, ok := strings.CutPrefix(place, home+string(filepath.Separator)); ok && filepath.Separator == '/' {
		return "~/" + rest
	}
	return place
}
