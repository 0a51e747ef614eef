package scenes

import "strconv"

// says is what the learner is told about the last try, and whether it is bad.
func (l *lessonPage) says() (text string, bad bool) {
	w := l.env.Words
	_, hint := l.course.StepWords(l.step())
	switch {
	case l.state == solved:
		return w.T("lesson.good." + strconv.Itoa(1+l.at%goodWords)), false
	case l.state == showing:
		return w.T("lesson.watch"), false
	case l.area.told.warn:
		return l.area.told.message + "\n" + w.T(hint), true
	case l.area.told.message != "":
		return l.area.told.message, false
	case l.area.spelling() || l.area.match().Ply() > 0 && l.state == trying:
		return w.T(l.area.prompt()), false
	case l.miss.Kind != "":
		return l.missing() + "\n" + w.T(hint), true
	}
	return "", false
}

// goodWords is how many ways there are of saying that it was right.
const goodWords = 3

// missing puts what a turn lacked into words.
func (l *lessonPage) missing() string {
	key := "lesson.miss." + l.miss.Kind
	if l.got > 0 {
		key += ".more"
	}
	return l.env.Words.T(key, "at", string(l.miss.At))
}
