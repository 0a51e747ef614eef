package reason

import (
	"slices"

	"tidepool/rules"
)

// A Fact is something true of a turn; its kind says which fields mean something. Mover made the
// turn, and the other side is the opponent.
type Fact struct {
	Kind  Kind
	Mover rules.Side
	// Played is the word of that turn.
	Played string
	// Turn is the word of the turn that the fact is about, if that is not the one played.
	Turn string
	// N and M are numbers: of turns, of seeds, how often.
	N, M    int
	Capture Capture
	Line    []string
	End     rules.Outcome
}

// A Part is what a fact is for among what is said of a turn.
type Part uint8

const (
	// Effect is what the turn did.
	Effect Part = iota
	Better
	Cause
)

// A Kind says what is so.
type Kind uint8

// What the turn did. Those that come first say more.
const (
	// WinsNow, LosesNow and DrawsNow are turns that End the game.
	WinsNow Kind = iota + 1
	LosesNow
	DrawsNow
	// GaveWin is a proven win that has become a proven loss, in N turns of the opponent's (0: not
	// told), GaveWinDraw one that has become a draw, GaveDraw a proven draw that has become such a
	// loss.
	GaveWin
	GaveWinDraw
	GaveDraw
	// GaveWinSeeds and GaveDrawSeeds are the same where the opponent will be N seeds ahead.
	GaveWinSeeds
	GaveDrawSeeds
	// LetsWin is a proven win for the opponent, in N turns (0: not told), of a position not known before.
	LetsWin
	// NoChoice is the only turn that there is.
	NoChoice
	// OnlyWin is the only turn that wins, OnlySafe the only one that does not lose, OthersLose one
	// not known to lose when all others do; of all others this is proven.
	OnlyWin
	OnlySafe
	OthersLose
	// Slower still wins, but not as soon as in N turns, which would have been enough.
	Slower
	// Lost is a position in which every turn loses.
	Lost
	// GivesUp is a proven margin N seeds smaller than it might be.
	GivesUp
	// GivesUpAbout is the same by the engine's estimate.
	GivesUpAbout
	// KeepsWin wins in N turns (0: not told), KeepsDraw keeps a draw.
	KeepsWin
	KeepsDraw
	// NoneBetter has the best margin that there is.
	NoneBetter
	// Behind and FarBehind are turns after which the engine newly rates the opponent better, or
	// much better; after LeadGone it rates both about even, where it rated the mover better.
	Behind
	FarBehind
	LeadGone
)

// What would have been better: Turn.
const (
	// WasOnlyWin was the only turn that wins, WasOnlySafe the only one that does not lose.
	WasOnlyWin Kind = iota + 40
	WasOnlySafe
	// WouldWinNow would have won at once, with this End, WouldWin in N turns (0: not told).
	WouldWinNow
	WouldWin
	// WouldDraw would have kept a draw.
	WouldDraw
	// WouldLead ends with the mover N seeds ahead, WouldTrail with N seeds behind.
	WouldLead
	WouldTrail
	// WouldLast is one after which the opponent cannot win as soon.
	WouldLast
	// WouldBeSafe is one after which the engine has found no loss.
	WouldBeSafe
	// The engine rates these higher. In the line of BestTakes the mover captures Capture N turns
	// later, unlike in the line played; in that of BestStores the store has N seeds when it has M
	// in the line played; in that of BestRoom the mover has N turns next instead of M; BestLine has
	// nothing to tell but its Line.
	BestTakes
	BestStores
	BestRoom
	BestLine
)

// Why. A line is what the engine takes for best play; nobody is forced to play it.
const (
	// AllowsWin is a reply, Turn, that wins the game at once, with this End.
	AllowsWin Kind = iota + 80
	// AllowsCapture is a reply, Turn, that captures Capture, as none could after the better turn.
	AllowsCapture
	// AllowsAgain is a reply, Turn, after which the opponent moves N more times in the line, more
	// often than after the better turn.
	AllowsAgain
	// AllowsPromotion is a reply, Turn, that promotes a piece, as none could after the better turn.
	AllowsPromotion
	// LineLoses is a line that begins with the reply Turn and that the opponent wins with their
	// turn N, with this End; LineWins one that the mover wins with turn N after this one.
	LineLoses
	LineWins
	// MissesCapture is a better turn, Turn, that captures Capture, which the one played does not.
	MissesCapture
	// MissesAgain is one after which the mover moves N more times in the line, more often than
	// after the one played.
	MissesAgain
	// MissesPromotion is one that promotes a piece.
	MissesPromotion
	// Fewer leaves the mover N turns at their next turn in the line, and M after the better turn.
	Fewer
	// Frees leaves the opponent N turns now, and only M after the better turn, Turn.
	Frees
	// LineTakes is a line in which the opponent captures Capture with their turn N, LineGains one in
	// which the mover does N turns after this one.
	LineTakes
	LineGains
	// Leaves leaves the opponent only N turns now.
	Leaves
	// MovesAgain is a turn after which the mover moves N more times in the line.
	MovesAgain
)

func (k Kind) Part() Part {
	switch {
	case k < WasOnlyWin:
		return Effect
	case k < AllowsWin:
		return Better
	}
	return Cause
}

// ofBest reports whether a cause tells of the better turn.
func (k Kind) ofBest() bool {
	return k == MissesCapture || k == MissesAgain || k == MissesPromotion || k == Frees
}

// Three are at most three facts for a moment of a game, one of a part, given those of Of. If none
// says what would have been better, a cause that tells of the better turn does.
func Three(facts []Fact) []Fact {
	var three []Fact
	first := func(is func(Kind) bool) bool {
		i := slices.IndexFunc(facts, func(f Fact) bool { return is(f.Kind) })
		if i >= 0 {
			three = append(three, facts[i])
		}
		return i >= 0
	}
	first(func(k Kind) bool { return k.Part() == Effect })
	told := first(func(k Kind) bool { return k.Part() == Better })
	told = !told && first(Kind.ofBest)
	first(func(k Kind) bool { return k.Part() == Cause && !(told && k.ofBest()) })
	return three
}
