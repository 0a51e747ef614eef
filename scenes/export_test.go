package scenes

import (
	"cmp"

	"tidepool/play/lessons"
	"tidepool/play/puzzle"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/about"
	"tidepool/scenes/analysis"
	"tidepool/scenes/board"
	"tidepool/scenes/game"
	"tidepool/scenes/learn"
	"tidepool/scenes/menu"
	"tidepool/scenes/newgame"
	"tidepool/scenes/puzzlebook"
	"tidepool/scenes/puzzles"
	"tidepool/scenes/ui"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

// This file is everything that tests of the whole program know about pages besides what these show.

// Home leaves the game for the menu, wherever the player is.
func (e *Env) Home() { e.home() }

// NewPage returns the page of a game that is not on the shelf.
func NewPage(e *Env, g *shelf.Game) (page ui.Scene) {
	e.Open.Game(g, func(s ui.Scene) { page = s })
	return page
}

// PlayAt plays a turn by its word, in a game or a lesson.
func PlayAt(s ui.Scene, word string) {
	switch s := s.(type) {
	case *game.Page:
		s.Area.Commit(word)
		s.Take()
	case *learn.LessonPage:
		s.Area.Commit(word)
		s.Take()
	case *analysis.Page:
		s.Area.Commit(word)
		s.Take()
	}
}

// Puzzles is a queue of puzzles that records what it is told.
type Puzzles struct {
	List   []*puzzle.Puzzle
	Told   []int // 1 for solved at the first try, then hinted, failed, solved late
	Shared int
	Rush   bool
	at     int
}

// Route implements [puzzles.Queue].
func (q *Puzzles) Route() string { return "" }

// Title implements [puzzles.Queue].
func (q *Puzzles) Title() string { return "Puzzle of the day" }

// Status implements [puzzles.Queue].
func (q *Puzzles) Status() string { return "At the first try in a row: 12" }

// Puzzle implements [puzzles.Queue].
func (q *Puzzles) Puzzle() *puzzle.Puzzle { return q.List[q.at] }

// Took implements [puzzles.Queue].
func (q *Puzzles) Took(r puzzlebook.Result) { q.Told = append(q.Told, int(r)) }

// Has implements [puzzles.Queue].
func (q *Puzzles) Has(puzzles.Way) bool { return q.at+1 < len(q.List) }

// Go implements [puzzles.Queue].
func (q *Puzzles) Go(puzzles.Way) { q.at++ }

// TooHard implements [puzzles.Queue].
func (q *Puzzles) TooHard() bool { return false }

// Stake implements [puzzles.Queue].
func (q *Puzzles) Stake() string { return "" }

// After implements [puzzles.Queue].
func (q *Puzzles) After() string { return "" }

// Tick implements [puzzles.Queue].
func (q *Puzzles) Tick() bool { return false }

// Hasty implements [puzzles.Queue].
func (q *Puzzles) Hasty() bool { return q.Rush }

// CanShare implements [puzzles.Queue].
func (q *Puzzles) CanShare() bool { return true }

// Share implements [puzzles.Queue].
func (q *Puzzles) Share() { q.Shared++ }

// OpenPuzzles opens the page of a queue; it reports whether its first puzzle can be played.
func OpenPuzzles(e *Env, q *Puzzles) bool {
	page := puzzles.NewPage(&puzzles.Services{Services: e.Table, Games: e.Games, Broker: e.Broker}, q)
	if page != nil {
		e.App.Push(page)
	}
	return page != nil
}

// TellAt shows a message to a player, as after a refused tap.
func TellAt(s ui.Scene, text string) {
	say := func() string { return text }
	switch s := s.(type) {
	case *game.Page:
		s.Area.Tell(say, true)
	case *learn.LessonPage:
		s.Area.Note(say, true)
	}
}

// PositionAt returns the position shown in a game, a lesson, a study or a puzzle, and VoidAt drops the turn
// begun there.
func PositionAt(s ui.Scene) rules.Position {
	switch s := s.(type) {
	case *learn.LessonPage:
		return s.Area.Source.Position()
	case *analysis.Page:
		return s.Area.Source.Position()
	case *puzzles.Page:
		return s.Area.Source.Position()
	}
	return s.(*game.Page).Area.Source.Position()
}

func VoidAt(s ui.Scene) { s.(*game.Page).Area.Sync() }

// LessonAt returns the lesson of a page with its course, and TurnTo shows one of its steps.
func LessonAt(s ui.Scene) (*session.Lesson, *lessons.Course) {
	l := s.(*learn.LessonPage)
	return l.Lesson, l.Course
}

func TurnTo(s ui.Scene, step int) { s.(*learn.LessonPage).TurnTo(step) }

// RulesAt returns the course of a rules page, the section that matters and the diagrams by section.
func RulesAt(s ui.Scene) (c *lessons.Course, here int, diagrams [][]*board.Diagram) {
	r := s.(*learn.RulesScene)
	return r.Course, r.Here, r.Pictures
}

// A CardLook is the layout of a game's card in the menu.
type CardLook struct {
	Game    string
	Picture sprites.Rect
	Type    float64 // type size of its name in logical pixels
}

// CardsOf returns the cards in a layout of the menu.
func CardsOf(l ui.Layout) (list []CardLook) {
	for _, c := range l.Parts.(*menu.Parts).Cards {
		list = append(list, CardLook{c.Game, c.Picture, c.Size})
	}
	return list
}

// DoorsOf returns the doors in a layout of a game's page.
func DoorsOf(l ui.Layout) []newgame.Tile { return l.Parts.(*newgame.Parts).Tiles }

// KeysListed returns the names of the keys on the page of keys.
func KeysListed() (names []string) {
	for _, k := range about.KeyHelp() {
		names = append(names, k.Name)
	}
	return names
}

// SaveFile, Copy and Share export something as scenes do.
func SaveFile(e *Env, name, text string) { e.Outbox.Save(name, []byte(text)) }
func Copy(e *Env, text string)           { e.Outbox.Copy(text) }
func Share(e *Env, title, text string)   { e.Outbox.Share(title, text) }

// MoodAt returns the mood of the engine that plays a side.
func MoodAt(s ui.Scene, side rules.Side) opponents.Mood {
	if p, ok := s.(*analysis.Page); ok {
		return p.Mood(side)
	}
	return s.(*game.Page).Mood(side)
}

// TokensAt returns what lies on a game's board, in order.
func TokensAt(s ui.Scene) []rules.Token { return s.(*game.Page).Area.Board.Tokens() }

// ThumbTokens returns what lies on the small board of the game stored last.
func ThumbTokens(e *Env) []rules.Token {
	if t := e.Thumbs.Of(&e.Shelf.Known().Games[0]); t != nil {
		return t.Board.Tokens()
	}
	return nil
}

// EndingAt returns what a game's board shows by an ending.
func EndingAt(s ui.Scene) (o rules.Outcome, party, on bool) {
	return s.(*game.Page).Area.Board.Ended()
}

// PuzzleNow returns the current puzzle of the top page.
func PuzzleNow(e *Env) *puzzle.Puzzle { return e.App.Top().(*puzzles.Page).Queue.Puzzle() }

// PuzzleStatus returns the queue's text above the board, or for the end.
func PuzzleStatus(e *Env) string {
	q := e.App.Top().(*puzzles.Page).Queue
	return cmp.Or(q.After(), q.Status())
}

// PuzzleTook tells the queue the result: 1 is solved, 2 hinted, 3 failed and 4 solved late.
func PuzzleTook(e *Env, result int) {
	e.App.Top().(*puzzles.Page).Queue.Took(puzzlebook.Result(result))
	e.App.Changed()
}

// PuzzleGo goes to the next puzzle (way 0), one alike (1), an easier (2) or a harder one (3), if there is one.
func PuzzleGo(e *Env, way int) bool {
	q := e.App.Top().(*puzzles.Page).Queue
	if !q.Has(puzzles.Way(way)) {
		return false
	}
	q.Go(puzzles.Way(way))
	e.App.Changed()
	return true
}

// PuzzleTick runs a tick of the top page's queue, as the page does.
func PuzzleTick(e *Env) {
	if p, ok := e.App.Top().(*puzzles.Page); ok {
		p.Queue.Tick()
	}
}

// SharePuzzle offers the puzzle of the top page for sharing.
func SharePuzzle(e *Env) {
	if q := e.App.Top().(*puzzles.Page).Queue; q.CanShare() {
		q.Share()
	}
}

// BoardAt returns the place of a game's board, and BottomAt the side at its lower edge.
func BoardAt(s ui.Scene) sprites.Rect {
	if p, ok := s.(*analysis.Page); ok {
		return p.Area.Board.Extent()
	}
	return s.(*game.Page).Area.Board.Extent()
}
func BottomAt(s ui.Scene) rules.Side { return s.(*game.Page).Area.Board.Orientation().Bottom }

// MoreOf returns the place of the sign that the menu goes on below; empty for none.
func MoreOf(l ui.Layout) sprites.Rect { return l.Parts.(*menu.Parts).More }

// SquaresAt returns the places on a game's board.
func SquaresAt(s ui.Scene) (list []sprites.Rect) {
	for _, a := range s.(*game.Page).Area.Board.Areas() {
		list = append(list, a.Rect)
	}
	return list
}
