//go:build !js && !windows

package platform_test

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"github.com/ncruces/zenity"

	"tidepool/internal/platform"
	"tidepool/scenes/export"
)

// A file is written where the dialog says, replacing an existing one, and not written if the dialog is
// cancelled.
func TestSaveFileByDialog(t *testing.T) {
	dir, downloads := home(t)
	if err := os.Rename(downloads, filepath.Join(dir, "Downloads")); err != nil {
		t.Fatal(err)
	}
	downloads = filepath.Join(dir, "Downloads")
	old := filepath.Join(dir, "old.txt")
	write(t, old, "before")
	link := filepath.Join(dir, "link.txt")
	if err := os.Symlink(old, link); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		name, place string
		dialog      error
		want        string
		err         error
	}{
		{"chosen", filepath.Join(dir, "new.txt"), nil, "~/new.txt", nil},
		{"replaced", old, nil, "~/old.txt", nil},
		{"through a link", link, nil, "~/link.txt", nil},
		{"a folder", dir, nil, "", export.ErrNotFile},
		{"in no folder", filepath.Join(dir, "gone", "new.txt"), nil, "", os.ErrNotExist},
		{"left", "", zenity.ErrCanceled, "", export.ErrCancelled},
		{"no dialog", "", zenity.ErrUnsupported, "~/Downloads/game.txt", nil},
		{"a broken dialog", "", errors.New("exit status 5"), "~/Downloads/game (2).txt", nil},
		{"a dialog without an answer", "", nil, "~/Downloads/game (3).txt", nil},
	} {
		t.Run(test.name, func(t *testing.T) {
			n := platform.Here()
			n.AskBy(func(suggested string) (string, error) {
				if suggested != filepath.Join(downloads, "game.txt") {
					t.Errorf("suggests %s", suggested)
				}
				return test.place, test.dialog
			})
			o := <-n.SaveFile("../game.txt", []byte("tide"))
			if o.Place != test.want || !errors.Is(o.Err, test.err) {
				t.Fatalf("%+v, want %q, %v", o, test.want, test.err)
			}
			if test.err == nil && test.place != "" {
				contains(t, test.place, "tide")
			}
		})
	}
	contains(t, old, "tide")
	if left, err := filepath.Glob(filepath.Join(dir, "*.part*")); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}

// The program continues while a dialog is open.
func TestSaveFileWaits(t *testing.T) {
	dir, _ := home(t)
	n, answer := platform.Here(), make(chan string)
	n.AskBy(func(string) (string, error) { return <-answer, nil })
	went := n.SaveFile("game.txt", []byte("tide"))
	select {
	case o := <-went:
		t.Fatalf("%+v before an answer", o)
	default:
	}
	answer <- filepath.Join(dir, "a.txt")
	if o := <-went; o.Place != "~/a.txt" {
		t.Errorf("%+v", o)
	}
}

// The system's dialog gets the right arguments.
func TestSystemDialog(t *testing.T) {
	dir, downloads := home(t)
	write(t, filepath.Join(dir, "config", "user-dirs.dirs"), "XDG_DOWNLOAD_DIR=\"$HOME/Letöltések\"\n")
	script(t, "zenity", `[ "$*" = "--file-selection --save --filename `+downloads+`/game.txt --confirm-overwrite" ] && echo "$HOME/said.txt"`)
	if o := <-platform.Here().SaveFile("game.txt", []byte("tide")); o.Place != "~/said.txt" {
		t.Errorf("%+v", o)
	}
	script(t, "zenity", "exit 1")
	if o := <-platform.Here().SaveFile("game.txt", []byte("tide")); !errors.Is(o.Err, export.ErrCancelled) || o.Place != "" {
		t.Errorf("%+v", o)
	}
}
