package scenes_test

import (
	"testing"

	"tidepool/play/lessons"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// lessonTurn returns the solution of the first step of a game's lesson.
func lessonTurn(t *testing.T, id string) rules.Turn {
	t.Helper()
	course, err := lessons.For(id)
	if err != nil {
		t.Fatal(err)
	}
	step := course.Steps[0]
	for _, g := range games.All() {
		if g.Info().ID != id {
			continue
		}
		pos, err := step.Begin(g)
		if err != nil {
			t.Fatal(err)
		}
		for _, turn := range pos.Turns() {
			if turn.Word == step.Solution[0] {
				return turn
			}
		}
	}
	t.Fatalf("%s: no turn is %v", id, step.Solution)
	return rules.Turn{}
}

// A turn that solves a lesson's step is judged as soon as it rests, even without motion: the next focus is
// the button to go on, not a spot that could be tapped in between.
// could be tapped in between.
func TestFocusAfterSolvedStep(t *testing.T) {
	for _, motion := range []settings.Motion{settings.MotionOff, settings.MotionNormal} {
		for _, game := range games.All() {
			id := game.Info().ID
			turn := lessonTurn(t, id)
			p := phone(t, new(shelf.Memory), 1)
			p.set(func(s *settings.Settings) { s.Motion, s.Confirm = motion, true })
			p.press("menu.game."+id, "newgame.lesson")
			p.rest()
			for _, s := range turn.Paths[0] {
				p.press("spot." + string(s))
				p.rest()
			}
			if p.node("board.stay") != nil {
				p.press("board.stay")
			}
			p.do(ui.Command{Verb: ui.CommandPress, ID: "board.done"})
			p.rest()
			if s := p.app.State(); s.Scene != "lesson" || s.Focus != "lesson.next" {
				t.Errorf("%s, motion %s: the focus is on %q of %s", id, motion, s.Focus, s.Scene)
			}
		}
	}
}

// Pressing the last turn in the list shows the game as it stands, even if it is shown already: a turn begun
// is dropped, and hints and messages are gone.
func TestLastTurnOfListGivesUpTurnBegun(t *testing.T) {
	p := phone(t, new(shelf.Memory), 1)
	p.resize(1280, 800)
	p.tick()
	p.begin("konane")
	for _, s := range []string{"d4", "d5"} {
		p.press("spot." + s)
		p.rest()
	}
	before, status := p.board(), p.says("bar.black.status")
	p.press("spot.a1")
	if p.board() == before && p.says("bar.black.status") == status {
		t.Fatal("a refused tap is not told")
	}
	p.press("turn.2")
	if got := p.says("bar.black.status"); got != status {
		t.Errorf("after the last turn of the list: %q, want %q", got, status)
	}
	p.press("spot.d2")
	if p.node("board.stepback") == nil {
		t.Fatal("no turn has begun")
	}
	p.press("turn.2")
	if p.node("board.stepback") != nil || p.board() != before {
		t.Errorf("after the last turn of the list a turn is still begun:\n%s", p.board())
	}
}

// The command line closes by its button even if that has the keyboard focus, and stays closed after a visit
// to another page.
func TestCommandLineClosesByKeyboard(t *testing.T) {
	p := phone(t, new(shelf.Memory), 1)
	p.begin("konane")
	p.do(ui.Command{Verb: ui.CommandKey, Text: "/"})
	p.do(ui.Command{Verb: ui.CommandFocus, ID: "command.close"})
	p.do(ui.Command{Verb: ui.CommandKey, Text: "Enter"})
	if p.node("command.close") != nil {
		t.Fatal("Enter on the button leaves the command line open")
	}
	p.do(ui.Command{Verb: ui.CommandKey, Text: "F1"})
	p.do(ui.Command{Verb: ui.CommandKey, Text: "Escape"})
	if p.scene() != "board" || p.node("command.close") != nil {
		t.Errorf("back from the rules to %s the command line is open again", p.scene())
	}
}

// A message shown while the engine thinks disappears when the player returns to the game as it stands.
func TestLastTurnOfListWhileEngineThinks(t *testing.T) {
	p := phone(t, new(shelf.Memory), 1)
	p.resize(1280, 800)
	p.tick()
	p.engine.Slow = true
	p.against("konane", false)
	p.turn()
	p.until("thinking", p.thinks)
	p.press("spot.a1")
	engine := p.match().Position().Turn()
	if !p.bar(engine).Warn {
		t.Fatal("a tap on the engine's turn is not answered")
	}
	p.press("turn.1")
	if p.bar(engine).Warn {
		t.Errorf("the answer stays: %q", p.bar(engine).Label)
	}
}
