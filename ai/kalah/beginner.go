package kalah

import (
	"tidepool/ai"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// A beginner judges as a person does who counts, so that the levels below the best stay as strong as
// they were measured.
type beginner struct{ evaluator }

// Worth of houses in hundredths of a seed in store. Fitted to how games end (least squares over
// 150,000 positions), then in matches.
const (
	filledHouse = 180 // a choice of turns is worth more than the seeds it takes
	leftmost    = 40  // a seed far from the store is the last that can be lost
	nearest     = 25  // one next to it is as good as home
)

// Evaluate is the difference of stores, of houses to choose from and of safe seeds.
func (*beginner) Evaluate(p kalah.Position) ai.Score {
	turn := p.Turn()
	return 100*marginOf(p) + worth(p, turn) - worth(p, turn.Other())
}

func worth(p kalah.Position, side rules.Side) ai.Score {
	seeds := leftmost*p.House(side, 0) + nearest*p.House(side, p.Houses()-1)
	return ai.Score(filledHouse*p.Filled(side) + seeds)
}
