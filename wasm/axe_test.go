//go:build !js

package wasm

import (
	"os"
	"os/exec"
	"slices"
	"testing"
)

// axeFile is the accessibility checker fetched by .ci/setup.
const axeFile = "../dist/axe/axe.min.js"

// A finding is an axe rule that the page violates.
type finding struct {
	ID, Impact, Help string
	Nodes            []string
}

// useAxe loads axe into the page, or skips the test if it is missing.
func (b *browser) useAxe() {
	b.t.Helper()
	script, err := os.ReadFile(axeFile)
	if err != nil {
		if _, none := exec.LookPath("npm"); none != nil {
			b.t.Skip("no npm: the page is not checked with axe-core")
		}
		missing(b.t)("no axe-core: run \".ci/setup test\" (%v)", err)
	}
	b.before(string(script))
}

// checkAxe runs axe on the current page.
func (b *browser) checkAxe(where string) {
	b.t.Helper()
	b.run(`globalThis.found = null; axe.run().then((r) => { globalThis.passed = r.passes.map((p) => p.id); globalThis.found = r.violations.map((v) => ({
		ID: v.id, Impact: v.impact, Help: v.help, Nodes: v.nodes.slice(0, 3).map((n) => n.html.slice(0, 200)) })); })`)
	b.await("axe", "globalThis.found")
	if passed := eval[[]string](b, "passed"); !slices.Contains(passed, "button-name") {
		b.t.Errorf("%s: axe has seen no button, but %q", where, passed)
	}
	for _, f := range eval[[]finding](b, "found") {
		if f.Impact == "serious" || f.Impact == "critical" {
			b.t.Errorf("%s: %s (%s): %s: %q", where, f.ID, f.Impact, f.Help, f.Nodes)
		} else {
			b.t.Logf("%s: %s (%s): %s: %q", where, f.ID, f.Impact, f.Help, f.Nodes)
		}
	}
}

// axe finds no serious violations in any scene.
func TestAxe(t *testing.T) {
	t.Parallel()
	b := open(t)
	b.attend()
	b.useAxe()
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	// look presses an element, waits for another and checks the page.
	look := func(press, has string) {
		t.Helper()
		b.press(press)
		b.awaitElement(has)
		b.checkAxe(press)
	}
	b.awaitElement("menu.settings")
	b.checkAxe("menu")
	look("menu.settings", "settings.theme.day")
	b.press("back")
	look("menu.games", "games.none")
	b.press("back")
	for _, game := range today(t, []string{"kaninariebi", "kanishogi", "onitama", "konane", "kalah"}, 2) {
		t.Run(game, func(t *testing.T) {
			b.t = t
			look("menu.game."+game, "newgame.people")
			look("newgame.people.options", "newgame.done")
			look("newgame.people.rules", "newgame.done")
			if game == "onitama" {
				look("option.deal.choose", "cards.random")
				b.press("back")
			}
			b.press("newgame.done")
			look("newgame.people.clock", "newgame.done")
			b.press("newgame.done")
			b.awaitScene("newgameoptions")
			b.press("newgame.done")
			look("newgame.rules.page", "rules.lesson")
			b.press("back")
			look("newgame.lesson", "lesson.task")
			b.press("back")
			look("newgame.people", "board.more")
			b.run(element("board.command") + ".focus()")
			b.awaitElement("command.close")
			b.checkAxe("command line")
			look("board.more", "more.resign")
			if b.has("more.turns") {
				look("more.turns", "turns.close")
			} else {
				b.press("more.close")
				look("board.turns", "turns.close")
			}
			b.press("turns.close")
			b.press("board.more")
			look("more.resign", "question.yes")
			look("question.yes", "results.review")
			look("results.review", "review.result")
			b.press("review.result")
			b.press("results.menu")
			b.awaitElement("menu.games")
		})
	}
	b.t = t
	look("menu.games", "back")
	const fail = `globalThis.before = true; dispatchEvent(new ErrorEvent("error", { error: new WebAssembly.RuntimeError("on purpose") }))`
	b.run(fail)
	b.await("the page to come back", "!globalThis.before")
	b.awaitReady()
	b.await("news of what happened", `!document.getElementById("news").hidden`)
	b.checkAxe("news")
	b.run(fail)
	b.awaitMessage("Your games are safe")
	b.checkAxe("the end")
	if eval[bool](b, `Boolean(document.getElementById("mirror"))`) {
		t.Error("the elements outlive the program")
	}
	b.checkClean(url)
}
