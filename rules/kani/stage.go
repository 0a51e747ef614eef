package kani

import "tidepool/rules"

// A Stage is a position of one of the games, S, at the start of a turn or after its first step. The games'
// shared code is built on it.
type Stage[S any] interface {
	Turn() rules.Side
	// Own and Enemy are the squares of that side's pieces and of the other's.
	Own() Board
	Enemy() Board
	// Piece returns the piece on a square that is not empty.
	Piece(Square) rules.Piece
	// Reach returns where a piece could move, ignoring bonds, if these squares were occupied.
	Reach(from Square, occupied Board) Board
	// Landings returns where a piece may come to rest: only on to itself unless it enters the river.
	Landings(from, to Square) Board
	// MayPromote reports whether a piece going from one square to another may choose to promote.
	MayPromote(from, land Square) bool
	// Group returns the bond of the piece on a square, including the square.
	Group(Square) Board
	Make(Step) S
	// Decided reports whether the pieces on the board end the game.
	Decided() bool
	// Wording returns the reasons about the piece on a square.
	Wording(Square) Wording
}

// A Wording has the reasons that depend on the kind of piece.
type Wording struct {
	// NotYours: it is the opponent's.
	NotYours rules.Reason
	// Gait: it does not move that way.
	Gait rules.Reason
	// Drift: the current does not take it there.
	Drift rules.Reason
	// NoPromotion: there is no choice of promoting it.
	NoPromotion rules.Reason
}

// Tokens returns the pieces on the board.
func Tokens[S Stage[S]](s S) []rules.Token {
	all := s.Own() | s.Enemy()
	tokens := make([]rules.Token, 0, all.Count())
	for ; all != 0; all = all.Rest() {
		at := all.First()
		tokens = append(tokens, rules.Token{Spot: at.Spot(), Piece: s.Piece(at), Count: 1})
	}
	return tokens
}

// Paths returns a turn as taps: from, to, the landing and the promotion if there is a choice, then the bond.
func Paths[S Stage[S]](s S, m Move) [][]rules.Spot {
	path := appendTaps(nil, s, m.First)
	if m.Bond != 0 {
		path = appendTaps(path, s.Make(m.First), m.Bond)
	}
	return [][]rules.Spot{path}
}

func appendTaps[S Stage[S]](path []rules.Spot, s S, step Step) []rules.Spot {
	path = append(path, step.From().Spot(), step.To().Spot())
	if s.Landings(step.From(), step.To()).Count() > 1 {
		path = append(path, step.Land().Spot())
	}
	if step.Promotes() {
		path = append(path, promotionSpot(step.Land()))
	}
	return path
}

func Events[S Stage[S]](s S, m Move) []rules.Event {
	events := appendEvents(nil, s, m.First)
	if m.Bond != 0 {
		events = appendEvents(events, s.Make(m.First), m.Bond)
	}
	return events
}

func appendEvents[S Stage[S]](events []rules.Event, s S, step Step) []rules.Event {
	add := func(kind rules.EventKind, piece rules.Piece, from, to Square) {
		events = append(events, rules.Event{
			Kind: kind, Side: s.Turn(), Piece: piece, From: from.Spot(), To: to.Spot(), Count: 1,
		})
	}
	piece, after := s.Piece(step.From()), s.Make(step)
	add(rules.Moved, piece, step.From(), step.To())
	if step.Enters() {
		add(rules.Carried, piece, step.To(), step.Land())
	}
	if became := after.Piece(step.Land()); became != piece {
		add(rules.Promoted, became, step.Land(), step.Land())
	}
	for taken := s.Enemy() &^ after.Enemy(); taken != 0; taken = taken.Rest() {
		at := taken.First()
		events = append(events, rules.Event{
			Kind: rules.Captured, Side: s.Turn(), Piece: s.Piece(at), From: at.Spot(), Count: 1,
		})
	}
	return events
}
