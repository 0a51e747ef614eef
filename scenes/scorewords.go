package scenes

import (
	"tidepool/ai"
	"tidepool/rules"
	"tidepool/scenes/table"
)

func (p *gamePage) scores() table.ScoreTeller {
	return table.NewScoreTeller(p.env.App.Words, p.match().Info(), p.inThird)
}

// scoreWords puts a score for a side into plain words.
func (p *gamePage) scoreWords(s ai.Score, side rules.Side, proven bool) string {
	return p.scores().Full(s, side, proven)
}

// shortScore is a score for the side to move where there is little room: how
// it ends, or the difference in the game's own units.
func (p *gamePage) shortScore(s ai.Score, proven bool) string { return p.scores().Short(s, proven) }
