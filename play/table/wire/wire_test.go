package wire_test

import (
	"strings"
	"testing"

	"tidepool/play/table"
	"tidepool/play/table/wire"
)

var secret = strings.Repeat("a", wire.SecretBytes)

func asks() []wire.ClientMessage {
	pong, phrase := int64(7), 3
	return []wire.ClientMessage{
		{Make: &wire.Make{Key: secret, Setup: table.Setup{Game: "kalah", Clocks: [2]string{"5+3", "5"}}, Draw: true}},
		{Join: &wire.Join{Table: strings.Repeat("b", wire.TableBytes), Secret: secret, From: 3, Session: "s", Epoch: 2}},
		{Do: &table.Event{Kind: table.Turned, Ply: 4, Nonce: "n", Word: "A"}},
		{Do: &table.Event{Kind: table.Replied, Nonce: "n", Offer: table.Rematch, Yes: true}},
		{Do: &table.Event{Kind: table.Noted, Nonce: "n", Note: strings.Repeat("a", table.MaxNote)}},
		{Say: &phrase},
		{Pong: &pong},
		{Wall: &wire.Wall{}},
		{Wall: &wire.Wall{After: strings.Repeat("b", wire.TableBytes)}},
		{Join: &wire.Join{Table: strings.Repeat("b", wire.TableBytes), Session: "s"}},
	}
}

func TestAsks(t *testing.T) {
	for _, a := range asks() {
		if got, err := wire.ParseClient(a.Text()); err != nil || string(got.Text()) != string(a.Text()) {
			t.Errorf("%s: %v", a.Text(), err)
		}
	}
	join := string(asks()[1].Text())
	do := string(asks()[2].Text())
	for _, bad := range []string{"", "{}", "null", "[]", `{"pong":1,"say":1}`, `{"pong":1} `, `{ "pong":1}`, `{"Pong":1}`, `{"pong":1,"pong":2}`, `{"pong":1.5}`, `{"say":99}`, `{"wall":{}}`, `{"wall":{"after":"b"}}`, `{"wall":{"after":"../../../../../.."}}`, `{"say":-1}`,
		strings.Replace(join, "from\":3", "from\":-1", 1), strings.Replace(join, secret, "short", 1), strings.Replace(join, secret, strings.ToUpper(secret), 1),
		strings.Replace(do, `"seat":0`, `"seat":1`, 1), strings.Replace(do, `"kind":"turn"`, `"kind":"flag"`, 1), strings.Replace(do, `"nonce":"n",`, "", 1),
		strings.Replace(do, `"word":"A"`, `"word":"A","lag":500`, 1), strings.Replace(do, `"A"`, `"`+strings.Repeat("A", 3000)+`"`, 1), do + do} {
		if got, err := wire.ParseClient([]byte(bad)); err == nil {
			t.Errorf("%s is read as %s", bad, got.Text())
		}
	}
}

func FuzzClient(f *testing.F) {
	for _, a := range asks() {
		f.Add(a.Text())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if a, err := wire.ParseClient(data); err == nil && string(a.Text()) != string(data) {
			t.Errorf("%q is written %q", data, a.Text())
		}
	})
}

func FuzzServer(f *testing.F) {
	ping := int64(9)
	for _, tell := range []wire.ServerMessage{
		{Made: &wire.Made{Table: "t"}}, {Joined: &wire.Joined{Entries: []wire.Entry{{N: 1, Event: table.Event{Kind: table.Sat}}}}},
		{Entry: &wire.Entry{N: 2, At: 3, Event: table.Event{Kind: table.Turned, Word: "A"}, Left: []int64{1, 2}}},
		{Refused: &wire.Refused{Nonce: "n", Why: table.Stale}}, {Present: &wire.Present{Watching: 2}}, {Said: &wire.Said{}}, {Ping: &ping},
		{Tables: &wire.Tables{Open: []wire.Open{{Table: "t", Game: "kalah"}}, More: true}},
	} {
		f.Add(tell.Text())
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		if a, err := wire.ParseServer(data); err == nil && string(a.Text()) != string(data) {
			t.Errorf("%q is written %q", data, a.Text())
		}
	})
}
