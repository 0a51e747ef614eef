package onitama

import (
	"math/bits"

	"tidepool/rules"
)

const (
	// files is the number of files, and of ranks.
	files = 5
	// students is how many each side starts with, besides the master.
	students = 4
)

// A board is a set of squares, a bit each: a1 is bit 0, b1 bit 1, a2 bit 5.
type board uint32

// A square is the number of a square's bit.
type square uint8

// home is where each side's pieces start.
var home = [2]board{0x1f, 0x1f << (files * (files - 1))}

// temple is where each side's master starts.
var temple = [2]square{2, files*(files-1) + 2}

func squareAt(file, rank int) square { return square(rank*files + file) }

func (s square) board() board { return 1 << (s & 31) }

func (s square) spot() rules.Spot { return rules.Square(int(s)%files, int(s)/files) }

// squareOf returns the square of a spot; it reports false if there is none.
func squareOf(s rules.Spot) (square, bool) {
	file, rank, ok := s.Coordinates()
	if !ok || file >= files || rank >= files {
		return 0, false
	}
	return squareAt(file, rank), true
}

func (b board) has(s square) bool { return b>>(s&31)&1 != 0 }

func (b board) count() int { return bits.OnesCount32(uint32(b)) }

// first returns the lowest square of a board that is not empty.
func (b board) first() square { return square(bits.TrailingZeros32(uint32(b))) }

// A fan is where a card leads from each square, the board's edges respected.
// Entries from 25 on are empty; they spare the bounds check.
type fan [32]board

// fans are those of each side's cards. There is room for more cards than there
// are, which spares the bounds check too. They are read-only.
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

// add adds a step to wherever it stays on the board.
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
