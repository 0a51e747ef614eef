package pages

import "strings"

// The addresses of pages. A page of a game has the game's ID before its name: "onitama/puzzles". The game's own page
// is at the ID alone.
const (
	Library    = "library"
	Statistics = "statistics"
	Settings   = "settings"
	Puzzles    = "puzzles" // also of a game

	Lesson   = "lesson"
	Rules    = "rules"
	Rating   = "rating"
	Analysis = "analysis"
)

// Route returns the address of a page of a game, or of the program if game is "".
func Route(game, page string) string { return strings.Trim(game+"/"+page, "/") }
