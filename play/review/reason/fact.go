package reason

import (
	"slices"

	"tidepool/rules"
)

// A Fact is a true statement about a turn; its kind says which fields are used. Mover made the turn, and the
// other side is the opponent.
type Fact struct {
	Kind  Kind
	Mover rules.Side
	// Turn is the word of the turn that the fact is about, if it is not the one played, By its side and
	// Events its events.
	Turn   string
	By     rules.Side
	Events []rules.Event
	// N and M are numbers: of turns, of seeds, how often.
	N, M    int
	Capture Capture
	End     rules.Outcome
}

// A Part is the role of a fact in an explanation.
type Part uint8

const (
	// Effect is what the turn did.
	Effect Part = iota
	Better
	Cause
)

// A Kind says what a fact states.
type Kind uint8

// What the turn did, the most telling first.
const (
	// WinsNow, LosesNow and DrawsNow are turns that End the game.
	WinsNow Kind = iota + 1
	LosesNow
	DrawsNow
	// GaveWin turned a proven win into a proven loss, in N turns of the opponent's (0: not stated),
	// GaveWinDraw a proven win into a draw, GaveDraw a proven draw into such a loss.
	GaveWin
	GaveWinDraw
	GaveDraw
	// GaveWinSeeds and GaveDrawSeeds are the same where the opponent will be N seeds ahead.
	GaveWinSeeds
	GaveDrawSeeds
	// LetsWin is a proven win for the opponent, in N turns (0: not stated), when the value before is unknown.
	LetsWin
	// NoChoice is the only legal turn.
	NoChoice
	// OnlyWin is the only turn that wins, OnlySafe the only one that does not lose, OthersLose one not known
	// to lose while all others do. That the others are worse is proven.
	OnlyWin
	OnlySafe
	OthersLose
	// Slower still wins, but later than in N turns, which would have been enough.
	Slower
	// Lost is a position in which every turn loses.
	Lost
	// GivesUp is a proven margin N seeds smaller than possible, GivesAbout one that is about so much smaller by estimates.
	GivesUp
	GivesAbout
	// KeepsWin wins in N turns (0: not stated), KeepsDraw keeps a draw.
	KeepsWin
	KeepsDraw
	// NoneBetter has the best possible margin.
	NoneBetter
	// MostLose is one not known to lose, while most others certainly do.
	MostLose
)

// What would have been better: Turn.
const (
	// WasOnlyWin was the only turn that wins, WasOnlySafe the only one that does not lose.
	WasOnlyWin Kind = iota + 40
	WasOnlySafe
	// WouldWinNow would have won at once, with this End, WouldWin in N turns (0: not stated).
	WouldWinNow
	WouldWin
	// WouldDraw would have kept a draw.
	WouldDraw
	// WouldLead ends with the mover N seeds ahead, WouldTrail with N seeds behind.
	WouldLead
	WouldTrail
	// WouldLast is a turn after which the opponent cannot win as soon.
	WouldLast
	// WouldBeSafe is a turn after which the engine found no loss.
	WouldBeSafe
	// The engine rates these higher. In the line of BestTakes the mover captures Capture N turns later, unlike
	// in the line played; in that of BestStores the store has N seeds compared with M in the line played.
	BestTakes
	BestStores
)

// Why. A line is the engine's idea of best play; no one is forced to play it.
const (
	// AllowsWin is a reply, Turn, that wins the game at once, with this End.
	AllowsWin Kind = iota + 80
	// AllowsCapture is a reply, Turn, that captures Capture, as none could after the better turn.
	AllowsCapture
	// AllowsAgain is a reply, Turn, after which the opponent moves N more times in the line, more often than
	// after the better turn.
	AllowsAgain
	// AllowsPromotion is a reply, Turn, that promotes a piece, as none could after the better turn.
	AllowsPromotion
	// LineLoses is a line that begins with the reply Turn and that the opponent wins with their turn N, with
	// this End; LineWins one that the mover wins with turn N after this one.
	LineLoses
	LineWins
	// MissesCapture is a better turn, Turn, that captures Capture, which the one played does not.
	MissesCapture
	// MissesAgain is a better turn after which the mover moves N more times in the line, more often than
	// after the one played.
	MissesAgain
	// MissesPromotion is a better turn that promotes a piece.
	MissesPromotion
	// Fewer leaves the mover N turns at their next turn in the line, compared with M after the better turn.
	Fewer
	// Frees leaves the opponent N turns now, compared with only M after the better turn, Turn.
	Frees
	// TheirStores is a line in which the opponent's store has N seeds, compared with M in that of the better
	// turn; in that of TakesMore the opponent captures N pieces, compared with M.
	TheirStores
	TakesMore
	// LineTakes is a line in which the opponent captures Capture with their turn N, LineGains one in which
	// the mover does N turns after this one.
	LineTakes
	LineGains
	// Leaves leaves the opponent only N turns now; most other turns leave M or more.
	Leaves
	// MovesAgain is a turn after which the mover moves N more times in the line.
	MovesAgain
	// Takes captures Capture, as not every turn does.
	Takes
	// Opens is a reply, Turn, that is not possible after the better turn, in a game where every turn captures.
	Opens
	// OnlyAgain is the only turn after which the mover moves again. RunStores puts N seeds into the mover's store in
	// the line before the opponent moves, and Guards leaves the opponent nothing to capture then, as another turn
	// would have.
	OnlyAgain
	RunStores
	Guards
	// ThreatensWin is a turn of the mover's, Turn, that wins after most of the opponent's replies, with this End;
	// Threatens one that captures Capture, and ThreatensPromotion one that promotes a piece, as it could not before.
	ThreatensWin
	Threatens
	ThreatensPromotion
	// Safe leaves the opponent nothing to capture, NoPromotion nothing to promote, NoAgain no way to move again; after
	// most other turns they could.
	Safe
	NoPromotion
	NoAgain
	// CapturesBack lets the mover capture after each capture, as most other turns do not.
	CapturesBack
	// Reserves leaves the mover N turns that the opponent cannot prevent, in a game where every turn captures; after most
	// other turns it is M or fewer.
	Reserves
	// Ensures leaves the mover at least N turns whatever the opponent plays; after most other turns it can be M or fewer.
	Ensures
	// Livens leaves the piece moved at least N turns whatever the opponent plays, and before it had M.
	Livens
	// TrapsWin lets the mover win at once after N of the opponent's M turns, Traps capture, as before the mover could not.
	TrapsWin
	Traps
	// Outnumbers leaves the mover N turns and the opponent M at the end of the line.
	Outnumbers
	// Prepares is the mover's next turn in the line, Turn, which was not possible before.
	Prepares
	// PreventsWin is a turn of the opponent's, Turn, that wins after most other turns, with this End, Prevents one that
	// captures Capture, Blocks one that is possible then; after this turn, nothing as bad is.
	PreventsWin
	Prevents
	Blocks
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

// ofBest reports whether a cause is about the better turn.
func (k Kind) ofBest() bool {
	switch k {
	case MissesCapture, MissesAgain, MissesPromotion, Frees, TheirStores, TakesMore:
		return true
	}
	return false
}

// NamesBetter reports whether a fact says which turn would have been better.
func (f Fact) NamesBetter() bool { return f.Turn != "" && (f.Kind.Part() == Better || f.Kind.ofBest()) }

// Why returns the fact that best explains why a turn was as good as it was, given those of Of: what is
// visible on the board before what is counted. Facts based only on the engine's estimates are not reasons.
func Why(facts []Fact) (why Fact, ok bool) {
	rank := func(f Fact) int { return slices.Index(telling, f.Kind) }
	for _, f := range facts {
		if n := rank(f); n >= 0 && (!ok || n < rank(why)) {
			why, ok = f, true
		}
	}
	return why, ok
}

// telling lists the kinds that are reasons, the best first: what a person would say before numbers of turns.
var telling = []Kind{
	WinsNow, AllowsWin, WouldWinNow, LosesNow, DrawsNow, LineLoses, LineWins, AllowsCapture, AllowsAgain, AllowsPromotion, MissesCapture, MissesAgain, MissesPromotion,
	OnlyWin, OnlySafe, WasOnlyWin, WasOnlySafe, NoChoice, PreventsWin, OthersLose, Takes, ThreatensWin, GaveWin, GaveDraw, GaveWinDraw, GaveWinSeeds, GaveDrawSeeds, LetsWin, WouldWin, WouldDraw,
	MostLose, Prevents, Safe, Threatens, ThreatensPromotion, NoPromotion, NoAgain, BestTakes, LineTakes, LineGains, BestStores, TheirStores, TakesMore, GivesUp, GivesAbout,
	MovesAgain, Guards, RunStores, OnlyAgain, TrapsWin, CapturesBack, Reserves, Opens, Blocks, Traps, Livens, Frees, Fewer, Leaves, Ensures, Prepares,
	KeepsWin, Slower, WouldLead, WouldTrail, WouldLast, Lost, Outnumbers, KeepsDraw, NoneBetter,
}
