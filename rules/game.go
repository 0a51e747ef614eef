package rules

import "fmt"

// Info is the fixed information about a game.
type Info struct {
	// ID is the name used in commands, records and files: "kaninariebi".
	ID string
	// Sides are the names of Near and Far: lower case, locale keys.
	Sides [2]string
	// Places means that the sides are places at the board, which nothing on it names, not the colours of pieces.
	Places bool
	// Options are the rules that can be chosen.
	Options []Option
	// Endless means that a game can go on for ever, so that draws by repetition and by length apply.
	Endless bool
	// Common is the kind of piece that is not named beside its square, or "".
	Common string
	// Score is the unit of an engine's score.
	Score ScoreUnit
	// Others classifies the spots that are not squares; nil if there are none.
	Others Classifier
}

// A Classifier classifies the spots of a game that are not squares.
type Classifier interface{ Classify(Spot) SpotInfo }

// A ScoreUnit is what a hundred of an engine's score stand for.
type ScoreUnit uint8

const (
	// NoUnit is nothing that a player could count.
	NoUnit ScoreUnit = iota
	// SeedUnit is a lead of one seed.
	SeedUnit
)

// Spot returns the information about a spot of the game.
func (i Info) Spot(s Spot) SpotInfo {
	if _, _, ok := s.Coordinates(); ok {
		return SpotInfo{Class: SquareSpot}
	}
	if i.Others == nil {
		return SpotInfo{}
	}
	return i.Others.Classify(s)
}

// Option returns the option with a name.
func (i Info) Option(name string) (Option, bool) {
	for _, o := range i.Options {
		if o.Name == name {
			return o, true
		}
	}
	return Option{}, false
}

// A Game makes positions of one game.
type Game interface {
	Info() Info
	// Start returns the first position with the options ("k=v,k=v").
	Start(options string) (Position, error)
	// Parse strictly parses a position: one that cannot occur, or is not in canonical form, is an error.
	Parse(options, text string) (Position, error)
}

// A Position is one arrangement of a game. It is an immutable value; two are equal (==) exactly if play from
// them is the same.
type Position interface {
	// String returns the position's line of text, which Parse reads back.
	fmt.Stringer
	Turn() Side
	// Outcome depends only on the position: repetition and resigning are handled elsewhere.
	Outcome() Outcome
	// Turns returns every legal turn, sorted by word. A finished game has none.
	Turns() []Turn
	// Play returns the position after a turn and its events, or the reason why the word is refused.
	Play(word string) (Position, []Event, error)
	// Replay returns a replay that starts here.
	Replay() Replay
	// Refuse returns why spot cannot be tapped after taps, which are legal so far.
	Refuse(taps []Spot, spot Spot) Reason
	// Tokens returns what is on which spot, in a fixed order of spots.
	Tokens() []Token
	Taken(by Side) []Piece
	// Perft returns the number of sequences of exactly depth legal turns.
	Perft(depth int) uint64
	// Divide returns Perft(depth) split by first turn, in Turns' order.
	Divide(depth int) []Division
	// Unwrap returns the game's own typed position.
	Unwrap() any
}

// A Turn is one legal turn.
type Turn struct {
	// Word is its canonical text.
	Word string
	// Paths are its spellings as taps, at least one; no two turns of a position share one.
	Paths  [][]Spot
	Events []Event
}

// A Division is the part of a perft count with a given first turn.
type Division struct {
	Word  string
	Count uint64
}

// Find returns the game with an [Info.ID], or nil.
func Find(games []Game, id string) Game {
	for _, g := range games {
		if g.Info().ID == id {
			return g
		}
	}
	return nil
}
