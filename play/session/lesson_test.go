package session_test

import (
	"errors"
	"slices"
	"testing"

	"tidepool/play/lessons"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/rules/games"
)

// A learner is a user of a lesson.
type learner struct {
	*session.Lesson
	t      *testing.T
	course *lessons.Course
	events []session.Event
}

func learn(t *testing.T, game string, at int) *learner {
	t.Helper()
	c, err := lessons.For(game)
	if err != nil {
		t.Fatal(err)
	}
	return &learner{Lesson: session.NewLesson(gameOf(t, game), c, at, session.Settings{}), t: t, course: c}
}

func (l *learner) frames(n int) {
	for range n {
		l.Tick(true)
		l.take()
	}
}

func (l *learner) take() { l.events = append(l.events, l.Drain()...) }

// seen returns the number of events of a type.
func seen[E session.Event](l *learner) (n int) {
	l.take()
	for _, e := range l.events {
		if _, ok := e.(E); ok {
			n++
		}
	}
	return n
}

// until runs frames until ok is true.
func (l *learner) until(what string, ok func() bool) {
	l.t.Helper()
	for n := 0; !ok(); n++ {
		if n > 2000 {
			l.t.Fatalf("timed out waiting for %s at step %d: mood %v", what, l.At(), l.Mood())
		}
		l.frames(1)
	}
}

// wrong returns a turn that does not reach the goal of a one-turn step.
func (l *learner) wrong() (word string, ok bool) {
	if l.Step().Turns > 1 {
		return "", false
	}
	pos := l.Session().Position()
	for _, t := range pos.Turns() {
		next, events, err := pos.Play(t.Word)
		if err != nil {
			l.t.Fatal(err)
		}
		if _, _, missing := l.Step().Goal.Missing(lessons.Turn{By: pos.Turn(), After: next, Events: events}); missing {
			return t.Word, true
		}
	}
	return "", false
}

// Every step of every course is solved by its solution, and can be shown.
func TestLessonsAreSolved(t *testing.T) {
	for _, g := range games.All() {
		l := learn(t, g.Info().ID, 0)
		for at := range l.course.Steps {
			if l.At() != at || l.Ended() {
				t.Fatalf("%s: at %d, want %d", g.Info().ID, l.At(), at)
			}
			l.Show()
			if l.LearnerToMove() || !l.Busy() {
				t.Fatal("the learner may move while the solution is shown")
			}
			shown := seen[session.Played](l)
			l.until("the end of the solution", l.LearnerToMove)
			if got := seen[session.Played](l) - shown; got != len(l.Step().Solution) {
				t.Errorf("%s, step %d: shows %d turns, want %d", g.Info().ID, at, got, len(l.Step().Solution))
			}
			for _, w := range l.Step().Solution {
				if err := l.Session().Play(w); err != nil {
					t.Fatal(err)
				}
				l.frames(1)
			}
			if l.Mood() != session.Solved || seen[session.Succeeded](l) != at+1 || seen[session.Missed](l) != 0 {
				t.Fatalf("%s, step %d: %v", g.Info().ID, at, l.Mood())
			}
			l.frames(500)
			if l.Mood() != session.Solved || l.LearnerToMove() || l.Session().PersonToMove() {
				t.Fatal("a solved step does not stay solved")
			}
			l.TurnTo(at + 1)
		}
		l.Show()
		l.frames(10)
		if !l.Ended() || l.LearnerToMove() || l.Busy() || seen[session.Ended](l)+seen[session.ResultDue](l) > 0 {
			t.Errorf("%s: ended %v", g.Info().ID, l.Ended())
		}
	}
}

// A wrong turn stays visible for a while and is reset; after two the lesson points at where to begin.
func TestLessonMisses(t *testing.T) {
	tried := 0
	for _, g := range games.All() {
		for at := range learn(t, g.Info().ID, 0).course.Steps {
			l := learn(t, g.Info().ID, at)
			word, ok := l.wrong()
			if !ok {
				continue
			}
			tried++
			for try := 1; try <= 2; try++ {
				l.Session().Play(word)
				l.Tick(false)
				if l.Mood() != session.Trying {
					t.Fatal("judged while the piece moves")
				}
				l.frames(1)
				if l.Mood() != session.Wrong || l.Miss().Kind == "" || seen[session.Missed](l) != try {
					t.Fatalf("%s, step %d: %v, %+v", g.Info().ID, at, l.Mood(), l.Miss())
				}
				l.frames(session.WrongTicks - 2)
				if l.Session().Ply() != 1 {
					t.Fatal("the turn is reset too early")
				}
				l.frames(1)
				if l.Session().Ply() != 0 || !l.LearnerToMove() || l.Miss().Kind == "" || seen[session.Restarted](l) != try {
					t.Fatalf("the turn is not reset: %v", l.Mood())
				}
			}
			first := solution(l)[:1]
			if got := l.Pointed(); !slices.Equal(got, first) {
				t.Errorf("%s, step %d: points at %v, want %v", g.Info().ID, at, got, first)
			}
			l.Session().Hints.Drop()
			if got := l.Pointed(); !slices.Equal(got, l.Step().Marks) {
				t.Errorf("%s, step %d: points at %v, want %v", g.Info().ID, at, got, l.Step().Marks)
			}
		}
	}
	if tried < 10 {
		t.Errorf("only %d wrong turns tried", tried)
	}
}

// A turn of which the piece has moved is a miss as soon as it cannot reach the goal; before that it goes on.
func TestLessonBegun(t *testing.T) {
	for _, c := range []struct {
		game  string
		at    int
		taps  []rules.Spot
		wrong bool
	}{
		{"kaninariebi", 0, []rules.Spot{"a5", "c5"}, true},
		{"kaninariebi", 0, []rules.Spot{"a3"}, false},
		{"kaninariebi", 0, []rules.Spot{"a3", "c3"}, true},
		{"kaninariebi", 1, []rules.Spot{"a5", "c5"}, false},
		{"kaninariebi", 6, []rules.Spot{"a2", "b2"}, false},
		{"konane", 3, []rules.Spot{"d1", "d3"}, false},
		{"onitama", 0, []rules.Spot{"z9"}, false},
	} {
		l := learn(t, c.game, c.at)
		l.Begun(c.taps)
		if wrong := l.Mood() == session.Wrong; wrong != c.wrong || l.Session().PersonToMove() == wrong || seen[session.Missed](l) == 1 != wrong {
			t.Errorf("%s, step %d, %v: %v, %+v", c.game, c.at, c.taps, l.Mood(), l.Miss())
		}
		if l.frames(session.WrongTicks); !l.LearnerToMove() || c.wrong == (l.Miss().Kind == "") {
			t.Errorf("%s, step %d, %v: afterwards %v, %+v", c.game, c.at, c.taps, l.Mood(), l.Miss())
		}
	}
}

// After the solution was shown it is the learner's turn, until something wrong is tried.
func TestLessonShown(t *testing.T) {
	l := learn(t, "kaninariebi", 0)
	if l.Shown() {
		t.Error("at first")
	}
	l.Show()
	l.until("the end of the solution", l.LearnerToMove)
	if !l.Shown() {
		t.Error("not after it")
	}
	l.Begun([]rules.Spot{"a5", "c5"})
	if l.frames(session.WrongTicks); l.Shown() {
		t.Error("after a miss")
	}
	l.Show()
	l.until("the end of the solution", l.LearnerToMove)
	if l.TurnTo(1); l.Shown() {
		t.Error("at another step")
	}
}

// solution returns the taps of the first turn of the solution.
func solution(l *learner) []rules.Spot {
	for _, t := range l.Session().Position().Turns() {
		if t.Word == l.Step().Solution[0] {
			return t.Paths[0]
		}
	}
	l.t.Fatal("the solution is not a legal turn")
	return nil
}

func TestLessonRefusals(t *testing.T) {
	l := learn(t, "kaninariebi", 0)
	l.Refused()
	if l.Session().Hints.Stage() != session.HintNone {
		t.Error("points immediately")
	}
	l.Refused()
	if got := l.Pointed(); len(got) != 1 || got[0] != solution(l)[0] {
		t.Errorf("points at %v", got)
	}
	for _, w := range l.Step().Solution {
		l.Session().Play(w)
		l.frames(1)
	}
	l.Show()
	if l.Session().Hints.Stage() != session.HintNone {
		t.Error("points at a solved step")
	}
	l.TurnTo(1)
	l.Refused()
	if l.Session().Hints.Stage() != session.HintNone || seen[session.Turned](l) != 1 {
		t.Error("the tries are not reset")
	}
	if err := l.Session().Play("z9"); err == nil || errors.Is(err, session.ErrReviewing) {
		t.Error(err)
	}
}

// A tap ends what is being shown, and then the learner is to move.
func TestLessonFinish(t *testing.T) {
	l := learn(t, "kaninariebi", 0)
	if l.Finish() {
		t.Error("nothing is being shown")
	}
	l.Show()
	l.frames(5)
	if !l.Finish() || !l.LearnerToMove() || l.Finish() {
		t.Error("a solution that is shown is not ended")
	}
	word, ok := l.wrong()
	if !ok {
		t.Fatal("nothing is wrong")
	}
	l.Session().Play(word)
	l.frames(3)
	if err := l.Session().Play(word); !errors.Is(err, session.ErrReviewing) {
		t.Error(err)
	}
	if !l.Finish() || !l.LearnerToMove() || l.Session().Ply() != 0 || l.Miss().Kind == "" {
		t.Error("a wrong turn is not reset")
	}
	l.Session().Play(word)
	l.Tick(false)
	if !l.Finish() || !l.LearnerToMove() || seen[session.Missed](l) != 2 {
		t.Error("a wrong turn is not reset after its animation was skipped")
	}
	l.Show()
	if l.Miss().Kind != "" {
		t.Error("the miss is still shown with the solution")
	}
}

// A lesson continues where it was left, and starts again after its end.
func TestLessonBegins(t *testing.T) {
	if l := learn(t, "konane", 2); l.At() != 2 {
		t.Error(l.At())
	}
	if l := learn(t, "konane", 999); l.At() != 0 {
		t.Error(l.At())
	}
	l := learn(t, "konane", 1)
	l.TurnTo(-1)
	if l.At() != 0 {
		t.Error(l.At())
	}
	l.TurnTo(999)
	if !l.Ended() {
		t.Error(l.At())
	}
	l.TurnTo(0)
	if l.Ended() || !l.LearnerToMove() {
		t.Error("cannot go back from the end")
	}
}
