package ai

import (
	"fmt"
	"sync/atomic"

	"tidepool/rules"
)

// A counter solves games in which seeds are counted, by search to the end.
type counter struct{ engine Engine }

func newCounter(tableBytes int) (Solver, error) {
	e, err := New("kalah", tableBytes)
	return &counter{e}, err
}

// Solve implements [Solver].
func (c *counter) Solve(p rules.Position, stop func() bool, progress func(Progress)) (Solution, bool) {
	q := Query{Position: p, All: true, Limits: Limits{Expired: stop}}
	info := c.engine.Think(q, new(atomic.Bool), func(i Info) {
		progress(Progress{Nodes: i.Nodes, Proven: fmt.Sprintf("nothing after %d plies", i.Depth)})
	})
	if !info.Proven {
		return Solution{}, false
	}
	s := Solution{Plies: -1, Counted: true, Margin: int(info.Best.Score / 100), Line: info.Best.Words}
	s.Value = max(-1, min(1, s.Margin))
	for _, v := range info.Turns {
		if v.Score == info.Best.Score {
			s.Best = append(s.Best, v.Words[0])
		}
	}
	return s, true
}
