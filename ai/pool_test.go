package ai_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
)

// A crew is a pool of thinkers controlled by the test.
type crew struct {
	*ai.Pool
	t    testing.TB
	each []*enginetest.Script
}

func newCrew(t testing.TB, n int) *crew {
	c := &crew{t: t}
	var list []ai.Thinker
	for range n {
		s := &enginetest.Script{Games: engines.ByID, Slow: true}
		c.each, list = append(c.each, s), append(list, s)
	}
	c.Pool = ai.NewPool(list[0], list[1:]...)
	return c
}

// scores makes all active thinkers report scores of turns.
func (c *crew) scores(scores map[string]ai.Score) {
	for _, s := range c.each {
		s.Scores, s.Score = scores, -50
	}
}

// tells checks the updates since the last call: the ID of each with its depth, an x if it is final and a ? if
// there was a problem.
func (c *crew) tells(want string) (last ai.Update) {
	c.t.Helper()
	var got []string
	for n, ok := c.Update(); ok; n, ok = c.Update() {
		text := fmt.Sprintf("%d:%d", n.ID, n.Depth)
		if n.Final {
			text += "x"
		}
		if n.Problem != "" {
			text += "?"
		}
		got, last = append(got, text), n
	}
	if text := strings.Join(got, " "); text != want {
		c.t.Fatalf("the updates are %q, want %q", text, want)
	}
	return last
}

// busy checks which thinkers are busy, in the form "+-+".
func (c *crew) busy(want string) {
	c.t.Helper()
	got := ""
	for _, s := range c.each {
		if s.Job != nil {
			got += "+"
		} else {
			got += "-"
		}
	}
	if got != want {
		c.t.Fatalf("busy are %q, want %q", got, want)
	}
}

func gameOf(t testing.TB, id string) ai.Game {
	t.Helper()
	g, ok := engines.ByID(id)
	if !ok {
		t.Fatal(id)
	}
	return g
}

func allTurns(id uint64) ai.Job { return ai.Job{ID: id, Game: "onitama", All: true, Time: time.Second} }

// words returns the first words of turns.
func words(list []ai.Variation) (words []string) {
	for _, v := range list {
		words = append(words, v.Words[0])
	}
	return words
}

// Shared turns are reported together, at a depth that all have reached.
func TestPoolShares(t *testing.T) {
	c := newCrew(t, 3)
	q, err := new(ai.Job).Query(gameOf(t, "onitama"))
	if err != nil {
		t.Fatal(err)
	}
	all := q.Position.Turns()
	best := all[len(all)-2].Word
	c.scores(map[string]ai.Score{best: 70})
	c.Start(allTurns(1))
	c.busy("+++")
	c.each[0].Depth = 4
	c.each[0].Tell(false)
	c.each[1].Tell(false)
	c.tells("")
	c.each[2].Depth = 2
	c.each[2].Tell(false)
	c.tells("1:1")
	c.each[1].Depth = 3
	c.each[1].Tell(false)
	n := c.tells("1:2")
	if n.Best.Words[0] != best || n.Best.Score != 70 || n.Turns[0].Words[0] != best || n.Proven {
		t.Errorf("the best of %+v is %+v, want %s", n.Turns, n.Best, best)
	}
	got, want := words(n.Turns), []string(nil)
	for _, turn := range all {
		want = append(want, turn.Word)
	}
	slices.Sort(got)
	if slices.Sort(want); !slices.Equal(got, want) {
		t.Errorf("the turns %v, want %v", got, want)
	}
	for _, s := range c.each {
		s.Answer()
	}
	if n := c.tells("1:2x"); n.ID != 1 {
		t.Errorf("%+v", n)
	}
	c.busy("---")
}

// A share that restarts, for example after its program died, is not reported before it has reached the same
// depth again.
func TestPoolBegunAnew(t *testing.T) {
	c := newCrew(t, 2)
	c.scores(nil)
	tell := func(i, depth int) {
		c.each[i].Depth = depth
		c.each[i].Tell(false)
	}
	c.Start(allTurns(1))
	for depth := 1; depth <= 4; depth++ {
		tell(0, depth)
		tell(1, depth)
	}
	c.tells("1:1 1:2 1:3 1:4")
	c.each[1].Score = 90
	tell(1, 1)
	tell(0, 5)
	tell(1, 4)
	c.tells("")
	tell(1, 5)
	if n := c.tells("1:5"); n.Best.Score != 90 {
		t.Errorf("%+v", n)
	}
}

// What is proven of a part is proven of all only if no other part can have more.
func TestPoolProven(t *testing.T) {
	for _, test := range []struct {
		name   string
		score  ai.Score // of the leader's turns
		proven [2]bool
		want   bool
	}{
		{"all", 10, [2]bool{true, true}, true},
		{"an estimate is left", 10, [2]bool{true, false}, false},
		{"a win", ai.WinIn(3), [2]bool{true, false}, true},
		{"a win that may be shorter", ai.WinIn(3), [2]bool{false, true}, false},
		{"a loss of a part", ai.LossIn(2), [2]bool{true, false}, false},
	} {
		t.Run(test.name, func(t *testing.T) {
			c := newCrew(t, 2)
			for i, s := range c.each {
				s.Proven = test.proven[i]
			}
			c.each[0].Score = test.score
			c.Start(allTurns(1))
			c.each[0].Answer()
			c.each[1].Answer()
			if n := c.tells("1:1x"); n.Proven != test.want {
				t.Errorf("%+v", n)
			}
		})
	}
}

// There may be more thinkers than turns.
func TestPoolFewTurns(t *testing.T) {
	c := newCrew(t, 60)
	c.Start(allTurns(1))
	for _, s := range c.each {
		s.Answer()
	}
	if n := c.tells("1:1x"); len(n.Turns) == 0 || len(n.Turns) >= 60 {
		t.Errorf("%d turns", len(n.Turns))
	}
}

// Concurrent jobs have a thinker each, and wait while there is none.
func TestPoolBeside(t *testing.T) {
	c := newCrew(t, 2)
	for id := range uint64(3) {
		c.Beside(ai.Job{ID: id, Game: "kalah", All: true})
	}
	c.busy("++")
	if j := c.each[0].Last(); !j.Beside || !j.Part.Whole() {
		t.Errorf("%+v", j)
	}
	c.each[1].Answer()
	c.tells("1:1x")
	c.busy("++")
	c.Cancel(0)
	c.tells("")
	c.busy("-+")
	c.Stop(2)
	c.tells("2:1x")
	if len(c.each[1].Jobs) != 2 {
		t.Errorf("%d jobs", len(c.each[1].Jobs))
	}
	// A job stopped while waiting ends as soon as it has started.
	for id := uint64(4); id < 7; id++ {
		c.Beside(ai.Job{ID: id, Game: "kalah"})
	}
	c.Stop(6)
	c.each[0].Answer()
	c.tells("4:1x")
	if j := c.each[0].Last(); j.Nodes != 1 {
		t.Errorf("%+v", j)
	}
}

// What a helper cannot do another does, and the helper is not asked again.
func TestPoolHelperFails(t *testing.T) {
	c := newCrew(t, 2)
	c.Start(allTurns(1))
	c.each[0].Tell(false)
	c.each[1].Problem = "out of memory"
	c.each[1].Answer()
	c.tells("")
	c.busy("+-")
	if j := c.each[0].Last(); !j.Part.Whole() || c.Width() != 1 {
		t.Errorf("width %d, %+v", c.Width(), j)
	}
	c.each[0].Answer()
	c.tells("1:1x")

	c = newCrew(t, 2)
	c.each[1].Problem = "out of memory"
	c.Beside(ai.Job{ID: 1, Game: "kalah"})
	c.Beside(ai.Job{ID: 2, Game: "kalah"})
	c.each[1].Answer()
	c.tells("")
	c.each[0].Answer()
	c.tells("1:1x")
	c.busy("+-")
	c.each[0].Answer()
	c.tells("2:1x")
}

// What the leader cannot do has failed.
func TestPoolLeaderFails(t *testing.T) {
	c := newCrew(t, 2)
	c.each[0].Problem = "no"
	c.Start(allTurns(1))
	c.each[0].Answer()
	c.tells("1:0x?")
	c.busy("--")
	c.Start(ai.Job{ID: 2, Game: "kalah"})
	c.busy("+-")
	if j := c.each[0].Last(); j.Beside {
		t.Errorf("a job that has the machine to itself: %+v", j)
	}
}

// A leader alone gets the job unchanged.
func TestPoolOfOne(t *testing.T) {
	c := newCrew(t, 1)
	c.Start(allTurns(1))
	if j := c.each[0].Last(); j.Beside || !j.Part.Whole() {
		t.Errorf("%+v", j)
	}
	c.Cancel(1)
	c.tells("")
	c.Beside(allTurns(2))
	if j := c.each[0].Last(); j.Beside || !j.Part.Whole() {
		t.Errorf("%+v", j)
	}
	c.each[0].Answer()
	c.tells("2:1x")
}

// The real engines' parts together are all turns, each once, with a score.
func TestParts(t *testing.T) {
	eachGame(t, func(t *testing.T, id string) {
		for _, limit := range []ai.Job{{Depth: 3}, {Nodes: 60_000}} {
			const parts = 3
			var got []string
			for i := range parts {
				h := newHost(t)
				j := limit
				j.ID, j.Game, j.All, j.Part = 1, id, true, ai.Part{Index: i, Of: parts}
				h.Start(j)
				n, _ := h.final(t, 1)
				if n.Problem != "" || len(n.Turns) > 0 && n.Best.Score != n.Turns[0].Score {
					t.Errorf("part %d: %+v", i, n)
				}
				for _, v := range n.Turns {
					enginetest.PlayLine(t, enginetest.Start(t, id, ""), v)
				}
				got = append(got, words(n.Turns)...)
			}
			var want []string
			for _, turn := range enginetest.Start(t, id, "").Turns() {
				want = append(want, turn.Word)
			}
			slices.Sort(got)
			if slices.Sort(want); !slices.Equal(got, want) {
				t.Errorf("%+v: turns %v, want %v", limit, got, want)
			}
		}
	})
}
