package search

import (
	"math/bits"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/ai/memory"
)

// A bound says how a stored score stands to the true one.
type bound uint8

const (
	noBound bound = iota
	lower         // the true score is at least this
	upper         // at most this
	exact
)

// An entry is what the table knows of a position. Move is packed; 0 is none.
type entry struct {
	move  uint32
	score ai.Score
	depth int8
	bound bound
}

// A slot holds an entry in two words. Threads share the table without locks:
// key is the hash xored with the data, so a torn pair does not match.
type slot struct{ key, data atomic.Uint64 }

// A table is a transposition table. Each hash has a bucket of two slots: one
// keeps the deepest search of this generation, the other the latest.
type table struct {
	slots      []slot
	mask       uint64
	generation uint8
}

const (
	slotBytes = 16
	// Data is move 32, score 22, depth 6, bound 2, generation 2 bits.
	scoreBits = 22
)

// newTable returns a table of at most so many bytes.
func newTable(size int) *table {
	n := max(2, size/slotBytes)
	n = 1 << (bits.Len(uint(n)) - 1)
	return &table{slots: memory.Make[slot](n), mask: uint64(n - 2)}
}

// clear forgets everything. Nobody else may use the table meanwhile.
func (t *table) clear() { clear(t.slots) }

// age makes all entries old, so that new ones replace them.
func (t *table) age() { t.generation = (t.generation + 1) & 3 }

func packEntry(e entry, generation uint8) uint64 {
	return uint64(e.move)<<32 | uint64(uint32(e.score)&(1<<scoreBits-1))<<10 | uint64(e.depth&63)<<4 | uint64(e.bound)<<2 | uint64(generation)
}

func unpackEntry(d uint64) entry {
	return entry{
		move:  uint32(d >> 32),
		score: ai.Score(int32(uint32(d>>10)<<(32-scoreBits)) >> (32 - scoreBits)),
		depth: int8(d >> 4 & 63),
		bound: bound(d >> 2 & 3),
	}
}

// prefetch asks for the bucket of a position that is to be looked up soon.
func (t *table) prefetch(hash uint64) { memory.Prefetch(&t.slots[hash&t.mask]) }

// get looks a position up.
func (t *table) get(hash uint64) (entry, bool) {
	i := hash & t.mask
	for k := range uint64(2) {
		s := &t.slots[i+k]
		data := s.data.Load()
		if s.key.Load()^data == hash && data != 0 {
			return unpackEntry(data), true
		}
	}
	return entry{}, false
}

// put stores what a search has found.
func (t *table) put(hash uint64, e entry) {
	i := hash & t.mask
	deep := &t.slots[i]
	old := deep.data.Load()
	s := deep
	if old != 0 && deep.key.Load()^old != hash && uint8(old&3) == t.generation && unpackEntry(old).depth > e.depth {
		s = &t.slots[i+1]
	}
	data := packEntry(e, t.generation)
	s.data.Store(data)
	s.key.Store(hash ^ data)
}
