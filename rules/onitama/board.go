package onitama

import (
	"math/bits"

	"tidepool/rules"
)

const (
	files    = 5
	students = 4
)

// A board is a set of squares, one bit each: a1 is bit 0, b1 bit 1, a2 bit 5.
type board uint32

type square uint8

var home = [2]board{0x1f, 0x1f << (files * (files - 1))}

var temple = [2]square{2, files*(files-1) + 2}

func squareAt(file, rank int) square { return square(rank*files + file) }

func (s square) board() board { return 1 << (s & 31) }

func (s square) spot() rules.Spot { return rules.Square(int(s)%files, int(s)/files) }

func squareOf(s rules.Spot) (square, bool) {
	file, rank, ok := s.Coordinates()
	if !ok || file >= files || rank >= files {
		return 0, false
	}
	return squareAt(file, rank), true
}

func (b board) has(s square) bool { return b>>(s&31)&1 != 0 }

func (b board) count() int { return bits.OnesCount32(uint32(b)) }

func (b board) first() square { return square(bits.TrailingZeros32(uint32(b))) }

// A fan is where a card leads from each square. Entries from 25 on avoid the bounds check.
type fan [32]board

// fans are read-only; the array is larger than the deck to avoid the bounds check.
var fans = makeFans()

func makeFans() (fans [2][64]fan) {
	for card := range designs {
		for _, o := range designs[card].offsets {
			fans[red][card].add(o.DX, o.DY)
			fans[blue][card].add(-o.DX, -o.DY)
		}
	}
	return fans
}

func (f *fan) add(dx, dy int) {
	for rank := range files {
		for file := range files {
			x, y := file+dx, rank+dy
			if x >= 0 && x < files && y >= 0 && y < files {
				f[squareAt(file, rank)] |= squareAt(x, y).board()
			}
		}
	}
}
