//go:build !js

package wasm

import (
	"os"
	"testing"
)

// axeFile is the checker of pages that .ci/setup fetches.
const axeFile = "../dist/axe/axe.min.js"

// A finding is a rule of axe's that a page breaks.
type finding struct {
	ID, Impact, Help string
	Nodes            []string
}

// useAxe brings axe into the page; without it the test ends.
func (b *browser) useAxe() {
	b.t.Helper()
	script, err := os.ReadFile(axeFile)
	if err != nil {
		missing := b.t.Skipf
		if os.Getenv("CI") != "" {
			missing = b.t.Fatalf
		}
		missing("no axe-core: npm is needed, then run \".ci/setup test\" (%v)", err)
	}
	b.before(string(script))
}

// checkAxe has axe look at the page as it is.
func (b *browser) checkAxe(where string) {
	b.t.Helper()
	b.run(`globalThis.found = null; axe.run().then((r) => { globalThis.found = r.violations.map((v) => ({
		ID: v.id, Impact: v.impact, Help: v.help, Nodes: v.nodes.slice(0, 3).map((n) => n.html.slice(0, 200)) })); })`)
	b.await("axe", "globalThis.found")
	for _, f := range eval[[]finding](b, "found") {
		if f.Impact == "serious" || f.Impact == "critical" {
			b.t.Errorf("%s: %s (%s): %s: %q", where, f.ID, f.Impact, f.Help, f.Nodes)
		} else {
			b.t.Logf("%s: %s (%s): %s: %q", where, f.ID, f.Impact, f.Help, f.Nodes)
		}
	}
}

// axe finds nothing serious in any scene.
func TestAxe(t *testing.T) {
	b := open(t)
	b.useAxe()
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	b.awaitElement("menu.settings")
	b.checkAxe("menu")
	for _, page := range []struct{ open, has, back string }{
		{"menu.settings", "settings.look.day", "back"},
		{"menu.games", "games.none", "back"},
	} {
		b.press(page.open)
		b.awaitElement(page.has)
		b.checkAxe(page.open)
		b.press(page.back)
	}
	for _, game := range []string{"kaninariebi", "kanishogi", "onitama", "konane", "kalah"} {
		b.press("menu.game." + game)
		b.awaitElement("newgame.start")
		b.checkAxe("new game of " + game)
		b.press("newgame.start")
		b.awaitElement("board.more")
		b.checkAxe("board of " + game)
		b.press("board.more")
		b.awaitElement("more.resign")
		b.checkAxe("more")
		b.press("more.turns")
		b.awaitElement("turns.close")
		b.checkAxe("turns")
		b.press("turns.close")
		b.press("board.more")
		b.press("more.resign")
		b.awaitElement("question.yes")
		b.checkAxe("question")
		b.press("question.yes")
		b.awaitElement("results.review")
		b.checkAxe("results")
		b.press("results.review")
		b.awaitElement("review.result")
		b.checkAxe("review")
		b.press("review.result")
		b.press("results.menu")
		b.awaitElement("menu.games")
	}
	b.checkClean(url)
}
