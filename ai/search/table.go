package search

import (
	"math/bits"

	"tidepool/ai"
	"tidepool/ai/memory"
)

// A bound tells how a stored score relates to the true score.
type bound uint8

const (
	noBound bound = iota
	lower         // the true score is at least the stored one
	upper         // the true score is at most the stored one
	exact
)

// An entry is the stored result for a position. Move is packed; 0 means none.
type entry struct {
	move  uint32
	score ai.Score
	depth int8
	bound bound
}

// A slot holds an entry in two words. Threads share the table without locks: key is the hash xored with the
// data, so a torn read does not match.
type slot struct{ key, data memory.Word }

// A table is a transposition table. A bucket of two slots keeps the deepest search of this generation and the
// latest. For one thread the used part starts small, for the processor's cache, and doubles when a quarter of
// it is taken; for several threads see [table.begin].
type table struct {
	slots []slot
	// mask gives the index of a bucket's first slot from a hash. Slots beyond its reach are empty.
	mask       uint64
	generation uint8
	// taken counts the slots filled in this generation.
	taken uint64
	// populated is how many of the first slots have memory, unless the whole table is in use.
	populated int
}

const (
	slotBytes = 16
	// Data has move in 32 bits, score 22, depth 6, bound 2, generation 2.
	scoreBits  = 22
	firstSlots = 1 << 14
)

func newTable(size int) *table {
	n := max(2, size/slotBytes)
	n = 1 << (bits.Len(uint(n)) - 1)
	t := &table{slots: memory.Make[slot](n)}
	t.shrink()
	return t
}

func (t *table) inUse() uint64 { return t.mask + 2 }

func (t *table) shrink() { t.mask = uint64(min(len(t.slots), firstSlots) - 2) }

// clear removes all entries. No other goroutine may use the table meanwhile.
func (t *table) clear() {
	clear(t.slots[:t.inUse()])
	t.taken = 0
	t.shrink()
}

// begin starts a new generation, whose entries replace older ones. With shared it puts the whole table into use, so
// that several threads can share it.
func (t *table) begin(shared bool) {
	if shared {
		t.grow(len(t.slots))
	}
	t.generation = (t.generation + 1) & 3
	t.taken = 0
}

// grow puts n slots into use, a power of two, and moves entries to their new buckets. It looks only at slots in use so
// far: looking at every slot of a large table takes longer than a turn may.
func (t *table) grow(n int) {
	used, mask := t.slots[:t.inUse()], uint64(n-2)
	more := mask &^ t.mask
	if more == 0 {
		return
	}
	for i := range used {
		s := &used[i]
		data, key := s.data.Load(), s.key.Load()
		if to := uint64(i) | (key^data)&more; data != 0 && to != uint64(i) {
			t.slots[to].data.Store(data)
			t.slots[to].key.Store(key)
			s.data.Store(0)
			s.key.Store(0)
		}
	}
	t.mask = mask
}

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

func (t *table) prefetch(hash uint64) { memory.Prefetch(&t.slots[hash&t.mask]) }

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

// put stores an entry. An entry displaced from the first slot moves to the second, unless it is old or for
// the same position.
func (t *table) put(hash uint64, e entry) {
	i := hash & t.mask
	deep, latest := &t.slots[i], &t.slots[i+1]
	key, old := deep.key.Load(), deep.data.Load()
	s, out := deep, old
	switch {
	case !t.current(old) || key^old == hash:
	case unpackEntry(old).depth > e.depth:
		s, out = latest, latest.data.Load()
	default:
		out = latest.data.Load()
		latest.data.Store(old)
		latest.key.Store(key)
	}
	data := packEntry(e, t.generation)
	s.data.Store(data)
	s.key.Store(hash ^ data)
	if t.inUse() < uint64(len(t.slots)) && !t.current(out) {
		t.take()
	}
}

func (t *table) current(data uint64) bool { return data != 0 && uint8(data&3) == t.generation }

// take counts a filled slot. While the used part fills up, the memory for its next doubling comes page by page.
func (t *table) take() {
	used := t.inUse()
	if t.taken++; used+4*t.taken > uint64(t.populated) {
		memory.Populate(t.slots, &t.populated)
	}
	if t.taken > used/4 {
		t.grow(2 * int(used))
	}
}
