//go:build !js

package e2e

import (
	"encoding/json"
	"fmt"
	"maps"
	"math/rand/v2"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"tidepool/play/match"
	"tidepool/scenes/ui"
	"tidepool/wasm/webdriver"
)

// A visitor is a page in Firefox.
type visitor struct {
	webdriver.Page
	t *testing.T
}

// newVisitor starts Firefox. The test is skipped without it, and without a web build.
func newVisitor(t *testing.T, build string) visitor {
	t.Helper()
	if _, err := os.Stat(filepath.Join(build, "tidepool.wasm")); err != nil {
		t.Skipf("no web build: run \"make web\" first (%v)", err)
	}
	for _, name := range webdriver.FirefoxCommands {
		path, err := exec.LookPath(name)
		if err != nil {
			continue
		}
		f, err := webdriver.StartFirefox(path, nil)
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(f.Close)
		page, err := f.NewPage()
		if err != nil {
			t.Fatal(err)
		}
		return visitor{page, t}
	}
	t.Skip("no Firefox: run \"make browser\"")
	return visitor{}
}

// look returns what the page shows, the zero value before there is anything.
func (v visitor) look() (s ui.State) {
	var text string
	data, err := v.Evaluate(`globalThis.tidepoolState || "{}"`)
	if err == nil && json.Unmarshal(data, &text) == nil {
		_ = json.Unmarshal([]byte(text), &s)
	}
	return s
}

// press clicks a node's element, and reports whether it was there and operable.
func (v visitor) press(id string) bool {
	pressed, err := v.Evaluate(fmt.Sprintf(`((e) => Boolean(e && e.getAttribute("aria-disabled") !== "true" && (e.click(), true)))(document.querySelector('#mirror [data-node=%q]'))`, id))
	return err == nil && string(pressed) == "true"
}

// spots returns the labels of the board's spots.
func spots(s ui.State) map[string]string {
	labels := map[string]string{}
	for _, n := range s.Nodes {
		if strings.HasPrefix(n.ID, "spot.") {
			labels[n.ID] = n.Label
		}
	}
	return labels
}

// The program is the host of a page nearby, which it serves itself, and they play Kalah to its end.
func TestPageAndProgram(t *testing.T) {
	need(t)
	build, err := filepath.Abs("../../dist/web")
	if err != nil {
		t.Fatal(err)
	}
	bo := newVisitor(t, build)
	f := newFolder(t)
	s := quickest()
	s.Options["kalah"] = "houses=3,seeds=2" // a short game
	f.prefer(s)
	if err := os.Symlink(build, filepath.Join(filepath.Dir(f.path), "web")); err != nil { // beside the program
		t.Fatal(err)
	}
	ann := start(t, f, desktop)
	await := func(what string, ok func() bool) {
		t.Helper()
		for begun := time.Now(); !ok(); ann.ticks(1) {
			if time.Since(begun) > patience {
				t.Fatalf("timed out waiting for %s; the program is in %s, the page in %s; %q", what, ann.look().Scene, bo.look().Scene, bo.Complaints())
			}
		}
	}
	ann.in("menu")
	ann.click("menu.game.kalah")
	await("the door", func() bool { return ann.has("newgame.table") })
	ann.click("newgame.table")
	await("the table", func() bool { return ann.look().Scene == "table" && ann.has("table.close") })
	link := ""
	for _, n := range ann.look().Nodes {
		if n.ID == "table.text" {
			link = n.Label
		}
	}
	if !strings.HasPrefix(link, "http://") {
		t.Skipf("on no network the link is %q", link)
	}
	if err := bo.Visit(link); err != nil {
		t.Fatal(err)
	}
	await("the page at the table", func() bool { bo.press("arrived.play"); return bo.look().Scene == "board" })
	await("the board", func() bool { return ann.look().Scene == "board" })
	rng := rand.New(rand.NewPCG(2, 3))
	m := f.latest().Copy()
	for !m.Outcome().Over() {
		await("one board", func() bool { return maps.Equal(spots(ann.look()), spots(bo.look())) })
		turns := m.Position().Turns()
		turn := turns[rng.IntN(len(turns))]
		spot := "spot." + string(turn.Paths[0][0])
		if m.Tag("Mine") == m.Info().Sides[m.Position().Turn()] {
			ann.click(spot)
		} else {
			await(spot, func() bool { return bo.press(spot) })
		}
		if _, err := m.Play(turn.Word); err != nil {
			t.Fatal(err)
		}
		await(turn.Word, func() bool { got := f.latest(); return got != nil && got.Ply() == m.Ply() })
	}
	await("the results", func() bool { return ann.look().Scene == "results" && bo.look().Scene == "results" })
	if got := f.latest(); got.Outcome() != m.Outcome() || words(got) != words(m) {
		t.Errorf("the program has %s (%v), want %s (%v)", words(got), got.Outcome(), words(m), m.Outcome())
	}
	if list := bo.Complaints(); len(list) > 0 {
		t.Errorf("on the page's console: %q", list)
	}
}

func words(m *match.Match) string {
	var list []string
	for _, turn := range m.Turns() {
		list = append(list, turn.Word)
	}
	return strings.Join(list, " ")
}
