package session_test

import (
	"testing"

	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/games"
)

// newMatch begins a match between people.
func newMatch(t testing.TB, game, options, start string) *match.Match {
	t.Helper()
	m, err := match.New(match.Setup{Game: gameOf(t, game), Options: options, Start: start})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func gameOf(t testing.TB, id string) rules.Game {
	t.Helper()
	g, ok := games.ByID(id)
	if !ok {
		t.Fatalf("no game %q", id)
	}
	return g
}

// turnsOf plays turns in a match.
func turnsOf(t testing.TB, m *match.Match, words ...string) {
	t.Helper()
	for _, w := range words {
		if _, err := m.Play(w); err != nil {
			t.Fatal(err)
		}
	}
}
