package scenes_test

import (
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/sets"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/platformtest"
)

// words controls the fetching of word files by a program that includes only English, as the web page does.
type words struct {
	*player
	asked map[string]chan []byte
	times map[string]int
}

// newWords starts such a program; the files in there are available at once.
func newWords(t *testing.T, store shelf.Store, reads string, there ...string) *words {
	t.Helper()
	w := &words{asked: map[string]chan []byte{}, times: map[string]int{}}
	w.player = newEnvPlayer(t, store, func(e *scenes.Config) {
		english, err := locale.Parse("en", locale.Carried(locale.File("en")))
		if err != nil {
			t.Fatal(err)
		}
		e.Words = english
		on := e.Platform.(*platformtest.Fake)
		on.Reads = []string{reads}
		on.File = func(name string) <-chan []byte {
			w.times[name]++
			w.asked[name] = make(chan []byte, 1)
			for _, own := range there {
				if own == name {
					w.asked[name] <- locale.Carried(name)
				}
			}
			return w.asked[name]
		}
	})
	return w
}

// come delivers a file, or a failure.
func (w *words) come(name string, data []byte) {
	w.t.Helper()
	if w.asked[name] == nil {
		w.t.Fatalf("nobody asks for %s", name)
	}
	w.asked[name] <- data
	w.ticks(2)
}

func (w *words) speaks(tag string, teaches bool) {
	w.t.Helper()
	if got := w.env.App.Words; got.Tag() != tag || w.app.Words != got || got.Teaches() != teaches {
		w.t.Errorf("%s is spoken, lessons %v; want %s, %v", got.Tag(), got.Teaches(), tag, teaches)
	}
}

// Words available at the start are used from the first picture on; the lessons' words come a while later.
func TestWordsAtTheStart(t *testing.T) {
	w := newWords(t, new(shelf.Memory), "hu-HU", "hu.txt")
	w.speaks("hu", false)
	if w.times["hu.learn.txt"] > 0 {
		t.Error("the lessons' words are asked for before there is a picture")
	}
	w.ticks(40)
	w.come("hu.learn.txt", locale.Carried("hu.learn.txt"))
	w.speaks("hu", true)
}

// The language changes when all its words are there, and the settings page shows progress if that takes a while.
func TestWordsOfAnotherLanguage(t *testing.T) {
	w := newWords(t, new(shelf.Memory), "en", "en.learn.txt")
	w.ticks(40)
	w.speaks("en", true)
	w.press("menu.settings")
	w.press("settings.language.ja")
	if w.node("settings.language.coming") != nil {
		t.Error("the settings speak of a fetch at once")
	}
	w.ticks(30)
	if n := w.node("settings.language.coming"); n == nil || n.Label != w.env.App.Words.T(key.SettingsLanguageComing, "language", "日本語") {
		t.Errorf("the settings say %v", n)
	}
	w.come("ja.txt", locale.Carried("ja.txt"))
	w.speaks("en", true)
	w.come("ja.learn.txt", locale.Carried("ja.learn.txt"))
	w.speaks("ja", true)
	if w.node("settings.language.coming") != nil || !w.node("settings.language.ja").Checked {
		t.Error("the settings do not know that it has come")
	}
	// Changing back meanwhile is respected.
	w.press("settings.language.ru")
	w.press("settings.language.ja")
	w.come("ru.txt", locale.Carried("ru.txt"))
	w.come("ru.learn.txt", locale.Carried("ru.learn.txt"))
	w.speaks("ja", true)
}

// If words cannot be fetched, or belong to another version, the old language stays, and the player is told in it.
func TestWordsThatCannotBeHad(t *testing.T) {
	for name, data := range map[string][]byte{"nothing": nil, "another file": locale.Carried("ru.txt")} {
		w := newWords(t, new(shelf.Memory), "en", "en.learn.txt")
		w.ticks(40)
		w.press("menu.settings")
		w.press("settings.language.hu")
		w.come("hu.txt", data)
		w.speaks("en", true)
		want := w.env.App.Words.T(key.SettingsLanguageMissing, "language", "Magyar")
		if n := w.node("notice.text"); n == nil || n.Label != want {
			t.Errorf("%s: said is %v, want %q", name, n, want)
		}
		w.press("notice.ok")
		if n := w.node("settings.language.hu"); n.Checked || w.env.Prefs.Settings.Language != "" {
			t.Errorf("%s: %q is chosen", name, w.env.Prefs.Settings.Language)
		}
		w.press("settings.language.hu")
		if w.times["hu.txt"] != 2 {
			t.Errorf("%s: asked %d times", name, w.times["hu.txt"])
		}
		w.come("hu.txt", locale.Carried("hu.txt"))
		w.come("hu.learn.txt", locale.Carried("hu.learn.txt"))
		w.speaks("hu", true)
	}
}

// Without the words at the start the program uses English, says why, and keeps the choice for the next time.
func TestWordsMissingAtTheStart(t *testing.T) {
	store := new(shelf.Memory)
	first := newPlayer(t, store)
	first.press("menu.settings")
	first.press("settings.language.ru")
	first.on.Leave()
	w := newWords(t, store, "en")
	w.come("ru.txt", nil)
	w.speaks("en", false)
	if n := w.node("notice.text"); n == nil || w.env.Prefs.Settings.Language != "ru" {
		t.Errorf("told: %v; chosen is %q", n, w.env.Prefs.Settings.Language)
	}
	w.ticks(100)
	if w.times["ru.txt"] != 1 {
		t.Errorf("asked %d times", w.times["ru.txt"])
	}
}

// A lesson and the rules wait for their words; after a failure, opening them again retries.
func TestLessonsWaitForTheirWords(t *testing.T) {
	for page, scene := range map[string]string{"newgame.lesson": "lesson", "newgame.rules.page": "rules"} {
		w := newWords(t, new(shelf.Memory), "en")
		w.press("menu.game.konane")
		w.press(page)
		if n := w.node("lessonwait.state"); n == nil || n.Label != w.env.App.Words.T(key.CreditsLoading) {
			t.Fatalf("%s: shown is %v", page, n)
		}
		w.come("en.learn.txt", nil)
		if n := w.node("lessonwait.state"); n == nil || n.Label != w.env.App.Words.T(key.CreditsMissing) {
			t.Fatalf("%s: without an answer, shown is %v", page, n)
		}
		w.press("back")
		w.press(page)
		w.come("en.learn.txt", locale.Carried("en.learn.txt"))
		w.rest()
		if got := w.app.Top().Name(); got != scene {
			t.Errorf("%s opens %s", page, got)
		}
		w.press("back")
		if got := w.app.Top().Name(); got != "newgame" {
			t.Errorf("back from %s is %s", scene, got)
		}
	}
}

// The title over an own mistake at whose address the program begins is in the language that comes after it.
func TestLanguageOfOwnPuzzles(t *testing.T) {
	set, err := puzzle.Read(games.ByID, sets.File("konane"))
	if err != nil {
		t.Fatal(err)
	}
	come := make(map[string]chan []byte)
	p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) {
		e.Settings.Language = "hu"
		e.Settings.Puzzles = e.Settings.Puzzles.WithOwn(string(puzzle.Write(set[:1])))
		on := e.Platform.(*platformtest.Fake)
		on.Begins = "konane/puzzle/" + set[0].ID()
		on.File = func(name string) <-chan []byte {
			come[name] = make(chan []byte, 1)
			return come[name]
		}
		on.Set = func(string) <-chan []byte { return nil }
	})
	p.ticks(2)
	for name, c := range come {
		c <- locale.Carried(name)
	}
	p.ticks(2)
	hungarian, err := locale.Open("hu")
	if err != nil {
		t.Fatal(err)
	}
	if got := p.says("title"); p.scene() != "puzzle" || !strings.Contains(got, hungarian.T(key.TrainOwn, "n", 1)) {
		t.Errorf("%s is called %q", p.scene(), got)
	}
}
