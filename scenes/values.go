package scenes

import (
	"tidepool/ai"
	"tidepool/rules"
)

// values are what the engine has thought of the positions of a game, each for
// the near side.
type values map[valued]ai.Score

// valued names a position of a game: another line of play has others at the
// same ply.
type valued struct {
	ply  int
	text string
}

// value keeps what the engine thinks of a position, the one after ply turns.
func (b *boardScene) value(ply int, pos rules.Position, n ai.News) {
	if !n.Final || n.Problem != "" || len(n.Best.Words) == 0 {
		return
	}
	s := n.Best.Score
	if pos.Turn() == rules.Far {
		s = -s
	}
	if b.values == nil {
		b.values = make(values)
	}
	b.values[valued{ply, pos.String()}] = s
}

const (
	// surelyWon is from where on more does not matter, in hundredths.
	surelyWon = 1000
	// aTurn is the least change that makes one of the game.
	aTurn = 100
)

// turnedAt finds the turn of the loser's with which, as far as the engine has
// looked, most was lost.
func (b *boardScene) turnedAt() (ply int, ok bool) {
	o := b.match.Outcome()
	if o.Result != rules.Decisive {
		return 0, false
	}
	loser := o.Winner.Other()
	most, last, before := ai.Score(aTurn-1), -1, ai.Score(0)
	for at := range b.match.Ply() + 1 {
		s, known := b.values[valued{at, b.match.At(at).String()}]
		if !known {
			continue
		}
		if loser == rules.Far {
			s = -s
		}
		s = min(max(s, -surelyWon), surelyWon)
		if last >= 0 && before-s > most {
			if turn, found := b.lastBy(loser, last, at); found {
				most, ply, ok = before-s, turn, true
			}
		}
		last, before = at, s
	}
	return ply, ok
}

// lastBy is the last turn of a side's after the first of two positions and not
// after the second.
func (b *boardScene) lastBy(side rules.Side, after, until int) (ply int, ok bool) {
	for ply = until; ply > after; ply-- {
		if b.match.Turn(ply).By == side {
			return ply, true
		}
	}
	return 0, false
}
