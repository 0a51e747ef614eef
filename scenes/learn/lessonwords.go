package learn

import (
	"strconv"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/session"
)

func (l *LessonPage) says() (text string, bad bool) {
	w := l.env.App.Words
	_, hint := l.Course.StepWords(l.Lesson.Step())
	switch {
	case l.Lesson.Mood() == session.Solved:
		return w.Of(key.Goods, strconv.Itoa(1+l.Lesson.At()%goodWords)), false
	case l.Lesson.Mood() == session.Showing:
		return w.T(key.LessonWatch), false
	case l.Area.Message.Warn:
		return l.Area.Message.Text + "\n" + w.Of(key.Lessons, hint), true
	case l.Area.Message.Text != "":
		return l.Area.Message.Text, false
	case l.Lesson.Mood() == session.Trying && (l.Area.Spelling() || l.Area.Match().Ply() > 0 && !l.Area.Board.Moving()):
		return w.T(l.Area.Prompt()), false
	case l.Lesson.Miss().Kind != "":
		return missing(w, l.Lesson.Miss()) + "\n" + w.Of(key.Lessons, hint), true
	case l.Lesson.Shown():
		return w.T(key.LessonYours), false
	}
	return "", false
}

const goodWords = 3

func missing(w *locale.Locale, miss session.Miss) string {
	kind := miss.Kind
	if miss.Got > 0 {
		kind += ".more"
	}
	return w.Of(key.Misses, kind, "at", string(miss.At))
}
