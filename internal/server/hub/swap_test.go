package hub_test

import (
	"testing"
	"time"

	"tidepool/internal/server/hub"
	"tidepool/play/table"
)

// The server lets the clock begin anew when sides are changed, and says so only where there is one.
func TestSwap(t *testing.T) {
	for control, want := range map[string]time.Duration{"": 0, "1": time.Minute} {
		c := newTestHub(t, hub.Usual(), table.Setup{Pie: true, Clocks: [2]string{control, control}})
		maker, guest := c.seated()
		maker.do(table.Event{Kind: table.Turned, Word: c.log().Match().Position().Turns()[0].Word}, "t")
		c.now = c.now.Add(40 * time.Second)
		guest.do(table.Event{Kind: table.Swapped, Ply: 1}, "s")
		news := guest.received()
		if e := news[len(news)-1].Entry; e == nil || e.Event.Kind != table.Swapped || e.Event.Yes != (control != "") {
			t.Fatalf("with %q they are told %+v", control, e)
		}
		if left := c.log().Left(table.Maker, c.now).Left; left != want {
			t.Errorf("with %q the maker has %v left", control, left)
		}
	}
}
