package table

import (
	"tidepool/ai"
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/ui"
)

// A ScoreTeller describes a game's scores in words.
type ScoreTeller struct {
	words *locale.Locale
	info  rules.Info
	// name returns a side's name within a sentence.
	name func(rules.Side) locale.Name
}

// Full describes a score for a side in plain words.
func (t ScoreTeller) Full(s ai.Score, side rules.Side, proven bool) string {
	return locale.Capital(t.full(s, side, proven))
}

func (t ScoreTeller) full(s ai.Score, side rules.Side, proven bool) string {
	w := t.words
	if win, plies, ok := s.Proven(); ok {
		if !win {
			side = side.Other()
		}
		if plies == 0 {
			return w.T(key.EndWin, "name", t.name(side))
		}
		return w.N(key.ScoreWins, (plies+1)/2, "name", t.name(side))
	}
	if s < 0 {
		s, side = -s, side.Other()
	}
	name := t.name(side)
	switch {
	case t.info.Score == rules.SeedUnit && (proven || s >= 50):
		return t.seeds(int(s+50)/100, name, proven)
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

// Short returns a short score for the side to move: how the game ends, or the lead in the game's units.
func (t ScoreTeller) Short(s ai.Score, proven bool) string {
	if end, ok := t.ending(s, proven, key.ScoreShortWins, key.ScoreShortLoses, key.ScoreShortDraw); ok {
		return end
	}
	return t.words.Signed(float64(s)/100, 1)
}

// ending returns the certain end of the game, in the words for a win, a loss or a draw; false if it is not certain.
func (t ScoreTeller) ending(s ai.Score, proven bool, wins, loses, draw key.Text) (string, bool) {
	if win, plies, ok := s.Proven(); ok {
		k := loses
		if win {
			k = wins
		}
		return t.words.T(k, "n", (plies+1)/2), true
	}
	if proven && s == 0 {
		return t.words.T(draw), true
	}
	return "", false
}

// Tiny returns the shortest form of a score for the side to move, for a square of the board.
func (t ScoreTeller) Tiny(s ai.Score, proven bool) string {
	if end, ok := t.ending(s, proven, key.LinesSpotWin, key.LinesSpotLoss, key.LinesSpotDraw); ok {
		return end
	}
	digits := 1
	if t.info.Score == rules.SeedUnit || s >= 1000 || s <= -1000 {
		digits = 0
	}
	return t.words.Signed(float64(s)/100, digits)
}

// Meaning says what the shortest form of a score means; false if that is a number.
func (t ScoreTeller) Meaning(s ai.Score, proven bool) (string, bool) {
	long, ok := t.ending(s, proven, key.ScoreShortWins, key.ScoreShortLoses, key.ScoreShortDraw)
	return ui.Joined(t.Tiny(s, proven), long), ok
}

func (t ScoreTeller) seeds(n int, name locale.Name, proven bool) string {
	w := t.words
	switch {
	case n == 0 && proven:
		return w.T(key.ScoreDraw)
	case proven:
		return w.N(key.ScoreSeedsProven, n, "name", name)
	}
	return w.N(key.ScoreSeeds, n, "name", name)
}

// NewScoreTeller returns a ScoreTeller; name returns a side's name within a sentence.
func NewScoreTeller(w *locale.Locale, info rules.Info, name func(rules.Side) locale.Name) ScoreTeller {
	return ScoreTeller{w, info, name}
}
