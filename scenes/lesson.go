package scenes

import (
	"tidepool/lessons"
	"tidepool/match"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/play"
	"tidepool/sprites"
)

// A lessonPage teaches a game step by step on its real board: each step asks
// for a turn, says why one that was tried is not it, and goes on when it is.
type lessonPage struct {
	env    *Env
	area   *playArea // of the step shown
	rules  rules.Game
	course *lessons.Course
	// at is the step shown; after the last it is the end of the lesson.
	at    int
	state stepState
	tried int // how often a turn or tap at this step has been wrong
	// miss is what a wrong turn lacked, of which there were got.
	miss lessons.Condition
	got  int
	// wait is how many ticks a wrong turn or one that was shown stays.
	wait int
	// cheer is how many ticks the end of the lesson is still celebrated.
	cheer int
	// begins is where the solution begins, while that is pointed at.
	begins []rules.Spot
	said   spoken // as last scrolled to
}

// A stepState is how a step stands.
type stepState uint8

const (
	trying  stepState = iota
	showing           // the solution is being played
	wrong             // the turn just played is not it, and is about to be taken back
	solved
)

const (
	wrongTicks = 66
	shownTicks = 80
	// enoughTries is after how many the board points at where to begin.
	enoughTries = 2
)

// newLesson goes on with a game's lesson where it was left, or begins it.
func newLesson(env *Env, game rules.Game, course *lessons.Course) *lessonPage {
	l := &lessonPage{env: env, rules: game, course: course, at: env.Settings.Lessons[game.Info().ID].Done}
	if l.at >= len(course.Steps) {
		l.at = 0
	}
	l.area = l.practice()
	env.learned(game.Info().ID, 0)
	l.sayTask()
	return l
}

// practice is the board of the step. A step that cannot be set up is a mistake
// in the course, which tests find.
func (l *lessonPage) practice() *playArea {
	s := l.step()
	m, err := match.New(match.Setup{Game: l.rules, Options: s.Options, Start: s.Position})
	if err != nil {
		panic(err)
	}
	return newPlayArea(l.env, play.Config{Match: m})
}

// Name implements ui.Scene.
func (l *lessonPage) Name() string { return "lesson" }

// Subject implements ui.Titled.
func (l *lessonPage) Subject() string { return l.course.Game }

// Translate implements ui.Translator.
func (l *lessonPage) Translate() { l.area.translate() }

func (l *lessonPage) ended() bool { return l.at >= len(l.course.Steps) }

func (l *lessonPage) step() lessons.Step { return l.course.Steps[min(l.at, len(l.course.Steps)-1)] }

// learner is the side that the learner plays.
func (l *lessonPage) learner() rules.Side { return l.area.match().At(0).Turn() }

// turnTo shows a step, or the end of the lesson on the board of the last.
func (l *lessonPage) turnTo(at int) {
	l.at, l.tried, l.miss = at, 0, lessons.Condition{}
	l.area.told = told{} // that was about another step
	if l.ended() {
		l.cheer = int(board.CelebrationTicks * l.env.Settings.Motion.Pace())
		l.env.Sound.Outcome(rules.Win(l.learner(), ""))
	} else {
		l.again()
	}
	l.sayTask()
	l.env.app.Changed()
}

// sayTask reads out what a step asks for, or that the lesson has ended.
func (l *lessonPage) sayTask() {
	if l.ended() {
		l.env.say(l.env.Words.T("lesson.end", "game", l.env.GameName(l.course.Game)))
		return
	}
	task, _ := l.course.StepWords(l.step())
	l.env.say(l.env.Words.T(task))
}

// again puts the step's position back.
func (l *lessonPage) again() {
	said := l.area.told
	l.area = l.practice()
	l.area.told = said
	l.wait, l.begins = 0, nil
	l.state = trying
	if l.tried >= enoughTries {
		l.point()
	}
}

// point marks where the solution begins.
func (l *lessonPage) point() {
	words := l.step().Solution
	if len(words) == 0 {
		return
	}
	for _, t := range l.area.session.Position().Turns() {
		if t.Word == words[0] {
			l.begins = t.Paths[0][:1]
		}
	}
}

// pointed is what of the board is pointed at.
func (l *lessonPage) pointed() []rules.Spot {
	if l.begins != nil {
		return l.begins
	}
	return l.step().Marks
}

// show plays the solution.
func (l *lessonPage) show() {
	l.again()
	l.area.told = told{}
	l.miss = lessons.Condition{}
	l.state = showing
	l.env.app.Changed()
}

// arrive is what follows when everything has come to rest.
func (l *lessonPage) arrive() {
	if !l.area.spelling() {
		l.area.sync()
		l.begins = nil
		l.judge()
	}
	l.env.app.Changed()
}

// judge looks at the turn that has just come to rest.
func (l *lessonPage) judge() {
	if l.ended() {
		return
	}
	m, s := l.area.match(), l.step()
	try := lessons.Turn{By: m.At(0).Turn(), After: m.Position()}
	for _, t := range m.Turns() {
		try.Events = append(try.Events, t.Events...)
	}
	miss, got, missing := s.Goal.Missing(try)
	switch {
	case l.state == showing:
		if m.Ply() == len(s.Solution) {
			l.rest(shownTicks)
		}
	case !missing:
		l.solve()
	case m.Ply() < s.Turns && !m.Outcome().Over() && m.Position().Turn() == try.By:
		l.miss = lessons.Condition{} // so far, so good
	default:
		l.state, l.miss, l.got = wrong, miss, got
		l.tried++
		l.env.Sound.Refuse()
		l.rest(wrongTicks)
		_, hint := l.course.StepWords(s)
		l.env.say(l.missing() + "\n" + l.env.Words.T(hint))
	}
}

// rest leaves the board as it is for some ticks, untouchable.
func (l *lessonPage) rest(ticks int) {
	l.wait = ticks
	l.freeze()
}

// freeze has nothing more be played.
func (l *lessonPage) freeze() {
	l.area.session.Look(l.area.match().Ply())
	l.take()
}

// solve answers a turn that reaches the goal.
func (l *lessonPage) solve() {
	l.state = solved
	l.freeze()
	l.tried = 0
	l.env.learned(l.course.Game, l.at+1)
	if l.env.Settings.Motion.Moves() {
		mark := l.layout(l.env.app.Frame()).mark
		l.area.board.Shine(mark.Center(), mark.W)
	}
	l.env.Sound.Outcome(rules.Win(l.learner(), ""))
	says, _ := l.says()
	l.env.say(says)
}

// take shows and says what has happened in the session.
func (l *lessonPage) take() {
	for _, e := range l.area.session.Drain() {
		switch e := e.(type) {
		case play.Played:
			l.env.say(l.area.speaker().Turn(l.area.match().Turn(e.Ply)))
			l.area.played(e.Events)
			if !l.area.board.Moving() {
				l.arrive()
			}
		case play.Jumped:
			l.area.sync()
		case play.Tapped:
			l.area.show(e.Spot)
		}
	}
}

// Tick implements ui.Ticker.
func (l *lessonPage) Tick() (redraw, relayout bool) {
	c := l.area.board.Tick()
	redraw, relayout = c.Redraw, c.Arrived
	if c.Arrived {
		l.arrive()
	}
	moving := l.area.board.Moving()
	switch {
	case moving:
	case l.state == showing && l.wait == 0:
		if m := l.area.match(); l.area.hands() && m.Ply() < len(l.step().Solution) {
			l.area.session.Show(l.step().Solution[m.Ply()])
		}
	case l.wait > 0:
		if l.wait--; l.wait == 0 {
			l.again()
			relayout = true
		}
	}
	if l.area.session.Tick(!moving) {
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

// refused counts a tap that the rules refuse.
func (l *lessonPage) refused() {
	if l.tried++; l.tried >= enoughTries {
		l.point()
	}
}

// tap is a tap on a spot.
func (l *lessonPage) tap(s rules.Spot) {
	l.begins = nil
	if l.area.tap(s) {
		l.refused()
	}
	l.take()
}

// DragStart implements ui.Dragger.
func (l *lessonPage) DragStart(id string) bool {
	s := spotOf(id)
	if s == "" {
		return false
	}
	lifted, refused := l.area.lift(s)
	if refused {
		l.refused()
	}
	l.take()
	return lifted
}

// DragMove implements ui.Dragger.
func (l *lessonPage) DragMove(at sprites.Point) { l.area.drag(at) }

// DragEnd implements ui.Dragger.
func (l *lessonPage) DragEnd(id string) {
	if l.area.drop(spotOf(id)) {
		l.refused()
	}
	l.take()
}

// Busy implements ui.Ticker.
func (l *lessonPage) Busy() bool {
	return l.area.board.Moving() || l.wait > 0 || l.state == showing
}

// Hurry implements ui.Ticker.
func (l *lessonPage) Hurry() bool {
	if !l.Busy() {
		return false
	}
	if l.area.board.Moving() {
		l.area.board.Finish()
		l.arrive()
	}
	if l.wait > 0 || l.state == showing {
		l.again()
	}
	return true
}

// Back implements ui.Scene.
func (l *lessonPage) Back() {
	if l.area.spelling() && l.area.hands() {
		l.area.stepBack()
		return
	}
	l.env.app.Pop()
}

// Key implements ui.Typist.
func (l *lessonPage) Key(name string) bool {
	switch name {
	case "H":
		if !l.ended() && l.state == trying {
			l.show()
		}
	case "?":
		l.area.help(false)
	case "PageUp":
		l.turnTo(max(0, l.at-1))
	case "PageDown":
		if l.canSkip() {
			l.turnTo(l.at + 1)
		}
	default:
		return false
	}
	return true
}

// canSkip reports whether the step has been done before, so that it need not
// be done again.
func (l *lessonPage) canSkip() bool {
	return l.at < min(l.env.Settings.Lessons[l.course.Game].Done, len(l.course.Steps)-1)
}
