package scenes_test

import (
	"strings"
	"testing"

	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
)

// lesson opens a game's lesson from the menu, and returns its course.
func (g *player) lesson(game string) *lessons.Course {
	g.t.Helper()
	g.press("menu.game."+game, "newgame.lesson")
	g.rest()
	c, err := lessons.For(game)
	if err != nil {
		g.t.Fatal(err)
	}
	return c
}

// A legal turn that is not what the step asks for gets a comment and is undone. After a second one the board
// shows the way, and the next try may begin while the wrong turn is still visible. A refused turn gets the
// rules' reason and the step's hint.
func TestWrongTurnsInLesson(t *testing.T) {
	g := phone(t, new(shelf.Memory), 1)
	c := g.lesson("kalah")
	_, hint := c.StepWords(c.Steps[0])
	begun := g.board()
	g.press("spot.a")
	if says := g.says("lesson.says"); !strings.Contains(says, "North") || !strings.Contains(says, g.env.App.Words.Of(key.Lessons, hint)) {
		t.Fatalf("after a tap on the other side: %q", says)
	}
	g.press("spot.A")
	g.until("the wrong turn's end", func() bool { return g.board() != begun })
	g.rest()
	if says := g.says("lesson.says"); g.board() != begun || !strings.Contains(says, g.env.App.Words.Of(key.Misses, "from")) {
		t.Fatalf("after a wrong turn: %q on\n%s", says, g.board())
	}
	for range 2 {
		g.press("spot.A") // and again, and again
		g.ticks(20)
	}
	right := turnOf(t, stepBegin(t, "kalah", c.Steps[0]), c.Steps[0].Solution[0])
	g.press("spot." + string(right.Paths[0][0]))
	g.rest()
	if g.node("lesson.next") == nil {
		t.Errorf("the right turn after wrong ones is not taken: %q", g.says("lesson.says"))
	}
	if saved := len(g.env.Shelf.Known().Games); saved != 0 {
		t.Errorf("the lesson has left %d games on the shelf", saved)
	}
}

// A piece that was moved half a turn, from which the goal is out of reach, goes back by itself, so that what is
// asked for can be tapped.
func TestHalfWrongTurnInLesson(t *testing.T) {
	for _, motion := range []settings.Motion{settings.MotionNormal, settings.MotionOff} {
		g := phone(t, new(shelf.Memory), 1)
		g.set(func(s *settings.Settings) { s.Motion = motion })
		g.lesson("kaninariebi")
		begun := g.board()
		g.press("spot.a5", "spot.c5")
		g.rest()
		if want := g.env.App.Words.Of(key.Misses, "to", "at", "d3"); g.board() != begun || !strings.Contains(g.says("lesson.says"), want) {
			t.Errorf("%s: %q on\n%s", motion, g.says("lesson.says"), g.board())
		}
		for _, s := range []string{"a5", "c5", "a3", "d3"} { // without waiting
			g.point(ui.Pointer{At: g.node("spot." + s).Rect.Center(), Pressed: true, Released: true})
			g.tick()
		}
		if g.rest(); g.node("lesson.next") == nil {
			t.Errorf("%s: what was asked for is not taken: %q", motion, g.says("lesson.says"))
		}
	}
}

// A lesson that asks for more of a turn does not offer to end it, and marks only what is still to be tapped.
func TestLessonAsksOn(t *testing.T) {
	g := phone(t, new(shelf.Memory), 1)
	c := g.lesson("kaninariebi")
	for _, s := range c.Steps[:6] {
		g.solve(c.Game, s)
		g.press("lesson.next")
	}
	g.press("spot.a2", "spot.b2")
	g.rest()
	if g.node("board.done") != nil || g.says("lesson.says") != g.env.App.Words.T(key.BoardBond) {
		t.Errorf("a bond step is asked for by %v, %q", g.node("board.done"), g.says("lesson.says"))
	}
	g.press("spot.b2")
	g.rest()
	g.press("spot.a1")
	for n := 0; g.node("lesson.next") == nil; n++ {
		if n > 2000 {
			t.Fatal("not solved")
		}
		if says := g.node("lesson.says"); says != nil && says.Label == g.env.App.Words.T(key.BoardTurn) {
			t.Fatal("while the last turn plays, it is said to be the learner's turn")
		}
		g.ticks(1)
	}
}

// After the solution the learner is told to play it.
func TestLessonSaysWhoseTurn(t *testing.T) {
	g := phone(t, new(shelf.Memory), 1)
	g.lesson("kaninariebi")
	g.press("lesson.show")
	if g.rest(); g.says("lesson.says") != g.env.App.Words.T(key.LessonYours) {
		t.Errorf("says %q", g.says("lesson.says"))
	}
}

// Show me plays the solution and returns to the step, at every pace.
func TestSolutionsAreShown(t *testing.T) {
	for _, motion := range []settings.Motion{settings.MotionNormal, settings.MotionOff} {
		for _, game := range games.All() {
			g := phone(t, new(shelf.Memory), 1)
			s := g.env.Prefs.Settings
			s.Motion = motion
			g.env.Prefs.Apply(s)
			c := g.lesson(game.Info().ID)
			for _, step := range c.Steps {
				begun := g.board()
				g.press("lesson.show")
				changed := false
				for n := 0; g.app.State().Busy; n++ {
					if changed = changed || g.board() != begun; n > 4000 {
						t.Fatalf("%s: %s is never shown to its end", c.Game, step.ID)
					}
					g.ticks(1)
				}
				if !changed || g.board() != begun || g.node("lesson.show") == nil {
					t.Errorf("%s: %s was shown: %v, and left\n%s", c.Game, step.ID, changed, g.board())
				}
				g.solve(c.Game, step)
				g.press("lesson.next")
				g.rest()
			}
			if g.node("lesson.again") == nil {
				t.Errorf("%s does not end", c.Game)
			}
		}
	}
}

// solve plays the solution of a step.
func (g *player) solve(game string, s lessons.Step) {
	g.t.Helper()
	pos := stepBegin(g.t, game, s)
	for _, word := range s.Solution {
		g.spell(turnOf(g.t, pos, word))
		pos, _, _ = pos.Play(word)
	}
}

// stepBegin returns the position in which a step begins.
func stepBegin(t testing.TB, game string, s lessons.Step) rules.Position {
	t.Helper()
	r, _ := games.ByID(game)
	pos, err := s.Begin(r)
	if err != nil {
		t.Fatal(err)
	}
	return pos
}

// turnOf returns the turn that a word spells.
func turnOf(t testing.TB, pos rules.Position, word string) rules.Turn {
	t.Helper()
	for _, turn := range pos.Turns() {
		if turn.Word == word {
			return turn
		}
	}
	t.Fatalf("%s is no turn", word)
	return rules.Turn{}
}

// Learning comes first until a game has been finished, and continues where it was left, even after a restart.
func TestLessonLeadsAndIsKept(t *testing.T) {
	store := new(shelf.Memory)
	g := phone(t, store, 1)
	above := func(p *player) bool { return p.node("newgame.lesson").Rect.Y < p.node("newgame.engine").Rect.Y }
	g.press("menu.game.kalah")
	if n := g.node("newgame.lesson"); g.node("learn.offer") == nil || !above(g) || n.Style != ui.MainButton || !n.First {
		t.Fatalf("at first: %+v", n)
	}
	g.press("newgame.people")
	g.rest()
	g.press("board.menu", "menu.game.kalah")
	if !above(g) {
		t.Error("a game that was only begun is enough")
	}
	g.press("back")
	g.ended("konane", 1, rules.Near)
	g.press("menu.game.kalah")
	if !above(g) {
		t.Error("a game of another kind is enough")
	}
	g.press("back")
	c := g.lesson("kalah")
	g.solve("kalah", c.Steps[0])
	g.on.Leave()

	h := phone(t, store, 1)
	h.lesson("kalah")
	at := func(n int) string { return h.env.App.Words.T(key.LessonAt, "n", n, "of", len(c.Steps)) }
	if got := h.says("lesson.at"); got != at(2) {
		t.Errorf("after a restart: %q, want %q", got, at(2))
	}
	h.press("lesson.prev")
	if got := h.says("lesson.at"); got != at(1) || h.node("lesson.prev").Operable() || !h.node("lesson.skip").Operable() {
		t.Errorf("%q: the first step, done before, cannot be skipped or has one before it", got)
	}
	h.press("lesson.skip")
	if h.node("lesson.skip").Operable() {
		t.Error("a step that was never done can be skipped")
	}
	h.press("back", "back")
	h.ended("kalah", 1, rules.Near)
	h.press("menu.game.kalah")
	if n := h.node("newgame.lesson"); h.node("learn.offer") != nil || above(h) || n.Style == ui.MainButton {
		t.Errorf("after a game: %+v", n)
	}
}

// A lesson does not use the engine, whatever the settings for games.
func TestLessonLeavesTheEngineAlone(t *testing.T) {
	g := phone(t, new(shelf.Memory), 1)
	s := g.env.Prefs.Settings
	s.ScoreBar = true
	g.env.Prefs.Apply(s)
	c := g.lesson("kanishogi")
	g.do(ui.Command{Verb: ui.CommandKey, Text: "H"})
	g.rest()
	g.solve(c.Game, c.Steps[0])
	g.ticks(2 * session.PatienceTicks)
	if len(g.engine.Jobs) > 0 {
		t.Errorf("asked for %+v", g.engine.Jobs)
	}
}
