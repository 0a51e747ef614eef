package reason_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/play/review/reason"
	"tidepool/rules"
)

// positions returns how many positions of each game to check: TIDEPOOL_REASONS selects 500, the default takes
// a few seconds.
func positions(t *testing.T) int {
	if n, err := strconv.Atoi(os.Getenv("TIDEPOOL_REASONS")); err == nil {
		return n
	}
	return enginetest.Few(10, 3)
}

// Every fact about turns in random and engine games is true: values are checked by the solver, captures and
// endings by playing the lines, and unique turns by solving all others.
func TestFactsAreSo(t *testing.T) {
	for _, g := range engines.All() {
		id := g.Rules().Info().ID
		t.Run(id, func(t *testing.T) { checkGame(t, g) })
	}
}

// starts returns the options of the games from which positions are taken, and the last ply to take them from.
func starts(id string) (options []string, plies int) {
	switch id {
	case "konane":
		return []string{"size=6", "size=6x8", "size=8"}, 40
	case "kalah":
		return []string{"", "houses=4,seeds=3", "end=either", "houses=3,seeds=4,end=empty,emptycapture=on"}, 50
	case "onitama":
		return []string{"seed=5", "deck=all,seed=9", "seed=77"}, 40
	}
	return []string{""}, 30
}

func checkGame(t *testing.T, g ai.Game) {
	info := g.Rules().Info()
	r := rand.New(rand.NewPCG(18, 3))
	e := g.Engine(4 << 20)
	t.Cleanup(e.Close)
	told, n := tally{}, positions(t)
	looks := 400
	if n > 100 {
		looks = 4000
	}
	options, plies := starts(info.ID)
	for k, o := range options {
		start := enginetest.Start(t, info.ID, o)
		// A solver has tables for one start, which are slow to build.
		c := &checker{info, g.Solver(ai.SolverOptions{TableBytes: 16 << 20, NoBook: true}), g.Solver(ai.SolverOptions{TableBytes: 16 << 20}), looks, nil}
		for i := k; i < n; i += len(options) {
			p := enginetest.Wander(r, start, 2+r.IntN(plies))
			if r.IntN(2) == 0 {
				p = engineGame(r, e, g, start, 2+r.IntN(plies))
			}
			c.known = make(map[rules.Position]solved)
			c.checkTurn(t, r, e, p[len(p)-1], told)
		}
	}
	t.Logf("%s: %d positions\n%s", info.ID, n, told)
}

// checkTurn checks what is stated about a turn.
func (c *checker) checkTurn(t *testing.T, r *rand.Rand, e ai.Engine, p rules.Position, told tally) {
	s, ok := sampleOf(r, e, p)
	if !ok {
		return
	}
	for _, f := range reason.Of(c.info, s.Case) {
		v := c.check(s, f)
		told.add(f.Kind, v)
		if v == untrue {
			t.Errorf("%s: %s after %s is not so\nbest %v\nreply %v", s.Before, describe(f), s.Played, s.Best, s.Reply)
		}
	}
}

func describe(f reason.Fact) string { return fmt.Sprintf("%+v", f) }

// engineGame plays a game with an engine that errs.
func engineGame(r *rand.Rand, e ai.Engine, g ai.Game, p rules.Position, plies int) []rules.Position {
	line := []rules.Position{p}
	for range plies {
		q := ai.Query{Position: p}
		if err := q.As(g.Ladder(), 2+r.IntN(3), r.Uint64()|1); err != nil {
			panic(err)
		}
		next, _, err := p.Play(enginetest.Think(e, q).Best.Words[0])
		if err != nil {
			panic(err)
		}
		if next.Outcome().Over() {
			break
		}
		p = next
		line = append(line, p)
	}
	return line
}

// sampleOf looks at a turn of a position: sometimes a random one, sometimes a good one.
func sampleOf(r *rand.Rand, e ai.Engine, p rules.Position) (sample, bool) {
	limits := ai.Limits{Nodes: 30_000}
	all := enginetest.Think(e, ai.Query{Position: p, Limits: limits, All: true})
	best := all
	if r.IntN(2) == 0 {
		best = enginetest.Think(e, ai.Query{Position: p, Limits: limits})
	}
	turns := p.Turns()
	played := turns[r.IntN(len(turns))].Word
	if n := r.IntN(6); n < min(4, len(all.Turns)) {
		played = all.Turns[n].Words[0]
	}
	after, _, err := p.Play(played)
	if err != nil || len(best.Best.Words) == 0 {
		return sample{}, false
	}
	s := sample{Case: reason.Case{Before: p, Played: played, Best: reason.Value{Variation: best.Best, Proven: best.Proven}}, after: after}
	if best.Best.Words[0] == all.Best.Words[0] {
		s.Turns = reason.Values(all)
	}
	if !after.Outcome().Over() {
		reply := enginetest.Think(e, ai.Query{Position: after, Limits: limits})
		s.Reply = reason.Value{Variation: reply.Best, Proven: reply.Proven}
	}
	return s, true
}

// A tally counts facts by kind and verdict.
type tally map[reason.Kind]*[3]int

func (t tally) add(k reason.Kind, v verdict) {
	if t[k] == nil {
		t[k] = new([3]int)
	}
	t[k][v]++
}

func (t tally) String() string {
	var list []reason.Kind
	var sum [3]int
	for k, n := range t {
		list = append(list, k)
		for i := range sum {
			sum[i] += n[i]
		}
	}
	slices.Sort(list)
	var b strings.Builder
	for _, k := range list {
		fmt.Fprintf(&b, "kind %d: %d so, %d unknown, %d not so\n", k, t[k][sure], t[k][unsure], t[k][untrue])
	}
	fmt.Fprintf(&b, "in all: %d so, %d unknown, %d not so", sum[sure], sum[unsure], sum[untrue])
	return b.String()
}
