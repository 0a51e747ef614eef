package hub_test

import (
	"context"
	"testing"
	"time"

	"tidepool/internal/server/hub"
	"tidepool/internal/server/store"
	"tidepool/play/table"
	"tidepool/rules/games"
)

// A slowStore takes long to find the unused tables.
type slowStore struct {
	*store.Memory
	meanwhile func()
}

func (s slowStore) Old(ctx context.Context, before time.Time) ([]string, error) {
	list, err := s.Memory.Old(ctx, before)
	s.meanwhile()
	return list, err
}

// A table whose players come back while unused ones are looked for is not deleted, with the turn they have played since.
func TestSweepSparesPlayers(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{})
	maker, guest := c.seated()
	maker.Leave()
	guest.Leave()
	c.now = c.now.Add(38 * 24 * time.Hour)
	h, err := hub.New(hub.Options{Store: slowStore{c.store, func() {
		maker, guest = c.seated()
		maker.do(table.Event{Kind: table.Turned, Word: "a1"}, "n")
	}}, Games: games.All(), Limits: hub.Usual(), Now: func() time.Time { return c.now }, Random: func() string { return "second" },
		Spawn: func(f func()) { c.tasks = append(c.tasks, f) }, Trouble: func(err error) { t.Error(err) }})
	if err != nil {
		t.Fatal(err)
	}
	c.Hub = h
	if err := c.Sweep(t.Context()); err != nil {
		t.Fatal(err)
	}
	entries, err := c.store.Load(t.Context(), c.made.Table)
	if err != nil || len(entries) != 4 || maker.code != 0 || guest.code != 0 {
		t.Errorf("%d events, closed with %d and %d, %v", len(entries), maker.code, guest.code, err)
	}
}

// Who has waited all the days of the longest turn can come back later and wins on time.
func TestSweepLeavesTimeToWin(t *testing.T) {
	c := newTestHub(t, hub.Usual(), table.Setup{Days: table.MaxDays})
	maker, guest := c.seated()
	maker.do(table.Event{Kind: table.Turned, Word: "a1"}, "n")
	maker.Leave()
	guest.Leave()
	c.now = c.now.Add((table.MaxDays + 3) * 24 * time.Hour)
	c.Tick()
	if err := c.Sweep(t.Context()); err != nil {
		t.Fatal(err)
	}
	maker, _ = c.seated()
	if o := c.log().Match().Outcome(); !o.Over() || maker.code != 0 {
		t.Errorf("%+v, closed with %d", o, maker.code)
	}
}
