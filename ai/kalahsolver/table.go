package kalahsolver

import "math/bits"

// A slot is what the table knows of a position: its gain is between low and
// high, and first was the best sowing when it was last searched.
type slot struct {
	key       uint64
	low, high int16
	first     int8 // a house, or -1
	// work is about the binary logarithm of the nodes that it took.
	work uint8
}

// A table is a transposition table of buckets of four slots: three keep what
// took the most work, the last takes what comes.
type table struct {
	slots []slot
	mask  uint64
}

const (
	slotBytes = 16
	bucket    = 4
)

// newTable returns a table of at most so many bytes.
func newTable(size int) table {
	n := max(bucket, size/slotBytes)
	n = 1 << (bits.Len(uint(n)) - 1)
	return table{slots: make([]slot, n), mask: uint64(n - bucket)}
}

// key is the same for equal nodes and hardly ever for others. It multiplies
// the rows with each other, wide, so that all bits count.
func (p *node) key() uint64 {
	high, low := bits.Mul64(p.own^0x9e3779b97f4a7c15, p.enemy^0xd1b54a32d192ed03^uint64(p.lacks)<<56)
	return (high ^ low) * 0xf1357aea2e62a9c5
}

func (t *table) bucket(key uint64) []slot {
	i := key >> 20 & t.mask
	return t.slots[i : i+bucket : i+bucket]
}

// get returns what is known of the node with a key, or nil.
func (t *table) get(key uint64) *slot {
	b := t.bucket(key)
	for i := range b {
		if b[i].key == key {
			return &b[i]
		}
	}
	return nil
}

// put stores what is known of a node. What was known before is in it.
func (t *table) put(s slot) {
	b := t.bucket(s.key)
	at := bucket - 1
	for i := range b {
		if b[i].key == s.key {
			at = i
			break
		}
		if i < bucket-1 && b[i].work <= s.work && (at == bucket-1 || b[i].work < b[at].work) {
			at = i
		}
	}
	if at < bucket-1 && b[at].key != s.key {
		b[bucket-1] = b[at] // it may still be of use
	}
	b[at] = s
}

func (t *table) clear() { clear(t.slots) }
