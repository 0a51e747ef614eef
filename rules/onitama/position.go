package onitama

import (
	"fmt"

	"tidepool/rules"
)

// A Position is one arrangement of the game, equal (==) exactly if play from it is the same. Two words make
// it fast to copy and hash.
type Position struct {
	// pieces has the mover's army in the low half, the other's in the high one.
	pieces uint64
	// cards has the mover's hand in bits 0 to 15, the other's in 16 to 31, the middle card in 32 to 39, and
	// the turn in 40.
	cards uint64
}

const (
	armyBits    = 32
	handBits    = 16
	middleShift = 2 * handBits
	turnShift   = middleShift + 8
)

// An army is one side's pieces in bits 0 to 24 and its master's square in the five bits above.
type army uint32

const (
	masterShift       = files * files
	allSquares  board = 1<<masterShift - 1
	// captured stands for the square of a captured master.
	captured square = 31
)

func armyOf(pieces, masters board) army {
	at := captured
	if master := pieces & masters; master != 0 {
		at = master.first()
	}
	return army(pieces) | army(at)<<masterShift
}

func (a army) board() board { return board(a) & allSquares }

func (a army) master() square { return square(a >> masterShift & 31) }

// A hand is two different cards, the lower number in the low byte.
type hand uint16

func handOf(a, b Card) hand { return hand(min(a, b)) | hand(max(a, b))<<8 }

func (h hand) low() Card  { return Card(h & 0xff) }
func (h hand) high() Card { return Card(h >> 8) }

func (h hand) has(c Card) bool { return h.low() == c || h.high() == c }

func (h hand) other(c Card) Card { return h.low() ^ h.high() ^ c }

func (h hand) cards() [2]Card { return [2]Card{h.low(), h.high()} }

func (h hand) String() string { return h.low().Name() + "," + h.high().Name() }

const (
	student    = "student"
	master     = "master"
	cardKind   = "card"
	middleKind = "middle"
)

var names = [2]string{"red", "blue"}

// New returns the first position with the options.
func New(options string) (Position, error) {
	c, err := choose(options)
	if err != nil {
		return Position{}, fmt.Errorf("onitama: %w", err)
	}
	return c.deal().start(), nil
}

func (p Position) Turn() rules.Side { return rules.Side(p.cards >> turnShift) }

func (p Position) Outcome() rules.Outcome {
	switch {
	case p.army().master() == captured:
		return rules.Win(p.Turn().Other(), "master-captured")
	case p.lost():
		return rules.Win(p.Turn().Other(), "temple")
	}
	return rules.Outcome{}
}

// lost reports whether the side to move has lost. It cannot have won.
func (p Position) lost() bool {
	return p.army().master() == captured || p.enemies().master() == temple[p.Turn()&1]
}

// Pieces returns a side's pieces, including the master: bit 0 is a1, bit 1 b1, bit 5 a2.
func (p Position) Pieces(side rules.Side) uint32 { return uint32(p.of(side)) }

// Master returns the bit number of a side's master, or false if it has been captured.
func (p Position) Master(side rules.Side) (int, bool) {
	at := p.armyOf(side).master()
	if at == captured {
		return 0, false
	}
	return int(at), true
}

// Boards returns the pieces of the side to move and of the other, and both masters, in the form of Pieces.
func (p Position) Boards() (own, enemy, masters uint32) {
	return uint32(p.own()), uint32(p.enemy()), uint32(p.masters())
}

// Hands returns the cards of the side to move and of the other.
func (p Position) Hands() (own, enemy [2]Card) { return p.ownHand().cards(), p.enemyHand().cards() }

// Hand returns a side's cards, sorted by name.
func (p Position) Hand(side rules.Side) [2]Card { return p.handOf(side).cards() }

// Middle returns the card that the mover gets after the turn.
func (p Position) Middle() Card { return Card(p.cards >> middleShift) }

func (p Position) army() army    { return army(p.pieces) }
func (p Position) enemies() army { return army(p.pieces >> armyBits) }

func (p Position) own() board   { return p.army().board() }
func (p Position) enemy() board { return p.enemies().board() }

func (p Position) masters() board {
	return (board(1)<<p.army().master() | board(1)<<p.enemies().master()) & allSquares
}

func (p Position) ownHand() hand   { return hand(p.cards) }
func (p Position) enemyHand() hand { return hand(p.cards >> handBits) }

func (p Position) of(side rules.Side) board { return p.armyOf(side).board() }

func (p Position) armyOf(side rules.Side) army {
	if side == p.Turn() {
		return p.army()
	}
	return p.enemies()
}

func (p Position) handOf(side rules.Side) hand {
	if side == p.Turn() {
		return p.ownHand()
	}
	return p.enemyHand()
}

func (p Position) pieceOn(s square) (rules.Piece, bool) {
	if !(p.own() | p.enemy()).has(s) {
		return rules.Piece{}, false
	}
	piece := rules.Piece{Side: p.Turn(), Kind: student}
	if p.enemy().has(s) {
		piece.Side = p.Turn().Other()
	}
	if p.masters().has(s) {
		piece.Kind = master
	}
	return piece, true
}

// Tokens returns the pieces from a1 on, then Red's cards, Blue's, and the middle one for the side that gets it next.
func (p Position) Tokens() []rules.Token {
	var tokens []rules.Token
	for all := p.own() | p.enemy(); all != 0; all &= all - 1 {
		piece, _ := p.pieceOn(all.first())
		tokens = append(tokens, rules.Token{Spot: all.first().spot(), Piece: piece, Count: 1})
	}
	for _, side := range [...]rules.Side{red, blue} {
		for _, c := range p.Hand(side) {
			tokens = append(tokens, rules.Token{Spot: c.spot(), Piece: rules.Piece{Side: side, Kind: cardKind}, Count: 1})
		}
	}
	return append(tokens, rules.Token{Spot: p.Middle().spot(), Piece: rules.Piece{Side: p.Turn(), Kind: middleKind}, Count: 1})
}

// Taken returns the pieces that a side has captured, the master last.
func (p Position) Taken(by rules.Side) []rules.Piece {
	side := by.Other()
	left := p.of(side)
	var pieces []rules.Piece
	for n := (left &^ p.masters()).count(); n < students; n++ {
		pieces = append(pieces, rules.Piece{Side: side, Kind: student})
	}
	if left&p.masters() == 0 {
		pieces = append(pieces, rules.Piece{Side: side, Kind: master})
	}
	return pieces
}
