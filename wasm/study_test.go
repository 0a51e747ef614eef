//go:build !js

package wasm

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"tidepool/play/link"
	"tidepool/play/match"
	"tidepool/rules/kaninariebi"
)

// A game is played to its end, reviewed by the engine in its worker, stepped through and varied, and all of
// it is there after a reload. Who comes anew finds the menu.
func TestLookingBack(t *testing.T) {
	t.Parallel()
	m, last := nearlyOver(t)
	b, url := watch(t, workerSpy)
	b.attend()
	b.run(fmt.Sprintf("location.hash = %q", link.Encode(m)))
	b.awaitScene("board")
	hands := &listener{browser: b, match: m}
	hands.tread(last, b.tap)
	b.awaitScene("results")
	b.tap("results.review")
	b.awaitScene("study")
	b.await("a first mark", `JSON.parse(tidepoolState).nodes.some((n) => /^(moment|accuracy)[.]/.test(n.id))`)
	if n := eval[int](b, "engines.length"); n != 1 {
		t.Errorf("%d workers think", n)
	}
	t.Logf("after %d looks", eval[int](b, thoughts+"(engines[0])"))

	end := b.awaitScene("study").spots()
	b.press("review.prev")
	before := b.awaitState("the turn before", func(s state) bool { return s.spots() != end }).spots()
	b.press("review.first")
	b.awaitState("the start", func(s state) bool { return s.spots() != before && s.spots() != end })
	b.press("review.last")
	b.awaitState("the end", func(s state) bool { return s.spots() == end })
	b.press("review.prev")
	b.awaitState("the turn before", func(s state) bool { return s.spots() == before })
	b.tap("study.turns")
	hands.tread(another(m, last), b.tap)
	varied := fmt.Sprintf("turn.%d.1", m.Ply())
	b.awaitNode(varied)

	b.reload()
	b.awaitState("what was found", func(s state) bool {
		_, known := s.find("accuracy." + m.Info().Sides[0])
		return s.Scene == "study" && known
	})
	b.press("study.turns")
	b.awaitNode(varied)

	b.visit(url) // anew, and not by reloading
	b.awaitReady()
	b.awaitScene("menu")
	b.checkClean(url)
}

// nearlyOver returns the shortest of many two-player games, up to its last turn.
func nearlyOver(t *testing.T) (m *match.Match, last string) {
	t.Helper()
	start, err := match.New(match.Setup{Game: kaninariebi.Game{}, Players: [2]string{"Ann", "Bo"}})
	if err != nil {
		t.Fatal(err)
	}
	rng := rand.New(rand.NewPCG(5, 8))
	for range 100 {
		at := start.Copy()
		for m == nil || at.Ply() < m.Ply() {
			turns := at.Position().Turns()
			word := turns[rng.IntN(len(turns))].Word
			next := at.Copy()
			if _, err := next.Play(word); err != nil {
				t.Fatal(err)
			}
			if next.Outcome().Over() {
				m, last = at, word
				break
			}
			at = next
		}
	}
	return m, last
}

// another returns a legal turn other than word.
func another(m *match.Match, word string) string {
	for _, turn := range m.Position().Turns() {
		if turn.Word != word {
			return turn.Word
		}
	}
	return word
}

// A clock runs while a player is to move and stops while the game is paused.
func TestClockRuns(t *testing.T) {
	t.Parallel()
	b, url := watch(t, pageWatch)
	b.tap("menu.game.konane")
	b.awaitScene("newgame")
	b.tap("newgame.people.options")
	b.tap("newgame.people.clock")
	b.tap("newgame.clock.1")
	b.tap("newgame.done")
	b.awaitScene("newgameoptions")
	b.tap("newgame.done")
	b.tap("newgame.people")
	b.playTaps("d4")
	// shown returns both clock displays while they stand still.
	shown := func() string {
		s := b.awaitScene("pause")
		near, _ := s.find("pause.near")
		far, _ := s.find("pause.far")
		return near.Label + ", " + far.Label
	}
	pause := func() string {
		b.tap("bar.white.clock")
		return shown()
	}
	first := pause()
	frames := eval[int](b, "frames.length")
	b.await("some seconds to pass", fmt.Sprintf("frames.at(-1) - frames[%d] > 2000", frames-1))
	if got := shown(); got != first {
		t.Errorf("paused, the clocks show %q, after %q", got, first)
	}
	b.tap("pause.goon")
	b.awaitScene("board")
	frames = eval[int](b, "frames.length")
	b.await("a second to pass", fmt.Sprintf("frames.at(-1) - frames[%d] > 1200", frames-1))
	then := pause()
	t.Logf("%q, %q", first, then)
	if then == first || strings.Split(then, ", ")[1] == "" {
		t.Errorf("the clocks show %q, as before", then)
	}
	b.checkClean(url)
}
