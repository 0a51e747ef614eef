package review_test

import (
	"math/rand/v2"

	"tidepool/ai"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/rules"
	"tidepool/rules/games"
)

type fataler interface{ Fatal(...any) }

// random returns a match of random turns.
func random(t fataler, game rules.Game, plies int, seed uint64) *match.Match {
	m, err := match.New(match.Setup{Game: game})
	if err != nil {
		t.Fatal(err)
	}
	r := rand.New(rand.NewPCG(seed, 1))
	for m.Ply() < plies && !m.Outcome().Over() {
		turns := m.Position().Turns()
		if _, err := m.Play(turns[r.IntN(len(turns))].Word); err != nil {
			t.Fatal(err)
		}
	}
	return m
}

// wild is an engine with random but well-formed answers.
func wild(m *match.Match, ask review.Request, r *rand.Rand) (a ai.Info) {
	p := m.At(ask.Ply)
	if ask.Word != "" {
		p, _, _ = p.Play(ask.Word)
	}
	score := func() (ai.Score, bool) {
		switch r.IntN(6) {
		case 0:
			return ai.WinIn(1 + r.IntN(20)), true
		case 1:
			return ai.LossIn(r.IntN(20)), true
		case 2:
			return 0, r.IntN(2) == 0
		}
		return ai.Score(r.IntN(2000) - 1000), false
	}
	decided := func(s ai.Score) bool {
		_, _, ends := s.Proven()
		return m.Info().Score == rules.SeedUnit && !ends && r.IntN(3) == 0
	}
	turns := p.Turns()
	if len(turns) == 0 || r.IntN(20) == 0 {
		return ai.Info{}
	}
	a.Depth, a.Nodes = r.IntN(20), uint64(r.IntN(1e6))
	a.Best.Score, a.Proven = score()
	a.Best.Words = []string{turns[r.IntN(len(turns))].Word}
	a.Best.Decided = !a.Proven && decided(a.Best.Score)
	if ask.All {
		for _, t := range turns {
			s, _ := score()
			a.Turns = append(a.Turns, ai.Variation{Score: s, Words: []string{t.Word}, Decided: decided(s)})
		}
	}
	return a
}

// game picks one of the games.
func game(n int) rules.Game { return games.All()[n%len(games.All())] }
