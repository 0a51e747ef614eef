package konane

import (
	"cmp"

	"tidepool/rules"
)

const (
	minSide    = 4
	maxSide    = 12
	sizes      = maxSide - minSide + 1
	maxSquares = maxSide * maxSide
)

// A board is the geometry of one size; squares are numbered rank by rank from a1. Jumps never leave their rank or
// file, so the board is divided into lanes: words that hold whole ranks or files. Up to 64 squares, one word serves
// both directions; a larger board is stored twice, by ranks and by files. Turns are found in the same way on both.
type board struct {
	files, ranks int
	single       bool
	lanes        []lane
	places       [maxSquares]place
	opening      []uint8
}

type lane struct {
	word int
	step uint
	// squares are the bits in use, colour those of either side's stones.
	squares uint64
	colour  [2]uint64
	// up and down are where a jump to a higher or a lower bit can end.
	up, down uint64
	square   [64]uint8
}

// A place is where a square's bit is, by ranks and, beyond 64 squares, by files too.
type place struct {
	rankWord, rankBit, fileWord, fileBit uint8
}

var boards = func() (list [sizes * sizes]board) {
	for i := range list {
		list[i] = layOut(minSide+i/sizes, minSide+i%sizes)
	}
	return list
}()

func boardIndex(files, ranks int) uint8 {
	return uint8((files-minSide)*sizes + ranks - minSide)
}

func layOut(files, ranks int) board {
	b := board{files: files, ranks: ranks, single: files*ranks <= 64}
	rankLanes := b.placeSquares()
	if b.single {
		b.lanes = []lane{{step: 1}, {step: uint(files)}}
	} else {
		b.lanes = make([]lane, rankLanes+lines(files, ranks))
		for i := range b.lanes {
			b.lanes[i] = lane{word: i, step: 1}
		}
	}
	for sq := range files * ranks {
		at := b.places[sq]
		file, rank := b.coordinates(sq)
		along, across := &b.lanes[at.rankWord], &b.lanes[at.fileWord]
		if b.single {
			across = &b.lanes[1]
		}
		along.add(sq, at.rankBit, file, files, b.side(sq))
		across.add(sq, at.fileBit, rank, ranks, b.side(sq))
		if b.opens(file, rank) {
			b.opening = append(b.opening, uint8(sq))
		}
	}
	return b
}

func (b *board) placeSquares() int {
	perRankWord, perFileWord := 64/b.files, 64/b.ranks
	rankWords := lines(b.ranks, b.files)
	for sq := range b.files * b.ranks {
		file, rank := b.coordinates(sq)
		at := place{
			rankWord: uint8(rank / perRankWord),
			rankBit:  uint8(rank%perRankWord*b.files + file),
		}
		if b.single {
			at.fileWord, at.fileBit = at.rankWord, at.rankBit
		} else {
			at.fileWord = uint8(rankWords + file/perFileWord)
			at.fileBit = uint8(file%perFileWord*b.ranks + rank)
		}
		b.places[sq] = at
	}
	return rankWords
}

func lines(n, length int) int {
	per := 64 / length
	return (n + per - 1) / per
}

func (l *lane) add(sq int, bit uint8, i, n int, owner rules.Side) {
	mask := uint64(1) << bit
	l.square[bit] = uint8(sq)
	l.squares |= mask
	l.colour[owner] |= mask
	if i >= 2 {
		l.up |= mask
	}
	if i < n-2 {
		l.down |= mask
	}
}

// opens reports whether Black may begin on a square: one of Black's in a corner or the centre, or next to a
// centre that is a single white square.
func (b *board) opens(file, rank int) bool {
	if (file+rank)%2 != 0 {
		return false
	}
	inFile := file == 0 || file == b.files-1
	inRank := rank == 0 || rank == b.ranks-1
	if inFile && inRank {
		return true
	}
	if b.whiteCentre() {
		return abs(file-b.files/2)+abs(rank-b.ranks/2) == 1
	}
	return file >= (b.files-1)/2 && file <= b.files/2 && rank >= (b.ranks-1)/2 && rank <= b.ranks/2
}

func (b *board) whiteCentre() bool {
	return b.files%2 == 1 && b.ranks%2 == 1 && (b.files/2+b.ranks/2)%2 == 1
}

func (b *board) coordinates(sq int) (file, rank int) { return sq % b.files, sq / b.files }

func (b *board) side(sq int) rules.Side {
	file, rank := b.coordinates(sq)
	return rules.Side((file + rank) & 1)
}

func (b *board) spot(sq int) rules.Spot { return rules.Square(b.coordinates(sq)) }

// number is the inverse of spot.
func (b *board) number(s rules.Spot) (sq int, ok bool) {
	file, rank, ok := s.Coordinates()
	if !ok || file >= b.files || rank >= b.ranks {
		return 0, false
	}
	return rank*b.files + file, true
}

func (b *board) adjacent(x, y int) bool {
	xf, xr := b.coordinates(x)
	yf, yr := b.coordinates(y)
	return abs(xf-yf)+abs(xr-yr) == 1
}

// A ray is the straight path from one square to another, with its step in square numbers.
type ray struct{ step, length int }

func (b *board) ray(from, to int) (ray, bool) {
	fromFile, fromRank := b.coordinates(from)
	toFile, toRank := b.coordinates(to)
	switch {
	case from == to:
		return ray{}, false
	case fromRank == toRank:
		return ray{cmp.Compare(to, from), abs(toFile - fromFile)}, true
	case fromFile == toFile:
		return ray{cmp.Compare(to, from) * b.files, abs(toRank - fromRank)}, true
	}
	return ray{}, false
}

func abs(n int) int { return max(n, -n) }
