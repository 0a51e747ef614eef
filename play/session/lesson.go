package session

import (
	"slices"

	"tidepool/play/lessons"
	"tidepool/play/match"
	"tidepool/rules"
)

// A Mood is the state of a lesson's step.
type Mood uint8

const (
	// Trying means that the learner is to move.
	Trying Mood = iota
	// Showing means that the solution is being played.
	Showing
	// Wrong means that a wrong turn is still visible before it is reset.
	Wrong
	// Solved means that the goal is reached.
	Solved
)

const (
	// WrongTicks is how long a wrong turn stays on the board.
	WrongTicks = 66
	// shownTicks is how long the end of a solution stays.
	shownTicks = 80
	// enoughTries is the number of tries after which the lesson points at where to begin.
	enoughTries = 2
)

// A Lesson teaches a game step by step: each step asks for a turn, and a wrong one is reset. Every try is a
// new session in which the learner plays, and which is not stored.
type Lesson struct {
	game   rules.Game
	course *lessons.Course
	// Settings may be changed at any time.
	Settings Settings

	// at is the current step; after the last step, the lesson has ended and shows the last one.
	at      int
	session *Session
	mood    Mood
	// examined is the ply of the try up to which turns were judged.
	examined int
	tried    int // wrong turns and taps at this step
	miss     Miss
	shown    bool // the solution of this step was shown to its end
	wait     int  // remaining ticks of showing the last turn
	events   []Event
}

// A Miss is what a wrong turn lacked: a condition, and how often it was met.
type Miss struct {
	lessons.Condition
	Got int
}

// NewLesson continues a game's lesson at a step, or starts it anew after the last. The course's tests check
// that every step can be set up.
func NewLesson(g rules.Game, c *lessons.Course, at int, s Settings) *Lesson {
	if at >= len(c.Steps) {
		at = 0
	}
	l := &Lesson{game: g, course: c, Settings: s, at: at}
	l.again()
	l.events = nil
	return l
}

// Session returns the current try. After [Restarted] it is a new one.
func (l *Lesson) Session() *Session { return l.session }

// At returns the index of the current step; at the end, the number of steps.
func (l *Lesson) At() int { return l.at }

// Ended reports whether the last step was completed and left.
func (l *Lesson) Ended() bool { return l.at >= len(l.course.Steps) }

// Step returns the current step, at the end the last one.
func (l *Lesson) Step() lessons.Step { return l.course.Steps[min(l.at, len(l.course.Steps)-1)] }

func (l *Lesson) Mood() Mood { return l.mood }

// Miss returns what the last wrong turn lacked; its kind is empty if there is none.
func (l *Lesson) Miss() Miss { return l.miss }

// Shown reports whether the learner has just watched the solution and is to move.
func (l *Lesson) Shown() bool { return l.shown && l.LearnerToMove() }

// LearnerToMove reports whether a turn can be tried now.
func (l *Lesson) LearnerToMove() bool { return l.mood == Trying && l.session.PersonToMove() }

// Busy reports whether something is being shown.
func (l *Lesson) Busy() bool { return l.mood == Showing || l.wait > 0 }

func (l *Lesson) Pointed() []rules.Spot {
	if spots := l.session.Hints.Spots(); spots != nil {
		return spots
	}
	return l.Step().Marks
}

// TurnTo goes to a step, or to the end of the lesson.
func (l *Lesson) TurnTo(at int) {
	l.at, l.tried, l.miss, l.shown = min(max(at, 0), len(l.course.Steps)), 0, Miss{}, false
	if l.Ended() {
		l.freeze()
	} else {
		l.again()
	}
	l.tell(Turned{})
}

// freeze ends playing: the board is only looked at.
func (l *Lesson) freeze() { l.session.Look(l.session.match.Ply()) }

// Refused counts an illegal tap as a try.
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

// Finish ends what is being shown, on a board at rest, so that the learner can try. It reports whether there
// was anything.
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

// Tick lets one tick pass, like [Session.Tick].
func (l *Lesson) Tick(atRest bool) (changed bool) {
	if atRest {
		l.Examine()
		l.goOn()
	}
	l.session.Settings = l.Settings
	return l.session.Tick(atRest) || len(l.events) > 0
}

// Examine judges a turn that has come to rest. Tick calls it too; it is for boards without animation.
func (l *Lesson) Examine() {
	if m := l.session.match; m.Ply() != l.examined && !l.Ended() {
		l.examined = m.Ply()
		l.judge(m)
	}
}

// goOn does what happens automatically while the board is at rest.
func (l *Lesson) goOn() {
	switch {
	case l.wait > 0:
		if l.wait--; l.wait == 0 {
			l.shown = l.mood == Showing
			l.again()
		}
	case l.mood == Showing && l.session.PersonToMove():
		l.session.Show(l.Step().Solution[l.session.Ply()])
	}
}

// Begun judges a turn of which the learner has made the first taps, and a piece has moved. If it cannot reach
// the goal any more, it is a miss like a wrong turn.
func (l *Lesson) Begun(taps []rules.Spot) {
	if l.mood != Trying || !l.session.PersonToMove() {
		return
	}
	var first *verdict
	for _, t := range l.session.Position().Turns() {
		if !slices.ContainsFunc(t.Paths, func(p []rules.Spot) bool { return len(p) >= len(taps) && slices.Equal(p[:len(taps)], taps) }) {
			continue
		}
		v := l.after(t.Word)
		if v.right {
			return
		}
		if first == nil {
			first = &v
		}
	}
	if first != nil {
		l.missed(first.miss)
	}
}

// Right reports whether a turn reaches the step's goal or leads on to it.
func (l *Lesson) Right(word string) bool { return l.after(word).right }

// A verdict is what a lesson says of the turns tried so far.
type verdict struct {
	solved bool
	right  bool // solved, or the learner's next turn may solve it
	miss   Miss
}

func (l *Lesson) after(word string) verdict {
	m := l.session.match
	pos, events, err := m.Position().Play(word)
	if err != nil {
		return verdict{}
	}
	return l.verdict(pos, append(eventsOf(m), events...), m.Ply()+1)
}

func eventsOf(m *match.Match) (events []rules.Event) {
	for _, t := range m.Turns() {
		events = append(events, t.Events...)
	}
	return events
}

func (l *Lesson) verdict(pos rules.Position, events []rules.Event, ply int) verdict {
	s, by := l.Step(), l.session.match.At(0).Turn()
	miss, got, missing := s.Goal.Missing(lessons.Turn{By: by, After: pos, Events: events})
	on := ply < s.Turns && !pos.Outcome().Over() && pos.Turn() == by
	return verdict{solved: !missing, right: !missing || on, miss: Miss{miss, got}}
}

func (l *Lesson) judge(m *match.Match) {
	v := l.verdict(m.Position(), eventsOf(m), m.Ply())
	switch {
	case l.mood == Showing:
		if m.Ply() == len(l.Step().Solution) {
			l.wait = shownTicks
			l.freeze()
		}
	case v.solved:
		l.mood, l.tried = Solved, 0
		l.freeze()
		l.tell(Succeeded{})
	case v.right:
		l.miss = Miss{}
	default:
		l.missed(v.miss)
	}
}

func (l *Lesson) missed(miss Miss) {
	l.mood, l.miss, l.wait, l.shown = Wrong, miss, WrongTicks, false
	l.tried++
	l.freeze()
	l.tell(Missed{})
}

func (l *Lesson) tell(e Event) {
	l.take()
	l.events = append(l.events, e)
}

// take passes on the session's events, except the end of the game.
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
