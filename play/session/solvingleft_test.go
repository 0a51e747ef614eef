package session_test

import (
	"testing"

	"tidepool/play/puzzle"
	"tidepool/play/session"
)

// After the solution was left for equally good turns, as many of the solver's turns as it has are enough: a
// puzzle of seeds ends there, though the game goes on.
func TestSolvingLeft(t *testing.T) {
	tried := 0
	for _, p := range solved() {
		if p.Kind != puzzle.Seeds {
			continue
		}
		tried++
		s := solve(t, p)
		s.engine.Proven = true
		_, of := s.Made()
		for n := 0; s.State() != session.Finished; n++ {
			if n == of {
				t.Fatalf("%s: after %d turns as good as the solution's %d, another one is requested", p.Game, n, of)
			}
			pos := s.Study().Node().Position()
			for _, turn := range pos.Turns() {
				if next, _, err := pos.Play(turn.Word); err == nil && (n > 0 || turn.Word != p.Line[0]) && !next.Outcome().Over() {
					s.engine.Score = 5000
					if next.Turn() != pos.Turn() {
						s.engine.Score = -5000
					}
					s.word(turn.Word)
					break
				}
			}
			s.until("a verdict", func() bool { return s.State() != session.Testing })
			if made, _ := s.Made(); made != n+1 {
				t.Fatalf("%s: %d right turns after %d", p.Game, made, n+1)
			}
			s.ready()
		}
		if !s.Solved() || s.Failed() || s.Study().Node().Outcome().Over() {
			t.Errorf("%s: solved %v, failed %v", p.Game, s.Solved(), s.Failed())
		}
	}
	if tried == 0 {
		t.Error("no puzzle of the kind Seeds")
	}
}

// An engine that fails to answer the puzzle's other solution does not solve the puzzle: any turn answers.
func TestSolvingWithoutDefence(t *testing.T) {
	tried := 0
	for _, p := range solved() {
		s := solve(t, p)
		if _, of := s.Made(); of < 2 || p.Also == "" {
			continue
		}
		tried++
		s.engine.Problem = "no"
		s.word(p.Also)
		s.until("an answer", func() bool { return s.State() != session.Defending })
		if n, _ := s.Made(); n != 1 || s.State() != session.Seeking || s.Study().Node().Ply() != 2 {
			t.Errorf("%s: in state %v after %d turns, %d of them right", p.Game, s.State(), s.Study().Node().Ply(), n)
		}
	}
	if tried == 0 {
		t.Error("no puzzle of two turns has another solution")
	}
}

// If the result of a turn is certain, it is enough that the game is saved or won, but not for a number of seeds.
func TestSolvingDecided(t *testing.T) {
	for _, p := range solved() {
		if p.Game != "kalah" {
			continue
		}
		s := solve(t, p)
		s.engine.Decided = true
		pos := s.Study().Node().Position()
		for _, turn := range pos.Turns() {
			next, _, err := pos.Play(turn.Word)
			if err != nil || turn.Word == p.Line[0] || turn.Word == p.Also || next.Outcome().Over() || next.Turn() == pos.Turn() {
				continue
			}
			s.engine.Score = -5000
			s.word(turn.Word)
			s.until("a verdict", func() bool { return s.State() != session.Testing })
			if made, _ := s.Made(); (made == 1) != (p.Kind != puzzle.Seeds) {
				t.Errorf("%v: %q is right: %v", p.Kind, turn.Word, made == 1)
			}
			break
		}
	}
}
