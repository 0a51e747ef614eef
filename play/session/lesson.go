package session

import (
	"tidepool/play/lessons"
	"tidepool/play/match"
	"tidepool/rules"
)

// A Mood is how a step of a lesson stands.
type Mood uint8

const (
	// Trying is the learner's turn.
	Trying Mood = iota
	// Showing is the solution being played.
	Showing
	// Wrong is a wrong turn, still to be seen before it is put back.
	Wrong
	// Solved is a step whose goal is reached.
	Solved
)

const (
	// WrongTicks are how long a wrong turn stays on the board.
	WrongTicks = 66
	// ShownTicks are how long the end of a solution does.
	ShownTicks = 80
	// enoughTries is after how many the lesson points at where to begin.
	enoughTries = 2
)

// A Lesson teaches a game step by step: each asks for a turn, and one that is wrong is put back.
// Every try is a session of its own, in which the learner plays and which is not stored.
type Lesson struct {
	game   rules.Game
	course *lessons.Course
	// Settings may be changed at any time.
	Settings Settings

	// at is the step; after the last it is the end of the lesson, which shows the last.
	at      int
	session *Session
	mood    Mood
	// examined is the ply of the try up to which its turns have been judged.
	examined int
	tried    int // how often a turn or tap at this step has been wrong
	miss     Miss
	wait     int // ticks for which what has been played stays
	events   []Event
}

// A Miss is what a wrong turn lacked: a condition, and how often it was met.
type Miss struct {
	lessons.Condition
	Got int
}

// NewLesson goes on with a game's lesson at a step, or begins it anew after the last. That a step
// can be set up is tested with the course.
func NewLesson(g rules.Game, c *lessons.Course, at int, s Settings) *Lesson {
	if at >= len(c.Steps) {
		at = 0
	}
	l := &Lesson{game: g, course: c, Settings: s, at: at}
	l.again()
	l.events = nil
	return l
}

// Session is the present try. After [Restarted] it is another.
func (l *Lesson) Session() *Session { return l.session }

// At is how many steps come before the present one; at the end, how many there are.
func (l *Lesson) At() int { return l.at }

// Ended reports whether the last step has been left.
func (l *Lesson) Ended() bool { return l.at >= len(l.course.Steps) }

// Step is the present one, at the end the last.
func (l *Lesson) Step() lessons.Step { return l.course.Steps[min(l.at, len(l.course.Steps)-1)] }

func (l *Lesson) Mood() Mood { return l.mood }

// Miss is what the last wrong turn lacked; its kind is empty for none.
func (l *Lesson) Miss() Miss { return l.miss }

// LearnerToMove reports whether a turn can be tried now.
func (l *Lesson) LearnerToMove() bool { return l.mood == Trying && l.session.PersonToMove() }

// Busy reports whether something is shown that goes on by itself.
func (l *Lesson) Busy() bool { return l.mood == Showing || l.wait > 0 }

func (l *Lesson) Pointed() []rules.Spot {
	if spots := l.session.Hints.Spots(); spots != nil {
		return spots
	}
	return l.Step().Marks
}

// TurnTo goes to a step, or to the end of the lesson.
func (l *Lesson) TurnTo(at int) {
	l.at, l.tried, l.miss = min(max(at, 0), len(l.course.Steps)), 0, Miss{}
	if l.Ended() {
		l.freeze()
	} else {
		l.again()
	}
	l.tell(Turned{})
}

// freeze ends playing: the board is only looked at.
func (l *Lesson) freeze() { l.session.Look(l.session.match.Ply()) }

// Refused counts a tap that the rules refuse as a try.
func (l *Lesson) Refused() {
	if l.tried++; l.tried >= enoughTries {
		l.point()
	}
}

func (l *Lesson) Show() {
	if !l.Ended() {
		l.again()
		l.mood, l.miss = Showing, Miss{}
	}
}

// Finish ends what goes on by itself, on a board at rest, so that the learner can try. It reports
// whether there was something.
func (l *Lesson) Finish() bool {
	l.Examine()
	if !l.Busy() {
		return false
	}
	l.again()
	return true
}

func (l *Lesson) again() {
	s := l.Step()
	m, err := match.New(match.Setup{Game: l.game, Options: s.Options, Start: s.Position})
	if err != nil {
		panic(err)
	}
	if l.session != nil {
		l.take()
	}
	l.session = New(Config{Match: m})
	l.mood, l.examined, l.wait = Trying, 0, 0
	l.tell(Restarted{})
	if l.tried >= enoughTries {
		l.point()
	}
}

func (l *Lesson) point() {
	if words := l.Step().Solution; len(words) > 0 {
		l.session.Hints.Point(words[0])
	}
}

// Tick lets one tick pass, as [Session.Tick] does.
func (l *Lesson) Tick(atRest bool) (changed bool) {
	if atRest {
		l.Examine()
		l.goOn()
	}
	l.session.Settings = l.Settings
	return l.session.Tick(atRest) || len(l.events) > 0
}

// Examine judges a turn that has come to rest. Tick does it too; it is for boards on which a turn
// rests at once.
func (l *Lesson) Examine() {
	if m := l.session.match; m.Ply() != l.examined && !l.Ended() {
		l.examined = m.Ply()
		l.judge(m)
	}
}

// goOn is what happens by itself when the board is at rest.
func (l *Lesson) goOn() {
	switch {
	case l.wait > 0:
		if l.wait--; l.wait == 0 {
			l.again()
		}
	case l.mood == Showing && l.session.PersonToMove():
		l.session.Show(l.Step().Solution[l.session.Ply()])
	}
}

func (l *Lesson) judge(m *match.Match) {
	s := l.Step()
	try := lessons.Turn{By: m.At(0).Turn(), After: m.Position()}
	for _, t := range m.Turns() {
		try.Events = append(try.Events, t.Events...)
	}
	miss, got, missing := s.Goal.Missing(try)
	switch {
	case l.mood == Showing:
		if m.Ply() == len(s.Solution) {
			l.wait = ShownTicks
			l.freeze()
		}
	case !missing:
		l.mood, l.tried = Solved, 0
		l.freeze()
		l.tell(Succeeded{})
	case m.Ply() < s.Turns && !m.Outcome().Over() && m.Position().Turn() == try.By:
		l.miss = Miss{} // so far, so good
	default:
		l.mood, l.miss, l.wait = Wrong, Miss{miss, got}, WrongTicks
		l.tried++
		l.freeze()
		l.tell(Missed{})
	}
}

func (l *Lesson) tell(e Event) {
	l.take()
	l.events = append(l.events, e)
}

// take passes on what the session tells, but not that a game has ended.
func (l *Lesson) take() {
	for _, e := range l.session.Drain() {
		switch e.(type) {
		case Ended, ResultDue:
		default:
			l.events = append(l.events, e)
		}
	}
}

// Drain returns what has happened since the last call, in order.
func (l *Lesson) Drain() []Event {
	l.take()
	events := l.events
	l.events = nil
	return events
}
