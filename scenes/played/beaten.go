package played

import (
	"tidepool/ai"
	"tidepool/play/shelf"
	"tidepool/play/statistics"
	"tidepool/rules"
)

// beatenLevels are levels that a person has won against; 0 stays empty.
type beatenLevels [ai.Levels + 1]bool

// Beaten keeps for each game which levels were beaten in it, until the shelf has news.
type Beaten struct {
	Shelf  *shelf.Shelf
	games  []shelf.Summary // it was worked out from
	levels map[string]beatenLevels
}

// In are the levels beaten in a game.
func (b *Beaten) In(game string) beatenLevels {
	games := b.Shelf.Known().Games
	if b.levels == nil || !sameGames(b.games, games) {
		b.games, b.levels = games, make(map[string]beatenLevels)
		for i := range games {
			if level := LevelBeaten(&games[i]); level > 0 {
				id := games[i].Game.Info().ID
				levels := b.levels[id]
				levels[level] = true
				b.levels[id] = levels
			}
		}
	}
	return b.levels[game]
}

// sameGames reports whether two lists are one: the shelf gives the same as long as nothing has changed.
func sameGames(a, b []shelf.Summary) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// LevelBeaten is the level of the engine that a person has won a game against, or 0.
func LevelBeaten(g *shelf.Summary) int {
	if !Here(g) || Score(g) != statistics.Won {
		return 0
	}
	levels := Levels(g)
	return max(levels[rules.Near], levels[rules.Far])
}
