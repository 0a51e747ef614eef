package ai

import (
	"math/rand/v2"
	"reflect"
	"sync/atomic"
	"testing"

	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/rules/kanishogi"
	"tidepool/rules/onitama"
)

// eachGame runs a test for every game.
func eachGame(t *testing.T, test func(t *testing.T, id string)) {
	for _, g := range games.All() {
		t.Run(g.Info().ID, func(t *testing.T) { test(t, g.Info().ID) })
	}
}

func TestUnknownGame(t *testing.T) {
	if _, err := New("chess", 1<<20); err == nil {
		t.Error("there is an engine for chess")
	}
}

// TestLines checks that all lines can be played, from many positions and with
// a score for every turn.
func TestLines(t *testing.T) {
	eachGame(t, func(t *testing.T, id string) {
		r := rand.New(rand.NewPCG(5, 6))
		e := newEngine(t, id)
		for range 8 {
			line := wander(r, startOf(t, id, ""), r.IntN(20))
			p, past := line[len(line)-1], line[:len(line)-1]
			info := e.Think(Query{Position: p, Past: past, Limits: Limits{Nodes: 20_000}}, new(atomic.Bool), func(i Info) { playLine(t, p, i.Best) })
			playLine(t, p, info.Best)
			info = think(e, Query{Position: p, Past: past, Limits: Limits{Depth: 3}, All: true})
			if len(info.Turns) != len(p.Turns()) {
				t.Errorf("%s: %d turns have scores, there are %d", p, len(info.Turns), len(p.Turns()))
			}
			for i, v := range info.Turns {
				playLine(t, p, v)
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

// playLine fails the test if a variation cannot be played, or ends in
// something else than its score says.
func playLine(t *testing.T, p rules.Position, v Variation) {
	t.Helper()
	if len(v.Words) == 0 {
		t.Errorf("%s: no turn", p)
	}
	turn := p.Turn()
	for _, word := range v.Words {
		next, _, err := p.Play(word)
		if err != nil {
			t.Fatalf("%s: %v", p, err)
		}
		p = next
	}
	win, plies, proven := v.Score.Proven()
	if o := p.Outcome(); proven && o.Over() && (len(v.Words) != plies || (o.Winner == turn) != win) {
		t.Errorf("%s after %q: scored %s", p, v.Words, v.Score)
	}
}

func TestFinishedGame(t *testing.T) {
	p := startOf(t, "konane", "size=6")
	for !p.Outcome().Over() {
		p, _, _ = p.Play(p.Turns()[0].Word)
	}
	info := think(newEngine(t, "konane"), Query{Position: p})
	if len(info.Best.Words) != 0 || info.Best.Score != LossIn(0) || !info.Proven {
		t.Errorf("%+v", info)
	}
}

func TestRepeated(t *testing.T) {
	tests := []struct {
		name string
		seen []uint64 // from the game's start to the position before
		old  int      // how many of them are before the root
		want bool
	}{
		{"never", []uint64{1, 2, 3, 4}, 2, false},
		{"other side to move", []uint64{9, 2, 9, 4, 9}, 0, false},
		{"once since the root", []uint64{1, 2, 9, 4}, 2, true},
		{"the root itself", []uint64{1, 2, 9, 4}, 2, true},
		{"once before the root", []uint64{9, 2, 3, 4}, 2, false},
		{"twice before the root", []uint64{9, 2, 9, 4, 5, 6}, 4, true},
		{"nothing before", []uint64{1}, 0, false},
	}
	for _, test := range tests {
		w := worker[onitama.Position, onitama.Move]{seen: test.seen, old: test.old}
		if got := w.repeated(9); got != test.want {
			t.Errorf("%s: %t", test.name, got)
		}
	}
}

// TestThirdTime checks that a turn which brings a position up for the third
// time counts as a draw, and for the second time does not.
func TestThirdTime(t *testing.T) {
	for _, id := range []string{"kaninariebi", "kanishogi", "onitama"} {
		line := wander(rand.New(rand.NewPCG(7, 1)), startOf(t, id, ""), 4)
		p := line[len(line)-1]
		scores := func(past ...rules.Position) map[string]Score {
			list := make(map[string]Score)
			for _, v := range think(newEngine(t, id), Query{Position: p, Past: past, Limits: Limits{Depth: 2}, All: true}).Turns {
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
		p := startOf(t, id, offBook(id))
		if got := think(e, Query{Position: p, Limits: Limits{Depth: 3}}); got.Depth != 3 || got.Nodes == 0 {
			t.Errorf("depth 3: %+v", got)
		}
		for _, nodes := range []uint64{1, 2, 100, 5000, 30_011} {
			got := think(e, Query{Position: p, Limits: Limits{Nodes: nodes}})
			if got.Nodes != nodes {
				t.Errorf("limit %d: %d nodes", nodes, got.Nodes)
			}
			playLine(t, p, got.Best)
		}
		stopped := new(atomic.Bool)
		stopped.Store(true)
		got := e.Think(Query{Position: p}, stopped, func(Info) {})
		if got.Nodes > checkEvery {
			t.Errorf("stopped beforehand: %d nodes", got.Nodes)
		}
		playLine(t, p, got.Best)
		expired := 5
		got = think(e, Query{Position: p, Limits: Limits{Expired: func() bool { expired--; return expired == 0 }}})
		if got.Nodes != 5*checkEvery {
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
			e.Think(Query{Position: startOf(t, id, ""), Limits: Limits{Expired: tell}}, stop, func(Info) {})
			if looks != 20 {
				t.Errorf("%d threads: %d looks at the clock, told at the 20th", threads, looks)
			}
		}
	})
}

func TestDeterminism(t *testing.T) {
	eachGame(t, func(t *testing.T, id string) {
		sight := Sight{Noise: 80, Own: [3]uint8{0, 60, 120}, Enemy: [3]uint8{30, 60, 120}}
		for _, q := range []Query{
			{Limits: Limits{Nodes: 20_000}},
			{Limits: Limits{Nodes: 20_000}, Seed: 9},
			{Limits: Limits{Nodes: 5_000}, Seed: 9, Sight: sight},
		} {
			q.Position = startOf(t, id, "")
			e := newEngine(t, id)
			first := think(e, q)
			if got := think(newEngine(t, id), q); !reflect.DeepEqual(got, first) {
				t.Errorf("a new engine: %v, then %v", first, got)
			}
			e.Forget()
			if got := think(e, q); !reflect.DeepEqual(got, first) {
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
			p := startOf(t, id, offBook(id))
			got := think(e, Query{Position: p, Limits: Limits{Nodes: 100_000}})
			if got.Nodes < 100_000 {
				t.Errorf("%d nodes", got.Nodes)
			}
			playLine(t, p, got.Best)
		}
	})
}

// TestNoAllocs checks that a warm search allocates nothing.
func TestNoAllocs(t *testing.T) {
	m := NewMind(kanishogiKnowledge{}, true, 1<<20)
	start := startOf(t, "kanishogi", "").Unwrap().(kanishogi.Position)
	task := Task[kanishogi.Position]{Position: start, Limits: Limits{Depth: 4}}
	m.Think(task, new(atomic.Bool), func(Report[kanishogi.Move]) {})
	w := m.workers[0]
	n := testing.AllocsPerRun(3, func() {
		m.table.Clear()
		w.search(start, 4, 0, -infinite, infinite)
	})
	if n != 0 {
		t.Errorf("%v allocations", n)
	}
}
