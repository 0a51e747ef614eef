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

// A Registry opens other pages.
type Registry struct {
	// Home returns to the menu, Leave from a game to the page below.
	Home, Leave func()
	// Saved opens a stored game by its id.
	Saved func(id string)

	// Show opens a game, for study if it has ended; AgreeDraw ends the open game as a draw by agreement.
	Show, AgreeDraw func(g *shelf.Game)
	// OpenLink opens the target of a link.
	OpenLink func(text string)
	// Game puts a game's page on the stack by put.
	Game func(g *shelf.Game, put func(ui.Scene))
	// Library returns the page of all stored games, Unfinished the same with only the unfinished ones at first;
	// NoticeProblems reports those that could not be read.
	Library, Unfinished func() ui.Scene
	NoticeProblems      func()

	// NewGame returns the page for starting a game.
	NewGame func(game rules.Game) ui.Scene
	// Rated starts the rated game on offer, or resumes it; clocks are for a new one, the person's first.
	Rated func(game rules.Game, clocks [2]clock.Control) error
	// Wall returns the page of the tables that a club shows.
	Wall func() ui.Scene
	// Club returns the page of a game's club evening.
	Club func(game rules.Game) ui.Scene
	// Hall returns the page of the club evening that a link leads to.
	Hall func(at link.Table, game rules.Game) ui.Scene
	// Lesson opens a game's lesson. Rules opens its rules at the first of the matters that has a section.
	Lesson func(game rules.Game)
	Rules  func(game rules.Game, matters []string)

	// Study opens a game for study at a node, nil for the start, and Try where the turn of a ply is to be tried again; Analyse opens an analysis board with a position,
	// and AnalyseGame one with a game's turns, at a node.
	Study   func(g *shelf.Game, at *match.Node)
	Try     func(g *shelf.Game, ply int)
	Analyse func(game rules.Game, options string, from rules.Position)

	AnalyseGame func(m *match.Match, at *match.Node)
	// Result shows how a game ended; its session is nil if it is gone. TakeBack undoes the end.
	Result   func(of Shown, s *session.Session)
	TakeBack func(g *shelf.Game)
	// Picture makes pictures of a game, Share offers all ways to share it, and GameLink shares it by a link
	// and stores that. Link shares a match or the position shown, and SaveRecord saves a match's record as a
	// file.
	Picture, Share, GameLink func(of Shown) ui.Scene

	SavedLink func(id string)
	// Rejoin opens a game at a table over the menu, even one that has ended, and may ask for another game there.
	Rejoin func(g *shelf.Game, ask bool)
	// Table sits down at a table between two devices, or resumes it. Arrived tells a player who came by a link
	// which game it is and which side they play.
	Table      func(to link.Table)
	Arrived    func(m *match.Match) ui.Scene
	Link       func(m *match.Match, here rules.Position) ui.Scene
	SaveRecord func(m *match.Match)
	// SetUp returns a page for setting up a position, or for going on with the text of a draft if that is not ""; nil if
	// the game has no setup or no such draft.
	SetUp func(game rules.Game, options string, from rules.Position, draft string) ui.Scene
	// PlayFrom asks who is to play from a position.
	PlayFrom func(game rules.Game, options string, from rules.Position) ui.Scene
	// Puzzles returns the puzzles page, with a game's training on offer; "" means the last choice. Puzzle opens a
	// puzzle over it once that has been fetched, PuzzleLink that of a link.
	Puzzles            func(game string) ui.Scene
	Puzzle, PuzzleLink func(to link.Puzzle)

	// Statistics returns the statistics of stored games, Rating the person's rating in a game.
	Statistics func() ui.Scene
	Rating     func(game string) ui.Scene

	Settings, Credits func() ui.Scene
	// Seating returns the sheet that sets where two people at one screen sit.
	Seating func() ui.Scene
	// Keys returns the page of all keys; KeysHere shows those of the current scene.
	Keys     func() ui.Scene
	KeysHere func()
}

// A Replay is the page of a game that can go to the game's beginning.
type Replay interface{ First() }

// A Shown is a game as a page shows it: at a node, with a side at the lower edge.
type Shown struct {
	Game   *shelf.Game
	Node   *match.Node
	Bottom rules.Side
	// Covered reports that the board must stay hidden now.
	Covered bool
	// Board returns the board's current place; nil if there is no board. Opposite reports that two people sit
	// opposite each other.
	Board    func() sprites.Rect
	Opposite bool
	// TakeBack undoes the last turn of a game by links that was not sent yet; nil if there is none.
	TakeBack func()
	// Rematch asks the other player for another game at the table; nil if rematches are started on this device. While
	// they are Asked for it, Withdraw takes that back.
	Rematch, Withdraw func()
	Asked             func() bool
}
