package hub_test

import (
	"bytes"
	"testing"

	"tidepool/internal/server/hub"
	"tidepool/play/table"
	"tidepool/play/table/wire"
)

// Whatever messages a player's page sends, the log stays a legal game, the other player stays connected, and all
// answers can be parsed.
func FuzzReceive(f *testing.F) {
	pong, phrase := int64(1), 2
	for _, a := range []wire.ClientMessage{
		{Do: &table.Event{Kind: table.Turned, Nonce: "n", Word: "a1"}},
		{Do: &table.Event{Kind: table.Offered, Nonce: "o", Offer: table.Draw}},
		{Do: &table.Event{Kind: table.Resign, Nonce: "r"}},
		{Say: &phrase}, {Pong: &pong}, {Wall: &wire.Wall{}},
		{Make: &wire.Make{Key: "aaaaaaaaaaaaaaaaaaaaaaaaaa", Setup: table.Setup{Game: "kalah"}}},
	} {
		f.Add(append(append(a.Text(), '\n'), a.Text()...))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		c := newTestHub(t, hub.Usual(), table.Setup{Talk: true, Clocks: [2]string{"5", "5"}})
		maker, guest := c.seated()
		for line := range bytes.SplitSeq(data, []byte("\n")) {
			maker.Receive(line)
		}
		maker.received()
		guest.received()
		if guest.code != 0 {
			t.Errorf("the other is sent away: %d", guest.code)
		}
		if c.log() == nil {
			t.Error("no log")
		}
	})
}
