package rulestest

import (
	"testing"

	"tidepool/rules"
)

// Bench measures perft(depth) from p in nodes/s.
func Bench[P rules.Rules[P, M], M any](b *testing.B, p P, depth int) {
	b.Helper()
	var nodes uint64
	b.ReportAllocs()
	for b.Loop() {
		nodes += rules.Of(p).Perft(depth)
	}
	b.ReportMetric(float64(nodes)/b.Elapsed().Seconds(), "nodes/s")
}
