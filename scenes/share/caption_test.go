package share

import (
	"testing"

	"tidepool/locale"
	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/ui"
)

// A picture's caption says who plays and who has won.
func TestCaption(t *testing.T) {
	w, err := locale.Open("en")
	if err != nil {
		t.Fatal(err)
	}
	env := &Services{App: &ui.App{Words: w}}
	begin := func(game string) *match.Match {
		m, err := match.New(match.Setup{Game: rules.Find(games.All(), game)})
		if err != nil {
			t.Fatal(err)
		}
		return m
	}
	m := begin("konane")
	m.SetPlayer(rules.Near, "Ann")
	if c := newCaption(env, m); c.names != [2]string{"Ann", "White"} || c.end != "" {
		t.Errorf("a game that goes on: %+v", c)
	}
	if err := m.Resign(rules.Near); err != nil {
		t.Fatal(err)
	}
	if c := newCaption(env, m); c.end != "White won" || c.height() <= newCaption(env, begin("konane")).height() {
		t.Errorf("a game that has ended: %+v", c)
	}
}
