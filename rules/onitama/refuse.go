package onitama

import (
	"strings"

	"tidepool/rules"
)

var (
	offBoard = rules.Reason{Code: "onitama.off-board", Text: "that is not on the board"}
	noPiece  = rules.Reason{Code: "onitama.no-piece", Text: "no piece stands there"}
	notYours = rules.Reason{Code: "onitama.not-yours", Text: "that piece is {side}'s"}

	noCard    = rules.Reason{Code: "onitama.no-such-card", Text: "there is no card of that name"}
	notInPlay = rules.Reason{Code: "onitama.not-in-play", Text: "that card is not in this game"}
	theirCard = rules.Reason{Code: "onitama.their-card", Text: "{side} holds that card"}
	waiting   = rules.Reason{Code: "onitama.middle-card", Text: "that card is in the middle: {side} gets it after this turn"}

	pieceStuck  = rules.Reason{Code: "onitama.piece-stuck", Text: "neither card lets this piece move"}
	cardStuck   = rules.Reason{Code: "onitama.card-stuck", Text: "no piece can move by this card"}
	notByCard   = rules.Reason{Code: "onitama.not-by-card", Text: "the card does not let this piece move"}
	notThere    = rules.Reason{Code: "onitama.not-there", Text: "the card does not lead there"}
	neither     = rules.Reason{Code: "onitama.neither-there", Text: "neither card leads there"}
	ownPiece    = rules.Reason{Code: "onitama.own-piece", Text: "your own piece stands there"}
	already     = rules.Reason{Code: "onitama.already-there", Text: "the piece stands there already"}
	oneCard     = rules.Reason{Code: "onitama.one-card", Text: "a card is chosen already"}
	chooseCard  = rules.Reason{Code: "onitama.choose-card", Text: "both cards lead there: choose one of them"}
	turnDone    = rules.Reason{Code: "onitama.turn-done", Text: "the turn is complete"}
	mustMove    = rules.Reason{Code: "onitama.must-move", Text: "a piece can move, so one must"}
	exchange    = rules.Reason{Code: "onitama.exchange", Text: "no piece can move: exchange one of your cards"}
	cardMissing = rules.Reason{Code: "onitama.card-missing", Text: "a move begins with its card, as in ox:c1-c2"}
)

func about(r rules.Reason, at rules.Spot, side rules.Side) rules.Reason {
	r.At, r.Side = at, names[side&1]
	return r
}

// none is a square that has not been chosen.
const none square = 31

// A partial is a turn as far as it has been chosen.
type partial struct {
	p        Position
	stuck    bool // no piece can move
	card     Card
	hasCard  bool
	from, to square // or none
}

func (p Position) begin() partial {
	return partial{p: p, stuck: p.steps() == 0, from: none, to: none}
}

func (p Position) Refuse(taps []rules.Spot, spot rules.Spot) rules.Reason {
	turn := p.begin()
	for _, tap := range taps {
		if r := turn.tap(tap); r.Code != "" {
			return r
		}
	}
	return turn.tap(spot)
}

// tap makes one more choice, or returns why it is not possible.
func (t *partial) tap(spot rules.Spot) rules.Reason {
	if c, ok := CardByName(string(spot)); ok {
		return t.useCard(c)
	}
	if s, ok := squareOf(spot); ok {
		return t.square(s)
	}
	return noSpot(spot)
}

func (t *partial) square(s square) rules.Reason {
	switch {
	case t.stuck && t.hasCard:
		return turnDone.With(s.spot())
	case t.stuck:
		return exchange.With(s.spot())
	case t.from == none:
		return t.leave(s)
	}
	return t.land(s)
}

// noSpot returns different reasons for a square outside the board, an unknown card, and anything else.
func noSpot(spot rules.Spot) rules.Reason {
	const maxName = 12
	if len(spot) < 2 || len(spot) > maxName || spot[0] < 'a' || spot[0] > 'z' {
		return rules.NotAWord
	}
	rest := string(spot[1:])
	switch {
	case len(rest) <= 2 && strings.Trim(rest, "0123456789") == "":
		return offBoard.With(spot)
	case strings.Trim(rest, "abcdefghijklmnopqrstuvwxyz") == "":
		return noCard.With(spot)
	}
	return rules.NotAWord
}

func (t *partial) useCard(c Card) rules.Reason {
	switch {
	case t.p.Middle() == c:
		return about(waiting, c.spot(), t.p.Turn())
	case t.p.enemyHand().has(c):
		return about(theirCard, c.spot(), t.p.Turn().Other())
	case !t.p.ownHand().has(c):
		return notInPlay.With(c.spot())
	case t.done():
		return turnDone.With(c.spot())
	case t.hasCard:
		return oneCard.With(c.spot())
	}
	if r := t.cardGoes(c); r.Code != "" {
		return r
	}
	t.card, t.hasCard = c, true
	return rules.Reason{}
}

func (t *partial) cardGoes(c Card) rules.Reason {
	switch {
	case t.stuck:
		return rules.Reason{}
	case t.from == none && !t.p.usable(c):
		return cardStuck.With(c.spot())
	case t.from != none && t.p.targets(c, t.from) == 0:
		return notByCard.With(c.spot())
	case t.to != none && !t.p.targets(c, t.from).has(t.to):
		return notThere.With(c.spot())
	}
	return rules.Reason{}
}

func (p Position) usable(c Card) bool {
	for own := p.own(); own != 0; own &= own - 1 {
		if p.targets(c, own.first()) != 0 {
			return true
		}
	}
	return false
}

func (t *partial) done() bool {
	switch {
	case t.stuck:
		return t.hasCard
	case t.to == none:
		return false
	}
	return t.hasCard || !t.twice()
}

// twice reports whether both cards give the chosen step.
func (t *partial) twice() bool {
	return t.p.targets(t.p.ownHand().low(), t.from).has(t.to) && t.p.targets(t.p.ownHand().high(), t.from).has(t.to)
}

func (t *partial) leave(s square) rules.Reason {
	piece, ok := t.p.pieceOn(s)
	switch {
	case !ok:
		return noPiece.With(s.spot())
	case piece.Side != t.p.Turn():
		return about(notYours, s.spot(), piece.Side)
	case t.reach(t.p.targets, s) == 0 && t.hasCard:
		return notByCard.With(s.spot())
	case t.reach(t.p.targets, s) == 0:
		return pieceStuck.With(s.spot())
	}
	t.from = s
	return rules.Reason{}
}

func (t *partial) land(s square) rules.Reason {
	switch {
	case t.done():
		return turnDone.With(s.spot())
	case t.to != none:
		return chooseCard.With(s.spot())
	case s == t.from:
		return already.With(s.spot())
	case !t.reach(t.p.steppable, t.from).has(s) && t.hasCard:
		return notThere.With(s.spot())
	case !t.reach(t.p.steppable, t.from).has(s):
		return neither.With(s.spot())
	case t.p.own().has(s):
		return ownPiece.With(s.spot())
	}
	t.to = s
	return rules.Reason{}
}

// reach returns where the chosen card, or either while none is chosen, leads from a square.
func (t *partial) reach(by func(Card, square) board, from square) board {
	if t.hasCard {
		return by(t.card, from)
	}
	return by(t.p.ownHand().low(), from) | by(t.p.ownHand().high(), from)
}

func (p Position) steppable(c Card, from square) board { return fans[p.Turn()&1][c][from&31] }
