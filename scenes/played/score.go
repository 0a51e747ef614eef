package played

import (
	"slices"

	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/play/statistics"
	"tidepool/rules"
)

// Score is how a stored game ended for the person who played it here against the engine.
func Score(g *shelf.Summary) statistics.Score {
	if session.Imported(g) {
		return statistics.NoScore
	}
	return statistics.ScoreOf(Levels(g), Outcome(g))
}

// Finished reports whether a game was played to its end here, one of a game by its id or, for "", any.
func Finished(games []shelf.Summary, game string) bool {
	return slices.ContainsFunc(games, func(g shelf.Summary) bool {
		return g.Over() && Here(&g) && (game == "" || g.Game.Info().ID == game)
	})
}

// IsAnalysis reports whether a stored game is a board to try things on.
func IsAnalysis(g *shelf.Summary) bool { return match.Marked(g, match.AnalysisTag) }

// Here reports whether a game says anything of how well somebody plays here:
// not if nobody has played it, or not here, or somebody has set up its beginning.
func Here(g match.Tagged) bool {
	return !match.Marked(g, match.AnalysisTag) && g.Tag(session.SetUpTag) == "" && !session.Imported(g)
}

// Levels are the engine's levels by side in a stored game, 0 for a person.
func Levels(g *shelf.Summary) [2]int {
	info := g.Game.Info()
	return [2]int{session.LevelIn(g, info, rules.Near), session.LevelIn(g, info, rules.Far)}
}

// Outcome is how a stored game stands; why is not known without its turns.
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

// InARow is how many games of a kind the person has won against the engine since one was not won.
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
