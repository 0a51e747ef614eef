package scenes

import (
	"strings"
	"testing"

	"tidepool/locale/key"
	"tidepool/scenes/ui"

	"tidepool/locale"
	"tidepool/match/shelf"
	"tidepool/scenes/platformtest"
)

// command types into the command line and presses Enter, as a page does.
func (p *player) command(text string) {
	p.t.Helper()
	p.app.Do(ui.Command{Verb: ui.CommandFocus, ID: commandID, Text: ""})
	p.app.Do(ui.Command{Verb: ui.CommandType, ID: commandID, Text: text})
	p.app.Do(ui.Command{Verb: ui.CommandEnter, ID: commandID, Text: ""})
	p.rest()
}

func TestCommands(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	b := p.board()
	for _, step := range []struct {
		text string
		ply  int
		left string // in the field
		say  string
	}{
		{"d4", 1, "", ""},
		{" D5 ", 2, "", ""},
		{"/undo", 1, "", ""},
		{"redo", 2, "", ""},
		{"d4", 2, "", "d4: "},
		{"nonsense", 2, "", "not a move"},
		{"redoo", 2, "", "redo"},
		{"d2-", 2, "", "d2-d4"},
		{"UNDO", 1, "", ""},
	} {
		p.command(step.text)
		if b.match().Ply() != step.ply || b.command.line.Text != step.left {
			t.Errorf("%q: ply %d with %q left, want %d and %q", step.text, b.match().Ply(), b.command.line.Text, step.ply, step.left)
		}
		if n := p.node("command.message"); n == nil || !strings.Contains(n.Label, step.say) || n.Warn != (step.say != "") {
			t.Errorf("%q: the message is %+v, want %q", step.text, n, step.say)
		}
	}
	p.command("help")
	if p.scene() != "notice" || !strings.Contains(p.node("notice.text").Label, "resign") {
		t.Errorf("help: scene %s", p.scene())
	}
	p.press("notice.ok")
	p.command("moves")
	if n := p.node("command.message"); n == nil || !strings.Contains(n.Label, "d5") {
		t.Errorf("moves: %+v", n)
	}
	p.command("resign")
	p.press("question.yes")
	p.rest()
	if b.match().Outcome().By != "resigned" {
		t.Errorf("resign: %v", b.match().Outcome())
	}
}

// The line opens by its key, its button and the focus, and closes by Escape
// and whatever else gets the focus.
func TestCommandLineOpens(t *testing.T) {
	p := newEnvPlayer(t, new(shelf.Memory), func(e *Env) { e.Platform.(*platformtest.Fake).OwnsFields = true }) // or a window would be needed
	p.begin("kalah")
	open := func() bool { p.rest(); return p.node("command.close") != nil }
	if open() {
		t.Fatal("open at first")
	}
	p.app.Do(ui.Command{Verb: ui.CommandKey, ID: "", Text: "/"})
	if !open() {
		t.Error("not opened by its key")
	}
	p.app.Do(ui.Command{Verb: ui.CommandKey, ID: "", Text: "Escape"})
	if open() || p.scene() != "board" {
		t.Error("not closed by Escape")
	}
	p.app.Do(ui.Command{Verb: ui.CommandFocus, ID: commandID, Text: ""})
	if !open() {
		t.Error("not opened by the focus")
	}
	p.app.Do(ui.Command{Verb: ui.CommandFocus, ID: "spot.A", Text: ""})
	if open() {
		t.Error("not closed when the focus goes")
	}
	p.press("board.more")
	p.press("more.command")
	if !open() {
		t.Error("not opened by its button")
	}
	p.press("command.close")
	if open() {
		t.Error("not closed by its button")
	}
}

// Commands can be typed in every language, and none is spelled like another
// or like a turn.
func TestCommandWords(t *testing.T) {
	for _, lang := range locale.Languages() {
		words, err := locale.Open(lang.Tag)
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]string{}
		for _, c := range commandList() {
			name := words.Of(key.Commands, c.name)
			if other, twice := seen[name]; twice || len([]rune(name)) < 2 {
				t.Errorf("%s: %q is %s and %s", lang.Tag, name, c.name, other)
			}
			seen[name] = c.name
		}
		for _, c := range commandList() {
			if other, ok := seen[c.name]; ok && other != c.name {
				t.Errorf("%s: %q means %s, and in English %s", lang.Tag, c.name, other, c.name)
			}
		}
	}
}

// A command is typed as its button says it, in every language: the word on the
// button that does the same, or one of its words.
func TestCommandsSayTheirButtons(t *testing.T) {
	buttons := map[string]key.Text{"undo": key.BoardUndo, "redo": key.BoardRedo, "hint": key.HintAsk, "turns": key.BoardTurns, "flip": key.BoardFlip,
		"draw": key.BoardDraw, "resign": key.BoardResign, "settings": key.MenuSettings, "menu": key.BoardMenu, "rules": key.LearnRules, "help": key.LearnHelp}
	for _, lang := range locale.Languages() {
		words, err := locale.Open(lang.Tag)
		if err != nil {
			t.Fatal(err)
		}
		for _, c := range commandList() {
			k, ok := buttons[c.name]
			if !ok {
				continue
			}
			typed, button := words.Of(key.Commands, c.name), words.T(k)
			if !strings.Contains(strings.ToLower(button), strings.ToLower(typed)) {
				t.Errorf("%s: %q is typed for %q", lang.Tag, typed, button)
			}
		}
		undo := words.T(key.CommandUndo)
		for _, k := range []key.Text{key.BoardStepback, key.Back, key.ReviewPrev, key.ReviewFirst, key.Close} {
			if strings.EqualFold(undo, words.T(k)) {
				t.Errorf("%s: %q undoes, and is what %s says", lang.Tag, undo, words.Name(k))
			}
		}
		if example := words.T(key.CommandEmpty, "turn", ""); !strings.Contains(example, undo) {
			t.Errorf("%s: %q gives no command that there is: %q", lang.Tag, example, undo)
		}
	}
}
