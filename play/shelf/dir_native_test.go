//go:build !js

package shelf

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

func openTestDir(t testing.TB, path string) *dir {
	t.Helper()
	d, err := openDir(path, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	return d
}

func TestDir(t *testing.T) {
	path := filepath.Join(t.TempDir(), "a", "b")
	testStore(t, openTestDir(t, path))
	entries, err := os.ReadDir(path)
	if err != nil || len(entries) != 4 || entries[0].Name() != lockName {
		t.Errorf("files left: %v, %v", entries, err)
	}
}

func TestDirSetsAside(t *testing.T) {
	path := t.TempDir()
	d := openTestDir(t, path)
	s := Open(d, toyGames)
	g := newGame(t, "up")
	save(t, s, g, 0)
	const directory, link, large = "20200101-000000000-0000.game", "20200101-000000000-0001.game", "20200101-000000000-0002.game"
	if err := os.MkdirAll(filepath.Join(path, directory, "full"), 0o700); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink("nowhere", filepath.Join(path, link)); err != nil {
		t.Skip(err)
	}
	if err := os.WriteFile(filepath.Join(path, large), make([]byte, maxFile+1), 0o600); err != nil {
		t.Fatal(err)
	}
	l := s.List()
	if len(l.Games) != 1 || len(l.Problems) != 3 {
		t.Fatalf("listing %+v", l)
	}
	for _, p := range l.Problems {
		want := ErrNotFile
		if p.File == large {
			want = ErrTooLarge
		}
		if p.Aside != p.File+".damaged-1" || !errors.Is(p.Err, want) {
			t.Errorf("problem %v", p)
		}
	}
	checkHolds(t, s, g)
}

func TestStaleTemporaryFiles(t *testing.T) {
	path := t.TempDir()
	now := time.Now()
	for name, age := range map[string]time.Duration{"123": 2 * time.Hour, "456": time.Minute, "theirs": 2 * time.Hour} {
		file := filepath.Join(path, tempPrefix+name)
		if err := os.WriteFile(file, nil, 0o600); err != nil {
			t.Fatal(err)
		}
		if err := os.Chtimes(file, now.Add(-age), now.Add(-age)); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := openDir(path, now); err != nil {
		t.Fatal(err)
	}
	entries, _ := os.ReadDir(path)
	if len(entries) != 2 || entries[0].Name() != tempPrefix+"456" || entries[1].Name() != tempPrefix+"theirs" {
		t.Errorf("left: %v", entries)
	}
}

func TestDirRemovedMeanwhile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tidepool")
	s := Open(openTestDir(t, path), toyGames)
	g := newGame(t, "up")
	save(t, s, g, 0)
	if err := os.RemoveAll(path); err != nil {
		t.Fatal(err)
	}
	play(t, g, "up")
	save(t, s, g, 1)
	checkHolds(t, Open(openTestDir(t, path), toyGames), g)
}

func TestOpenStore(t *testing.T) {
	config := t.TempDir()
	t.Setenv("XDG_CONFIG_HOME", config)
	t.Setenv("AppData", config)
	t.Setenv("HOME", config)
	store, err := OpenStore("", noon)
	if err != nil {
		t.Fatal(err)
	}
	user, err := os.UserConfigDir()
	if err != nil {
		t.Fatal(err)
	}
	save(t, Open(store, toyGames), newGame(t), 0)
	names, err := filepath.Glob(filepath.Join(user, "tidepool", "*.game"))
	if err != nil || len(names) != 1 || !strings.HasPrefix(user, config) {
		t.Errorf("files %q in %s, %v", names, user, err)
	}

	// If a file is in the place of the directory, memory is used.
	store, err = OpenStore(names[0], noon)
	if CauseOf(err) != CauseNotFolder {
		t.Errorf("a file is opened as a directory: %v", err)
	}
	if _, err := OpenStore(filepath.Join(names[0], "in it"), noon); CauseOf(err) != CauseNotFolder {
		t.Errorf("a folder is made in a file: %v", err)
	}
	g := newGame(t)
	s := Open(store, toyGames)
	save(t, s, g, 0)
	checkHolds(t, s, g)
}

// A user without a home is told so, and plays in memory.
func TestNoHome(t *testing.T) {
	for _, name := range []string{"XDG_CONFIG_HOME", "AppData", "HOME"} {
		t.Setenv(name, "")
	}
	store, err := OpenStore("", noon)
	if _, kept := PlaceOf(store); kept || CauseOf(err) != CauseNoHome {
		t.Errorf("kept: %v, %v", kept, err)
	}
}

// TestDirBecomesAFile makes every write fail, whichever user runs the test.
func TestDirBecomesAFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tidepool")
	s := Open(openTestDir(t, path), toyGames)
	if err := os.Remove(path); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(path, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	g := newGame(t, "up")
	if err := s.Save(g, noon); !errors.Is(err, ErrMemoryOnly) {
		t.Errorf("save: %v", err)
	}
	play(t, g, "up")
	save(t, s, g, 1)
	checkHolds(t, s, g)
	if l := s.List(); len(l.Games) != 1 {
		t.Errorf("listing %+v", l)
	}
}

func BenchmarkSave(b *testing.B) {
	s := Open(openTestDir(b, b.TempDir()), toyGames)
	g := newGame(b)
	for range 100 {
		play(b, g, "up", "down")
	}
	for b.Loop() {
		if err := s.Save(g, noon); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkList(b *testing.B) {
	s := Open(openTestDir(b, b.TempDir()), toyGames)
	for range 100 {
		g := newGame(b, "up", "down", "up", "down", "up", "down", "up", "down", "up", "down")
		save(b, s, g, 0)
	}
	for b.Loop() {
		if len(s.List().Games) != 100 {
			b.Fatal("games are missing")
		}
	}
}

// TestFolderDeleted deletes the directory during a game: the next turn restores the game and the settings.
func TestFolderDeleted(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games")
	valid := func([]byte) error { return nil }
	first := Open(openTestDir(t, path), toyGames)
	if err := SaveSettings(first, []byte(`{"mute":true}`)); err != nil {
		t.Fatal(err)
	}
	s := Open(openTestDir(t, path), toyGames)
	s.LoadSettings(SettingsCheck{Valid: valid})
	g := newGame(t)
	save(t, s, g, 0)
	s.Hold(g.ID)
	for i := range 2 {
		if err := os.RemoveAll(path); err != nil {
			t.Fatal(err)
		}
		play(t, g, "up")
		save(t, s, g, i)
		again := Open(openTestDir(t, path), toyGames)
		checkHolds(t, again, g)
		if data := again.LoadSettings(SettingsCheck{Valid: valid}); string(data) != `{"mute":true}` {
			t.Errorf("settings %q", data)
		}
	}
	s.Close()
}
