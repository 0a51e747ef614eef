//go:build !js

package e2e

import (
	"math/rand/v2"
	"strconv"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/play/match"
	seats "tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
)

// plays fills the shelf with a person's games of some months: most against the engine at levels near their
// own, some with a friend. The last one ends when the program starts.
func (f folder) plays(n int) {
	f.t.Helper()
	rng := rand.New(rand.NewPCG(17, 4))
	s, now := f.shelf(), time.Now()
	for i := range n {
		g := games.All()[min(rng.IntN(7), len(games.All())-1)]
		m := amaPlays(f.t, g, rng, i*ai.Levels/n)
		at := now.Add(-time.Duration((n-i-1)*70/n*24+rng.IntN(20)) * time.Hour)
		if err := s.Save(&shelf.Game{Match: m}, at); err != nil {
			f.t.Fatal(err)
		}
	}
}

// amaPlays plays a game of a person who is about as strong as a level, counted from 0.
func amaPlays(t *testing.T, g rules.Game, rng *rand.Rand, strength int) *match.Match {
	players := [2]seats.Player{{Name: "Ama"}, {Name: "Kai"}}
	level := min(max(1, strength+rng.IntN(4)-1), ai.Levels)
	with := rng.IntN(5) > 0
	if with {
		players[1] = seats.Player{Level: level}
	}
	m, err := seats.NewMatch(g, "", players, rng.IntN(2))
	if err == nil && with && rng.IntN(3) > 0 {
		err = m.SetTag(seats.RatedTag, "yes")
	}
	if err != nil {
		t.Fatal(err)
	}
	most := 14 + rng.IntN(30)
	for m.Ply() < most && !m.Outcome().Over() {
		turns := m.Position().Turns()
		k := rng.IntN(len(turns))
		if m.Ply() < 4 {
			k = min(k, rng.IntN(2)) // openings repeat
		}
		playWord(t, m, turns[k].Word)
	}
	if m.Outcome().Over() {
		return m
	}
	loser := rules.Side(rng.IntN(2))
	if with {
		if person, _ := seats.SeatsOf(m).Solo(); rng.IntN(10) < 5+2*(strength+1-level) {
			loser = person.Other()
		} else {
			loser = person
		}
	}
	switch rng.IntN(12) {
	case 0:
		err = m.AgreeDraw()
	default:
		err = m.Resign(loser)
	}
	if err == nil {
		err = m.SetTag(seats.SecondsTag, strconv.Itoa(120+rng.IntN(900)))
	}
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func playWord(t *testing.T, m *match.Match, word string) {
	t.Helper()
	if _, err := m.Play(word); err != nil {
		t.Fatal(err)
	}
}
