//go:build !js

package platform

import (
	"bytes"
	"errors"
	"image"
	"image/png"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/ncruces/zenity"

	"tidepool/scenes/export"
)

// An exchange implements export.Exchange on a desktop.
type exchange struct{ n *Native }

func (n *Native) Exchange() export.Exchange { return exchange{n} }

// Open uses the system's file dialog, on Linux an installed dialog program.
func (exchange) Open(title string) <-chan export.Brought {
	return answered(func() export.Brought {
		paths, err := zenity.SelectFileMultiple(zenity.Title(title), zenity.FileFilters{
			{Name: "*.txt", Patterns: []string{"*.txt", "*.pgn"}, CaseFold: true}, {Name: "*", Patterns: []string{"*"}},
		})
		if err != nil {
			return export.Brought{Err: ofDialog(err)}
		}
		return readAll(paths)
	})
}

func ofDialog(err error) error {
	switch {
	case errors.Is(err, zenity.ErrCanceled):
		return export.ErrCancelled
	case errors.Is(err, zenity.ErrUnsupported), !zenity.IsAvailable():
		return export.ErrNotHere
	}
	return err
}

func (exchange) CanOpenPath() bool { return true }

// OpenPath accepts paths as people copy them: with quotes, "~/" or as file: URLs.
func (exchange) OpenPath(path string) <-chan export.Brought {
	return answered(func() export.Brought { return readAll([]string{cleanPath(path)}) })
}

func cleanPath(path string) string {
	path = strings.Trim(strings.TrimSpace(path), `"'`)
	if at, ok := strings.CutPrefix(path, "file://"); ok {
		path = ofURL(at)
	}
	if rest, ok := strings.CutPrefix(path, "~"+string(filepath.Separator)); ok {
		if home, err := os.UserHomeDir(); err == nil {
			path = filepath.Join(home, rest)
		}
	}
	return path
}

// ofURL returns the path in a file: URL, of which some programs do not encode all they should.
func ofURL(at string) string {
	if decoded, err := url.PathUnescape(at); err == nil {
		at = decoded
	}
	if at != "" && filepath.VolumeName(at[1:]) != "" { // "/C:/…" on Windows
		return at[1:]
	}
	return at
}

func (exchange) Dropped() <-chan export.Brought {
	files := ebiten.DroppedFiles()
	if files == nil {
		return nil
	}
	return answered(func() export.Brought { return readFS(files) })
}

func (x exchange) CanPaste() bool { return x.n.pastes.Load() }

func (exchange) Paste() <-chan export.Brought {
	return answered(func() export.Brought {
		data, err := pasted()
		if err == nil && len(data) > export.MostFile {
			err = export.ErrTooLarge
		}
		if err != nil {
			return export.Brought{Err: err}
		}
		return export.Brought{Files: []export.File{{Data: data}}}
	})
}

func (exchange) PNG(picture *image.RGBA) <-chan []byte {
	return answered(func() []byte {
		var b bytes.Buffer
		if png.Encode(&b, picture) != nil {
			return nil
		}
		return b.Bytes()
	})
}

// CanCopyPicture returns false: some clipboard programs take pictures, but whether it worked is unknown.
func (exchange) CanCopyPicture() bool { return false }

func (exchange) CopyPicture([]byte) <-chan export.Outcome {
	return export.Done(export.Outcome{Err: export.ErrNotHere})
}

func (exchange) CanShareFile(string) bool { return false }

func (exchange) ShareFile(string, []byte) <-chan export.Outcome {
	return export.Done(export.Outcome{Err: export.ErrNotHere})
}

// answered sends what do returns, which may take long, from the background.
func answered[T any](do func() T) <-chan T {
	done := make(chan T, 1)
	go func() { done <- do() }()
	return done
}
