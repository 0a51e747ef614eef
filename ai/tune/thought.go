package main

import (
	"math/rand/v2"
	"sync/atomic"

	"tidepool/ai"
	"tidepool/rules"
)

// thought returns the position after the turn that an engine finds best within nodes nodes.
func thought[P rules.Rules[P, M], M any](r *rand.Rand, e ai.Engine, p P, nodes uint64) (P, error) {
	now := rules.Of(p)
	q := ai.Query{Position: now, Limits: ai.Limits{Nodes: nodes}, Seed: r.Uint64()}
	next, _, err := now.Play(e.Think(q, new(atomic.Bool), func(ai.Info) {}).Best.Words[0])
	if err != nil {
		return p, err
	}
	return next.Unwrap().(P), nil
}
