//go:build !js

package e2e

import (
	"errors"
	"io/fs"
	"os"
	"path/filepath"
	"testing"
	"time"

	"tidepool/match"
	"tidepool/match/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
)

// A folder is where a program keeps its games and settings, seen from
// outside.
type folder struct {
	t    *testing.T
	path string
}

func newFolder(t *testing.T) folder {
	t.Helper()
	return folder{t, filepath.Join(t.TempDir(), "games")}
}

// shelf opens the folder as the program does.
func (f folder) shelf() *shelf.Shelf {
	f.t.Helper()
	store, err := shelf.OpenStore(f.path, time.Now())
	if err != nil {
		f.t.Fatal(err)
	}
	return shelf.Open(store, games.All())
}

// settings returns the defaults with the players' names, as quick as can be.
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
	if err := f.shelf().SaveSettings(s.Marshal()); err != nil {
		f.t.Fatal(err)
	}
}

// read returns the settings stored.
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

// open stores a match as the one that is on the board.
func (f folder) open(m *match.Match, s settings.Settings) {
	f.t.Helper()
	s.Open = f.keep(m)
	f.prefer(s)
}

// latest returns the game that changed last, or else the one on the board, which
// is not listed before its first turn; nil if there is none.
func (f folder) latest() *match.Match {
	f.t.Helper()
	s := f.shelf()
	list := s.List()
	for _, p := range list.Problems {
		f.t.Errorf("a problem on the shelf: %v", p)
	}
	id := f.read().Open
	if len(list.Games) > 0 {
		id = list.Games[0].ID
	}
	if id == "" {
		return nil
	}
	g, err := s.Load(id)
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		f.t.Fatal(err)
	}
	return g.Match
}
