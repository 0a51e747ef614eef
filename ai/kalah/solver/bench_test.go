package solver

import (
	"testing"

	"tidepool/rules/kalah"
)

// BenchmarkFill fills endings and optimistic bounds, a million boards at a time.
func BenchmarkFill(b *testing.B) {
	const seeds = 11
	for _, table := range []struct {
		name, options string
		fill          func(*Solver, func() bool) bool
	}{
		{"endings", "end=either", func(s *Solver, stop func() bool) bool { return s.endings.fill(seeds, stop) }},
		{"optimistic", "end=majority", func(s *Solver, stop func() bool) bool { return s.optimistic.fill(seeds, stop) }},
	} {
		b.Run(table.name, func(b *testing.B) {
			b.ReportAllocs()
			p, err := kalah.New(table.options)
			if err != nil {
				b.Fatal(err)
			}
			boards := 0
			for b.Loop() {
				s := New(p.Variant(), 1<<12, 1<<25)
				if !table.fill(s, func() bool { return false }) {
					b.Fatal("stopped")
				}
				boards = 0
				for n := 1; n <= seeds; n++ {
					boards += s.endings.boards[n]
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(boards), "ns/board")
		})
	}
}
