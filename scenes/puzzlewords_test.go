package scenes_test

import (
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/play/puzzle"
	"tidepool/scenes"
)

// While a win is being found, the goal says in how many turns it is still to be reached; at the end it is whole again.
func TestPuzzleCountsDown(t *testing.T) {
	q := riddles()[2]
	p, _ := riddle(t, q)
	for _, want := range []string{"win in 3 turns", "win in 2 turns", "win with one turn"} {
		if got := p.says("puzzle.goal"); !strings.HasSuffix(got, want) {
			t.Errorf("%q, want %q", got, want)
		}
		pos := scenes.PositionAt(p.app.Top())
		p.enters(q.Line[0])
		p.until("an answer", func() bool {
			now := scenes.PositionAt(p.app.Top())
			return p.node("puzzle.end") != nil || now.Turn() == pos.Turn() && now.String() != pos.String()
		})
		q = &puzzle.Puzzle{Line: q.Line[min(2, len(q.Line)-1):]}
	}
	if got := p.says("puzzle.goal"); !strings.HasSuffix(got, "win in 3 turns") {
		t.Errorf("at the end: %q", got)
	}
}

// A wrong turn at a mistake of one's own is answered by what it gives away, or by what the reply to it does.
func TestOwnMistakeIsExplained(t *testing.T) {
	for _, test := range []struct {
		riddle int
		want   string
	}{{2, "and Red has won"}, {3, "Threatens “c6 jumps to e6”, which wins the game."}, {4, "Gives up about 6 seeds."}} {
		q := riddles()[test.riddle]
		q.Kind, q.Goal, q.Line, q.Also = puzzle.Better, 1, q.Line[:1], ""
		p, _ := riddle(t, q)
		p.engine.Line, p.engine.Score, p.engine.Scores = 4, -300, map[string]ai.Score{q.Line[0]: 300}
		p.misses(q)
		p.until("an answer", func() bool { return p.node("puzzle.again") != nil })
		if !strings.Contains(p.labels(), test.want) {
			t.Errorf("%s: %q", q.Game, p.labels())
		}
	}
}
