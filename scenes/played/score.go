package played

import (
	"slices"

	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/play/statistics"
	"tidepool/rules"
)

// Score returns a stored game's result for the person who played it here against the engine.
func Score(g *shelf.Summary) statistics.Score {
	if session.Imported(g) {
		return statistics.NoScore
	}
	return statistics.ScoreOf(Levels(g), Outcome(g))
}

// leastFinished is the number of turns from which a finished game tells that its players know it; before, one gave up.
const leastFinished = 8

// TooShort reports whether a game of so many turns, if it has ended, was given up at once.
func TooShort(turns int) bool { return turns < leastFinished }

// Finished reports whether a game was finished here, and not given up at once: one with this id or, for "", any.
func Finished(games []shelf.Summary, game string) bool {
	return slices.ContainsFunc(games, func(g shelf.Summary) bool {
		return g.Over() && !TooShort(g.Ply) && Here(&g) && (game == "" || g.Game.Info().ID == game)
	})
}

// IsAnalysis reports whether a stored game is an analysis board.
func IsAnalysis(g *shelf.Summary) bool { return match.Marked(g, match.AnalysisTag) }

// Here reports whether a game counts for a player here: not an analysis, not imported, and from the usual start.
func Here(g match.Tagged) bool {
	return !match.Marked(g, match.AnalysisTag) && g.Tag(session.SetUpTag) == "" && !session.Imported(g)
}

// Levels returns the engine's levels by side in a stored game, 0 for a person.
func Levels(g *shelf.Summary) [2]int {
	info := g.Game.Info()
	return [2]int{session.LevelIn(g, info, rules.Near), session.LevelIn(g, info, rules.Far)}
}

// Outcome returns the outcome of a stored game; its reason is unknown without the turns.
func Outcome(g *shelf.Summary) rules.Outcome {
	winner, decided := g.Winner()
	switch {
	case decided:
		return rules.Win(winner, "")
	case g.Over():
		return rules.Draw("")
	}
	return rules.Outcome{}
}

// InARow returns how many games of a kind the person has won against the engine in a row, up to now.
func InARow(s *shelf.Shelf, game string) (n int) {
	games := s.Known().Games
	for i := range games {
		if g := &games[i]; g.Game.Info().ID == game && g.Over() && Here(g) {
			switch Score(g) {
			case statistics.Won:
				n++
			case statistics.Drawn, statistics.Lost:
				return n
			}
		}
	}
	return n
}
