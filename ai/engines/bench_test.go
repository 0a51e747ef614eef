package engines_test

import (
	"sync/atomic"
	"testing"

	"tidepool/ai"
	"tidepool/ai/engines"
)

// BenchmarkSearch searches each game's start to a number of nodes.
func BenchmarkSearch(b *testing.B) {
	for _, g := range engines.All() {
		b.Run(g.Rules().Info().ID, func(b *testing.B) {
			start, err := g.Rules().Start("")
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			var nodes uint64
			depth := 0
			for b.Loop() {
				e := g.Engine(16 << 20)
				info := e.Think(ai.Query{Position: start, Limits: ai.Limits{Nodes: 300_000}}, new(atomic.Bool), func(ai.Info) {})
				nodes += info.Nodes
				depth = info.Depth
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
			b.ReportMetric(float64(depth), "depth")
		})
	}
}
