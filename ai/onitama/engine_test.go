package onitama

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"runtime"
	"sync/atomic"
	"testing"

	"tidepool/ai"
	"tidepool/ai/enginetest"
	"tidepool/ai/onitama/endgame"
	"tidepool/rules"
	"tidepool/rules/onitama"
)

// ending returns a random position with at most students students on each side and a random deal.
func ending(t testing.TB, r *rand.Rand, students int) rules.Position {
	t.Helper()
	cards := []string{"ox", "boar", "horse", "elephant", "crab"}
	for {
		var letters [25]string
		for i, place := range r.Perm(25)[:2+2*students] {
			if i < 2 || r.IntN(4) > 0 {
				letters[place] = string("RBrb"[min(i, 2+i%2)])
			}
		}
		board := rules.AppendBoard(nil, 5, 5, func(file, rank int) string { return letters[rank*5+file] })
		r.Shuffle(len(cards), func(i, k int) { cards[i], cards[k] = cards[k], cards[i] })
		text := fmt.Sprintf("%s %c %s,%s %s,%s %s", board, "rb"[r.IntN(2)], cards[0], cards[1], cards[2], cards[3], cards[4])
		if p, err := (onitama.Game{}).Parse("", text); err == nil && !p.Outcome().Over() {
			return p
		}
	}
}

func tableOf(p rules.Position) *endgame.Table {
	b := endgame.NewBuilder(endgame.CardsOf(p.Unwrap().(onitama.Position)))
	for b.Step() {
	}
	return b.Table()
}

// TestEndings checks that endings are played perfectly to the end, with and without a node limit.
func TestEndings(t *testing.T) {
	r := rand.New(rand.NewPCG(11, 1))
	e := newEngine(1 << 20)
	table := tableOf(ending(t, r, 1))
	for i := range enginetest.Few(300, 30) {
		p := ending(t, r, 1)
		value, _ := table.Lookup(p.Unwrap().(onitama.Position))
		q := ai.Query{Position: p, Limits: ai.Limits{Nodes: 10_000}, All: i%3 == 0}
		if i%2 == 0 {
			q.Limits = ai.Limits{Expired: enginetest.Never}
		}
		got := enginetest.Think(e, q)
		if got.Best.Score != scoreOf(value) || !got.Proven {
			t.Fatalf("%s: %s, proven %t; the table says %s", p, got.Best.Score, got.Proven, scoreOf(value))
		}
		for _, v := range append(got.Turns, got.Best) {
			enginetest.PlayLine(t, p, v)
			if _, plies, ok := v.Score.Proven(); ok && plies != len(v.Words) {
				t.Errorf("%s: %s takes %q", p, v.Score, v.Words)
			}
		}
	}
}

// TestTableDeterminism checks that results under a limit do not depend on whether the table already existed.
func TestTableDeterminism(t *testing.T) {
	r := rand.New(rand.NewPCG(12, 1))
	for _, students := range []int{1, 2, 3}[:enginetest.Few(3, 1)] {
		q := ai.Query{Position: ending(t, r, students), Limits: ai.Limits{Nodes: 20_000}}
		first := enginetest.Think(newEngine(1<<20), q)
		used := newEngine(1 << 20)
		ready := func() bool { return used.(*engine).endings.table.Load() != nil }
		enginetest.Think(used, ai.Query{Position: q.Position, Limits: ai.Limits{Expired: ready}})
		used.Forget()
		if got := enginetest.Think(used, q); !reflect.DeepEqual(got, first) {
			t.Errorf("%s: %v with a new engine, then %v", q.Position, first, got)
		}
	}
}

// TestOneThread checks that with one thread the table is built while the engine keeps checking the clock, at
// least a thousand times.
func TestOneThread(t *testing.T) {
	if testing.Short() {
		t.Skip("one thread has no races to look for")
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	e := newEngine(1 << 20).(*engine)
	p, err := (onitama.Game{}).Parse("", "bbB1b/5/5/5/r1Rrr r ox,boar horse,elephant crab")
	if err != nil {
		t.Fatal(err)
	}
	looks := 0
	enginetest.Think(e, ai.Query{Position: p, Limits: ai.Limits{Expired: func() bool {
		looks++
		return e.endings.table.Load() != nil || looks > 20_000
	}}})
	if e.endings.table.Load() == nil || looks < 1000 {
		t.Errorf("%d checks of the clock, table %p", looks, e.endings.table.Load())
	}
}

// TestTableStop checks that a search that waits for the table can be stopped.
func TestTableStop(t *testing.T) {
	p := ending(t, rand.New(rand.NewPCG(13, 1)), 1)
	stop := new(atomic.Bool)
	stop.Store(true)
	e := newEngine(1 << 20).(*engine)
	got := e.Think(ai.Query{Position: p, Limits: ai.Limits{Nodes: 1000}}, stop, func(ai.Info) {})
	enginetest.PlayLine(t, p, got.Best)
	if e.endings.table.Load() != nil {
		t.Error("the table was built to its end")
	}
}

// TestRepetition checks that a position that has come up twice, and lines through it, are no longer scored as
// wins.
func TestRepetition(t *testing.T) {
	if testing.Short() {
		t.Skip("TestEndings has the same threads")
	}
	r := rand.New(rand.NewPCG(14, 1))
	e := newEngine(1 << 20)
	table := tableOf(ending(t, r, 1))
	tested := 0
	for tested < 40 {
		p := ending(t, r, 1)
		at := p.Unwrap().(onitama.Position)
		value, _ := table.Lookup(at)
		if !value.Won() || value.Plies() < 5 || value.Plies() > 9 {
			continue
		}
		tested++
		limits := ai.Limits{Nodes: 100_000}
		best := enginetest.Think(e, ai.Query{Position: p, Limits: limits}).Best
		word := best.Words[0]
		next, _, _ := p.Play(word)
		got := enginetest.Think(e, ai.Query{Position: p, Past: []rules.Position{next, p, next}, Limits: limits, All: true})
		for _, v := range got.Turns {
			if v.Words[0] == word && v.Score != 0 {
				t.Errorf("%s: %s for the third time: %s", p, word, v.Score)
			}
			if win, _, ok := v.Score.Proven(); ok && win && passes(p, v.Words, next) {
				t.Errorf("%s: %s through a position that will be a draw: %q", p, v.Score, v.Words)
			}
		}
		if again := enginetest.Think(e, ai.Query{Position: p, Past: []rules.Position{next}, Limits: limits}).Best; again.Score != best.Score {
			t.Errorf("%s: %s after it has been there once: %s", p, word, again.Score)
		}
		enginetest.Think(e, ai.Query{Position: p, Past: []rules.Position{p, next}, Limits: limits})
		if got := e.(*engine).endings.plies; got != value.Plies() {
			t.Errorf("%s there for the second time: results within %d plies are told", p, got)
		}
	}
}

// passes reports whether a line leads through a position.
func passes(p rules.Position, words []string, by rules.Position) bool {
	for _, word := range words {
		p, _, _ = p.Play(word)
		if p == by {
			return true
		}
	}
	return false
}
