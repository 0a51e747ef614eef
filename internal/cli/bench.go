//go:build !js

package cli

import (
	"fmt"
	"hash"
	"hash/fnv"
	"math/rand/v2"
	"strings"
	"sync/atomic"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/thinking"
	"tidepool/rules"
)

// benchTable is the size of the engine's table in bytes.
const benchTable = 16 << 20

// mostMoveTime is the largest time for a turn, in milliseconds.
const mostMoveTime = 60_000

func bench(c *call) error {
	nodes := c.flags.Uint64("nodes", 400_000, "search each position for this `many` nodes")
	moveTime := c.flags.Int("movetime", 0, "measure instead how much processor time turns take when the engine is given `MS` milliseconds for each")
	turns := c.flags.Int("turns", 1000, "measure this `many` turns of each game")
	ids, err := c.parse()
	switch {
	case err != nil:
		return err
	case *nodes == 0:
		return usagef("-nodes must be at least 1")
	case c.given("movetime") && (*moveTime < 1 || *moveTime > mostMoveTime):
		return usagef("-movetime must be 1 to %d", mostMoveTime)
	case c.given("movetime", "nodes"):
		return usagef("-movetime or -nodes, not both")
	case c.given("turns") && !c.given("movetime"):
		return usagef("-turns goes with -movetime")
	case *turns < 1:
		return usagef("-turns must be at least 1")
	}
	list := engines.All()
	if len(ids) > 0 {
		list = nil
	}
	for _, id := range ids {
		g, err := gameOf(id)
		if err != nil {
			return err
		}
		list = append(list, g)
	}
	if *moveTime > 0 {
		for _, g := range list {
			if err := c.overtime(g, time.Duration(*moveTime)*time.Millisecond, *turns); err != nil {
				return err
			}
		}
		return nil
	}
	all := fnv.New64a()
	for _, g := range list {
		signature, err := c.benchGame(g, *nodes)
		if err != nil {
			return err
		}
		fmt.Fprintf(all, "%x ", signature)
	}
	if len(list) > 1 {
		fmt.Fprintf(c.stdout, "signature %016x\n", all.Sum64())
	}
	return nil
}

func (c *call) benchGame(g ai.Game, nodes uint64) (uint64, error) {
	id, bench := g.Rules().Info().ID, g.Bench()
	start, err := g.Rules().Start(bench.Options)
	if err != nil {
		return 0, err
	}
	sum := fnv.New64a()
	now := thinking.Clock()
	leaves := start.Perft(bench.PerftDepth)
	c.speed(id, fmt.Sprintf("perft %d", bench.PerftDepth), leaves, now())
	fmt.Fprintln(sum, leaves)

	engine := g.Engine(benchTable)
	defer engine.Close()
	var searched uint64
	var took time.Duration
	for _, p := range benchPositions(start) {
		now := thinking.Clock()
		engine.Forget()
		searched += benchSearch(engine, p, nodes, sum)
		took += now()
	}
	c.speed(id, "search", searched, took)
	fmt.Fprintf(c.stdout, "%-11s signature %016x\n", id, sum.Sum64())
	return sum.Sum64(), nil
}

func (c *call) speed(id, what string, nodes uint64, took time.Duration) {
	rate := float64(nodes) / max(took.Seconds(), 1e-9) / 1e6
	fmt.Fprintf(c.stdout, "%-11s %-9s %8.2f M/s  (%d in %.2f s)\n", id, what, rate, nodes, took.Seconds())
}

func benchSearch(e ai.Engine, p rules.Position, nodes uint64, sum hash.Hash) uint64 {
	note := func(i ai.Info) {
		fmt.Fprintln(sum, i.Depth, i.Nodes, i.Best.Score, strings.Join(i.Best.Words, " "))
	}
	last := e.Think(ai.Query{Position: p, Limits: ai.Limits{Nodes: nodes}}, new(atomic.Bool), note)
	note(last)
	return last.Nodes
}

func benchPositions(start rules.Position) []rules.Position {
	list := []rules.Position{start}
	for plies := 4; plies <= 20; plies += 4 {
		r := rand.New(rand.NewPCG(1, uint64(plies)))
		p := start
		for range plies {
			turns := p.Turns()
			next, _, err := p.Play(turns[r.IntN(len(turns))].Word)
			if err != nil || next.Outcome().Over() {
				break
			}
			p = next
		}
		list = append(list, p)
	}
	return list
}
