package scenes

import (
	"time"

	"tidepool/locale"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/play/statistics"
	"tidepool/rules"
)

// scoreOf is how a stored game ended for the person who played it here against
// the engine.
func scoreOf(g *shelf.Summary) statistics.Score {
	if session.Brought(g) {
		return statistics.NoScore
	}
	return statistics.ScoreOf(levelsOf(g), outcomeOf(g))
}

// isAnalysis reports whether a stored game is a board to try things on.
func isAnalysis(g *shelf.Summary) bool { return g.Tag(match.AnalysisTag) == "yes" }

// measures reports whether a game says anything of how well somebody plays here:
// not if nobody has played it, or not here, or somebody has set up its beginning.
func measures(g session.Tagged) bool {
	return g.Tag(match.AnalysisTag) != "yes" && g.Tag(SetUpTag) == "" && !session.Brought(g)
}

// levelsOf are the engine's levels by side in a stored game, 0 for a person.
func levelsOf(g *shelf.Summary) [2]int {
	return levelsIn(g, g.Game.Info())
}

func levelsIn(g *shelf.Summary, info rules.Info) [2]int {
	return [2]int{session.LevelIn(g, info, rules.Near), session.LevelIn(g, info, rules.Far)}
}

// outcomeOf is how a stored game stands; why is not known without its turns.
func outcomeOf(g *shelf.Summary) rules.Outcome {
	winner, decided := g.Winner()
	switch {
	case decided:
		return rules.Win(winner, "")
	case g.Over():
		return rules.Draw("")
	}
	return rules.Outcome{}
}

// secondsOf is how long a stored game was played, 0 if that is not known.
func secondsOf(g *shelf.Summary) int { return secondsPlayed(g) }

// countedOf is what is counted of a stored game; zone is the player's.
func countedOf(w *locale.Locale, g *shelf.Summary, zone *time.Location) statistics.Game {
	info := g.Game.Info()
	c := statistics.Game{
		ID: g.ID, Game: info.ID, Levels: levelsIn(g, info), Outcome: outcomeOf(g), First: g.First, Turns: g.Ply,
		Seconds: secondsOf(g), Ended: g.Changed.In(zone),
	}
	if c.Levels == [2]int{} {
		c.Names = savedNames(w, *g)
	}
	return c
}

// wonInARow is how many games of a kind the person has won against the engine
// since one was not won.
func wonInARow(s *shelf.Shelf, game string) (n int) {
	games := s.Known().Games
	for i := range games {
		if g := &games[i]; g.Game.Info().ID == game && g.Over() && measures(g) {
			switch scoreOf(g) {
			case statistics.Won:
				n++
			case statistics.Drawn, statistics.Lost:
				return n
			}
		}
	}
	return n
}
