package board

import (
	"strconv"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/sound"
	"tidepool/sprites"
)

// A Style is how players want boards to look and to be described. Boards share one, which its owner may change.
type Style struct {
	Words *locale.Locale
	// Plain shows flat pieces with signs of their moves, in games that have such a set.
	Plain bool
	// Looks is the chosen look of each game, by its id; 0 is the first.
	Looks map[string]int
}

// Look returns the chosen look of a game.
func (s *Style) Look(game string) int { return min(max(s.Looks[game], 0), Looks-1) }

// Looks is the number of looks of each game.
const Looks = 2

// A Game describes how a game looks and the words about it. Functions that may be nil say so.
type Game struct {
	Rules rules.Game
	// NewView returns the view of a board; start determines its size and variant.
	NewView func(start rules.Position, s *Style) View
	// Home is the number of clockwise quarter-turns that bring Near's home to the lower edge.
	Home int
	// Long boards are much wider than high: the players' bars are best above and below them.
	Long bool
	// Lettered boards have words on them: larger text must not make the board smaller.
	Lettered bool
	// Emblem is the kind of piece that represents a player.
	Emblem string
	// Colors are the colours of the sides' pieces.
	Colors [2]sprites.Color
	// Cover is the game's picture, 320×200 units.
	Cover sprites.Drawing
	// Sound describes the game's sounds and surroundings. The zero value sounds like wood.
	Sound sound.Kit
	Facts Facts
	// Looks are the keys of the looks' names, empty in a game with only one look.
	Looks [Looks]key.Text
	// Shares is the percentage of points that each engine level scores against the one below, from
	// ai/LEVELS.md; nil if not measured.
	Shares []int
	// Diagram is the height of its diagrams, divided by the width.
	Diagram float64
	// Ending is the key of the word that ends a turn which could go on; "" for the usual word.
	Ending key.Text
	// Prompt returns the key of the prompt after the taps of path, "" for the usual one. It may be nil.
	Prompt func(pos rules.Position, path []rules.Spot, f rules.Follow) key.Text
	// Choice returns the words on the buttons of a choice. It is nil in games without choices.
	Choice func(s rules.Spot) ChoiceKeys
	// Goals returns how far a side has come towards winning. It may be nil.
	Goals func(v View, s *Style, pos rules.Position, side rules.Side) []Goal
	// Won is the kind of the winner's pieces that have won, by the reason of the end, where that is a kind.
	Won map[string]string
	// Deal describes how to deal the game's start by hand; nil if nothing is dealt.
	Deal *Deal
}

// Facts are what the box of a game would tell.
type Facts struct {
	// Minutes is how long a game takes.
	Minutes int
	// Difficulty is how much there is to learn, 1 to 3.
	Difficulty int
	// Estimated reports that Minutes and Difficulty are our own estimate.
	Estimated bool
}

// ChoiceKeys are the keys of the words for a choice: to accept it, in full and short for a button, and to
// decline it. Short and No may be "".
type ChoiceKeys struct{ Yes, Short, No key.Text }

// A Goal is how far a side has come towards one way of winning.
type Goal struct {
	// Pictures are drawn before the short Text: "1/3". If pips are drawn, each has its picture; those beyond
	// the last picture use the last one.
	Pictures []sprites.Drawing
	Text     string
	// Have of Of is the progress; 0 of 0 is not counted.
	Have, Of int
	// Label describes the progress in full.
	Label string
}

// Pips reports whether Of is small enough to draw a picture for each, in place of the text.
func (g *Goal) Pips() bool { return g.Of > 0 && g.Of <= 6 && len(g.Pictures) > 0 }

// Pip returns the picture of the i-th pip.
func (g *Goal) Pip(i int) sprites.Drawing { return g.Pictures[min(i, len(g.Pictures)-1)] }

// Counted returns a goal with a count and its short text.
func Counted(have, of int, label string, pictures ...sprites.Drawing) Goal {
	return Goal{Pictures: pictures, Text: strconv.Itoa(have) + "/" + strconv.Itoa(of), Have: have, Of: of, Label: label}
}

// Dresses reports whether the game has several looks.
func (g *Game) Dresses() bool { return g.Looks[0] != key.None }

func (g *Game) warmer() rules.Side {
	near, far := g.Colors[rules.Near], g.Colors[rules.Far]
	if near.R-near.B > far.R-far.B {
		return rules.Near
	}
	return rules.Far
}

// ID returns the game's name in files and keys.
func (g *Game) ID() string { return g.Info().ID }

// Info returns the fixed facts about the game.
func (g *Game) Info() rules.Info { return g.Rules.Info() }

// EmblemOf returns the piece that represents a side's player.
func (g *Game) EmblemOf(s rules.Side) rules.Piece { return rules.Piece{Side: s, Kind: g.Emblem} }

// GoalsOf returns how far a side has come in a position.
func (g *Game) GoalsOf(v View, s *Style, pos rules.Position, side rules.Side) []Goal {
	if g.Goals == nil {
		return nil
	}
	return g.Goals(v, s, pos, side)
}

// Asks returns the key of the prompt after the taps of path, when f may follow.
func (g *Game) Asks(pos rules.Position, path []rules.Spot, f rules.Follow) key.Text {
	if g.Prompt != nil {
		if own := g.Prompt(pos, path, f); own != key.None {
			return own
		}
	}
	switch {
	case len(path) == 0:
		return key.BoardTurn
	case f.Complete():
		return key.BoardConfirm
	case f.Word != "":
		return key.BoardGoon
	}
	return key.BoardChoose
}

// EndingKey returns the key of the word that ends a turn which could go on.
func (g *Game) EndingKey() key.Text {
	if g.Ending != key.None {
		return g.Ending
	}
	return key.BoardDone
}

// Party returns the colours in which a side's win is celebrated, including gold.
func (g *Game) Party(s rules.Side) []sprites.Color {
	c := g.Colors[s]
	return []sprites.Color{sprites.Hex(0xFFD34D), sprites.Hex(0xFFFFFF), c, c.Mix(sprites.Hex(0xFFFFFF), 0.3)}
}
