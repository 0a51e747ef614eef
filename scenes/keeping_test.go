package scenes_test

import (
	"errors"
	"io/fs"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/scenes/wording"
)

// Every cause has words in every language.
func TestCausesHaveWords(t *testing.T) {
	for _, lang := range locale.Languages() {
		words, err := locale.Open(lang.Tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range shelf.Causes() {
			if !words.Knows(key.Causes, string(c)) {
				t.Errorf("%s has no words for %s", lang.Tag, c)
			}
		}
	}
}

// A refusing store fails every write.
type refusing struct {
	shelf.Memory
	why error
}

func (r *refusing) Swap(name string, old, data []byte) error {
	if r.why != nil {
		return r.why
	}
	return r.Memory.Swap(name, old, data)
}

func (r *refusing) Create(name string, data []byte) error {
	if r.why != nil {
		return r.why
	}
	return r.Memory.Create(name, data)
}

// Storage errors are shown in the player's language, not in the system's words.
func TestStorageFaultsInWords(t *testing.T) {
	store := new(refusing)
	p := newPlayer(t, store)
	s := p.env.Prefs.Settings
	s.Language = "hu"
	p.env.Prefs.Apply(s)
	store.why = &fs.PathError{Op: "open", Path: "/x/y", Err: fs.ErrPermission}
	p.press("menu.game.konane")
	p.press("newgame.people")
	p.rest()
	n := p.node("notice.text")
	if n == nil {
		t.Fatalf("scene %s, want a notice", p.scene())
	}
	if !strings.Contains(n.Label, "nem engedélyezett") || strings.Contains(n.Label, "/x/y") {
		t.Errorf("notice %q", n.Label)
	}
	p.env.Open.Saved("20200101-000000000-0001")
	p.tick()
	if n := p.node("notice.text"); n == nil || !strings.Contains(n.Label, "nincs meg") {
		t.Errorf("notice %v", n)
	}
	if got := wording.Cause(p.env.App.Words, errors.New("strange")); strings.Contains(got, "strange") {
		t.Errorf("%q", got)
	}
}

// A page that shows one game at a time shows the one chosen there when it is loaded again.
func TestReloadKeepsTheGameChosen(t *testing.T) {
	for at, chip := range map[string]string{"kalah/rating": "rating.game.", "kalah/puzzles": "puzzles.game.", "puzzles": "puzzles.game."} {
		store := new(shelf.Memory)
		p := newPlayer(t, store)
		p.visits("#/" + at)
		p.press(chip + "onitama")
		if p = p.reloaded(store); !p.node(chip + "onitama").Checked {
			t.Errorf("%s shows another game than Onitama", at)
		}
		if p.visits("#/puzzles"); p.route() != "puzzles" {
			t.Errorf("the puzzles of all games are at %q", p.route())
		}
		p.press("puzzles.game.konane", "puzzles.game.all")
		if p = p.reloaded(store); p.route() != "puzzles" || !p.node("puzzles.game.all").Checked {
			t.Errorf("loaded again at %q", p.route())
		}
	}
}

// A game without a turn in force stays below an analysis of it, however often the page is loaded again.
func TestReloadKeepsTheGameBelow(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.begin("konane")
	id := p.opened()
	p.turn()
	p.press("board.undo")
	p.rest()
	p.press("board.more", "more.analyse")
	p.rest()
	p.press("spot." + string(p.lit()[0]))
	p.rest()
	for range 3 {
		p = p.reloaded(store)
		if !p.onShelf(id) || p.opened() != id {
			t.Fatalf("the game is there %t; open is %s of %q", p.onShelf(id), p.opened(), p.app.State().Routes)
		}
	}
	p.press("back")
	p.rest()
	p.press("board.redo")
	p.rest()
	if p.scene() != "board" || p.ply() != 1 {
		t.Errorf("%s", p.scene())
	}
}

// An analysis is open again at the turn that was shown, also in a variation.
func TestReloadKeepsTheVariation(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.visits("#/kalah/analysis")
	for _, i := range []int{0, 0, 0, 1, 0} {
		if i > 0 {
			p.keyed("ArrowLeft")
		}
		p.press("spot." + string(p.lit()[i]))
		p.rest()
	}
	stays := func() {
		t.Helper()
		at, says, route := p.studyAt(), p.says("study.says"), p.route()
		if p = p.reloaded(store); p.studyAt() != at || p.says("study.says") != says || p.route() != route {
			t.Errorf("at turn %d, %q, it is loaded again at turn %d, %q", at, says, p.studyAt(), p.says("study.says"))
		}
	}
	stays()
	p.backs()
	p.press("menu.games")
	p.press("games.open." + p.listed()[0])
	stays()
	p.keyed("End")
	stays()
}
