package ai

import (
	"sync/atomic"
	"testing"

	"tidepool/rules/games"
)

// BenchmarkSearch searches each game's start to a number of nodes.
func BenchmarkSearch(b *testing.B) {
	for _, g := range games.All() {
		b.Run(g.Info().ID, func(b *testing.B) {
			start, err := g.Start("")
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			var nodes uint64
			depth := 0
			for b.Loop() {
				e, err := New(g.Info().ID, 16<<20)
				if err != nil {
					b.Fatal(err)
				}
				info := e.Think(Query{Position: start, Limits: Limits{Nodes: 300_000}}, new(atomic.Bool), func(Info) {})
				nodes += info.Nodes
				depth = info.Depth
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
			b.ReportMetric(float64(depth), "depth")
		})
	}
}
