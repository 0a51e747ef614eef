package rulestest

import (
	"testing"

	"tidepool/rules"
)

// Bench measures perft(depth) from p, the last ply counted without applying,
// in nodes/s. The buffer for moves is kept, so that allocations are the
// game's own.
func Bench[P rules.Rules[P, M], M any](b *testing.B, p P, depth int) {
	b.Helper()
	var nodes uint64
	_, buf := count(p, depth, make([]M, 0, 1<<12))
	b.ReportAllocs()
	for b.Loop() {
		var n uint64
		n, buf = count(p, depth, buf)
		nodes += n
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}

// count is perft with a buffer of the caller's, which it returns as empty as
// it was.
func count[P rules.Rules[P, M], M any](p P, depth int, buf []M) (uint64, []M) {
	switch depth {
	case 0:
		return 1, buf
	case 1:
		return uint64(p.CountMoves()), buf
	}
	start := len(buf)
	buf = p.AppendMoves(buf)
	var total uint64
	for i, end := start, len(buf); i < end; i++ {
		var n uint64
		n, buf = count(p.Apply(buf[i]), depth-1, buf)
		total += n
	}
	return total, buf[:start]
}
