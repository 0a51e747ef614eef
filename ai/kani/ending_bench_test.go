package kani

import (
	"math/rand/v2"
	"testing"

	"tidepool/ai/kani/endgame"
	"tidepool/rules"
	"tidepool/rules/kani"
	"tidepool/rules/kaninariebi"
	"tidepool/rules/kanishogi"
)

// BenchmarkEndingWins measures the test for wins at once, which filling a table calls.
func BenchmarkEndingWins(b *testing.B) {
	b.Run("kaninariebi", func(b *testing.B) {
		benchFinishes[kaninariebi.Position](b, newEbiEndings().game)
	})
	b.Run("kanishogi", func(b *testing.B) {
		benchFinishes[kanishogi.Position](b, newShogiEndings().game)
	})
}

func benchFinishes[P rules.Rules[P, kani.Move]](b *testing.B, game endingGame[P]) {
	r := rand.New(rand.NewPCG(1, 2))
	var all []endgame.Placement
	for range 1000 {
		all = append(all, game.seen(anEnding(r, game, 0)))
	}
	told := &endingRules[P]{game, 0}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		told.Wins(all[i%len(all)])
	}
}
