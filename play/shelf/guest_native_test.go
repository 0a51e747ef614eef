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

// ourSettings recognises this program's settings by a word.
var ourSettings = SettingsCheck{Ours: func(data []byte) bool { return strings.Contains(string(data), "ours") }}

// In a folder chosen by the user, files of other programs are not touched, whatever their names.
func TestOthersFilesStay(t *testing.T) {
	path := t.TempDir()
	theirs := map[string]string{
		"settings.json": "{ // with a comment\n}", "doom.game": "IWAD", "20261121.game": "x", ".index": "of theirs",
		tempPrefix + "work": "y", heldPrefix + "it": "z", "chess.game/level1": "1",
	}
	old := time.Now().Add(-2 * staleAfter)
	for name, content := range theirs {
		name = filepath.Join(path, name)
		if err := errors.Join(os.MkdirAll(filepath.Dir(name), 0o700), os.WriteFile(name, []byte(content), 0o600), os.Chtimes(name, old, old)); err != nil {
			t.Fatal(err)
		}
	}
	open := func() (*dir, *Shelf) {
		store, err := OpenStore(path, time.Now())
		if err != nil {
			t.Fatal(err)
		}
		return store.(*dir), Open(store, toyGames)
	}
	d, s := open()
	if data := s.LoadSettings(ourSettings); data != nil {
		t.Errorf("settings %q", data)
	}
	if err := SaveSettings(s, []byte("ours 1")); err != nil {
		t.Fatal(err)
	}
	fill(t, d, 2*indexSlack)
	g := newGame(t, "up")
	save(t, s, g, 0)
	if l := s.List(); len(l.Games) != 2*indexSlack+1 || len(l.Problems) != 0 {
		t.Errorf("%d games, problems %v", len(l.Games), l.Problems)
	}
	for name, content := range theirs {
		if data, err := os.ReadFile(filepath.Join(path, name)); err != nil || string(data) != content {
			t.Errorf("%s holds %q, %v", name, data, err)
		}
	}
	_, s = open()
	if data := s.LoadSettings(ourSettings); string(data) != "ours 1" {
		t.Errorf("started again: %q", data)
	}
	if err := os.Remove(filepath.Join(path, "settings.json")); err != nil {
		t.Fatal(err)
	}
	if data := s.LoadSettings(ourSettings); string(data) != "ours 1" {
		t.Errorf("when theirs are gone: %q", data)
	}
}

// Settings that were already there are this program's.
func TestOwnSettingsInChosenFolder(t *testing.T) {
	path := t.TempDir()
	if err := os.WriteFile(filepath.Join(path, settingsName), []byte("ours 1"), 0o600); err != nil {
		t.Fatal(err)
	}
	store, err := OpenStore(path, time.Now())
	if err != nil {
		t.Fatal(err)
	}
	s := Open(store, toyGames)
	if data := s.LoadSettings(ourSettings); string(data) != "ours 1" {
		t.Errorf("settings %q", data)
	}
	if err := SaveSettings(s, []byte("ours 2")); err != nil {
		t.Fatal(err)
	}
	if data, err := os.ReadFile(filepath.Join(path, settingsName)); string(data) != "ours 2" {
		t.Errorf("%q, %v", data, err)
	}
	// Another program takes the name.
	if err := os.WriteFile(filepath.Join(path, settingsName), []byte("theirs"), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := SaveSettings(s, []byte("ours 3")); err != nil {
		t.Fatal(err)
	}
	data, _ := os.ReadFile(filepath.Join(path, settingsName))
	if again := Open(store, toyGames).LoadSettings(ourSettings); string(data) != "theirs" || string(again) != "ours 3" {
		t.Errorf("%q, and %q", data, again)
	}
}

// A folder that another program keeps locked is waited for once; turns played meanwhile are stored when it is
// free, without another turn.
func TestLockedFolder(t *testing.T) {
	d := openTestDir(t, t.TempDir())
	s := Open(d, toyGames)
	g := newGame(t, "up")
	save(t, s, g, 0)
	d.patience = time.Millisecond
	theirs, err := takeLock(d.file(lockName), 0)
	if err != nil {
		t.Skip(err)
	}
	play(t, g, "up")
	if err := s.Save(g, noon); !errors.Is(err, ErrMemoryOnly) || CauseOf(err) != CauseBusy {
		t.Errorf("save: %v", err)
	}
	d.patience = time.Hour
	done := make(chan bool)
	go func() {
		play(t, g, "down")
		save(t, s, g, 1)
		Retry(s)
		close(done)
	}()
	select {
	case <-done:
	case <-time.After(time.Minute):
		t.Fatal("the next turn waits again")
	}
	if same, err := Open(openTestDir(t, d.path), toyGames).Load(g.ID); err != nil || same.Match.Ply() != 1 {
		t.Errorf("stored while it is locked: %v", err)
	}
	theirs.unlock()
	d.locked = false // the late save still has the lock for a moment
	Retry(s)
	checkHolds(t, Open(openTestDir(t, d.path), toyGames), g)
}
