//go:build !js

package jetstream_test

import (
	"context"
	"errors"
	"testing"

	"tidepool/internal/server/jetstream"
	"tidepool/internal/server/lock"
	"tidepool/internal/server/store"
	"tidepool/internal/server/store/storetest"
)

func open(t testing.TB, dir string) *jetstream.Store {
	t.Helper()
	s, err := jetstream.Open(context.Background(), dir, func(err error) { t.Log(err) })
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func TestConforms(t *testing.T) {
	dirs := map[string]string{}
	storetest.Conform(t, func(t *testing.T) (store.Store, func()) {
		if dirs[t.Name()] == "" {
			dirs[t.Name()] = t.TempDir()
		}
		s := open(t, dirs[t.Name()])
		return s, s.Close
	})
}

func TestOneProgramAFolder(t *testing.T) {
	dir := t.TempDir()
	s := open(t, dir)
	if _, err := jetstream.Open(context.Background(), dir, func(error) {}); !errors.Is(err, lock.ErrTaken) {
		t.Errorf("a second program: %v", err)
	}
	s.Close()
	open(t, dir).Close()
}
