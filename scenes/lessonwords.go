package scenes

import (
	"strconv"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/session"
)

// says is what the learner is told about the last try, and whether it is bad.
func (l *lessonPage) says() (text string, bad bool) {
	w := l.env.App.Words
	_, hint := l.course.StepWords(l.lesson.Step())
	switch {
	case l.lesson.Mood() == session.Solved:
		return w.Of(key.Goods, strconv.Itoa(1+l.lesson.At()%goodWords)), false
	case l.lesson.Mood() == session.Showing:
		return w.T(key.LessonWatch), false
	case l.area.told.warn:
		return l.area.told.message + "\n" + w.Of(key.Lessons, hint), true
	case l.area.told.message != "":
		return l.area.told.message, false
	case l.area.spelling() || l.area.match().Ply() > 0 && l.lesson.Mood() == session.Trying:
		return w.T(l.area.prompt()), false
	case l.lesson.Miss().Kind != "":
		return missing(w, l.lesson.Miss()) + "\n" + w.Of(key.Lessons, hint), true
	}
	return "", false
}

// goodWords is how many ways there are of saying that it was right.
const goodWords = 3

// missing puts what a turn lacked into words.
func missing(w *locale.Locale, miss session.Miss) string {
	kind := miss.Kind
	if miss.Got > 0 {
		kind += ".more"
	}
	return w.Of(key.Misses, kind, "at", string(miss.At))
}
