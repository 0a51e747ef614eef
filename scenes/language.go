package scenes

import (
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A wording is the words spoken now, and those that are to be.
type wording struct {
	app      *ui.App
	platform Platform
	prefs    *settings.Keeper
	restyle  func() // once there are other words
	chosen   string // the setting that the words spoken now came by
	spoken   bool   // a language has been taken up since the start
	coming   *fetchedWords
	failed   string // the tag of a language that could not be had, until that is told
	ticks    int    // since words were taken up
}

// fetchedWords are words of a language on their way.
type fetchedWords struct {
	tag         string
	main, learn <-chan []byte  // nil for what is not waited for
	words       *locale.Locale // once main is there
	ticks       int
}

const (
	// learnAfter is how many ticks the first picture has before the words of
	// lessons are fetched, which nobody has asked for yet.
	learnAfter = 30
	// longAfter is after how many ticks a fetch is worth a word.
	longAfter = 15
)

// speak takes up the words of the language that the settings or else the
// device ask for, or has them come. Once there are words of lessons, there is
// never a language without them: both come together.
func (w *wording) speak() {
	tag := w.prefs.Settings.Language
	if tag == "" {
		tag = locale.Best(w.platform.Languages())
	}
	if w.app.Words.Tag() == tag {
		w.chosen, w.spoken = w.prefs.Settings.Language, true
		if w.coming != nil && w.coming.tag != tag {
			w.coming = nil // nor wanted any more
		}
		return
	}
	if w.coming == nil || w.coming.tag != tag {
		w.coming = &fetchedWords{tag: tag, main: w.platform.Words(locale.File(tag))}
		if w.app.Words.Teaches() {
			w.coming.learn = w.platform.Words(locale.LearnFile(tag))
		}
		w.take()
	}
}

// teach has the words of lessons come, if they are not there.
func (w *wording) teach() {
	if tag := w.app.Words.Tag(); !w.app.Words.Teaches() && w.coming == nil {
		w.coming = &fetchedWords{tag: tag, words: w.app.Words, learn: w.platform.Words(locale.LearnFile(tag))}
	}
}

// poll looks for what has come. It tells whether the words are whole, and what
// was wrong with them.
func (f *fetchedWords) poll() (whole bool, err error) {
	select {
	case data := <-f.main:
		f.main = nil
		if f.words, err = locale.Parse(f.tag, data); err != nil {
			return false, err
		}
	default:
	}
	if f.words == nil || f.learn == nil {
		return f.words != nil, nil
	}
	select {
	case data := <-f.learn:
		return true, f.words.Learn(data)
	default:
		return false, nil
	}
}

// take takes up words that have come whole, and reports whether it has. A
// language that cannot be had is no longer chosen; choosing it again tries again.
func (w *wording) take() bool {
	f := w.coming
	whole, err := f.poll()
	if err == nil && !whole {
		return false
	}
	w.coming = nil
	if err == nil {
		w.app.Words = f.words
		w.chosen, w.spoken, w.ticks = w.prefs.Settings.Language, true, 0
		return true
	}
	if f.tag == w.app.Words.Tag() {
		w.app.Changed() // the lessons' words: who wants to read them is told
		return false
	}
	if w.failed = f.tag; w.spoken {
		w.prefs.Settings.Language = w.chosen
		w.prefs.Queue.Put(w.prefs.Settings)
	}
	return false
}

// hear goes on with words that are coming. It is called once a tick.
func (w *wording) hear() {
	if w.ticks++; w.ticks == learnAfter {
		w.teach()
	}
	if w.failed != "" {
		name := nameOf(w.failed)
		w.failed = ""
		w.app.Notice(w.app.Words.T(key.SettingsLanguageMissing, "language", name))
	}
	if w.coming == nil {
		return
	}
	if w.coming.ticks++; w.coming.ticks == longAfter {
		w.app.Changed() // the settings say so
	}
	if w.take() {
		w.restyle()
	}
}

// comingName is the name of a language that has been coming for a while, "" for
// none.
func (w *wording) comingName() string {
	if f := w.coming; f != nil && f.tag != w.app.Words.Tag() && f.ticks >= longAfter {
		return nameOf(f.tag)
	}
	return ""
}

// nameOf is what a language is called in itself.
func nameOf(tag string) string {
	for _, l := range locale.Languages() {
		if l.Tag == tag {
			return l.Name
		}
	}
	return tag
}
