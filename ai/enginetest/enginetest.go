// Package enginetest has what tests of engines share: positions from random games, and exhaustive search by
// the rules alone to check engines with.
package enginetest

import (
	"math/rand/v2"
	"sync/atomic"
	"testing"

	"tidepool/ai"
	"tidepool/rules"
	"tidepool/rules/games"
)

// Wander plays random turns and returns the positions on the way, all unfinished.
func Wander(r *rand.Rand, p rules.Position, plies int) []rules.Position {
	line := []rules.Position{p}
	for range plies {
		turns := p.Turns()
		next, _, err := p.Play(turns[r.IntN(len(turns))].Word)
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

func Start(t testing.TB, id, options string) rules.Position {
	t.Helper()
	g, ok := games.ByID(id)
	if !ok {
		t.Fatalf("no game %s", id)
	}
	p, err := g.Start(options)
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// Think searches a position without reporting progress.
func Think(e ai.Engine, q ai.Query) ai.Info { return e.Think(q, new(atomic.Bool), func(ai.Info) {}) }

// OneThread skips a test with one thread if races are looked for.
func OneThread(t testing.TB) {
	t.Helper()
	if testing.Short() {
		t.Skip("one thread, with much to do")
	}
}

// Few returns short if every step is slow (with the race detector), otherwise many.
func Few(many, short int) int {
	if testing.Short() {
		return short
	}
	return many
}

// PlayLine fails the test if a variation is illegal, or ends differently from its score.
func PlayLine(t testing.TB, p rules.Position, v ai.Variation) {
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

// Never is a stop function that never stops.
func Never() bool { return false }

// Quietly ignores progress.
func Quietly(ai.Progress) {}
