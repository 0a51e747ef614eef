package session_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/enginetest"
	"tidepool/play/puzzle"
	"tidepool/play/session"
	"tidepool/rules"
)

// solved returns puzzles of every game and kind, proven when they were made.
func solved() []puzzle.Puzzle {
	return []puzzle.Puzzle{
		{Game: "kaninariebi", Position: "1ccc1/5/3C1/CC2S/sC2c r", Kind: puzzle.Win, Goal: 2, Line: []string{"e1-c1~c4+b5-a4=", "b1-c1~c1", "c5-a5="}},
		{Game: "kaninariebi", Position: "s1C1c/c4/2CC1/1cc2/3CS b", Kind: puzzle.Win, Goal: 3, Line: []string{"d3-e3=", "a4-b4", "e1-d2", "b2-a2", "d1-e1="}, Also: "e1-d2"},
		{Game: "kaninariebi", Position: "1c3/5/2C1c/1CC2/cCcc1 r", Kind: puzzle.Current, Goal: 1, Line: []string{"b5-c5~c4"}},
		{Game: "kaninariebi", Position: "1ccc1/5/3C1/CC2S/sC2c r", Kind: puzzle.Save, Goal: 1, Line: []string{"e1-c1~c4+b5-a4="}},
		{Game: "kanishogi", Position: "1K3/2+c2/5/2+B2/2+bk+C r", Kind: puzzle.Current, Goal: 2, Line: []string{"c1-d2", "b5-a5", "c4-d3+d3-e2"}},
		{Game: "kanishogi", Position: "D4/1+A3/KBk1+b/C3c/1+a3 b", Kind: puzzle.Win, Goal: 1, Line: []string{"a5-c5~c4+b3-c2~c2"}, Also: "a5-c5~c4+c4-d3"},
		{Game: "onitama", Position: "3br/3b1/2B1r/2R2/4b b crab,frog dragon,monkey boar", Kind: puzzle.Win, Goal: 3, Line: []string{"monkey:c3-b2", "crab:c2-e2", "boar:b2-a2", "frog:e3-c3", "dragon:a2-c1"}, Also: "monkey:c3-d2"},
		{Game: "onitama", Position: "1bb1b/2r2/B4/rr3/R3r b dragon,monkey crab,frog boar", Kind: puzzle.Save, Goal: 1, Line: []string{"crab:a3-a2"}},
		{Game: "konane", Options: "size=6", Position: "o1o1ox/3o2/3x2/2x2o/o1o3/2x1x1 b", Kind: puzzle.LastJump, Goal: 3, Line: []string{"d4-d6", "c2-c4", "d6-b6", "a6-c6", "f6-b6"}},
		{Game: "konane", Options: "size=6", Position: "o2x1x/x4o/1x2o1/x4o/1xo2x/2x2o w", Kind: puzzle.Win, Goal: 3, Line: []string{"a6-a4", "a3-a5", "c2-a2", "f2-f4", "f5-f3"}, Also: "c2-a2"},
		{Game: "konane", Options: "size=6", Position: "o1o2x/xo1ox1/o5/1ox3/6/x4o b", Kind: puzzle.Save, Goal: 1, Line: []string{"c3-a3"}},
		{Game: "kalah", Position: "2,1,3,0,2,2/2,1,0,1,0,2 15 17 n", Kind: puzzle.Seeds, Goal: 2, Line: []string{"d", "E", "C", "f", "D", "b"}},
		{Game: "kalah", Position: "0,0,0,3,0,7/0,0,3,0,2,0 20 13 s", Kind: puzzle.Win, Goal: 3, Line: []string{"D", "E", "c", "F"}},
		{Game: "kalah", Position: "1,1,1,0,0,2/0,0,11,2,2,2 12 14 n", Kind: puzzle.Save, Goal: 1, Line: []string{"c"}, Also: "e"},
	}
}

// eachPuzzle runs a test for each of them.
func eachPuzzle(t *testing.T, do func(t *testing.T, p puzzle.Puzzle)) {
	for i, p := range solved() {
		t.Run(fmt.Sprint(p.Game, "/", i), func(t *testing.T) { do(t, p) })
	}
}

// A solver is a user solving a puzzle.
type solver struct {
	*session.Solving
	t      *testing.T
	engine *enginetest.Script
	broker *session.Broker
	events []session.Event
}

func solve(t *testing.T, p puzzle.Puzzle) *solver {
	t.Helper()
	s := &solver{t: t, engine: &enginetest.Script{Games: engines.ByID}}
	s.broker = session.NewBroker(s.engine)
	s.sit(p, s.broker)
	return s
}

func (s *solver) sit(p puzzle.Puzzle, b *session.Broker) {
	s.t.Helper()
	z, err := session.NewSolving(session.SolvingConfig{Game: gameOf(s.t, p.Game), Puzzle: &p, Broker: b, Hasty: true})
	if err != nil {
		s.t.Fatal(err)
	}
	s.Solving = z
}

func (s *solver) frame() {
	s.Tick(true)
	s.broker.Tick()
	s.events = append(s.events, s.Drain()...)
}

// until runs frames until ok is true.
func (s *solver) until(what string, ok func() bool) {
	s.t.Helper()
	for n := 0; !ok(); n++ {
		if n > 3000 {
			s.t.Fatalf("it never comes to %s: state %v, %v", what, s.State(), s.events)
		}
		s.frame()
	}
}

// ready runs frames until the person can play or the puzzle is over.
func (s *solver) ready() {
	s.t.Helper()
	s.until("the person's turn", func() bool { return s.PersonToMove() || s.State() == session.Finished })
}

func (s *solver) word(w string) {
	s.t.Helper()
	if err := s.Play(w); err != nil {
		s.t.Fatal(err)
	}
}

// finish plays the rest of the solution.
func (s *solver) finish() {
	s.t.Helper()
	line := s.Puzzle().Line
	for s.ready(); s.State() != session.Finished; s.ready() {
		s.word(line[len(s.Study().Node().Path())])
	}
}

// told returns the number of events of a type.
func told[E session.Event](s *solver) (n int) {
	s.events = append(s.events, s.Drain()...)
	for _, e := range s.events {
		if _, ok := e.(E); ok {
			n++
		}
	}
	return n
}

// wrong returns a first turn outside the solutions after which the other side moves and the game goes on.
func wrong(t *testing.T, p puzzle.Puzzle) string {
	t.Helper()
	pos, err := p.Start(gameOf(t, p.Game))
	if err != nil {
		t.Fatal(err)
	}
	for _, turn := range pos.Turns() {
		next, _, err := pos.Play(turn.Word)
		if err == nil && turn.Word != p.Line[0] && turn.Word != p.Also && next.Turn() != pos.Turn() && !next.Outcome().Over() {
			return turn.Word
		}
	}
	t.Skip("every turn is right, or ends the game")
	return ""
}

// The stored line is right without an engine, and can be stepped through.
func TestSolvingLine(t *testing.T) {
	eachPuzzle(t, func(t *testing.T, p puzzle.Puzzle) {
		s := solve(t, p)
		s.finish()
		if !s.Solved() || s.Failed() || s.Hinted() || told[session.Found](s) != 1 || told[session.Failed](s) != 0 || len(s.engine.Jobs) != 0 {
			t.Errorf("solved %v, failed %v, %d jobs: %v", s.Solved(), s.Failed(), len(s.engine.Jobs), s.events)
		}
		if !slices.Equal(s.Study().Node().Path(), p.Line) {
			t.Errorf("the puzzle ended with %v", s.Study().Node().Path())
		}
		s.Study().First()
		n := 0
		for ; s.Study().Next() != nil; s.Study().Forward() {
			n++
		}
		if n != len(p.Line) {
			t.Errorf("%d turns to step through", n)
		}
		if s.PersonToMove() {
			t.Error("turns can be played after the end")
		}
	})
}

// lostScore returns a score with which the solver fails.
func lostScore(p puzzle.Puzzle) ai.Score {
	if p.Game == "kalah" {
		return 4000
	}
	return ai.WinIn(3)
}

// A wrong turn is answered and taken back, and the puzzle can still be solved.
func TestSolvingWrong(t *testing.T) {
	eachPuzzle(t, func(t *testing.T, p puzzle.Puzzle) {
		s, word := solve(t, p), wrong(t, p)
		s.engine.Score, s.engine.Proven = lostScore(p), true
		s.word(word)
		s.until("a refutation", func() bool { return s.State() == session.Refuting })
		if v := s.Try().Verdict; v != session.Refuted || s.Try().Word != word || !s.Failed() || told[session.Failed](s) != 1 || told[session.Tested](s) != 1 {
			t.Fatalf("verdict %v, failed %v", v, s.Failed())
		}
		s.until("the answer", func() bool { return s.Study().Node().Ply() == 2 })
		s.ready()
		if n := s.Study().Node(); n.Parent() != nil || len(n.Children()) != 0 {
			t.Errorf("the wrong turn is still there: %v", n.Path())
		}
		s.word(word)
		s.until("a refutation", func() bool { return s.State() == session.Refuting })
		s.Again()
		if s.State() != session.Seeking || s.Study().Node().Parent() != nil {
			t.Error("the turn cannot be taken back at once")
		}
		s.finish()
		if !s.Solved() || !s.Failed() || told[session.Failed](s) != 1 {
			t.Errorf("solved %v, failed %v", s.Solved(), s.Failed())
		}
	})
}

// A win that takes too long is reported and does not count; one that is as fast is right, and the engine
// plays the defence.
func TestSolvingOther(t *testing.T) {
	eachPuzzle(t, func(t *testing.T, p puzzle.Puzzle) {
		if p.Goal < 2 || p.Game == "kalah" {
			t.Skip("nothing is slower or as fast")
		}
		s, word := solve(t, p), wrong(t, p)
		s.engine.Score = ai.LossIn(2 * p.Goal)
		s.word(word)
		s.until("a verdict", func() bool { return told[session.Tested](s) == 1 })
		s.ready()
		if s.Try().Verdict != session.TooSlow || s.Failed() || s.Study().Node().Parent() != nil {
			t.Errorf("verdict %v, failed %v", s.Try().Verdict, s.Failed())
		}
		s = solve(t, p)
		s.engine.Score = ai.LossIn(2*p.Goal - 2)
		s.word(word)
		s.ready()
		if made, _ := s.Made(); made != 1 || s.Failed() || s.Study().Node().Ply() != 2 || s.Try().Verdict != session.NotTested {
			t.Errorf("%d right, failed %v, ply %d", made, s.Failed(), s.Study().Node().Ply())
		}
		if s.State() == session.Finished {
			return // the answer has ended the game
		}
		s.Hint()
		s.until("a hint", func() bool { parts, _, _ := s.Hinting(); return parts == 1 })
		s.Show()
		s.until("the end", func() bool { return s.State() == session.Finished })
		if !slices.Equal(s.Study().Node().Path(), p.Line) || s.Solved() {
			t.Errorf("shown: %v", s.Study().Node().Path())
		}
	})
}

// If the engine cannot decide, or there is none, the puzzle's own proof decides about the first turn.
func TestSolvingUnproven(t *testing.T) {
	eachPuzzle(t, func(t *testing.T, p puzzle.Puzzle) {
		s, word := solve(t, p), wrong(t, p)
		s.word(word)
		s.until("a verdict", func() bool { return told[session.Tested](s) == 1 })
		if s.Try().Verdict != session.Unproven || !s.Failed() {
			t.Errorf("verdict %v, failed %v", s.Try().Verdict, s.Failed())
		}
		for _, b := range []*session.Broker{nil, session.NewBroker(&enginetest.Script{Problem: "out of order"})} {
			alone := &solver{t: t, broker: b}
			alone.sit(p, b)
			alone.word(word)
			alone.until("a verdict", func() bool { return told[session.Tested](alone) == 1 })
			alone.ready()
			if alone.Try().Verdict != session.Unproven || !alone.Failed() {
				t.Errorf("without an engine: verdict %v, failed %v", alone.Try().Verdict, alone.Failed())
			}
			alone.finish()
		}
	})
}

// A hint has three parts, and a puzzle solved with one is marked so.
func TestSolvingHints(t *testing.T) {
	eachPuzzle(t, func(t *testing.T, p puzzle.Puzzle) {
		s := solve(t, p)
		for want := 1; want <= session.HintParts; want++ {
			s.Hint()
			if parts, turn, _ := s.Hinting(); parts != want || turn.Word != p.Line[0] {
				t.Fatalf("part %d of %s, want %d", parts, turn.Word, want)
			}
		}
		s.Hint()
		s.word(p.Line[0])
		if parts, _, _ := s.Hinting(); parts != 0 {
			t.Error("a hint about a turn already played")
		}
		s.finish()
		if !s.Hinted() || s.Failed() || !s.Solved() {
			t.Errorf("hinted %v, failed %v", s.Hinted(), s.Failed())
		}
	})
}

// The solution can be shown at any time, which gives the puzzle up.
func TestSolvingShown(t *testing.T) {
	eachPuzzle(t, func(t *testing.T, p puzzle.Puzzle) {
		s := solve(t, p)
		if len(p.Line) > 1 {
			s.word(p.Line[0])
		}
		s.Show()
		s.until("the end", func() bool { return s.State() == session.Finished })
		if s.Solved() || !s.Failed() || told[session.Shown](s) != 1 || told[session.Found](s) != 0 || !slices.Equal(s.Study().Node().Path(), p.Line) {
			t.Errorf("solved %v, %v", s.Solved(), s.events)
		}
	})
}

// An invalid puzzle is refused.
func TestSolvingBroken(t *testing.T) {
	good := solved()[0]
	for name, change := range map[string]func(p *puzzle.Puzzle){
		"position": func(p *puzzle.Puzzle) { p.Position = "nothing" },
		"options":  func(p *puzzle.Puzzle) { p.Options = "size=99" },
		"line":     func(p *puzzle.Puzzle) { p.Line = []string{"a1-a9"} },
		"no line":  func(p *puzzle.Puzzle) { p.Line = nil },
	} {
		p := good
		change(&p)
		if _, err := session.NewSolving(session.SolvingConfig{Game: gameOf(t, p.Game), Puzzle: &p}); err == nil {
			t.Errorf("%s: not refused", name)
		}
	}
}

// The real engine finds no other first turn as good as the solution's, answers wrong turns, and defends where
// the other right turn leaves the line.
func TestSolvingReal(t *testing.T) {
	if testing.Short() {
		t.Skip("takes seconds")
	}
	broker, wake := realBroker(t)
	rest := func() { // until the engine has news, or for a moment
		select {
		case <-wake:
		case <-time.After(time.Millisecond):
		}
	}
	await := func(s *solver) {
		t.Helper()
		for n := 0; !s.PersonToMove() && s.State() != session.Finished; n++ {
			if n > 300_000 {
				t.Fatalf("stuck in state %v", s.State())
			}
			changed := s.Tick(true)
			s.Drain()
			if !changed && !s.broker.Tick() {
				rest()
			}
		}
	}
	eachPuzzle(t, func(t *testing.T, p puzzle.Puzzle) {
		s := &solver{t: t, broker: broker}
		s.sit(p, broker)
		refuted, tries := 0, 0
		for _, turn := range s.Study().Node().Position().Turns() {
			if turn.Word == p.Line[0] || turn.Word == p.Also || tries == 2 {
				continue
			}
			tries++
			s.word(turn.Word)
			await(s)
			if made, _ := s.Made(); made != 0 || s.Try().Verdict == session.NotTested {
				t.Fatalf("%s counts as right", turn.Word)
			}
			if s.Try().Verdict == session.Refuted {
				refuted++
			}
		}
		t.Logf("%d of %d tries refuted", refuted, tries)
		if p.Also == "" {
			s.finish()
			return
		}
		s.sit(p, broker)
		s.word(p.Also)
		for await(s); s.State() != session.Finished; await(s) {
			for s.Hint(); ; s.Tick(true) {
				if parts, turn, asked := s.Hinting(); parts > 0 {
					s.word(turn.Word)
					break
				} else if !s.broker.Tick() && asked {
					rest()
				}
			}
		}
		if !s.Solved() || s.Failed() {
			t.Errorf("the other solution: solved %v, failed %v at %v", s.Solved(), s.Failed(), s.Study().Node().Path())
		}
		if o := s.Study().Node().Outcome(); p.Kind == puzzle.Win && p.Game != "kalah" && (o.Result != rules.Decisive || o.Winner != s.Side()) {
			t.Errorf("the puzzle ends with %v", o)
		}
	})
}
