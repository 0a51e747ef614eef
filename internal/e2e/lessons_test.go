//go:build !js

package e2e

import (
	"os"
	"testing"

	"tidepool/play/lessons"
)

// teaching takes pictures of the beginning of a game's rules page and lesson.
func (s *studio) teaching(t *testing.T, game string) {
	c, err := lessons.For(game)
	if err != nil {
		t.Fatal(err)
	}
	f := newFolder(t)
	f.prefer(s.settings())
	cam := s.open(f)
	cam.click("menu.game." + game)
	cam.click("newgame.rules.page")
	cam.take("rules-" + game)
	cam.click("back")
	cam.click("newgame.lesson")
	cam.take("lesson-" + game)
	cam.solve(game, c.Steps[0], cam.click)
	cam.take("lesson-" + game + "-solved")
}

// lesson takes pictures of each section of a game's rules page and each step of its lesson. TIDEPOOL_LANGUAGE
// sets the language.
func (s *studio) lesson(t *testing.T, game string) {
	c, err := lessons.For(game)
	if err != nil {
		t.Fatal(err)
	}
	set := s.settings()
	set.Language = os.Getenv("TIDEPOOL_LANGUAGE")
	f := newFolder(t)
	f.prefer(set)
	cam := s.open(f)
	cam.click("menu.game." + game)
	cam.take("learn-" + game + "-newgame")
	cam.click("newgame.rules.page")
	for _, section := range c.Sections {
		cam.click("rules.to." + section.ID)
		cam.take("rules-" + game + "-" + section.ID)
		cam.click("back")
		cam.click("newgame.rules.page")
	}
	cam.click("back")
	cam.click("newgame.lesson")
	for _, step := range c.Steps {
		name := "lesson-" + game + "-" + step.ID
		cam.take(name)
		cam.solve(game, step, cam.click)
		if step.ID == c.Steps[1].ID || step.ID == c.Steps[len(c.Steps)-1].ID {
			cam.take(name + "-done")
		}
		cam.click("lesson.next")
	}
	cam.take("lesson-" + game + "-end")
}

// solve enters the solution of a step.
func (g *guest) solve(game string, step lessons.Step, press func(id string)) {
	g.t.Helper()
	p, err := step.Begin(gameOf(g.t, game))
	if err != nil {
		g.t.Fatal(err)
	}
	for _, word := range step.Solution {
		for _, turn := range p.Turns() {
			if turn.Word != word {
				continue
			}
			for _, s := range turn.Paths[0] {
				press("spot." + string(s))
				g.rest()
			}
		}
		if g.has("board.done") {
			press("board.done")
			g.rest()
		}
		if p, _, err = p.Play(word); err != nil {
			g.t.Fatal(err)
		}
	}
}

// TestLessonShots takes pictures of one game's rules and lesson for people to look at, if TIDEPOOL_SHOTS is
// set.
func TestLessonShots(t *testing.T) {
	s := shots(t)
	for _, w := range wholeGames {
		t.Run(w.game, func(t *testing.T) { s.lesson(t, w.game) })
	}
}

// A lesson's progress is kept, even if the program is killed a second later.
func TestLessonIsKept(t *testing.T) {
	f := newFolder(t)
	f.prefer(quickest())
	c := start(t, f, desktop)
	course, err := lessons.For("kalah")
	if err != nil {
		t.Fatal(err)
	}
	c.click("menu.game.kalah")
	c.click("newgame.lesson")
	c.solve("kalah", course.Steps[0], c.click)
	c.click("lesson.next")
	c.ticks(60)
	c.kill()
	again := start(t, f, desktop)
	again.click("menu.game.kalah")
	again.click("newgame.lesson")
	if !again.has("lesson.prev") || again.has("lesson.skip") {
		t.Errorf("after a restart the lesson is not at its second step: %s", again.ids())
	}
}

// A lesson can be completed by keys alone.
func TestLessonByKeyboard(t *testing.T) {
	for _, game := range []string{"kanishogi", "onitama", "kalah"} {
		t.Run(game, func(t *testing.T) {
			f := newFolder(t)
			f.prefer(quickest())
			g := start(t, f, window)
			course, err := lessons.For(game)
			if err != nil {
				t.Fatal(err)
			}
			steer := func(id string) {
				g.steer(id)
				g.rest()
			}
			steer("menu.game." + game)
			steer("newgame.lesson")
			for _, step := range course.Steps {
				g.solve(game, step, steer)
				steer("lesson.next")
			}
			steer("lesson.play")
			g.in("board")
		})
	}
}
