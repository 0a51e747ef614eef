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

// count counts settings up, which are a number.
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
	if got := s.LoadSettings(func([]byte) error { return nil }); string(got) != strconv.Itoa(programs*updates) {
		t.Errorf("after %d updates the settings are %s", programs*updates, got)
	}
}

// Settings that nobody can read are written over, and those that cannot be
// stored are kept until they can.
func TestUpdateSettingsInTrouble(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games")
	s := Open(openTestDir(t, path), toyGames)
	if err := os.WriteFile(filepath.Join(path, settingsName), make([]byte, MaxFile+1), 0o600); err != nil {
		t.Fatal(err)
	}
	if err := count(s); err != nil {
		t.Fatal(err)
	}
	data := func(s *Shelf) string { return string(s.LoadSettings(func([]byte) error { return nil })) }
	if got := data(s); got != "1" {
		t.Errorf("settings %q over what was too large", got)
	}

	storage := newFakeStorage()
	w := Open(web{storage: storage}, toyGames)
	storage.quota = 1
	if err := count(w); !errors.Is(err, ErrMemoryOnly) {
		t.Errorf("a full store: %v", err)
	}
	if got := data(w); got != "1" {
		t.Errorf("kept are %q", got)
	}
	storage.quota = 0
	save(t, w, newGame(t), 0)
	if got := data(Open(web{storage: storage}, toyGames)); got != "1" {
		t.Errorf("stored when there was room again: %q", got)
	}
}

// A store tells where it keeps things, and whether that lasts.
func TestPlaceOf(t *testing.T) {
	path := filepath.Join(t.TempDir(), "games")
	for _, test := range []struct {
		store Store
		path  string
		kept  bool
	}{{openTestDir(t, path), path, true}, {web{storage: newFakeStorage()}, "", true}, {new(Memory), "", false}} {
		if got, kept := PlaceOf(test.store); got != test.path || kept != test.kept {
			t.Errorf("%T: %q, %v", test.store, got, kept)
		}
	}
}
