package learn

import (
	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/pages"
	"tidepool/scenes/table"
)

// A LessonPage teaches a game step by step on its real board, and says what is right and wrong.
type LessonPage struct {
	env        *Services
	Lesson     *session.Lesson
	table.Page // the area of the current try
	Course     *lessons.Course
	finger     table.Finger
	// cheer is how many ticks are left of the celebration at the lesson's end.
	cheer int
	said  spoken // as last scrolled to
}

func newLesson(env *Services, game rules.Game, course *lessons.Course) *LessonPage {
	l := &LessonPage{env: env, Course: course}
	l.Dragged = l.tried
	l.Lesson = session.NewLesson(game, course, env.Prefs.Settings.Lessons[game.Info().ID].Done, table.SessionSettings(&env.Prefs.Settings))
	l.Area = table.NewSessionArea(env.Services, l.Lesson.Session())
	l.sayTask()
	return l
}

// Name implements [ui.Scene].
func (l *LessonPage) Name() string { return "lesson" }

// Route implements [ui.Routed].
func (l *LessonPage) Route() string { return pages.Route(l.Course.Game, pages.Lesson) }

func (l *LessonPage) learner() rules.Side { return l.Area.Match().At(0).Turn() }

// TurnTo shows a step, or the end of the lesson on the last step's board.
func (l *LessonPage) TurnTo(at int) {
	l.Lesson.TurnTo(at)
	l.Take()
}

func (l *LessonPage) sayTask() {
	if l.Lesson.Ended() {
		l.env.App.Say(l.env.App.Words.T(key.LessonEnd, "game", l.env.App.Words.Game(l.Course.Game)))
		return
	}
	task, _ := l.Course.StepWords(l.Lesson.Step())
	l.env.App.Say(l.env.App.Words.Of(key.Lessons, task))
}

func (l *LessonPage) show() {
	l.Lesson.Show()
	l.Take()
	l.Area.Message = table.Message{}
}

func (l *LessonPage) arrive() {
	if l.Area.Spelling() {
		l.begun()
	} else {
		l.Area.Sync()
		l.Lesson.Examine() // before a board is shown on which play goes on
	}
	l.env.App.Changed()
}

// begun has a turn judged whose piece has moved but which is not complete: a wrong one is put back.
func (l *LessonPage) begun() {
	if len(l.Area.Speller.Events()) > 0 && !l.Area.Board.Moving() {
		l.Lesson.Begun(l.Area.Speller.Path())
	}
}

// Take shows and announces the lesson's new events, and those that follow from them.
func (l *LessonPage) Take() {
	for events := l.Lesson.Drain(); len(events) > 0; events = l.Lesson.Drain() {
		l.tell(events)
	}
	l.env.App.Changed()
}

func (l *LessonPage) tell(events []session.Event) {
	for _, e := range events {
		switch e := e.(type) {
		case session.Played:
			l.env.App.Say(l.Area.Speaker().Turn(l.Area.Match().Turn(e.Ply)))
			l.Area.Played(e.Events)
			if !l.Area.Board.Moving() {
				l.arrive()
			}
		case session.Jumped:
			l.Area.Return()
		case session.Tapped:
			l.Area.Show(e.Spot)
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

func (l *LessonPage) again() {
	said := l.Area.Message
	l.Area = table.NewSessionArea(l.env.Services, l.Lesson.Session())
	l.Area.Message = said
}

func (l *LessonPage) turned() {
	l.Area.Message = table.Message{} // that was about another step
	if l.Lesson.Ended() {
		l.cheer = int(board.ConfettiTicks * l.env.Prefs.Settings.Motion.Pace())
		l.env.Sound.Outcome(rules.Win(l.learner(), ""))
	}
	l.sayTask()
}

func (l *LessonPage) missed() {
	l.env.Sound.Refuse()
	_, hint := l.Course.StepWords(l.Lesson.Step())
	l.env.App.Say(missing(l.env.App.Words, l.Lesson.Miss()) + "\n" + l.env.App.Words.Of(key.Lessons, hint))
}

func (l *LessonPage) succeeded() {
	l.env.Prefs.Learned(l.Course.Game, l.Lesson.At()+1)
	if l.env.Prefs.Settings.Motion.Moves() {
		mark := l.layout(l.env.App.Frame()).mark
		l.Area.Board.Shine(mark.Center(), mark.W)
	}
	l.env.Sound.Outcome(rules.Win(l.learner(), ""))
	says, _ := l.says()
	l.env.App.Say(says)
}

// Tick implements [ui.Ticker].
func (l *LessonPage) Tick() (redraw, relayout bool) {
	c := l.Area.Board.Tick()
	redraw, relayout = c.Redraw, c.Arrived
	if c.Arrived {
		l.arrive()
	}
	l.Lesson.Settings = table.SessionSettings(&l.env.Prefs.Settings)
	if l.Lesson.Tick(!l.Area.Board.Moving()) {
		l.Take()
		relayout = true
	}
	if l.finger.Tick(l.Area.Board.Pace) {
		redraw = true
	}
	if l.cheer > 0 {
		l.cheer--
		l.Area.Board.Confetti(l.learner())
		redraw = true
	}
	return redraw || relayout, relayout
}

func (l *LessonPage) tap(s rules.Spot) { l.tried(l.Area.Tap(s)) }

func (l *LessonPage) tried(refused bool) {
	if refused {
		l.Lesson.Refused()
	} else {
		l.begun()
	}
	l.Take()
}

// Busy implements [ui.Mover].
func (l *LessonPage) Busy() bool { return l.Area.Board.Moving() || l.Lesson.Busy() }

// Hurry implements [ui.Mover].
func (l *LessonPage) Hurry() bool {
	if !l.Busy() {
		return false
	}
	if l.Area.Board.Moving() {
		l.Area.Board.Finish()
		l.arrive()
	}
	l.Lesson.Finish()
	l.Take()
	return true
}

// Key implements [ui.Typist].
func (l *LessonPage) Key(name string) bool {
	switch name {
	case "H":
		if !l.Lesson.Ended() && l.Lesson.Mood() == session.Trying {
			l.show()
		}
	case "F1":
		l.Area.Help()
	case "PageUp":
		l.TurnTo(l.Lesson.At() - 1)
	case "PageDown":
		if l.canSkip() {
			l.TurnTo(l.Lesson.At() + 1)
		}
	default:
		return false
	}
	return true
}

// canSkip reports whether the next step is open: after this one was done once, or was shown.
func (l *LessonPage) canSkip() bool {
	at := l.Lesson.At()
	return at < len(l.Course.Steps)-1 && (at < l.env.Prefs.Settings.Lessons[l.Course.Game].Done || l.Lesson.Shown())
}
