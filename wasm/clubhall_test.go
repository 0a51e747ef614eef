//go:build !js

package wasm

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/page"
)

// fill enters text in an element of the page.
func (b *browser) fill(id, text string) {
	b.t.Helper()
	b.awaitElement(id)
	b.run(fmt.Sprintf(`{ const field = %s; field.focus(); field.value = %q; field.dispatchEvent(new Event("input", { bubbles: true })); }`, element(id), text))
	b.awaitState("the text", func(s state) bool { n, ok := s.find(id); return ok && strings.Contains(n.Label, text) })
}

// labelled waits for a node with a label and a prefix of its ID, and returns the ID.
func (b *browser) labelled(begins, words string) (id string) {
	b.t.Helper()
	b.awaitState(words, func(s state) bool {
		for _, n := range s.Nodes {
			if strings.HasPrefix(n.ID, begins) && strings.Contains(n.Label, words) {
				id = n.ID
				return true
			}
		}
		return false
	})
	return id
}

// shot saves a screenshot of the page if requested.
func (b *browser) shot(name string) {
	b.t.Helper()
	if dir := os.Getenv("TIDEPOOL_SHOTS"); dir != "" {
		b.looks()
		data := call(b, page.CaptureScreenshot, page.CaptureScreenshotParams{}).Data
		if err := os.WriteFile(filepath.Join(dir, name+".png"), data, 0o644); err != nil {
			b.t.Fatal(err)
		}
	}
}

// Two players come to a club evening by its link, are led to their table, and play a game of the first round that one
// of them gives up; the standings show it, even after the page that runs the evening was reloaded.
func TestClubHall(t *testing.T) {
	rare(t)
	t.Parallel()
	need(t)
	url := serveTables(t)
	org, ann, bo := open(t), open(t), open(t)
	for _, b := range []*browser{org, ann, bo} {
		b.resize(640, 480, coarse, false)
		b.visit(url)
		b.awaitReady()
	}
	org.operate("menu.game.kalah")
	org.operate("newgame.club")
	for _, name := range []string{"Ann", "Bo"} {
		org.fill("club.name", name)
		org.operate("club.add")
	}
	org.operate("club.devices")
	org.awaitNode("table.copy")
	n, _ := org.state().find("table.text")
	org.shot("link")
	for name, b := range map[string]*browser{"Ann": ann, "Bo": bo} {
		b.run(`location.hash = ` + fmt.Sprintf("%q", n.Label[len(url):]))
		b.operate(b.labelled("club.who.", name))
		b.await("an address without the secret", `location.hash === "#/kalah/club"`)
	}
	org.operate("table.close")
	ann.shot("who")
	org.operate("club.begin")
	ann.awaitScene("board")
	bo.awaitScene("board")
	playTogether(t, ann, bo, 6)
	bo.press("board.more")
	bo.press("more.resign")
	bo.press("question.yes")
	ann.awaitScene("results")
	org.shot("round")
	org.reload()
	org.awaitScene("club")
	for _, b := range []*browser{ann, bo} {
		b.awaitScene("results")
		b.operate("results.club")
	}
	for _, b := range []*browser{org, ann, bo} {
		b.labelled("club.place.0", "1. Ann")
		b.shot(b.labelled("club.place.1", "2. "))
		b.checkClean(url)
	}
}
