package scenes

import (
	"tidepool/ai"
	"tidepool/rules"
	"tidepool/scenes/table"
)

func (g gameWords) scores() table.ScoreTeller {
	return table.NewScoreTeller(g.p.env.App.Words, g.p.match().Info(), g.inThird)
}

// scoreWords puts a score for a side into plain words.
func (g gameWords) scoreWords(s ai.Score, side rules.Side, proven bool) string {
	return g.scores().Full(s, side, proven)
}

// shortScore is a score for the side to move where there is little room: how
// it ends, or the difference in the game's own units.
func (g gameWords) shortScore(s ai.Score, proven bool) string { return g.scores().Short(s, proven) }
