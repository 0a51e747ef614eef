package engines_test

import (
	"math/rand/v2"
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

// BenchmarkGame searches positions of a random game, each to a number of nodes. The page's engine is compiled
// with its profile; see package wasm/worker.
func BenchmarkGame(b *testing.B) {
	for _, g := range engines.All() {
		b.Run(g.Rules().Info().ID, func(b *testing.B) {
			start, err := g.Rules().Start(g.Bench().Options)
			if err != nil {
				b.Fatal(err)
			}
			b.ReportAllocs()
			var nodes uint64
			for b.Loop() {
				e := g.Engine(16 << 20)
				luck := rand.New(rand.NewPCG(1, 2))
				for p, k := start, 0; k < 12 && !p.Outcome().Over(); k++ {
					e.Forget()
					nodes += e.Think(ai.Query{Position: p, Limits: ai.Limits{Nodes: 1_000_000}}, new(atomic.Bool), func(ai.Info) {}).Nodes
					turns := p.Turns()
					if p, _, err = p.Play(turns[luck.IntN(len(turns))].Word); err != nil {
						b.Fatal(err)
					}
				}
			}
			b.ReportMetric(float64(nodes)/b.Elapsed().Seconds()/1e6, "Mnodes/s")
		})
	}
}
