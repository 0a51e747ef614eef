//go:build !js

package shelf

import (
	"errors"
	"os"
	"path/filepath"
	"strconv"
	"sync"
	"testing"
)

// count increments the settings, which are a number.
func count(s *Shelf) error {
	return s.UpdateSettings(func(stored []byte) []byte {
		n, _ := strconv.Atoi(string(stored))
		return []byte(strconv.Itoa(n + 1))
	})
}

// Programs that update the same settings at once lose no update.
func TestUpdateSettingsAtOnce(t *testing.T) {
	const programs, updates = 3, 15
	path := filepath.Join(t.TempDir(), "games")
	var all sync.WaitGroup
	for range programs {
		s := Open(openTestDir(t, path), toyGames)
		all.Go(func() {
			for range updates {
				if err := count(s); err != nil {
					t.Error(err)
				}
			}
		})
	}
	all.Wait()
	s := Open(openTestDir(t, path), toyGames)
	if got := s.LoadSettings(SettingsCheck{}); string(got) != strconv.Itoa(programs*updates) {
		t.Errorf("after %d updates the settings are %s", programs*updates, got)
	}
}

// Unreadable settings are set aside, even if they have become so since they were loaded; settings that cannot
// be stored do not later replace another program's.
func TestUpdateSettingsInTrouble(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games")
	number := SettingsCheck{Valid: func(data []byte) error { _, err := strconv.Atoi(string(data)); return err }}
	s := Open(openTestDir(t, path), toyGames)
	s.LoadSettings(number)
	data := func(s *Shelf) string { return string(s.LoadSettings(number)) }
	for i, bad := range []string{string(make([]byte, maxFile+1)), "no number"} {
		if err := os.WriteFile(filepath.Join(path, settingsName), []byte(bad), 0o600); err != nil {
			t.Fatal(err)
		}
		if err := count(s); err != nil {
			t.Fatal(err)
		}
		aside, err := os.ReadFile(filepath.Join(path, settingsName+".damaged-"+strconv.Itoa(i+1)))
		if data(s) != "1" || err != nil || string(aside) != bad {
			t.Errorf("settings %q, and beside them %.20q, %v", data(s), aside, err)
		}
	}

	storage := newFakeDatabase()
	a, b := Open(newWeb(storage), toyGames), Open(newWeb(storage), toyGames)
	storage.quota = 1
	for range 2 {
		if err := count(a); !errors.Is(err, errFull) {
			t.Errorf("a full store: %v", err)
		}
	}
	storage.quota = 0
	if err := SaveSettings(b, []byte("7")); err != nil {
		t.Fatal(err)
	}
	save(t, a, newGame(t), 0)
	if got := data(Open(newWeb(storage), toyGames)); got != "7" {
		t.Errorf("another program's are %q now", got)
	}
	if err := count(a); err != nil || data(a) != "8" {
		t.Errorf("settings %q, %v", data(a), err)
	}
}

// A store says where it keeps things, and whether that is permanent.
func TestPlaceOf(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games")
	for _, test := range []struct {
		store Store
		path  string
		kept  bool
	}{{openTestDir(t, path), path, true}, {newWeb(newFakeDatabase()), "", true}, {new(Memory), "", false}} {
		if got, kept := PlaceOf(test.store); got != test.path || kept != test.kept {
			t.Errorf("%T: %q, %v", test.store, got, kept)
		}
	}
}
