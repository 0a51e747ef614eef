package kalah

import "math/bits"

// A row is one side's houses, a byte each: house 0, its owner's leftmost, is the lowest. A game has at most
// 144 seeds, so no byte overflows.
type row uint64

const (
	ones row = 0x0101010101010101
	tops row = 0x8080808080808080
)

func first(n int) row { return ones >> (64 - 8*uint(n)) }

func single(i, n int) row { return row(n) << (8 * uint(i)) }

func (r row) at(i int) int { return int(uint8(r >> (8 * uint(i)))) }

func (r row) sum() int { return int(r * ones >> 56) }

// filled sets the top bit of each byte (house) that has seeds.
func (r row) filled() row { return (r&^tops + ^tops | r) & tops }

func (r row) count() int { return bits.OnesCount64(uint64(r.filled())) }
