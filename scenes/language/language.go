package language

import (
	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/scenes/device"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// A Fetcher knows the current words, and fetches those of another language.
type Fetcher struct {
	App      *ui.App
	Platform device.Platform
	Prefs    *settings.Keeper
	Restyle  func() // called after the words have changed
	chosen   string // the setting that led to the current words
	spoken   bool   // a language has been applied since the start
	Coming   *fetchedWords
	failed   string // tag of a language that could not be fetched, until the player is told
	ticks    int    // since words were applied
}

type fetchedWords struct {
	tag         string
	main, learn <-chan []byte  // nil if not awaited
	words       *locale.Locale // once main has come
	ticks       int
}

const (
	// learnAfter is how many ticks pass before the lessons' words are fetched in advance.
	learnAfter = 30
	// longAfter is how many ticks a fetch may take before the player is told.
	longAfter = 15
)

// Speak applies the words of the language in the settings, or else of the device, or starts fetching them.
// Once lessons' words are loaded, both parts of a language are fetched together.
func (w *Fetcher) Speak() {
	tag := w.Prefs.Settings.Language
	if tag == "" {
		tag = locale.Best(w.Platform.Languages())
	}
	if w.App.Words.Tag() == tag {
		w.chosen, w.spoken = w.Prefs.Settings.Language, true
		if w.Coming != nil && w.Coming.tag != tag {
			w.Coming = nil // no longer wanted
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

// Teach starts fetching the lessons' words, if they are not there.
func (w *Fetcher) Teach() {
	if tag := w.App.Words.Tag(); !w.App.Words.Teaches() && w.Coming == nil {
		w.Coming = &fetchedWords{tag: tag, words: w.App.Words, learn: w.Platform.Words(locale.LearnFile(tag))}
	}
}

// poll receives what has come. It reports whether the words are complete, and any error in them.
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

// take applies words once complete. If a language cannot be fetched, the setting goes back; choosing it again retries.
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
		w.App.Changed() // the lessons' words: their page shows the failure
		return false
	}
	if w.failed = f.tag; w.spoken {
		w.Prefs.Settings.Language = w.chosen
		w.Prefs.Queue.Put(w.Prefs.Settings)
	}
	return false
}

// Poll continues a fetch. It is called once a tick.
func (w *Fetcher) Poll() {
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
		w.App.Changed() // the settings page shows it
	}
	if w.take() {
		w.Restyle()
	}
}

// ComingName returns the name of a language that is taking long to fetch, "" for none.
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
