package engines_test

import (
	"math/rand/v2"
	"reflect"
	"sync/atomic"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/ai/search"
	"tidepool/rules"
)

// TestLines checks that all lines can be played, from many positions and with
// a score for every turn.
func TestLines(t *testing.T) {
	eachGame(t, func(t *testing.T, id string) {
		r := rand.New(rand.NewPCG(5, 6))
		e := newEngine(t, id)
		for range 8 {
			line := enginetest.Wander(r, enginetest.Start(t, id, ""), r.IntN(20))
			p, past := line[len(line)-1], line[:len(line)-1]
			info := e.Think(ai.Query{Position: p, Past: past, Limits: ai.Limits{Nodes: 20_000}}, new(atomic.Bool), func(i ai.Info) { enginetest.PlayLine(t, p, i.Best) })
			enginetest.PlayLine(t, p, info.Best)
			info = enginetest.Think(e, ai.Query{Position: p, Past: past, Limits: ai.Limits{Depth: 3}, All: true})
			if len(info.Turns) != len(p.Turns()) {
				t.Errorf("%s: %d turns have scores, there are %d", p, len(info.Turns), len(p.Turns()))
			}
			for i, v := range info.Turns {
				enginetest.PlayLine(t, p, v)
				if i > 0 && v.Score > info.Turns[i-1].Score {
					t.Errorf("%s: turns are not sorted", p)
				}
			}
			if !reflect.DeepEqual(info.Turns[0], info.Best) {
				t.Errorf("%s: the first turn is %v, the best %v", p, info.Turns[0], info.Best)
			}
		}
	})
}

func TestFinishedGame(t *testing.T) {
	p := enginetest.Start(t, "konane", "size=6")
	for !p.Outcome().Over() {
		p, _, _ = p.Play(p.Turns()[0].Word)
	}
	info := enginetest.Think(newEngine(t, "konane"), ai.Query{Position: p})
	if len(info.Best.Words) != 0 || info.Best.Score != ai.LossIn(0) || !info.Proven {
		t.Errorf("%+v", info)
	}
}

// TestThirdTime checks that a turn which brings a position up for the third
// time counts as a draw, and for the second time does not.
func TestThirdTime(t *testing.T) {
	for _, id := range []string{"kaninariebi", "kanishogi", "onitama"} {
		line := enginetest.Wander(rand.New(rand.NewPCG(7, 1)), enginetest.Start(t, id, ""), 4)
		p := line[len(line)-1]
		scores := func(past ...rules.Position) map[string]ai.Score {
			list := make(map[string]ai.Score)
			for _, v := range enginetest.Think(newEngine(t, id), ai.Query{Position: p, Past: past, Limits: ai.Limits{Depth: 2}, All: true}).Turns {
				list[v.Words[0]] = v.Score
			}
			return list
		}
		plainly := scores()
		for word, score := range plainly {
			if score == 0 {
				continue
			}
			next, _, err := p.Play(word)
			if err != nil {
				t.Fatal(err)
			}
			if got := scores(next)[word]; got != score {
				t.Errorf("%s: %s for the second time: %s, otherwise %s", p, word, got, score)
			}
			if got := scores(next, p, next)[word]; got != 0 {
				t.Errorf("%s: %s for the third time: %s", p, word, got)
			}
			break
		}
	}
}

func TestLimits(t *testing.T) {
	eachGame(t, func(t *testing.T, id string) {
		e := newEngine(t, id)
		p := enginetest.Start(t, id, offBook(id))
		if got := enginetest.Think(e, ai.Query{Position: p, Limits: ai.Limits{Depth: 3}}); got.Depth != 3 || got.Nodes == 0 {
			t.Errorf("depth 3: %+v", got)
		}
		for _, nodes := range []uint64{1, 2, 100, 5000, 30_011} {
			got := enginetest.Think(e, ai.Query{Position: p, Limits: ai.Limits{Nodes: nodes}})
			if got.Nodes != nodes {
				t.Errorf("limit %d: %d nodes", nodes, got.Nodes)
			}
			enginetest.PlayLine(t, p, got.Best)
		}
		stopped := new(atomic.Bool)
		stopped.Store(true)
		got := e.Think(ai.Query{Position: p}, stopped, func(ai.Info) {})
		if got.Nodes > search.CheckEvery {
			t.Errorf("stopped beforehand: %d nodes", got.Nodes)
		}
		enginetest.PlayLine(t, p, got.Best)
		expired := 5
		got = enginetest.Think(e, ai.Query{Position: p, Limits: ai.Limits{Expired: func() bool { expired--; return expired == 0 }}})
		if got.Nodes != 5*search.CheckEvery {
			t.Errorf("expired the fifth time: %d nodes", got.Nodes)
		}
	})
}

// TestStop checks that a search ends at the first look after being told, with
// helpers and without: half a millisecond at a million nodes a second, and
// within 5 ms down to a tenth of that.
func TestStop(t *testing.T) {
	eachGame(t, func(t *testing.T, id string) {
		e := newEngine(t, id)
		for _, threads := range []int{1, 3} {
			e.SetThreads(threads)
			looks, stop := uint64(0), new(atomic.Bool)
			tell := func() bool {
				looks++
				stop.Store(looks == 20)
				return false
			}
			e.Think(ai.Query{Position: enginetest.Start(t, id, ""), Limits: ai.Limits{Expired: tell}}, stop, func(ai.Info) {})
			if looks != 20 {
				t.Errorf("%d threads: %d looks at the clock, told at the 20th", threads, looks)
			}
		}
	})
}

func TestDeterminism(t *testing.T) {
	eachGame(t, func(t *testing.T, id string) {
		skill := ai.SkillLimits{Noise: 80, Own: [3]uint8{0, 60, 120}, Enemy: [3]uint8{30, 60, 120}}
		for _, q := range []ai.Query{
			{Limits: ai.Limits{Nodes: 20_000}},
			{Limits: ai.Limits{Nodes: 20_000}, Seed: 9},
			{Limits: ai.Limits{Nodes: 5_000}, Seed: 9, Skill: skill},
		} {
			q.Position = enginetest.Start(t, id, "")
			e := newEngine(t, id)
			first := enginetest.Think(e, q)
			if got := enginetest.Think(newEngine(t, id), q); !reflect.DeepEqual(got, first) {
				t.Errorf("a new engine: %v, then %v", first, got)
			}
			e.Forget()
			if got := enginetest.Think(e, q); !reflect.DeepEqual(got, first) {
				t.Errorf("after forgetting: %v, then %v", first, got)
			}
		}
	})
}

// TestThreads searches with several threads; the race detector has something
// to look at.
func TestThreads(t *testing.T) {
	eachGame(t, func(t *testing.T, id string) {
		e := newEngine(t, id)
		e.SetThreads(4)
		for range 3 {
			p := enginetest.Start(t, id, offBook(id))
			got := enginetest.Think(e, ai.Query{Position: p, Limits: ai.Limits{Nodes: 100_000}})
			if got.Nodes < 100_000 {
				t.Errorf("%d nodes", got.Nodes)
			}
			enginetest.PlayLine(t, p, got.Best)
		}
	})
}
