package pages

import (
	"tidepool/play/clock"
	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A Registry has the ways to other pages: no page knows another.
type Registry struct {
	// Home leaves what is open for the menu, Leave a game for the page below.
	Home, Leave func()
	// Saved opens a game of the shelf by its id.
	Saved func(id string)

	// Show opens a game, an ended one to be gone over; AgreeDraw ends the open one by agreement.
	Show, AgreeDraw func(g *shelf.Game)
	// OpenLink opens what a link leads to.
	OpenLink func(text string)
	// Game puts the page of a game on the stack by put.
	Game func(g *shelf.Game, put func(ui.Scene))
	// Library is the page of all stored games; NoticeProblems tells of those that could not be read.
	Library        func() ui.Scene
	NoticeProblems func()

	// NewGame is the page on which a game is begun.
	NewGame func(game rules.Game) ui.Scene
	// Rated begins the rated game offered, or goes on with it; clocks are for a new one, the person's first.
	Rated func(game rules.Game, clocks [2]clock.Control) error
	// Wall is the page of a club's open tables.
	Wall func() ui.Scene
	// Club is the page of a game's club evening.
	Club func(game rules.Game) ui.Scene
	// Lesson opens a game's lesson. Rules opens its rules at the first of some
	// matters that they have a section on; teaches offers the lesson there.
	Lesson func(game rules.Game)
	Rules  func(game rules.Game, matters []string, teaches bool)

	// Study goes over a game from a node on, nil for the start; Analyse opens a board to try things on.
	Study   func(g *shelf.Game, at *match.Node)
	Analyse func(game rules.Game, options string, from rules.Position)
	// Result shows how a game ended; its session is nil if there is none any more. TakeBack undoes the end.
	Result   func(of Shown, s *session.Session)
	TakeBack func(g *shelf.Game)
	// Picture makes pictures of a game, Share offers all ways to hand it on, and GameLink does so by a
	// link that is kept. Link hands a match on with the position that is looked at, SavedLink a game of
	// the shelf, and SaveRecord gives the player a record.
	Picture, Share, GameLink func(of Shown) ui.Scene

	SavedLink func(id string)
	// Table sits down at a table that two devices play at, or goes on there. Arrived tells whoever has come by
	// a link which game it is and what they play.
	Table      func(to link.Table)
	Arrived    func(m *match.Match) ui.Scene
	Link       func(m *match.Match, here rules.Position) ui.Scene
	SaveRecord func(m *match.Match)
	// SetUp is a board on which a position is changed, nil in games without.
	SetUp func(game rules.Game, options string, from rules.Position) ui.Scene
	// PlayFrom asks who is to play from a position.
	PlayFrom func(game rules.Game, options string, from rules.Position) ui.Scene
	// Puzzles is the home of puzzles, where some of a game are offered to be trained; "" is what was chosen
	// last. PuzzleLink opens what a link leads to, as soon as it has been fetched.
	Puzzles    func(game string) ui.Scene
	PuzzleLink func(to link.Puzzle)

	// Statistics is what stored games come to, Rating how well the person plays one game.
	Statistics func() ui.Scene
	Rating     func(game string) ui.Scene

	Settings, Credits func() ui.Scene
	// Keys is the page of all keys, KeysHere shows those of the present scene.
	Keys     func() ui.Scene
	KeysHere func()
}

// A Replay is the page of a game that can be looked at from its beginning on.
type Replay interface{ First() }

// A Shown is a game as a page shows it: at a node, with a side at the lower edge.
type Shown struct {
	Game   *shelf.Game
	Node   *match.Node
	Bottom rules.Side
	// Covered tells that nobody is to see the board now.
	Covered bool
	// Board is where the board lies at the moment; nil where there is none. Across tells that who has won sits at
	// the far side of the screen.
	Board  func() sprites.Rect
	Across bool
	// TakeBack undoes the last turn of a game by links, of which the other has not heard; nil if there is none.
	TakeBack func()
	// Rematch asks the other player for another game at the table; nil where another is begun here.
	Rematch func()
}
