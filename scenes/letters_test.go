package scenes_test

import (
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes/ui"
	"tidepool/sprites/font/more"
)

// Missing characters in a name are fetched once, when the name is first shown.
func TestLettersOfNames(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	here := make(chan []byte, 1)
	p.on.Font = here
	asked := &p.on.Fetched.Font
	p.press("menu.game.konane")
	for range 3 {
		p.tick()
	}
	if *asked != 0 {
		t.Fatal("fetched for nobody")
	}
	p.startWith("陽翔", "芽依")
	if *asked != 1 || p.env.App.Fonts.Has('陽') {
		t.Fatalf("asked %d times", *asked)
	}
	here <- more.Font()
	for range 3 {
		p.tick()
	}
	if !p.env.App.Fonts.Has('陽') || !p.env.App.Fonts.Has('a') {
		t.Error("the letters are not taken up")
	}
	for range 3 {
		p.tick()
	}
	if *asked != 1 {
		t.Errorf("asked %d times", *asked)
	}
}

// startWith starts the game with names.
func (p *player) startWith(a, b string) {
	p.t.Helper()
	p.press("newgame.people.players")
	p.do(ui.Command{Verb: ui.CommandType, ID: "newgame.name1", Text: a})
	p.do(ui.Command{Verb: ui.CommandType, ID: "newgame.name2", Text: b})
	p.press("newgame.done", "newgame.people")
	p.rest()
	p.tick()
}

// A file that is no font changes nothing, and the letters are asked for again later.
func TestBadLetters(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	here := make(chan []byte, 1)
	here <- []byte("<html>not found</html>")
	p.on.Font = here
	p.press("menu.game.konane")
	p.startWith("陽翔", "b")
	for range 5 {
		p.tick()
	}
	if p.scene() != "board" || p.env.App.Fonts.Has('陽') {
		t.Error("nonsense was taken for letters")
	}
	asked := &p.on.Fetched.Font
	if *asked != 1 {
		t.Errorf("asked %d times at once", *asked)
	}
	for range 60 * 60 {
		p.tick()
	}
	if *asked != 2 {
		t.Errorf("asked %d times in a minute", *asked)
	}
	here <- more.Font()
	for range 3 {
		p.tick()
	}
	if !p.env.App.Fonts.Has('陽') {
		t.Error("the letters are not taken up later")
	}
}
