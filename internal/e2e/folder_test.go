//go:build !js

package e2e

import (
	"cmp"
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
)

// A folder holds a program's games and settings, seen from outside.
type folder struct {
	t    *testing.T
	path string
	// args are further arguments of the program.
	args []string
}

func newFolder(t *testing.T) folder {
	t.Helper()
	return folder{t: t, path: filepath.Join(t.TempDir(), "games")}
}

// shelf opens the folder like the program.
func (f folder) shelf() *shelf.Shelf {
	f.t.Helper()
	store, err := shelf.OpenStore(f.path, time.Now())
	if err != nil {
		f.t.Fatal(err)
	}
	return shelf.Open(store, games.All())
}

// quickest returns default settings with player names and without animations.
func quickest() settings.Settings {
	s := settings.Default()
	s.Names = [2]string{"Ama", "Kai"}
	s.Options = map[string]string{"onitama": deal}
	s.Motion = settings.MotionOff
	return s
}

// prefer stores settings.
func (f folder) prefer(s settings.Settings) {
	f.t.Helper()
	if err := f.shelf().UpdateSettings(func([]byte) []byte { return s.Marshal() }); err != nil {
		f.t.Fatal(err)
	}
}

// read returns the stored settings.
func (f folder) read() settings.Settings {
	f.t.Helper()
	data, err := os.ReadFile(filepath.Join(f.path, "settings.json"))
	if errors.Is(err, fs.ErrNotExist) {
		return settings.Default()
	}
	if err != nil {
		f.t.Fatal(err)
	}
	s, lost, err := settings.Parse(data)
	if err != nil || len(lost) > 0 {
		f.t.Fatalf("settings: %v, lost %v", err, lost)
	}
	return s
}

// keep stores a match and returns its id.
func (f folder) keep(m *match.Match) string {
	f.t.Helper()
	g := &shelf.Game{Match: m}
	if err := f.shelf().Save(g, time.Date(2026, 11, 21, 12, 0, 0, 0, time.UTC)); err != nil {
		f.t.Fatal(err)
	}
	return g.ID
}

// open stores a match as the one on the board.
func (f folder) open(m *match.Match, s settings.Settings) {
	f.t.Helper()
	s.Open = f.keep(m)
	f.prefer(s)
}

// latest returns the game written last, even one without a turn, which is not listed; nil if there is none.
func (f folder) latest() *match.Match {
	f.t.Helper()
	s := f.shelf()
	for _, p := range s.List().Problems {
		f.t.Errorf("a problem on the shelf: %v", p)
	}
	files, err := filepath.Glob(filepath.Join(f.path, "[0-9]*.game"))
	if err != nil || len(files) == 0 {
		return nil
	}
	written := func(file string) time.Time {
		info, err := os.Stat(file)
		if err != nil {
			return time.Time{} // removed in the meantime
		}
		return info.ModTime()
	}
	last := slices.MaxFunc(files, func(a, b string) int {
		return cmp.Or(written(a).Compare(written(b)), cmp.Compare(a, b))
	})
	g, err := s.Load(strings.TrimSuffix(filepath.Base(last), ".game"))
	if err != nil {
		f.t.Fatal(err)
	}
	return g.Match
}
