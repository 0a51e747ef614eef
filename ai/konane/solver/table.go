package solver

import (
	"math/bits"

	"tidepool/ai/memory"
	"tidepool/rules"
)

// A key identifies the subject of an entry: a word for the stones (exact up to 64 squares), and a tag. The
// tag has the side to move in its lowest bit; the bits above are 0 if the question is who wins, or one more
// than the number of plies within which.
type key struct {
	word uint64
	tag  uint16
}

func newKey(word uint64, side rules.Side) key { return key{word, uint16(side)} }

func (k key) within(n int) key { return key{k.word, k.tag | uint16(n+1)<<1} }

func (k key) hash() uint64 { return rules.Mix(k.word ^ uint64(k.tag)*0x9E3779B97F4A7C15) }

// numbers are the proof number and the disproof number: how hard it seems to show that the side to move wins,
// and that it loses. What is shown has 0, and the other number is infinite.
type numbers struct{ proof, disproof uint32 }

var (
	won  = numbers{0, infinite}
	lost = numbers{infinite, 0}
)

const (
	numberBits = 25
	infinite   = 1<<numberBits - 1
	tagBits    = 9
	workBits   = 5
	workMask   = (1<<workBits - 1) << tagBits
)

func (n numbers) solved() bool { return n.proof == 0 || n.disproof == 0 }

func numbersOf(win bool) numbers {
	if win {
		return won
	}
	return lost
}

// An entry is what is known of a position: the tag, the work as a power of two, and the numbers; and the key's
// word mixed with these, so that halves of different entries, which concurrent threads may leave, are not valid.
// (Hyatt and Mann, A Lock-less Transposition Table Implementation for Parallel Search Chess Engines, 2002.)
type entry struct{ check, data memory.Word }

const (
	entryBytes = 16
	// bucket is the number of entries among which one is replaced: a cache line.
	bucket = 4
)

type table struct {
	entries []entry
	buckets uint64
	// populated is how many of the first entries have memory.
	populated int
}

// leastTable is the minimum size in bytes: with a smaller table, a search forgets what it has just found and
// never ends.
const leastTable = 64 << 10

func newTable(size int) table {
	n := max(leastTable, size) / entryBytes / bucket
	return table{entries: memory.Make[entry](n * bucket), buckets: uint64(n)}
}

// unpopulated reports whether some pages may have no memory yet after so many nodes: 32 for each large page. Touching one
// can take 20 ms.
func (t *table) unpopulated(nodes uint64) bool {
	return nodes < uint64(len(t.entries)-t.populated)*entryBytes>>16
}

func (t *table) get(k key) (n numbers, known bool) {
	b := t.bucket(k)
	for i := range b {
		data := b[i].data.Load()
		if data != 0 && data&(1<<tagBits-1) == uint64(k.tag) && b[i].check.Load()^data == k.word {
			return numbers{uint32(data >> (tagBits + workBits) & infinite), uint32(data >> (tagBits + workBits + numberBits))}, true
		}
	}
	return numbers{}, false
}

// put stores numbers that took nodes nodes, replacing those of the same position, or else the cheapest.
func (t *table) put(k key, n numbers, nodes uint64) {
	b := t.bucket(k)
	worst, least := 0, ^uint64(0)
	for i := range b {
		data := b[i].data.Load()
		if data&(1<<tagBits-1) == uint64(k.tag) && b[i].check.Load()^data == k.word {
			worst = i
			break
		}
		if work := data & workMask; work < least {
			worst, least = i, work
		}
	}
	work := uint64(min(1<<workBits-1, bits.Len64(nodes)))
	data := uint64(k.tag) | work<<tagBits | uint64(n.proof)<<(tagBits+workBits) | uint64(n.disproof)<<(tagBits+workBits+numberBits)
	b[worst].data.Store(data)
	b[worst].check.Store(k.word ^ data)
}

func (t *table) prefetch(k key) { memory.Prefetch(t.bucket(k)) }

func (t *table) bucket(k key) *[bucket]entry {
	i, _ := bits.Mul64(k.hash(), t.buckets)
	i *= bucket
	return (*[bucket]entry)(t.entries[i : i+bucket])
}

func (t *table) clear() { clear(t.entries) }
