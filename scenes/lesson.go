package scenes

import (
	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
)

// A lessonPage teaches a game step by step on its real board: it shows what
// goes on in a lesson, and says what is right and wrong.
type lessonPage struct {
	env      *Env
	lesson   *session.Lesson
	dragging // the area is of the present try
	course   *lessons.Course
	// cheer is how many ticks the end of the lesson is still celebrated.
	cheer int
	said  spoken // as last scrolled to
}

// newLesson goes on with a game's lesson where it was left, or begins it.
func newLesson(env *Env, game rules.Game, course *lessons.Course) *lessonPage {
	l := &lessonPage{env: env, course: course}
	l.dragged = l.tried
	l.lesson = session.NewLesson(game, course, env.Prefs.Settings.Lessons[game.Info().ID].Done, sessionSettings(&env.Prefs.Settings))
	l.area = newPlayArea(env, l.lesson.Session())
	env.Prefs.Learned(game.Info().ID, 0)
	l.sayTask()
	return l
}

// Name implements ui.Scene.
func (l *lessonPage) Name() string { return "lesson" }

// Subject implements ui.Titled.
func (l *lessonPage) Subject() string { return l.course.Game }

// Translate implements ui.Translator.
func (l *lessonPage) Translate() { l.area.translate() }

// learner is the side that the learner plays.
func (l *lessonPage) learner() rules.Side { return l.area.match().At(0).Turn() }

// turnTo shows a step, or the end of the lesson on the board of the last.
func (l *lessonPage) turnTo(at int) {
	l.lesson.TurnTo(at)
	l.take()
}

// sayTask reads out what a step asks for, or that the lesson has ended.
func (l *lessonPage) sayTask() {
	if l.lesson.Ended() {
		l.env.App.Say(l.env.App.Words.T(key.LessonEnd, "game", l.env.App.Words.Game(l.course.Game)))
		return
	}
	task, _ := l.course.StepWords(l.lesson.Step())
	l.env.App.Say(l.env.App.Words.Of(key.Lessons, task))
}

// show plays the solution.
func (l *lessonPage) show() {
	l.lesson.Show()
	l.take()
	l.area.told = told{}
}

// arrive is what follows when everything has come to rest.
func (l *lessonPage) arrive() {
	if !l.area.spelling() {
		l.area.sync()
		l.lesson.Examine() // before anybody sees a board on which play goes on
	}
	l.env.App.Changed()
}

// take shows and says what has happened in the lesson, and what that leads to.
func (l *lessonPage) take() {
	for events := l.lesson.Drain(); len(events) > 0; events = l.lesson.Drain() {
		l.tell(events)
	}
	l.env.App.Changed()
}

func (l *lessonPage) tell(events []session.Event) {
	for _, e := range events {
		switch e := e.(type) {
		case session.Played:
			l.env.App.Say(l.area.speaker().Turn(l.area.match().Turn(e.Ply)))
			l.area.played(e.Events)
			if !l.area.board.Moving() {
				l.arrive()
			}
		case session.Jumped:
			l.area.sync()
		case session.Tapped:
			l.area.show(e.Spot)
		case session.Restarted:
			l.again()
		case session.Turned:
			l.turned()
		case session.Missed:
			l.missed()
		case session.Succeeded:
			l.succeeded()
		}
	}
}

// again shows the step's position for another try. What was told stays.
func (l *lessonPage) again() {
	said := l.area.told
	l.area = newPlayArea(l.env, l.lesson.Session())
	l.area.told = said
}

// turned says which step comes now, or that the lesson has ended.
func (l *lessonPage) turned() {
	l.area.told = told{} // that was about another step
	if l.lesson.Ended() {
		l.cheer = int(board.CelebrationTicks * l.env.Prefs.Settings.Motion.Pace())
		l.env.Sound.Outcome(rules.Win(l.learner(), ""))
	}
	l.sayTask()
}

// missed answers a turn that is not it.
func (l *lessonPage) missed() {
	l.env.Sound.Refuse()
	_, hint := l.course.StepWords(l.lesson.Step())
	l.env.App.Say(missing(l.env.App.Words, l.lesson.Miss()) + "\n" + l.env.App.Words.Of(key.Lessons, hint))
}

// succeeded answers a turn that reaches the goal.
func (l *lessonPage) succeeded() {
	l.env.Prefs.Learned(l.course.Game, l.lesson.At()+1)
	if l.env.Prefs.Settings.Motion.Moves() {
		mark := l.layout(l.env.App.Frame()).mark
		l.area.board.Shine(mark.Center(), mark.W)
	}
	l.env.Sound.Outcome(rules.Win(l.learner(), ""))
	says, _ := l.says()
	l.env.App.Say(says)
}

// Tick implements ui.Ticker.
func (l *lessonPage) Tick() (redraw, relayout bool) {
	c := l.area.board.Tick()
	redraw, relayout = c.Redraw, c.Arrived
	if c.Arrived {
		l.arrive()
	}
	l.lesson.Settings = sessionSettings(&l.env.Prefs.Settings)
	if l.lesson.Tick(!l.area.board.Moving()) {
		l.take()
		relayout = true
	}
	if l.cheer > 0 {
		l.cheer--
		l.area.board.Confetti(l.learner())
		redraw = true
	}
	return redraw || relayout, relayout
}

// tap is a tap on a spot.
func (l *lessonPage) tap(s rules.Spot) { l.tried(l.area.tap(s)) }

// tried is what comes of a tap or a drag: what the rules refuse counts.
func (l *lessonPage) tried(refused bool) {
	if refused {
		l.lesson.Refused()
	}
	l.take()
}

// Busy implements ui.Ticker.
func (l *lessonPage) Busy() bool { return l.area.board.Moving() || l.lesson.Busy() }

// Hurry implements ui.Ticker.
func (l *lessonPage) Hurry() bool {
	if !l.Busy() {
		return false
	}
	if l.area.board.Moving() {
		l.area.board.Finish()
		l.arrive()
	}
	l.lesson.Finish()
	l.take()
	return true
}

// Back implements ui.Scene.
func (l *lessonPage) Back() {
	if l.area.spelling() && l.area.hands() {
		l.area.stepBack()
		return
	}
	l.env.App.Pop()
}

// Key implements ui.Typist.
func (l *lessonPage) Key(name string) bool {
	switch name {
	case "H":
		if !l.lesson.Ended() && l.lesson.Mood() == session.Trying {
			l.show()
		}
	case "F1":
		l.area.help(false)
	case "PageUp":
		l.turnTo(l.lesson.At() - 1)
	case "PageDown":
		if l.canSkip() {
			l.turnTo(l.lesson.At() + 1)
		}
	default:
		return false
	}
	return true
}

// canSkip reports whether the step has been done before, so that it need not
// be done again.
func (l *lessonPage) canSkip() bool {
	return l.lesson.At() < min(l.env.Prefs.Settings.Lessons[l.course.Game].Done, len(l.course.Steps)-1)
}
