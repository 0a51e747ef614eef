package solver

import (
	"math/bits"

	"tidepool/ai/memory"
)

// A slot is a table entry: 40 bits of the node's key, the bounds of its gain in 8 bits each, the last best
// sowing, and the work this took.
type slot uint64

// known are bounds of a node's gain and its best sowing, or none.
type known struct {
	low, high int16
	first     int8
}

const (
	keyBits  = ^slot(1<<24 - 1)
	workBits = slot(15)
	// bucket is how many slots can hold a node: a cache line. The last slot is always replaced, the others
	// keep the entries that took the most work.
	bucket    = 8
	slotBytes = 8
)

// pack returns a slot. Bounds too far out for 8 bits are widened.
func pack(key uint64, k known, work int) slot {
	low := uint8(max(-128, min(127, k.low)))
	high := uint8(max(-128, min(127, k.high)))
	return slot(key<<24) | slot(low)<<16 | slot(high)<<8 | slot(k.first+1)<<4 | slot(work)
}

func (s slot) unpack(left int16) known {
	k := known{int16(int8(s >> 16)), int16(int8(s >> 8)), int8(s>>4&15) - 1}
	if k.low == -128 {
		k.low = -left
	}
	if k.high == 127 {
		k.high = left
	}
	return k
}

// A table is a transposition table of two tiers. It is safe for concurrent use: a slot is read and written as
// a whole.
type table struct {
	slots   []memory.Word // each a slot
	buckets uint64
	// populated is how many of the first slots have memory.
	populated int
}

func newTable(size int) table {
	n := max(1, size/slotBytes/bucket)
	return table{slots: memory.Make[memory.Word](n * bucket), buckets: uint64(n)}
}

// key is well mixed, and the same for equal nodes. It multiplies the rows with each other, 128 bits wide, so
// that all bits count.
func (p *node) key() uint64 {
	high, low := bits.Mul64(p.own^0x9e3779b97f4a7c15, p.enemy^0xd1b54a32d192ed03^uint64(p.lacks)<<56)
	return (high ^ low) * 0xf1357aea2e62a9c5
}

func (t *table) bucket(key uint64) *[bucket]memory.Word {
	i, _ := bits.Mul64(key, t.buckets)
	i *= bucket
	return (*[bucket]memory.Word)(t.slots[i : i+bucket])
}

func (t *table) get(key uint64) slot { return get(t.bucket(key), key) }

func get(b *[bucket]memory.Word, key uint64) slot {
	for i := range b {
		if s := slot(b[i].Load()); s&keyBits == slot(key<<24) {
			return s
		}
	}
	return 0
}

// put stores what is known of a node, including what was known before, after so many nodes of search.
func (t *table) put(key uint64, k known, nodes uint64) {
	s := pack(key, k, min(15, 1+bits.Len64(nodes)/2))
	b := t.bucket(key)
	at := bucket - 1
	least := slot(b[at].Load())
	for i := range b {
		old := slot(b[i].Load())
		if old&keyBits == s&keyBits {
			b[i].Store(uint64(s))
			return
		}
		if old&workBits < least&workBits && i < bucket-1 {
			at, least = i, old
		}
	}
	if least&workBits <= s&workBits {
		b[bucket-1].Store(uint64(least)) // the displaced entry may still be useful
		b[at].Store(uint64(s))
		return
	}
	b[bucket-1].Store(uint64(s))
}

func (t *table) clear() { clear(t.slots) }
