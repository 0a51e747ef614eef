package played

import (
	"tidepool/ai"
	"tidepool/play/shelf"
	"tidepool/play/statistics"
	"tidepool/rules"
)

// beatenLevels are the levels that a person has beaten; index 0 is unused.
type beatenLevels [ai.Levels + 1]bool

// Beaten caches for each game the levels beaten, until the shelf changes.
type Beaten struct {
	Shelf  *shelf.Shelf
	games  []shelf.Summary // source of levels
	levels map[string]beatenLevels
}

// In returns the levels beaten in a game.
func (b *Beaten) In(game string) beatenLevels {
	games := b.Shelf.Known().Games
	if b.levels == nil || !SameGames(b.games, games) {
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

// SameGames reports whether two lists are the same slice; the shelf returns the same one until something changes.
func SameGames(a, b []shelf.Summary) bool {
	return len(a) == len(b) && (len(a) == 0 || &a[0] == &b[0])
}

// LevelBeaten returns the engine level that a person has beaten in a game, or 0.
func LevelBeaten(g *shelf.Summary) int {
	if !Here(g) || Score(g) != statistics.Won {
		return 0
	}
	levels := Levels(g)
	return max(levels[rules.Near], levels[rules.Far])
}
