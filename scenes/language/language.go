package language

import (
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/scenes/device"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A Fetcher has the words spoken now, and gets those that are to be.
type Fetcher struct {
	App      *ui.App
	Platform device.Platform
	Prefs    *settings.Keeper
	Restyle  func() // once there are other words
	chosen   string // the setting that the words spoken now came by
	spoken   bool   // a language has been taken up since the start
	Coming   *fetchedWords
	failed   string // the tag of a language that could not be had, until that is told
	ticks    int    // since words were taken up
}

type fetchedWords struct {
	tag         string
	main, learn <-chan []byte  // nil for what is not waited for
	words       *locale.Locale // once main is there
	ticks       int
}

const (
	// learnAfter is how many ticks the first picture has before lessons' words are fetched unasked.
	learnAfter = 30
	// longAfter is after how many ticks a fetch is worth a word.
	longAfter = 15
)

// Speak takes up the words of the language that the settings or else the device ask for, or has them
// come. Once there are words of lessons, there is never a language without them: both come together.
func (w *Fetcher) Speak() {
	tag := w.Prefs.Settings.Language
	if tag == "" {
		tag = locale.Best(w.Platform.Languages())
	}
	if w.App.Words.Tag() == tag {
		w.chosen, w.spoken = w.Prefs.Settings.Language, true
		if w.Coming != nil && w.Coming.tag != tag {
			w.Coming = nil // nor wanted any more
		}
		return
	}
	if w.Coming == nil || w.Coming.tag != tag {
		w.Coming = &fetchedWords{tag: tag, main: w.Platform.Words(locale.File(tag))}
		if w.App.Words.Teaches() {
			w.Coming.learn = w.Platform.Words(locale.LearnFile(tag))
		}
		w.take()
	}
}

// Teach has the words of lessons come, if they are not there.
func (w *Fetcher) Teach() {
	if tag := w.App.Words.Tag(); !w.App.Words.Teaches() && w.Coming == nil {
		w.Coming = &fetchedWords{tag: tag, words: w.App.Words, learn: w.Platform.Words(locale.LearnFile(tag))}
	}
}

// poll looks for what has come. It tells whether the words are whole, and what was wrong with them.
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

// take takes up words that have come whole. A language that cannot be had is unchosen; choosing again retries.
func (w *Fetcher) take() bool {
	f := w.Coming
	whole, err := f.poll()
	if err == nil && !whole {
		return false
	}
	w.Coming = nil
	if err == nil {
		w.App.Words = f.words
		w.chosen, w.spoken, w.ticks = w.Prefs.Settings.Language, true, 0
		return true
	}
	if f.tag == w.App.Words.Tag() {
		w.App.Changed() // the lessons' words: who wants to read them is told
		return false
	}
	if w.failed = f.tag; w.spoken {
		w.Prefs.Settings.Language = w.chosen
		w.Prefs.Queue.Put(w.Prefs.Settings)
	}
	return false
}

// Hear goes on with words that are coming. It is called once a tick.
func (w *Fetcher) Hear() {
	if w.ticks++; w.ticks == learnAfter {
		w.Teach()
	}
	if w.failed != "" {
		name := nameOf(w.failed)
		w.failed = ""
		w.App.Notice(w.App.Words.T(key.SettingsLanguageMissing, "language", name))
	}
	if w.Coming == nil {
		return
	}
	if w.Coming.ticks++; w.Coming.ticks == longAfter {
		w.App.Changed() // the settings say so
	}
	if w.take() {
		w.Restyle()
	}
}

// ComingName is the name of a language that has been coming for a while, "" for none.
func (w *Fetcher) ComingName() string {
	if f := w.Coming; f != nil && f.tag != w.App.Words.Tag() && f.ticks >= longAfter {
		return nameOf(f.tag)
	}
	return ""
}

func nameOf(tag string) string {
	for _, l := range locale.Languages() {
		if l.Tag == tag {
			return l.Name
		}
	}
	return tag
}
