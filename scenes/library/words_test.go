package library

import (
	"testing"
	"time"

	"tidepool/locale"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/bylink"
	"tidepool/scenes/wording"
)

func TestStanding(t *testing.T) {
	kalah := games.All()[4]
	for _, c := range []struct {
		tag, want string
		g         shelf.Summary
	}{
		{"en", "Anna won", shelf.Summary{Result: "1-0", Ply: 9}},
		{"en", "North won", shelf.Summary{Result: "0-1", Ply: 9}},
		{"en", "A draw", shelf.Summary{Result: "1/2-1/2", Ply: 9}},
		{"en", "Turn 10", shelf.Summary{Result: "*", Ply: 9}},
		{"en", "Not begun", shelf.Summary{Result: "*"}},
		{"ja", "まだ始まっていません", shelf.Summary{Result: "*"}},
	} {
		words, err := locale.Open(c.tag)
		if err != nil {
			t.Fatal(err)
		}
		c.g.Game, c.g.Players = kalah, [2]string{"Anna", ""}
		if got := standing(words, c.g); got != c.want {
			t.Errorf("%s %s at %d: %q, want %q", c.tag, c.g.Result, c.g.Ply, got, c.want)
		}
	}
}

func TestWhen(t *testing.T) {
	zone := time.FixedZone("", 9*3600)
	now := time.Date(2026, 11, 22, 1, 30, 0, 0, zone)
	for _, c := range []struct {
		tag, want string
		t         time.Time
	}{
		{"en", "just now", now},
		{"en", "just now", now.Add(30 * time.Second)},
		{"en", "5 min ago", now.Add(-5*time.Minute - 59*time.Second)},
		{"en", "2 h ago", now.Add(-2 * time.Hour)},
		{"en", "yesterday", now.Add(-13 * time.Hour)},
		{"en", "yesterday", time.Date(2026, 11, 21, 0, 0, 0, 0, zone)},
		{"en", "2 days ago", time.Date(2026, 11, 20, 23, 59, 0, 0, zone)},
		{"en", "15 November 2026", time.Date(2026, 11, 15, 23, 59, 0, 0, zone)},
		{"en", "1 December 2026", time.Date(2026, 12, 1, 0, 0, 0, 0, zone)},
		{"ja", "2024年2月29日", time.Date(2024, 2, 29, 1, 2, 3, 0, zone)},
		{"ru", "29 февраля 2024", time.Date(2024, 2, 29, 1, 2, 3, 0, zone)},
		{"hu", "2024. február 29.", time.Date(2024, 2, 29, 1, 2, 3, 0, zone)},
		{"id", "3 jam lalu", now.Add(-3 * time.Hour)},
		{"ms", "semalam", now.Add(-20 * time.Hour)},
	} {
		words, err := locale.Open(c.tag)
		if err != nil {
			t.Fatal(err)
		}
		if got := wording.When(words, c.t, now); got != c.want {
			t.Errorf("%s, %v: %q, want %q", c.tag, c.t, got, c.want)
		}
	}
}

// The person here is named first, whichever side they play; of two people here, the first one.
func TestFirstListed(t *testing.T) {
	kalah := games.All()[4]
	for _, c := range []struct {
		tag, value string
		want       rules.Side
	}{
		{"NorthLevel", "3", rules.Near},
		{"SouthLevel", "3", rules.Far},
		{bylink.MineTag, "south", rules.Near},
		{bylink.MineTag, "north", rules.Far},
		{session.SeatTag(kalah.Info(), rules.Near), "1", rules.Near},
		{session.SeatTag(kalah.Info(), rules.Far), "1", rules.Far},
		{"", "", rules.Near},
	} {
		g := shelf.Summary{Game: kalah, Tags: []match.Tag{{Name: c.tag, Value: c.value}}}
		if got := firstListed(&g, kalah.Info()); got != c.want {
			t.Errorf("%s %q: first is %v, want %v", c.tag, c.value, got, c.want)
		}
	}
}
