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
	told := &endingRules[P]{endings: &endings[P]{game: game}}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		told.Wins(all[i%len(all)])
	}
}

// BenchmarkEndingLeaves measures what the captures of three pieces against four lead to.
func BenchmarkEndingLeaves(b *testing.B) {
	four := newEbiFour()
	r := rand.New(rand.NewPCG(1, 2))
	var all []endgame.Placement
	for len(all) < 1000 {
		if p := anEnding(r, four.game, 0); p.Pieces(rules.Near).Count() == 3 {
			all = append(all, four.game.seen(p))
		}
	}
	told := &endingRules[kaninariebi.Position]{endings: four}
	b.ReportAllocs()
	for i := 0; b.Loop(); i++ {
		told.Leaves(all[i%len(all)])
	}
}
