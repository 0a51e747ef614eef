package search

import (
	"testing"
	"unsafe"

	"tidepool/ai"
	"tidepool/rules"
)

func TestEntryRoundTrip(t *testing.T) {
	scores := []ai.Score{0, 1, -1, 123, -4567, 14_400, -14_400, ai.WinIn(0), ai.WinIn(7), ai.LossIn(0), ai.LossIn(199), ai.Infinite, -ai.Infinite}
	for _, move := range []uint32{0, 1, 0xdeadbeef, 1<<32 - 1} {
		for _, score := range scores {
			for _, depth := range []int8{0, 1, maxDepth, depthExact} {
				for b := lower; b <= exact; b++ {
					for generation := range uint8(4) {
						want := entry{move, score, depth, b}
						packed := packEntry(want, generation)
						if got := unpackEntry(packed); got != want {
							t.Fatalf("%+v comes back as %+v", want, got)
						}
						if uint8(packed&3) != generation {
							t.Fatalf("generation %d comes back as %d", generation, packed&3)
						}
					}
				}
			}
		}
	}
}

func TestTable(t *testing.T) {
	table := newTable(1 << 10)
	if n := len(table.slots) * int(unsafe.Sizeof(slot{})); n > 1<<10 {
		t.Errorf("a table of 1024 bytes has %d", n)
	}
	const hash = 0x123456789abcdef0
	if _, ok := table.get(hash); ok {
		t.Error("an empty table returns an entry")
	}
	deep := entry{1, -5, 9, exact}
	table.put(hash, deep)
	// An entry of another position in the same bucket, with less depth, goes into the other slot.
	other := entry{2, 6, 2, lower}
	table.put(hash^1<<60, other)
	if e, ok := table.get(hash); !ok || e != deep {
		t.Errorf("%+v, %t", e, ok)
	}
	if e, ok := table.get(hash ^ 1<<60); !ok || e != other {
		t.Errorf("%+v, %t", e, ok)
	}
	// In a new generation depth no longer protects an entry.
	table.begin(false)
	table.put(hash^1<<61, other)
	if _, ok := table.get(hash); ok {
		t.Error("an old entry was kept")
	}
	table.clear()
	if _, ok := table.get(hash ^ 1<<61); ok {
		t.Error("a cleared table returns an entry")
	}
	for _, size := range []int{-1, 0, 1, 100} {
		newTable(size).put(hash, deep) // must not panic
	}
}

// TestTableGrows checks that a growing table loses only entries for which a bucket has no room, and that
// clear leaves nothing.
func TestTableGrows(t *testing.T) {
	const entries = 20_000
	table := newTable(16 << 20)
	known := func() (n int) {
		for i := range uint64(entries) {
			if e, ok := table.get(rules.Mix(i)); ok && e == (entry{uint32(i), ai.Score(i), 1, exact}) {
				n++
			}
		}
		return n
	}
	for range 2 {
		small := table.inUse()
		table.begin(false)
		for i := range uint64(entries) {
			table.put(rules.Mix(i), entry{uint32(i), ai.Score(i), 1, exact})
		}
		if n := table.inUse(); n <= small || n > 16*entries {
			t.Errorf("%d slots in use for %d entries, %d at first", n, entries, small)
		}
		if uint64(table.populated) < table.inUse() {
			t.Errorf("%d slots in use, memory for %d", table.inUse(), table.populated)
		}
		if n := known(); n < entries*94/100 {
			t.Errorf("%d of %d entries known", n, entries)
		}
		before := known()
		table.begin(true)
		if n := known(); n != before || table.inUse() != uint64(len(table.slots)) {
			t.Errorf("%d entries known, %d before all was in use; %d of %d slots are", n, before, table.inUse(), len(table.slots))
		}
		table.clear()
		if n := known(); n != 0 || table.inUse() != small {
			t.Errorf("cleared, but %d entries known, %d slots in use", n, table.inUse())
		}
		for i := range table.slots {
			if table.slots[i].data.Load() != 0 {
				t.Fatalf("slot %d is not empty", i)
			}
		}
		if table.begin(true); table.inUse() != uint64(len(table.slots)) {
			t.Errorf("%d of %d slots of an empty table are in use", table.inUse(), len(table.slots))
		}
		table.clear()
	}
}
