package konane

import (
	"math/bits"

	"tidepool/rules"
)

// A Position is the stones, one bit each (their owner follows from the square), and the side to move. It is
// comparable.
type Position struct {
	words  [6]uint64
	board  uint8
	turn   rules.Side
	opened uint8
}

const kind = "stone"

// New returns the full board, sides 4 to 12 long, with Black to remove a stone.
func New(files, ranks int) (Position, error) {
	if err := checkSide(files); err != nil {
		return Position{}, err
	}
	if err := checkSide(ranks); err != nil {
		return Position{}, err
	}
	p := Position{board: boardIndex(files, ranks)}
	for _, l := range p.geometry().lanes {
		p.words[l.word] = l.squares
	}
	return p, nil
}

func (p *Position) geometry() *board { return &boards[p.board] }

// Size returns the number of files and of ranks.
func (p Position) Size() (files, ranks int) {
	b := p.geometry()
	return b.files, b.ranks
}

// Opened reports whether both sides have removed a stone: from then on every turn is a jump.
func (p Position) Opened() bool { return p.opened >= 2 }

// Stones returns the stones of a board of up to 64 squares, one bit each, rank by rank from a1; 0 for a
// larger board. Black's squares have an even file + rank, counted from 0.
func (p Position) Stones() uint64 {
	if !p.geometry().single {
		return 0
	}
	return p.words[0]
}

func (p Position) Turn() rules.Side { return p.turn }

// Outcome is a win for the other side if the side to move cannot jump.
func (p Position) Outcome() rules.Outcome {
	if p.opened < 2 || p.canJump(p.turn) {
		return rules.Outcome{}
	}
	return rules.Win(p.turn.Other(), rules.NoMoves)
}

// Count returns the number of stones of both sides.
func (p Position) Count() (black, white int) {
	b := p.geometry()
	squares := b.files * b.ranks
	return (squares+1)/2 - p.missing(rules.Near), squares/2 - p.missing(rules.Far)
}

// Tokens returns the stones rank by rank from a1.
func (p Position) Tokens() []rules.Token {
	b := p.geometry()
	var tokens []rules.Token
	for sq := range b.files * b.ranks {
		if p.occupied(sq) {
			tokens = append(tokens, rules.Token{Spot: b.spot(sq), Piece: stone(b.side(sq)), Count: 1})
		}
	}
	return tokens
}

// Taken returns the stones that a side has captured, without the two removed in the opening.
func (p Position) Taken(by rules.Side) []rules.Piece {
	var pieces []rules.Piece
	for range p.missing(by.Other()) - 1 {
		pieces = append(pieces, stone(by.Other()))
	}
	return pieces
}

func stone(side rules.Side) rules.Piece { return rules.Piece{Side: side, Kind: kind} }

func (p *Position) occupied(sq int) bool {
	at := p.geometry().places[sq]
	return p.words[at.rankWord]>>(at.rankBit&63)&1 != 0
}

func (p *Position) flip(b *board, sq int) {
	at := b.places[sq]
	p.words[at.rankWord] ^= 1 << (at.rankBit & 63)
	if !b.single {
		p.words[at.fileWord] ^= 1 << (at.fileBit & 63)
	}
}

func (p *Position) missing(side rules.Side) int {
	b := p.geometry()
	n := 0
	for i := range lines(b.ranks, b.files) {
		l := &b.lanes[i]
		n += bits.OnesCount64(l.colour[side] &^ p.words[l.word])
	}
	return n
}

// hole returns the lowest empty square, or -1.
func (p *Position) hole() int {
	b := p.geometry()
	for sq := range b.files * b.ranks {
		if !p.occupied(sq) {
			return sq
		}
	}
	return -1
}
