package kalah

import "math/bits"

// A row is one side's houses, a byte each: house 0, its owner's leftmost, is
// the lowest. A game has at most 144 seeds, so that no byte overflows.
type row uint64

const (
	ones row = 0x0101010101010101
	tops row = 0x8080808080808080
)

// first returns one seed in each of the first n houses, n from 0 to 8.
func first(n int) row { return ones >> (64 - 8*uint(n)) }

// single returns n seeds in house i.
func single(i, n int) row { return row(n) << (8 * uint(i)) }

// at returns the seeds of house i.
func (r row) at(i int) int { return int(uint8(r >> (8 * uint(i)))) }

// sum returns the seeds of all houses.
func (r row) sum() int { return int(r * ones >> 56) }

// filled marks each house that has seeds by the top bit of its byte.
func (r row) filled() row { return (r&^tops + ^tops | r) & tops }

// count returns how many houses have seeds.
func (r row) count() int { return bits.OnesCount64(uint64(r.filled())) }
