//go:build !js

package lock_test

import (
	"errors"
	"path/filepath"
	"testing"

	"tidepool/internal/server/lock"
)

func TestTaken(t *testing.T) {
	name := filepath.Join(t.TempDir(), "lock")
	free, err := lock.Take(name)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := lock.Take(name); !errors.Is(err, lock.ErrTaken) {
		t.Errorf("taken twice: %v", err)
	}
	free()
	free, err = lock.Take(name)
	if err != nil {
		t.Fatalf("not available after it was freed: %v", err)
	}
	free()
}
