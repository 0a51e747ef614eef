//go:build !js

package wasm

import (
	"fmt"
	"slices"
	"testing"

	"tidepool/lessons"
	"tidepool/match"
	"tidepool/rules"
	"tidepool/rules/games"
)

// The lesson of each game can be done through elements alone, each in another
// language.
func TestLessonsByEar(t *testing.T) {
	b, url := openReady(t)
	b.attend()
	b.press("menu.settings")
	b.press("settings.motion.off")
	b.press("back")
	for i, g := range games.All() {
		language := []string{"ru", "ja", "en", "id", "ms"}[i]
		t.Run(g.Info().ID+" "+language, func(t *testing.T) {
			b.t = t
			course, err := lessons.For(g.Info().ID)
			if err != nil {
				t.Fatal(err)
			}
			p := b.listen(language)
			b.press("menu.game." + g.Info().ID)
			b.press("newgame.lesson")
			for _, s := range course.Steps {
				task, _ := course.StepWords(s)
				b.await("the task of "+s.ID, fmt.Sprintf("%s?.textContent === %q", element("lesson.task"), p.words.T(task)))
				p.hears(p.words.T(task))
				p.solve(g, s)
				b.press("lesson.next")
			}
			b.awaitElement("lesson.play")
			b.press("back")
			b.press("back")
			b.awaitElement("menu.settings")
		})
	}
	b.t = t
	b.checkClean(url)
}

// solve plays the solution of a step.
func (p *listener) solve(g rules.Game, s lessons.Step) {
	p.t.Helper()
	m, err := match.New(match.Setup{Game: g, Options: s.Options, Start: s.Position})
	if err != nil {
		p.t.Fatal(err)
	}
	for _, word := range s.Solution {
		turns := m.Position().Turns()
		path := turns[slices.IndexFunc(turns, func(t rules.Turn) bool { return t.Word == word })].Paths[0]
		for _, spot := range path {
			p.press("spot." + string(spot))
		}
		if !rules.FollowTaps(turns, path).Complete() {
			p.press("board.done")
		}
		if _, err := m.Play(word); err != nil {
			p.t.Fatal(err)
		}
		p.match = m
		p.hears(p.speaker().Turn(m.Turn(m.Ply())))
	}
}
