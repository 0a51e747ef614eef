package link

import (
	"testing"

	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/games"
)

// A link preserves every ending that turns do not show, for either side.
func TestEnds(t *testing.T) {
	for _, g := range games.All() {
		for side := range rules.Side(2) {
			for name, end := range map[string]func(*match.Match) error{
				"resigned": func(m *match.Match) error { return m.Resign(side) },
				"flagged":  func(m *match.Match) error { return m.Flag(side) },
				"agreed":   (*match.Match).AgreeDraw,
			} {
				m, err := match.New(match.Setup{Game: g})
				if err != nil {
					t.Fatal(err)
				}
				m.Play(m.Position().Turns()[0].Word)
				if err := end(m); err != nil {
					t.Fatal(err)
				}
				got, err := Decode(Encode(m), games.All())
				if err != nil || got.Outcome() != m.Outcome() {
					t.Errorf("%s, %s by %v: %v, %v, want %v", g.Info().ID, name, side, got.Outcome(), err, m.Outcome())
				}
			}
		}
	}
}
