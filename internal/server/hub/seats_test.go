package hub_test

import (
	"strings"
	"testing"
	"time"

	"tidepool/internal/server/hub"
	"tidepool/play/table"
	"tidepool/play/table/wire"
)

// A table that was only read for somebody without a seat there is unloaded like any other.
func TestStrangerUnloads(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{})
	stranger := c.enter()
	stranger.join(strings.Repeat("z", wire.SecretBytes), "x", 1)
	if stranger.code != wire.Unknown {
		t.Errorf("closed with %d", stranger.code)
	}
	stranger.Leave()
	c.now = c.now.Add(2 * time.Minute)
	c.Tick()
	if n := c.Count(); n.Tables != 0 {
		t.Errorf("%+v are open", n)
	}
}
