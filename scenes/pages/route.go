package pages

import (
	"strings"

	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/rules"
)

// The addresses of pages. A page of a game has the game's ID before its name: "onitama/puzzles". The game's own page
// is at the ID alone.
const (
	Library    = "library"
	Statistics = "statistics"
	Settings   = "settings"
	Puzzles    = "puzzles" // also of a game, and with a day's date behind it
	Today      = "today"   // the puzzle of the day
	Wall       = "wall"

	Lesson = "lesson"
	Rules  = "rules"
	Rating = "rating"
	Club   = "club"
	Puzzle = "puzzle" // with its ID behind it
	// Stored games, with their IDs behind: played, and studied. The number of turns shown may be behind that, and that the
	// last of them is to be tried again.
	Game   = "game"
	Review = "review"
	Try    = "try"
	// Boards that are not stored, with a code from [RouteAt] behind unless they are at a game's start.
	Analysis = "analysis"
	SetUp    = "setup"
)

// Route returns the address of a page of a game, or of the program if game is "", with what it shows behind.
func Route(game, page string, shows ...string) string {
	return strings.Trim(strings.Join(append([]string{game, page}, shows...), "/"), "/")
}

// RouteAt returns the address of a page of a game that shows a position with turns before it. [MatchAt] reads its code.
func RouteAt(page string, game rules.Game, options string, start rules.Position, turns []string) string {
	id := game.Info().ID
	if usual, err := game.Start(""); err == nil && options == "" && start == usual && len(turns) == 0 {
		return Route(id, page)
	}
	m, err := match.New(match.Setup{Game: game, Options: options, Start: start.String()})
	if err != nil {
		return ""
	}
	for _, word := range turns {
		if _, err := m.Play(word); err != nil {
			return ""
		}
	}
	return Route(id, page, strings.TrimPrefix(link.Encode(m), codeMark))
}

// codeMark is what a link has before the code.
const codeMark = "g="

// MatchAt parses the code of an address of a page of a game.
func MatchAt(game rules.Game, code string) (*match.Match, error) {
	return link.Decode(codeMark+code, []rules.Game{game})
}
