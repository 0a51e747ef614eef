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
	// Turn is the word of the turn that the fact is about, if that is not the one played, By whose it
	// is and Events what happens in it.
	Turn   string
	By     rules.Side
	Events []rules.Event
	// N and M are numbers: of turns, of seeds, how often.
	N, M    int
	Capture Capture
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
	// KeepsWin wins in N turns (0: not told), KeepsDraw keeps a draw.
	KeepsWin
	KeepsDraw
	// NoneBetter has the best margin that there is.
	NoneBetter
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
	// in the line played.
	BestTakes
	BestStores
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
	// TheirStores is a line in which the opponent's store has N seeds when it has M in that of the
	// better turn; in that of TakesMore the opponent captures N pieces and M.
	TheirStores
	TakesMore
	// LineTakes is a line in which the opponent captures Capture with their turn N, LineGains one in
	// which the mover does N turns after this one.
	LineTakes
	LineGains
	// Leaves leaves the opponent only N turns now.
	Leaves
	// MovesAgain is a turn after which the mover moves N more times in the line.
	MovesAgain
	// Takes captures Capture, as not every turn does.
	Takes
	// FreesLater leaves the opponent N turns at a later one in the line, and M after the better
	// turn, Turn; Outnumbered leaves the mover N turns and the opponent M at the end of the line.
	FreesLater
	Outnumbered
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
	switch k {
	case MissesCapture, MissesAgain, MissesPromotion, Frees, FreesLater, TheirStores, TakesMore:
		return true
	}
	return false
}

// Why is the one fact that says best why a turn was as good as it was, given those of Of: what can
// be seen on the board before what is counted. What only the engine's estimates say is no reason.
func Why(facts []Fact) (why Fact, ok bool) {
	rank := func(f Fact) int { return slices.Index(telling, f.Kind) }
	for _, f := range facts {
		if n := rank(f); n >= 0 && (!ok || n < rank(why)) {
			why, ok = f, true
		}
	}
	return why, ok
}

// telling are the kinds that are reasons, the best first.
var telling = []Kind{
	WinsNow, AllowsWin, WouldWinNow, LosesNow, DrawsNow, LineLoses, LineWins, AllowsCapture, AllowsAgain, AllowsPromotion, MissesCapture, MissesAgain, MissesPromotion,
	OnlyWin, OnlySafe, WasOnlyWin, WasOnlySafe, NoChoice, OthersLose, Takes, GaveWin, GaveDraw, GaveWinDraw, GaveWinSeeds, GaveDrawSeeds, LetsWin, WouldWin, WouldDraw,
	BestTakes, LineTakes, LineGains, BestStores, TheirStores, TakesMore, Frees, Fewer, FreesLater, Outnumbered, MovesAgain, Leaves, KeepsWin, Slower, GivesUp, WouldLead, WouldTrail, WouldLast, Lost, KeepsDraw, NoneBetter,
}
