package scenes

import (
	"strconv"

	"tidepool/scenes/ui"

	"tidepool/lessons"
	"tidepool/match"
	"tidepool/match/shelf"
	"tidepool/rules"
	"tidepool/sprites"
)

// A lessonScene teaches a game step by step on its real board: each step asks
// for a turn, says why one that was tried is not it, and goes on when it is.
type lessonScene struct {
	*boardScene
	rules  rules.Game
	course *lessons.Course
	// at is the step shown; after the last it is the end of the lesson.
	at    int
	mood  mood
	tried int // how often a turn or tap at this step has been wrong
	// miss is what a wrong turn lacked.
	miss lessons.Condition
	got  int
	// wait is how many ticks a wrong turn or one that was shown stays.
	wait int
	// cheer is how many ticks the end of the lesson is still celebrated.
	cheer int

	frame ui.Frame
	room  lessonLayout
	// scroll is how far the words have been moved, of what does not fit.
	scroll, excess float64
	told           spoken
}

// A mood is how a step stands.
type mood uint8

const (
	trying  mood = iota
	showing      // the solution is being played
	wrong        // the turn just played is not it, and is about to be taken back
	solved
)

const (
	wrongTicks = 66
	shownTicks = 80
	// enoughTries is after how many the board points at where to begin.
	enoughTries = 2
)

// newLesson goes on with a game's lesson where it was left, or begins it.
func newLesson(env *Env, game rules.Game, course *lessons.Course) *lessonScene {
	l := &lessonScene{rules: game, course: course, at: env.Settings.Lessons[game.Info().ID].Done}
	if l.at >= len(course.Steps) {
		l.at = 0
	}
	l.boardScene = l.practice(env, course.Steps[l.at])
	env.learned(game.Info().ID, 0)
	l.sayTask()
	return l
}

// practice is the board of a step. A step that cannot be set up is a mistake in
// the course, which tests find.
func (l *lessonScene) practice(env *Env, s lessons.Step) *boardScene {
	m, err := match.New(match.Setup{Game: l.rules, Options: s.Options, Start: s.Position})
	if err != nil {
		panic(err)
	}
	b := newBoardScene(env, &shelf.Game{Match: m})
	b.coach, b.marks = l, s.Marks
	b.flipped = m.Position().Turn() == rules.Far
	return b
}

// Name implements Scene.
func (l *lessonScene) Name() string { return "lesson" }

func (l *lessonScene) ended() bool { return l.at >= len(l.course.Steps) }

func (l *lessonScene) step() lessons.Step { return l.course.Steps[l.at] }

// turnTo shows a step, or the end of the lesson on the board of the last.
func (l *lessonScene) turnTo(at int) {
	l.at, l.tried, l.miss = at, 0, lessons.Condition{}
	l.taps.hush() // that was about another step
	if l.ended() {
		l.cheer = int(partyTicks * l.pace)
		l.env.Sound.Outcome(rules.Win(l.match.At(0).Turn(), ""))
	} else {
		l.again()
	}
	l.sayTask()
	l.env.app.Changed()
}

// sayTask reads out what a step asks for, or that the lesson has ended.
func (l *lessonScene) sayTask() {
	if l.ended() {
		l.env.say(l.env.Words.T("lesson.end", "game", l.env.GameName(l.course.Game)))
		return
	}
	task, _ := l.course.StepWords(l.step())
	l.env.say(l.env.Words.T(task))
}

// again puts the step's position back.
func (l *lessonScene) again() {
	told := l.taps.told
	l.boardScene = l.practice(l.env, l.step())
	l.taps.told = told
	l.wait = 0
	l.mood = trying
	if l.tried >= enoughTries {
		l.point()
	}
}

// point marks where the solution begins.
func (l *lessonScene) point() {
	if path := l.solution(0); path != nil {
		l.hint = hint{stage: hintSpot, spots: path}
	}
}

// solution is the taps of a turn of the solution.
func (l *lessonScene) solution(n int) []rules.Spot {
	words := l.step().Solution
	if n >= len(words) {
		return nil
	}
	for _, t := range l.position().Turns() {
		if t.Word == words[n] {
			return t.Paths[0]
		}
	}
	return nil
}

// show plays the solution.
func (l *lessonScene) show() {
	l.again()
	l.taps.hush()
	l.miss = lessons.Condition{}
	l.mood = showing
	l.env.app.Changed()
}

// judge looks at the turn that has just come to rest.
func (l *lessonScene) judge() {
	if l.ended() {
		return
	}
	m, s := l.match, l.step()
	try := lessons.Turn{By: m.At(0).Turn(), After: m.Position()}
	for _, t := range m.Turns() {
		try.Events = append(try.Events, t.Events...)
	}
	miss, got, missing := s.Goal.Missing(try)
	switch {
	case l.mood == showing:
		if m.Ply() == len(s.Solution) {
			l.rest(shownTicks)
		}
	case !missing:
		l.solve()
	case m.Ply() < s.Turns && !m.Outcome().Over() && m.Position().Turn() == try.By:
		l.miss = lessons.Condition{} // so far, so good
	default:
		l.mood, l.miss, l.got = wrong, miss, got
		l.tried++
		l.env.Sound.Refuse()
		l.rest(wrongTicks)
		_, hint := l.course.StepWords(s)
		l.env.say(l.missing() + "\n" + l.env.Words.T(hint))
	}
	l.env.app.Changed()
}

// rest leaves the board as it is for some ticks, untouchable.
func (l *lessonScene) rest(ticks int) {
	l.wait, l.review = ticks, true
	l.settle()
}

// solve answers a turn that reaches the goal.
func (l *lessonScene) solve() {
	l.mood, l.review = solved, true
	l.settle()
	l.tried = 0
	l.env.learned(l.course.Game, l.at+1)
	if l.pace > 0 {
		l.sparks.shine(sprites.Pt(l.room.mark.Center().X, l.room.mark.Center().Y), l.room.mark.W)
	}
	l.env.Sound.Outcome(rules.Win(l.match.At(0).Turn(), ""))
	says, _ := l.says()
	l.env.say(says)
}

// Tick implements Ticker.
func (l *lessonScene) Tick() (redraw, relayout bool) {
	redraw, relayout = l.boardScene.Tick()
	switch {
	case l.boardScene.Busy():
	case l.mood == showing && l.wait == 0:
		if l.boardScene.showing == "" {
			l.act(l.step().Solution[l.match.Ply()])
		}
		relayout = l.showTap() || relayout
	case l.wait > 0:
		if l.wait--; l.wait == 0 {
			l.again()
			relayout = true
		}
	}
	if l.cheer > 0 {
		l.cheer--
		l.sparks.confetti(l.room.board, l.table.Unit(), partyColors(l.course.Game, l.match.At(0).Turn()))
		redraw = true
	}
	return redraw || relayout, relayout
}

// refused implements coach.
func (l *lessonScene) refused() {
	if l.tried++; l.tried >= enoughTries {
		l.point()
	}
}

// Busy implements Ticker.
func (l *lessonScene) Busy() bool { return l.boardScene.Busy() || l.wait > 0 || l.mood == showing }

// Hurry implements Ticker.
func (l *lessonScene) Hurry() bool {
	if !l.Busy() {
		return false
	}
	l.boardScene.Hurry()
	if l.wait > 0 || l.mood == showing {
		l.again()
	}
	return true
}

// Back implements Scene.
func (l *lessonScene) Back() {
	if len(l.taps.path) > 0 && l.hands() {
		l.stepBack()
		return
	}
	l.env.app.Pop()
}

// Key implements Typist.
func (l *lessonScene) Key(name string) bool {
	switch name {
	case "H":
		if !l.ended() && l.mood == trying {
			l.show()
		}
	case "?":
		l.help()
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
func (l *lessonScene) canSkip() bool {
	return l.at < min(l.env.Settings.Lessons[l.course.Game].Done, len(l.course.Steps)-1)
}

// says is what the learner is told about the last try, and whether it is bad.
func (l *lessonScene) says() (text string, bad bool) {
	w := l.env.Words
	_, hint := l.course.StepWords(l.step())
	switch {
	case l.mood == solved:
		return w.T("lesson.good." + strconv.Itoa(1+l.at%goodWords)), false
	case l.mood == showing:
		return w.T("lesson.watch"), false
	case l.taps.warn:
		return l.taps.message + "\n" + w.T(hint), true
	case l.taps.message != "":
		return l.taps.message, false
	case len(l.taps.path) > 0 || l.match.Ply() > 0 && l.mood == trying:
		return w.T(l.prompt()), false
	case l.miss.Kind != "":
		return l.missing() + "\n" + w.T(hint), true
	}
	return "", false
}

// goodWords is how many ways there are of saying that it was right.
const goodWords = 3

// missing puts what a turn lacked into words.
func (l *lessonScene) missing() string {
	key := "lesson.miss." + l.miss.Kind
	if l.got > 0 {
		key += ".more"
	}
	return l.env.Words.T(key, "at", string(l.miss.At))
}
