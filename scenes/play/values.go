package play

import (
	"tidepool/ai"
	"tidepool/match"
	"tidepool/rules"
)

// values are what the engine has thought of the positions of a game, each for
// the near side.
type values map[moment]ai.Score

// A moment is a position of a game: another line of play has others at the same
// ply.
type moment struct {
	ply  int
	text string
}

// note keeps what the engine thinks of a position at last.
func (v values) note(at *shown, a Answer) {
	if a.Final && a.Problem == "" && len(a.Best.Words) > 0 {
		v[at.moment] = forSide(a.Best.Score, at.position.Turn())
	}
}

const (
	// surelyWon is from where on more does not matter, in hundredths.
	surelyWon = 1000
	// aTurn is the least change that makes one of the game, in hundredths.
	aTurn = 100
)

// turnedAt finds the turn of the loser's with which most was lost.
func (v values) turnedAt(m *match.Match) (ply int, ok bool) {
	o := m.Outcome()
	if o.Result != rules.Decisive {
		return 0, false
	}
	loser := o.Winner.Other()
	most, last, before := ai.Score(aTurn-1), -1, ai.Score(0)
	for at := range m.Ply() + 1 {
		score, known := v[moment{at, m.At(at).String()}]
		if !known {
			continue
		}
		score = min(max(forSide(score, loser), -surelyWon), surelyWon)
		if last >= 0 && before-score > most {
			if turn, found := lastBy(m, loser, last, at); found {
				most, ply, ok = before-score, turn, true
			}
		}
		last, before = at, score
	}
	return ply, ok
}

// lastBy is the last turn of a side's after the first of two positions and not
// after the second.
func lastBy(m *match.Match, side rules.Side, after, until int) (ply int, ok bool) {
	for ply = until; ply > after; ply-- {
		if m.Turn(ply).By == side {
			return ply, true
		}
	}
	return 0, false
}
