//go:build !js

package e2e

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"tidepool/play/match"
	"tidepool/rules"
	"tidepool/rules/games"
)

// deal is the cards with which tests play Onitama.
const deal = "deal=tiger+crab/monkey+crane/dragon"

// optionsOf returns the options with which tests play a game.
func optionsOf(id string) string {
	if id == "onitama" {
		return deal
	}
	return ""
}

func gameOf(t *testing.T, id string) rules.Game {
	t.Helper()
	for _, g := range games.All() {
		if g.Info().ID == id {
			return g
		}
	}
	t.Fatalf("no game %q", id)
	return nil
}

// newMatch begins a match between Ama, who moves first, and Kai.
func newMatch(t *testing.T, id, options string) *match.Match {
	t.Helper()
	game := gameOf(t, id)
	start, err := game.Start(options)
	if err != nil {
		t.Fatal(err)
	}
	players := [2]string{"Ama", "Kai"}
	if start.Turn() == rules.Far {
		slices.Reverse(players[:])
	}
	m, err := match.New(match.Setup{Game: game, Options: options, Players: players})
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// choose picks a turn, always the same for the same rng: in the opening any turn that does not end the game,
// later one that wins or captures if there is one.
func choose(rng *rand.Rand, m *match.Match) rules.Turn {
	const young = 16 // plies
	var ends, takes, calm []rules.Turn
	for _, t := range m.Position().Turns() {
		next, events, err := m.Position().Play(t.Word)
		switch {
		case err == nil && next.Outcome().Over():
			ends = append(ends, t)
		case slices.ContainsFunc(events, isGain):
			takes = append(takes, t)
		default:
			calm = append(calm, t)
		}
	}
	list := append(slices.Clone(takes), calm...)
	switch {
	case len(list) == 0, m.Ply() >= young && len(ends) > 0:
		list = ends
	case m.Ply() >= young && len(takes) > 0 && rng.IntN(4) > 0:
		list = takes
	}
	return list[rng.IntN(len(list))]
}

func isGain(e rules.Event) bool { return e.Kind == rules.Captured || e.Kind == rules.Promoted }

// play adds turns to a match, up to a ply or the game's end.
func play(t *testing.T, m *match.Match, rng *rand.Rand, ply int) {
	t.Helper()
	for m.Ply() < ply && !m.Outcome().Over() {
		if _, err := m.Play(choose(rng, m).Word); err != nil {
			t.Fatal(err)
		}
	}
}

// undecided looks for a moment in mid-turn with a choice that is not a square: to continue or not, a
// promotion, a card. It returns the match and the taps so far; nil if the game has no such moment.
func undecided(t *testing.T, id, options string) (*match.Match, []rules.Spot) {
	t.Helper()
	for seed := range uint64(20) {
		rng := rand.New(rand.NewPCG(seed, 1))
		m := newMatch(t, id, options)
		for m.Ply() < 50 && !m.Outcome().Over() {
			if taps := decision(m.Position()); taps != nil {
				return m, taps
			}
			play(t, m, rng, m.Ply()+1)
		}
	}
	return nil, nil
}

func decision(p rules.Position) []rules.Spot {
	turns := p.Turns()
	for _, turn := range turns {
		for _, path := range turn.Paths {
			for n := range len(path) {
				f := rules.FollowTaps(turns, path[:n])
				if n >= 2 && (f.Word != "" && len(f.Next) > 0 || slices.ContainsFunc(f.Next, isChoice)) || slices.Contains(f.Next, "swap") {
					return path[:n:n]
				}
			}
		}
	}
	return nil
}

// isChoice reports whether a spot is not on the board.
func isChoice(s rules.Spot) bool {
	_, _, square := s.Coordinates()
	return !square && len(s) > 1 && !strings.HasSuffix(string(s), "-store")
}
