package session_test

import (
	"testing"

	"tidepool/ai"
	"tidepool/play/puzzle"
	"tidepool/play/session"
)

// A puzzle of a mistake is judged by one look at all turns: a turn that gives nothing away is right, another
// is answered, and nothing counts if the engine cannot tell.
func TestSolvingMistake(t *testing.T) {
	eachPuzzle(t, func(t *testing.T, p puzzle.Puzzle) {
		p.Kind, p.Goal, p.Line, p.Also = puzzle.Better, 1, p.Line[:1], ""
		word := wrong(t, p)
		for _, test := range []struct {
			score ai.Score
			right bool
		}{{300, true}, {290, true}, {-300, false}} {
			s := solve(t, p)
			s.engine.Score, s.engine.Scores = -900, map[string]ai.Score{p.Line[0]: 300, word: test.score}
			s.word(word)
			if test.right {
				s.until("the end", func() bool { return s.Solved() })
			} else {
				s.until("a verdict", func() bool { return told[session.Tested](s) == 1 })
			}
			if s.Failed() == test.right || !test.right && s.Try().Verdict != session.Refuted {
				t.Errorf("%d: verdict %v, failed %v", test.score, s.Try().Verdict, s.Failed())
			}
		}
		s := solve(t, p)
		s.word(p.Line[0])
		if !s.Solved() {
			t.Error("the engine's own turn is not right")
		}
		alone := &solver{t: t}
		alone.sit(p, nil)
		alone.word(word)
		alone.until("a verdict", func() bool { return told[session.Tested](alone) == 1 })
		if alone.Try().Verdict != session.Unproven || alone.Failed() {
			t.Errorf("without an engine: verdict %v, failed %v", alone.Try().Verdict, alone.Failed())
		}
	})
}
