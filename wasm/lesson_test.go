//go:build !js

package wasm

import (
	"fmt"
	"testing"

	"tidepool/play/lessons"
	"tidepool/rules"
	"tidepool/rules/games"
)

// A game's lesson can be finished by touch on a phone, another one by HTML elements alone.
func TestLessons(t *testing.T) {
	t.Parallel()
	type lesson struct {
		game, language string
		way            int
	}
	for _, c := range today(t, []lesson{
		{"kaninariebi", "id", elements}, {"kanishogi", "ja", touch}, {"onitama", "hu", elements},
		{"konane", "ru", touch}, {"kalah", "ms", elements}, {"kalah", "en", touch},
	}, 2) {
		w := ways()[c.way]
		t.Run(c.game+" "+c.language+" by "+w.name, func(t *testing.T) {
			t.Parallel()
			b, url, _ := learn(t, c.game, c.language, w)
			b.checkClean(url)
		})
	}
}

// The keys of ways.
const (
	touch = iota
	keys
	elements
)

// A way is a method of operating the page.
type way struct {
	name  string
	press func(b *browser) func(id string)
}

func ways() []way {
	return []way{
		touch:    {"touch", func(b *browser) func(string) { b.resize(390, 844, coarse, true); return b.tap }},
		keys:     {"keys", func(b *browser) func(string) { b.attend(); return b.steer }},
		elements: {"elements", func(b *browser) func(string) { b.attend(); return b.press }},
	}
}

// learn opens the page in a language and finishes a game's lesson. It ends at a new game.
func learn(t *testing.T, game, language string, w way) (b *browser, url string, press func(id string)) {
	t.Helper()
	b = open(t)
	b.before(fmt.Sprintf(`Object.defineProperty(navigator, "languages", {get: () => [%q]})`, language))
	press = w.press(b)
	url = serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	b.await("the language", fmt.Sprintf(`document.documentElement.lang === %q`, language))
	press("menu.game." + game)
	b.awaitScene("newgame")
	press("newgame.lesson")
	b.awaitScene("lesson")
	b.finish(game, press)
	return b, url, press
}

// finish goes through a lesson to its end.
func (b *browser) finish(game string, press func(id string)) {
	b.t.Helper()
	course, err := lessons.For(game)
	if err != nil {
		b.t.Fatal(err)
	}
	for _, step := range course.Steps {
		for _, turn := range solution(b.t, game, step) {
			for _, spot := range turn.path {
				press("spot." + string(spot))
			}
			if turn.done {
				press("board.done")
			}
		}
		press("lesson.next")
	}
	press("lesson.play")
	b.awaitScene("board")
}

// A trodden turn holds the taps for a turn and whether to press Done afterwards.
type trodden struct {
	path []rules.Spot
	done bool
}

// tread returns how to enter a turn by taps.
func tread(turns []rules.Turn, word string) trodden {
	for _, turn := range turns {
		if turn.Word == word {
			path := turn.Paths[0]
			return trodden{path, !rules.FollowTaps(turns, path).Complete()}
		}
	}
	return trodden{}
}

// solution returns the turns that solve a step.
func solution(t *testing.T, game string, step lessons.Step) (turns []trodden) {
	t.Helper()
	for _, g := range games.All() {
		if g.Info().ID != game {
			continue
		}
		p, err := step.Begin(g)
		if err != nil {
			t.Fatal(err)
		}
		for _, word := range step.Solution {
			turns = append(turns, tread(p.Turns(), word))
			if p, _, err = p.Play(word); err != nil {
				t.Fatal(err)
			}
		}
	}
	return turns
}
