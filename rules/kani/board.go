package kani

import (
	"math/bits"

	"tidepool/rules"
)

// Size is the number of files and of ranks.
const Size = 5

// Stride is the distance from a square to the one above. It leaves an unused bit between two ranks, so that
// shifts do not wrap around an edge.
const Stride = Size + 1

type Square uint8

// At returns the square on a file and rank, both counted from 0.
func At(file, rank int) Square { return Square(rank*Stride + file) }

// SquareOf parses "a1" to "e5".
func SquareOf(spot rules.Spot) (Square, bool) {
	file, rank, ok := spot.Coordinates()
	if !ok || file >= Size || rank >= Size {
		return 0, false
	}
	return At(file, rank), true
}

// File returns the square's file from 0 to 4.
func (s Square) File() int { return int(s) % Stride }

// Rank returns the square's rank from 0 to 4.
func (s Square) Rank() int { return int(s) / Stride }

// Spot returns the square's name.
func (s Square) Spot() rules.Spot { return rules.Square(s.File(), s.Rank()) }

func (s Square) Board() Board { return 1 << (s & 31) }

// A Board is a set of squares.
type Board uint32

const (
	fileA Board = 1 | 1<<Stride | 1<<(2*Stride) | 1<<(3*Stride) | 1<<(4*Stride)
	rank1 Board = 1<<Size - 1
	rank5 Board = rank1 << (4 * Stride)

	All Board = fileA | fileA<<1 | fileA<<2 | fileA<<3 | fileA<<4
	// Edge is every square at the edge of the board.
	Edge Board = fileA | fileA<<4 | rank1 | rank5
	// River is file c, where the current runs.
	River Board = fileA << 2
	// MidRiver is the river without its two ends.
	MidRiver Board = River &^ Edge
)

// Home returns the file on which a side starts.
func Home(side rules.Side) Board {
	if side == rules.Near {
		return fileA
	}
	return fileA << 4
}

// Count returns the number of squares in the set.
func (b Board) Count() int { return bits.OnesCount32(uint32(b)) }

// Has reports whether the square is in the set.
func (b Board) Has(s Square) bool { return b&s.Board() != 0 }

// First returns the lowest square of a non-empty set. Together with Rest it iterates over the set.
func (b Board) First() Square { return Square(bits.TrailingZeros32(uint32(b))) }

// Rest returns the set without its lowest square.
func (b Board) Rest() Board { return b & (b - 1) }

// OnRank returns a rank's squares in the set, file a in the lowest of five bits.
func (b Board) OnRank(rank int) int { return int(b>>(rank*Stride&31)) & (1<<Size - 1) }

// OnFile returns a file's squares in the set, rank 1 in the lowest of five bits. A multiplication gathers
// them; its terms do not overlap, so nothing is carried.
func (b Board) OnFile(file int) int {
	const gather = 1<<24 | 1<<19 | 1<<14 | 1<<9 | 1<<4
	return int(uint32(b>>(file&7)&fileA)*gather>>24) & (1<<Size - 1)
}

// Flipped exchanges ranks 1 and 5, 2 and 4.
func (b Board) Flipped() Board {
	const rank = 1<<Size - 1
	const second, third = rank << Stride, rank << (2 * Stride)
	return b&rank<<(4*Stride) | b>>(4*Stride)&rank | b&second<<(2*Stride) | b>>(2*Stride)&second | b&third
}

// Mirror exchanges files a and e, b and d.
func (b Board) Mirror() Board {
	return b&fileA<<4 | b>>4&fileA | b&(fileA<<1)<<2 | b>>2&(fileA<<1) | b&River
}

// Adjacent returns the squares orthogonally adjacent to those of the set.
func (b Board) Adjacent() Board {
	return (b<<1 | b>>1 | b<<Stride | b>>Stride) & All
}

// Diagonals returns the squares diagonally adjacent to those of the set.
func (b Board) Diagonals() Board {
	return (b<<(Stride+1) | b>>(Stride+1) | b<<(Stride-1) | b>>(Stride-1)) & All
}

// CountDiagonals returns the number of diagonal steps from squares of the set to squares of to.
func (b Board) CountDiagonals(to Board) int {
	up := uint64(b<<(Stride+1)&to) | uint64(b<<(Stride-1)&to)<<32
	down := uint64(b>>(Stride+1)&to) | uint64(b>>(Stride-1)&to)<<32
	return bits.OnesCount64(up) + bits.OnesCount64(down)
}

// Group returns the orthogonally connected part of within that contains the seed.
func (b Board) Group(within Board) Board {
	for {
		grown := (b | b<<1 | b>>1 | b<<Stride | b>>Stride) & within
		if grown == b {
			return b
		}
		b = grown
	}
}

// RankSlides returns where a piece on s can slide along its rank, whether or not s itself is in occupied.
func RankSlides(s Square, occupied Board) Board {
	// The subtraction's borrow runs from s up to the first blocker, at most to the bit between two ranks.
	walls := occupied&^s.Board() | fileA<<Size
	right := (walls - s.Board()<<1) ^ walls
	below := s.Board() - 1
	left := below &^ (1<<bits.Len32(uint32(walls&below)) - 1)
	return (right | left) &^ walls & All
}

// FileSlides returns where a piece on s can slide along its file, whether or not s itself is in occupied.
func FileSlides(s Square, occupied Board) Board { return upward(s, occupied) | downward(s, occupied) }

func upward(s Square, occupied Board) Board {
	free := fileA << (s.File() & 7) &^ (s.Board()<<1 - 1)
	if blockers := free & occupied; blockers != 0 {
		free &= blockers&-blockers - 1
	}
	return free
}

func downward(s Square, occupied Board) Board {
	free := fileA << (s.File() & 7) & (s.Board() - 1)
	return free &^ (1<<bits.Len32(uint32(free&occupied)) - 1)
}

// Up returns where the current takes a piece on s upwards: the last free square before another piece.
func Up(s Square, occupied Board) Square {
	if free := upward(s, occupied); free != 0 {
		return Square(bits.Len32(uint32(free)) - 1)
	}
	return s
}

// Down is [Up] downwards.
func Down(s Square, occupied Board) Square {
	if free := downward(s, occupied); free != 0 {
		return free.First()
	}
	return s
}

// Drifting returns the free squares of the river from which the current's two ways lead to different squares.
func Drifting(occupied Board) Board {
	free := River &^ occupied
	return free & (free<<Stride | free>>Stride)
}
