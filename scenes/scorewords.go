package scenes

import (
	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/rules"
)

// scoreWords puts a score for a side into plain words.
func (g gameWords) scoreWords(s ai.Score, side rules.Side, proven bool) string {
	w := g.p.env.Words
	if win, plies, ok := s.Proven(); ok {
		if !win {
			side = side.Other()
		}
		if plies == 0 {
			return w.T(key.EndWin, "name", g.inThird(side))
		}
		return w.N(key.ScoreWins, (plies+1)/2, "name", g.inThird(side))
	}
	if s < 0 {
		s, side = -s, side.Other()
	}
	name := g.inThird(side)
	switch {
	case g.p.match().Info().Score == rules.SeedUnit && (proven || s >= 50):
		return g.seedWords(int(s+50)/100, name, proven)
	case proven:
		return w.T(key.ScoreDraw)
	case s < 30:
		return w.T(key.ScoreEven)
	case s < 100:
		return w.T(key.ScoreSlightly, "name", name)
	case s < 300:
		return w.T(key.ScoreBetter, "name", name)
	}
	return w.T(key.ScoreMuch, "name", name)
}

// shortScore is a score for the side to move where there is little room: how
// it ends, or the difference in the game's own units.
func (g gameWords) shortScore(s ai.Score, proven bool) string {
	w := g.p.env.Words
	if win, plies, ok := s.Proven(); ok {
		k := key.ScoreShortLoses
		if win {
			k = key.ScoreShortWins
		}
		return w.T(k, "n", (plies+1)/2)
	}
	if proven && s == 0 {
		return w.T(key.ScoreShortDraw)
	}
	return w.Signed(float64(s)/100, 1)
}

func (g gameWords) seedWords(n int, name string, proven bool) string {
	w := g.p.env.Words
	switch {
	case n == 0 && proven:
		return w.T(key.ScoreDraw)
	case proven:
		return w.N(key.ScoreSeedsProven, n, "name", name)
	}
	return w.N(key.ScoreSeeds, n, "name", name)
}
