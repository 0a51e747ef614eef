package board

import (
	"strconv"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/sound"
	"tidepool/sprites"
)

// A Style is how players want boards to look and to be spoken of. Boards share one, which its owner may change.
type Style struct {
	Words *locale.Locale
	// Plain has flat pieces with signs of how they move, in games that have such a set.
	Plain bool
	// Looks are which of its looks a game wears, by its id; 0 is the first.
	Looks map[string]int
}

// Look is which of its looks a game wears.
func (s *Style) Look(game string) int { return min(max(s.Looks[game], 0), Looks-1) }

// Looks is how many looks each game has.
const Looks = 2

// A Game describes how a game looks and what is said of it. Functions that may be nil say so.
type Game struct {
	Rules rules.Game
	// NewView makes the view of a board; the start tells its size and variant.
	NewView func(start rules.Position, s *Style) View
	// Home is how many clockwise quarter-turns bring Near's home to the lower edge.
	Home int
	// Long boards are much wider than high: what belongs to players is best above and below them.
	Long bool
	// Emblem is the kind of piece that stands for a player.
	Emblem string
	// Colors are those of the sides' pieces.
	Colors [2]sprites.Color
	// Cover is the game's picture, 320×200 units.
	Cover sprites.Drawing
	// Sound is what it sounds like, and the place where it is played; one that says nothing sounds like wood.
	Sound sound.Kit
	Facts Facts
	// Looks are the keys of what its looks are called; a game that has only one has none.
	Looks [Looks]key.Text
	// Shares are how much of the points each level of the engine scores against the one below, in
	// percent, as ai/LEVELS.md has it; nil where nobody has measured that.
	Shares []int
	// Diagram is how high its pictures in a page are, in widths.
	Diagram float64
	// Ending is the key of what ends a turn that could go on; "" for the usual word.
	Ending key.Text
	// Prompt returns the key of what a player is asked after the taps of path, "" for the usual. It may be nil.
	Prompt func(pos rules.Position, path []rules.Spot, f rules.Follow) key.Text
	// Choice returns what stands on the buttons of a choice. It is nil in games without one.
	Choice func(s rules.Spot) ChoiceKeys
	// Goals tells how far a side has come towards winning. It may be nil.
	Goals func(v View, s *Style, pos rules.Position, side rules.Side) []Goal
	// Deal is how the game's start is dealt by hand, nil where nothing is.
	Deal *Deal
}

// Facts are what the side of a box would tell.
type Facts struct {
	// Minutes is how long a game takes.
	Minutes int
	// Difficulty is how much there is to learn, 1 to 3.
	Difficulty int
	// Estimated tells that no box says so.
	Estimated bool
}

// ChoiceKeys are the keys of the words for a choice: of taking it, in full and
// as short as a button wants it, and of declining it. Short and No may be "".
type ChoiceKeys struct{ Yes, Short, No key.Text }

// A Goal is how far a side has come towards one way of winning.
type Goal struct {
	// Pictures stand before the text, Text is short: "1/3". Where pips are
	// drawn each has its picture, and those beyond the last have that one.
	Pictures []sprites.Drawing
	Text     string
	// Have of Of is how far that is; 0 of 0 is not counted.
	Have, Of int
	// Label says it in full.
	Label string
}

// Pips reports whether a goal is so few that each is drawn, in place of the text.
func (g *Goal) Pips() bool { return g.Of > 0 && g.Of <= 6 && len(g.Pictures) > 0 }

// Pip is the picture of one of them.
func (g *Goal) Pip(i int) sprites.Drawing { return g.Pictures[min(i, len(g.Pictures)-1)] }

// Counted is a goal of which a number is reached, with its short text.
func Counted(have, of int, label string, pictures ...sprites.Drawing) Goal {
	return Goal{Pictures: pictures, Text: strconv.Itoa(have) + "/" + strconv.Itoa(of), Have: have, Of: of, Label: label}
}

// Dresses reports whether it has several looks.
func (g *Game) Dresses() bool { return g.Looks[0] != key.None }

func (g *Game) warmer() rules.Side {
	near, far := g.Colors[rules.Near], g.Colors[rules.Far]
	if near.R-near.B > far.R-far.B {
		return rules.Near
	}
	return rules.Far
}

// ID is the game's name in files and keys.
func (g *Game) ID() string { return g.Info().ID }

// Info is what is fixed about the game.
func (g *Game) Info() rules.Info { return g.Rules.Info() }

// EmblemOf is the piece that stands for a side's player.
func (g *Game) EmblemOf(s rules.Side) rules.Piece { return rules.Piece{Side: s, Kind: g.Emblem} }

// GoalsOf tells how far a side has come in a position.
func (g *Game) GoalsOf(v View, s *Style, pos rules.Position, side rules.Side) []Goal {
	if g.Goals == nil {
		return nil
	}
	return g.Goals(v, s, pos, side)
}

// Asks is the key of what a player is asked after the taps of path, when f may follow.
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

// EndingKey is the key of what ends a turn that could go on.
func (g *Game) EndingKey() key.Text {
	if g.Ending != key.None {
		return g.Ending
	}
	return key.BoardDone
}

// Party are the colours in which a side's win is celebrated, gold among them.
func (g *Game) Party(s rules.Side) []sprites.Color {
	c := g.Colors[s]
	return []sprites.Color{sprites.Hex(0xFFD34D), sprites.Hex(0xFFFFFF), c, c.Mix(sprites.Hex(0xFFFFFF), 0.3)}
}
