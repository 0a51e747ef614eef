package games_test

import (
	"testing"

	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/rules/kalah"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
	"tidepool/rules/konane"
	"tidepool/rules/onitama"
	"tidepool/rules/rulestest"
)

func TestByID(t *testing.T) {
	seen := make(map[string]bool)
	for _, g := range games.All() {
		id := g.Info().ID
		if seen[id] {
			t.Errorf("%s is listed twice", id)
		}
		seen[id] = true
		if got, ok := games.ByID(id); !ok || got != g {
			t.Errorf("ByID(%q) is %v, %t", id, got, ok)
		}
	}
	for _, id := range []string{"", "chess", "Konane", "konane "} {
		if _, ok := games.ByID(id); ok {
			t.Errorf("there is a game %q", id)
		}
	}
}

// TestConformance checks every game against the contract of package rules.
func TestConformance(t *testing.T) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			t.Parallel()
			rulestest.Conform(t, g)
		})
	}
}

// TestRandomGames plays 2,000 games of each kind to their end.
func TestRandomGames(t *testing.T) {
	random := map[string]func(*testing.T, rules.Game, int){
		"kaninariebi": rulestest.Random[kaninariebi.Position, kaninariebi.Move],
		"kanishogi":   rulestest.Random[kanishogi.Position, kanishogi.Move],
		"onitama":     rulestest.Random[onitama.Position, onitama.Move],
		"konane":      rulestest.Random[konane.Position, konane.Move],
		"kalah":       rulestest.Random[kalah.Position, kalah.Move],
	}
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) {
			t.Parallel()
			play, ok := random[g.Info().ID]
			if !ok {
				t.Fatal("no type to play it with is listed here")
			}
			play(t, g, 2_000)
		})
	}
}
