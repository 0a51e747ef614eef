package store_test

import (
	"testing"
	"time"

	"tidepool/internal/server/store"
	"tidepool/internal/server/store/storetest"
)

func TestMemory(t *testing.T) {
	var m *store.Memory
	name := ""
	storetest.Conform(t, func(t *testing.T) (store.Store, func()) {
		if t.Name() != name {
			name, m = t.Name(), &store.Memory{Now: time.Now}
		}
		return m, func() {}
	})
}
