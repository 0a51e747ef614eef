package kalah

import (
	"tidepool/ai"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// A beginner judges like a person who counts, so that the levels below the best keep their measured strength.
type beginner struct{ evaluator }

// Values of houses in hundredths of a seed in the store. Fitted to the results of games (least squares over
// 150,000 positions), then in matches.
const (
	filledHouse = 180 // a choice of turns is worth more than the seeds it takes
	leftmost    = 40  // a seed far from the store is the last that can be lost
	nearest     = 25  // a seed next to the store is as good as home
)

// Evaluate returns the difference of stores, of filled houses and of safe seeds.
func (*beginner) Evaluate(p kalah.Position) ai.Score {
	turn := p.Turn()
	return 100*marginOf(p) + worth(p, turn) - worth(p, turn.Other())
}

func worth(p kalah.Position, side rules.Side) ai.Score {
	seeds := leftmost*p.House(side, 0) + nearest*p.House(side, p.Houses()-1)
	return ai.Score(filledHouse*p.Filled(side) + seeds)
}
