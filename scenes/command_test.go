package scenes_test

import (
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes"
	"tidepool/scenes/platformtest"
	"tidepool/scenes/ui"
)

// commandID is the ID of the command line.
const commandID = "board.command"

// command types into the command line and presses Enter, as a web page does.
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
		if left := p.node(commandID).Edit.Text; p.ply() != step.ply || left != step.left {
			t.Errorf("%q: ply %d with %q left, want %d and %q", step.text, p.ply(), left, step.ply, step.left)
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
	if p.match().Outcome().By != "resigned" {
		t.Errorf("resign: %v", p.match().Outcome())
	}
}

// The command line opens by its key, its button and the focus, and closes by Escape and whenever something
// else gets the focus.
func TestCommandLineOpens(t *testing.T) {
	p := newEnvPlayer(t, new(shelf.Memory), func(e *scenes.Config) { e.Platform.(*platformtest.Fake).OwnsFields = true }) // a real field would need a window
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
