package enginetest

import (
	"math/rand/v2"
	"reflect"
	"sync/atomic"
	"testing"

	"tidepool/ai"
	"tidepool/ai/search"
	"tidepool/rules"
)

// Conform fails the test if an engine violates the contracts of [ai.Game] and [ai.Engine]. options are those
// of a start that is neither in a book nor solved within a second.
func Conform(t *testing.T, g ai.Game, options string) {
	t.Run("bench", func(t *testing.T) { checkBench(t, g) })
	t.Run("levels", func(t *testing.T) { checkLevels(t, g) })
	t.Run("lines", func(t *testing.T) { checkLines(t, g) })
	t.Run("limits", func(t *testing.T) { checkLimits(t, g, options) })
	t.Run("stop", func(t *testing.T) { checkStop(t, g, options) })
	t.Run("determinism", func(t *testing.T) { checkDeterminism(t, g) })
	t.Run("threads", func(t *testing.T) { checkThreads(t, g, options) })
	t.Run("weak", func(t *testing.T) { checkWeak(t, g) })
}

func engine(t *testing.T, g ai.Game) ai.Engine {
	t.Helper()
	e := g.Engine(1 << 20)
	t.Cleanup(e.Close)
	return e
}

func start(t *testing.T, g ai.Game, options string) rules.Position {
	t.Helper()
	p, err := g.Rules().Start(options)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func play(t *testing.T, q *ai.Query, g ai.Game, level int, seed uint64) {
	t.Helper()
	if err := q.As(g.Ladder(), level, seed); err != nil {
		t.Fatal(err)
	}
}

func checkBench(t *testing.T, g ai.Game) {
	t.Helper()
	if _, err := g.Rules().Start(g.Bench().Options); err != nil || g.Bench().PerftDepth < 1 {
		t.Errorf("measured from %+v: %v", g.Bench(), err)
	}
}

// checkLines checks that all lines can be played, with a score for every turn.
func checkLines(t *testing.T, g ai.Game) {
	t.Helper()
	r := rand.New(rand.NewPCG(5, 6))
	e := engine(t, g)
	for range 8 {
		line := Wander(r, start(t, g, ""), r.IntN(20))
		p, past := line[len(line)-1], line[:len(line)-1]
		info := e.Think(ai.Query{Position: p, Past: past, Limits: ai.Limits{Nodes: 20_000}}, new(atomic.Bool), func(i ai.Info) { PlayLine(t, p, i.Best) })
		PlayLine(t, p, info.Best)
		info = Think(e, ai.Query{Position: p, Past: past, Limits: ai.Limits{Depth: 3}, All: true})
		if len(info.Turns) != len(p.Turns()) {
			t.Errorf("%s: %d turns have scores, there are %d", p, len(info.Turns), len(p.Turns()))
		}
		for i, v := range info.Turns {
			PlayLine(t, p, v)
			if i > 0 && v.Score > info.Turns[i-1].Score {
				t.Errorf("%s: turns are not sorted", p)
			}
		}
		if !reflect.DeepEqual(info.Turns[0], info.Best) {
			t.Errorf("%s: the first turn is %v, the best %v", p, info.Turns[0], info.Best)
		}
	}
}

func checkLimits(t *testing.T, g ai.Game, options string) {
	t.Helper()
	e := engine(t, g)
	p := start(t, g, options)
	if got := Think(e, ai.Query{Position: p, Limits: ai.Limits{Depth: 3}}); got.Depth != 3 || got.Nodes == 0 {
		t.Errorf("depth 3: %+v", got)
	}
	for _, nodes := range []uint64{1, 2, 100, 5000, 30_011} {
		got := Think(e, ai.Query{Position: p, Limits: ai.Limits{Nodes: nodes}})
		if got.Nodes != nodes {
			t.Errorf("limit %d: %d nodes", nodes, got.Nodes)
		}
		PlayLine(t, p, got.Best)
	}
	stopped := new(atomic.Bool)
	stopped.Store(true)
	got := e.Think(ai.Query{Position: p}, stopped, func(ai.Info) {})
	if got.Nodes > search.CheckEvery {
		t.Errorf("stopped beforehand: %d nodes", got.Nodes)
	}
	PlayLine(t, p, got.Best)
	expired := 5
	got = Think(e, ai.Query{Position: p, Limits: ai.Limits{Expired: func() bool { expired--; return expired == 0 }}})
	if got.Nodes != 5*search.CheckEvery {
		t.Errorf("expired the fifth time: %d nodes", got.Nodes)
	}
}

// checkStop requires a search to end at its first check after being stopped: half a millisecond at a million
// nodes a second, within 5 ms down to a tenth of that.
func checkStop(t *testing.T, g ai.Game, options string) {
	t.Helper()
	e := engine(t, g)
	for _, threads := range []int{1, 3} {
		e.SetThreads(threads)
		looks, stop := uint64(0), new(atomic.Bool)
		tell := func() bool {
			looks++
			stop.Store(looks == 20)
			return false
		}
		e.Think(ai.Query{Position: start(t, g, options), Limits: ai.Limits{Expired: tell}}, stop, func(ai.Info) {})
		if looks != 20 {
			t.Errorf("%d threads: %d checks of the clock, stopped at the 20th", threads, looks)
		}
	}
}

func checkDeterminism(t *testing.T, g ai.Game) {
	t.Helper()
	skill := ai.SkillLimits{Noise: 80, Own: [3]uint8{0, 60, 120}, Enemy: [3]uint8{30, 60, 120}}
	for _, q := range []ai.Query{
		{Limits: ai.Limits{Nodes: 20_000}},
		{Limits: ai.Limits{Nodes: 20_000}, Seed: 9},
		{Limits: ai.Limits{Nodes: 5_000}, Seed: 9, Skill: skill},
	} {
		q.Position = start(t, g, "")
		e := engine(t, g)
		first := Think(e, q)
		if got := Think(engine(t, g), q); !reflect.DeepEqual(got, first) {
			t.Errorf("a new engine: %v, then %v", first, got)
		}
		e.Forget()
		if got := Think(e, q); !reflect.DeepEqual(got, first) {
			t.Errorf("after forgetting: %v, then %v", first, got)
		}
	}
}

// checkThreads gives the race detector something to check.
func checkThreads(t *testing.T, g ai.Game, options string) {
	t.Helper()
	e := engine(t, g)
	e.SetThreads(4)
	for range 3 {
		p := start(t, g, options)
		got := Think(e, ai.Query{Position: p, Limits: ai.Limits{Nodes: 100_000}})
		if got.Nodes < 100_000 {
			t.Errorf("%d nodes", got.Nodes)
		}
		PlayLine(t, p, got.Best)
	}
}

func checkLevels(t *testing.T, g ai.Game) {
	t.Helper()
	ladder := g.Ladder()
	for level := 1; level <= ai.Levels; level++ {
		s, err := ladder.Skill(level)
		if err != nil {
			t.Error(err)
		}
		if s.Contempt > 0 && level < ai.Levels || s.Contempt < 0 {
			t.Errorf("level %d: contempt %d", level, s.Contempt)
		}
		// Engines hide tables and solvers from those whose skill is partial, and from nobody else.
		weak, limited := level < ai.Levels, s.Depth > 0 || s.Nodes > 0
		if s.Partial() != weak || limited != weak {
			t.Errorf("level %d: partial %t, limited %t: %+v", level, s.Partial(), limited, s)
		}
	}
	for _, level := range []int{-1, 0, ai.Levels + 1} {
		if _, err := ladder.Skill(level); err == nil {
			t.Errorf("there is a level %d", level)
		}
	}
}

func checkWeak(t *testing.T, g ai.Game) {
	t.Helper()
	r := rand.New(rand.NewPCG(13, 14))
	e := engine(t, g)
	for range 30 {
		line := Wander(r, start(t, g, ""), 20+r.IntN(30))
		q := ai.Query{Position: line[len(line)-1]}
		play(t, &q, g, 3, r.Uint64())
		got := Think(e, q)
		if _, plies, ok := got.Best.Score.Proven(); got.Proven || ok && plies > 1 {
			t.Errorf("%s: %s, proven %t", q.Position, got.Best.Score, got.Proven)
		}
	}
}
