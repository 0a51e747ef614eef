package dodgem

import (
	"math/bits"

	"tidepool/rules"
)

const (
	blue = rules.Near
	red  = rules.Far
	kind = "car"
)

// A square counts files, then ranks, with one extra file and rank for cars that leave the board.
type square uint8

const stride = maxSize + 1

func at(file, rank int) square { return square(rank*stride + file) }

func (s square) file() int        { return int(s) % stride }
func (s square) rank() int        { return int(s) / stride }
func (s square) spot() rules.Spot { return rules.Square(s.file(), s.rank()) }
func (s square) cars() cars       { return 1 << s }

type cars uint64

func (c cars) count() int    { return bits.OnesCount64(uint64(c)) }
func (c cars) first() square { return square(bits.TrailingZeros64(uint64(c))) }
func (c cars) rest() cars    { return c & (c - 1) }

// A Position is one arrangement. Positions are equal (==) exactly if play from them is the same.
type Position struct {
	cars [2]cars // by side
	turn rules.Side
	size uint8
}

// New returns the first position with the options.
func New(options string) (Position, error) {
	size, err := sizeOf(options)
	if err != nil {
		return Position{}, err
	}
	p := Position{size: size}
	for i := 1; i < int(size); i++ {
		p.cars[blue] |= at(0, i).cars()
		p.cars[red] |= at(i, 0).cars()
	}
	return p, nil
}

// Turn returns the side to move.
func (p Position) Turn() rules.Side { return p.turn }

// Outcome returns the state of the game.
func (p Position) Outcome() rules.Outcome {
	switch {
	case p.cars[p.turn.Other()] == 0:
		return rules.Win(p.turn.Other(), "all-away")
	case p.CountMoves() == 0:
		return rules.Win(p.turn, "blocked")
	}
	return rules.Outcome{}
}

// ToGo returns how many squares a side's cars must move to leave, together.
func (p Position) ToGo(side rules.Side) int {
	n := 0
	for c := p.cars[side]; c != 0; c = c.rest() {
		n += int(p.size) - c.first().along(side)
	}
	return n
}

func (s square) along(side rules.Side) int {
	if side == blue {
		return s.file()
	}
	return s.rank()
}

// Hash is equal for equal positions, and well mixed.
func (p Position) Hash() uint64 {
	return rules.Mix(uint64(p.cars[blue]) + rules.Mix(uint64(p.cars[red])<<8|uint64(p.size)<<1|uint64(p.turn)))
}

// Tokens returns the cars from a1 on, Blue's first.
func (p Position) Tokens() []rules.Token {
	var tokens []rules.Token
	for side, c := range p.cars {
		for ; c != 0; c = c.rest() {
			tokens = append(tokens, rules.Token{Spot: c.first().spot(), Piece: piece(rules.Side(side)), Count: 1})
		}
	}
	return tokens
}

func piece(side rules.Side) rules.Piece { return rules.Piece{Side: side, Kind: kind} }

// Taken returns nil: there are no captures.
func (p Position) Taken(rules.Side) []rules.Piece { return nil }

func (p Position) on(s square) (rules.Side, bool) {
	for side, c := range p.cars {
		if c&s.cars() != 0 {
			return rules.Side(side), true
		}
	}
	return 0, false
}

func (p Position) inside(s square) bool {
	return s.file() < int(p.size) && s.rank() < int(p.size)
}

// Size returns the number of files and ranks.
func (p Position) Size() int { return int(p.size) }

// Away returns how many cars of a side have left the board.
func (p Position) Away(side rules.Side) int { return int(p.size) - 1 - p.cars[side].count() }
