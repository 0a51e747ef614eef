package kalah

import (
	"reflect"
	"sync/atomic"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/ai/search"
	"tidepool/rules"
	"tidepool/rules/kalah"
)

// query sets up a position of Kalah for the best player.
func query(t *testing.T, options, start string) ai.Query {
	t.Helper()
	q, err := (&ai.Job{Options: options, Start: start}).Query(Game{})
	if err != nil {
		t.Fatal(err)
	}
	return q
}

func thinkAbout(t *testing.T, q ai.Query) ai.Info {
	t.Helper()
	e := newEngine(4 << 20)
	return e.Think(q, new(atomic.Bool), func(ai.Info) {})
}

// TestExact checks for the published margins, a score of every turn, and lines that lead to the margins of
// their scores.
func TestExact(t *testing.T) {
	for _, tt := range []struct {
		options string
		margin  ai.Score
	}{
		{"houses=4,seeds=1,end=either,emptycapture=on", 2},
		{"houses=4,seeds=2,end=either,emptycapture=on", 6},
		{"houses=4,seeds=3,end=either,emptycapture=on", 8},
		{"houses=6,seeds=1,end=either,emptycapture=on", 2},
		{"houses=6,seeds=2,end=either,emptycapture=on", 10},
		{"houses=3,seeds=2,pie=on", 0},
	} {
		q := query(t, tt.options, "")
		q.All, q.Seed = true, 5
		i := thinkAbout(t, q)
		if !i.Proven || i.Best.Score != 100*tt.margin || len(i.Turns) != len(q.Position.Turns()) {
			t.Errorf("%s: %+v, want a margin of %d proven and all turns", tt.options, i, tt.margin)
		}
		for _, v := range i.Turns {
			if got := playOut(t, q.Position, v.Words); got != v.Score {
				t.Errorf("%s: %v ends with %d", tt.options, v, got)
			}
		}
	}
}

// playOut plays words to the end and returns the score for the side to move first.
func playOut(t *testing.T, p rules.Position, words []string) ai.Score {
	t.Helper()
	turn := p.Turn()
	for _, word := range words {
		next, _, err := p.Play(word)
		if err != nil {
			t.Fatal(err)
		}
		p = next
	}
	if !p.Outcome().Over() {
		t.Errorf("%v is not played to the end", words)
	}
	s := new(evaluator).Final(p.Unwrap().(kalah.Position))
	if p.Turn() != turn {
		return -s
	}
	return s
}

func TestLimits(t *testing.T) {
	q := query(t, "", "")
	q.Limits.Nodes = 150_000
	a, b := thinkAbout(t, q), thinkAbout(t, q)
	if !reflect.DeepEqual(a, b) {
		t.Errorf("%+v and then %+v", a, b)
	}
	if a.Nodes > q.Limits.Nodes+search.CheckEvery || len(a.Best.Words) == 0 {
		t.Errorf("%+v for %d nodes", a, q.Limits.Nodes)
	}
}

func TestStops(t *testing.T) {
	e := newEngine(4 << 20)
	var stop atomic.Bool
	looks, late := 0, 0
	q := query(t, "seeds=6", "")
	q.Limits.Expired = func() bool {
		if stop.Load() {
			late++
		}
		if looks++; looks == 500 {
			stop.Store(true)
		}
		return false
	}
	i := e.Think(q, &stop, func(ai.Info) {})
	if late > 3 || i.Proven || len(i.Best.Words) == 0 {
		t.Errorf("%d looks at the clock after it was stopped, with %+v", late, i)
	}
}

// TestBook checks that the book is used first, even if hardly any nodes are allowed, and that all turns then
// have scores.
func TestBook(t *testing.T) {
	e := newEngine(1 << 20)
	for options, want := range map[string]ai.Score{"": 1200, "end=either": 800, "end=either,emptycapture=on": 1000} {
		p := enginetest.Start(t, "kalah", options)
		for _, nodes := range []uint64{1, 100, 30_000} {
			got := enginetest.Think(e, ai.Query{Position: p, All: true, Limits: ai.Limits{Nodes: nodes}})
			if !got.Proven || got.Best.Score != want || got.Best.Words[0] != "C" || got.Nodes > nodes || len(got.Turns) != 6 {
				t.Errorf("%q, %d nodes: %+v", options, nodes, got)
			}
			enginetest.PlayLine(t, p, got.Best)
		}
	}
}

// TestBookIsTold checks that if the book has the best turn, no other turn is ever reported as best, also if
// all turns are requested.
func TestBookIsTold(t *testing.T) {
	told := 0
	q := ai.Query{Position: enginetest.Start(t, "kalah", ""), Limits: ai.Limits{Nodes: 100_000}, All: true}
	newEngine(1<<20).Think(q, new(atomic.Bool), func(i ai.Info) {
		if told++; !i.Proven || i.Best.Score != 1200 || i.Best.Words[0] != "C" {
			t.Errorf("told %t, %d, %v", i.Proven, i.Best.Score, i.Best.Words)
		}
	})
	if told == 0 {
		t.Error("nothing was told")
	}
}

// TestEmptyPart checks that an engine whose part has no turns reports none, so that its score is not used.
func TestEmptyPart(t *testing.T) {
	q := query(t, "emptycapture=on", "2,0,0,0,0,0/1,2,1,0,1,0 24 17 s")
	q.All = true
	for index, turns := range []int{1, 0, 0} {
		q.Part = ai.Part{Index: index, Of: 3}
		if i := thinkAbout(t, q); len(i.Turns) != turns || len(i.Best.Words) > 0 != (turns > 0) || !i.Proven {
			t.Errorf("part %d: %+v", index, i)
		}
	}
}
