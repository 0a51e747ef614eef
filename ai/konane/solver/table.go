package solver

import "math/bits"

// A table remembers who wins. An entry is one word: the hash without its
// lowest six bits, which are a part of its place, then how much work the
// result took, as a power of two, and whether the side to move wins.
type table struct {
	entries []uint64
	mask    uint64
}

const (
	entryBytes = 8
	// bucket is the number of entries among which one is replaced.
	bucket   = 4
	workMask = 31 << 1
	keyMask  = ^uint64(63)
)

// newTable returns a table of at most so many bytes, but at least a bucket of
// 64 entries, so that places take the six bits that entries leave out.
func newTable(bytes int) table {
	n := 1 << (bits.Len(uint(max(64*bucket, bytes/entryBytes))) - 1)
	return table{make([]uint64, n), uint64(n-1) &^ (bucket - 1)}
}

// get tells whether the side to move wins, if that is known.
func (t *table) get(hash uint64) (win, known bool) {
	b := t.bucket(hash)
	for _, e := range b {
		if e&keyMask == hash&keyMask && e != 0 {
			return e&1 != 0, true
		}
	}
	return false, false
}

// put remembers a result that took so many nodes in place of the cheapest.
func (t *table) put(hash uint64, win bool, nodes uint64) {
	b := t.bucket(hash)
	worst := 0
	for i, e := range b {
		if e&workMask < b[worst]&workMask {
			worst = i
		}
	}
	e := hash&keyMask | uint64(min(31, bits.Len64(nodes)))<<1
	if win {
		e |= 1
	}
	b[worst] = e
}

// bucket returns the entries where a hash may be. The bits that choose it are
// the lowest but those that no entry needs to tell.
func (t *table) bucket(hash uint64) *[bucket]uint64 {
	i := hash * bucket & t.mask
	return (*[bucket]uint64)(t.entries[i : i+bucket])
}

func (t *table) clear() { clear(t.entries) }
