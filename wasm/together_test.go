//go:build !js

package wasm

import (
	"fmt"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"tidepool/play/match"
	"tidepool/play/table/wire"
	"tidepool/rules/games"
)

// serveTables runs tidepool-server on the web build, with its tables in a temporary folder.
func serveTables(t *testing.T) string {
	t.Helper()
	return serveBy(t, tableServer(t, "-tables", t.TempDir()))
}

// tableServer returns the command for a tidepool-server on the web build.
func tableServer(t *testing.T, kept ...string) *exec.Cmd {
	t.Helper()
	return exec.Command(binary(t, tidepoolServer), append([]string{"-addr", "127.0.0.1:0", "-dir", webBuild}, kept...)...)
}

// games returns the names of the library's games, oldest first.
func (b *browser) games() []string {
	b.t.Helper()
	b.run(`globalThis.games = null; tidepoolStore.ask("marks", [], (name, message, lines) => {
		globalThis.games = lines.split("\n").map((l) => l.split("\t")[0]).filter((n) => n.endsWith(".game")).sort();
	})`)
	b.await("the games", "globalThis.games !== null")
	return eval[[]string](b, "globalThis.games")
}

// record returns the newest game of the library.
func (b *browser) record() *match.Match {
	b.t.Helper()
	names := b.games()
	_, text, _ := strings.Cut(b.stored(names[len(names)-1]), "\n")
	m, err := match.Read(text, games.All())
	if err != nil {
		b.t.Fatalf("the stored game %q: %v", text, err)
	}
	return m
}

// tabled seats two pages at a table through a link.
func tabled(t *testing.T, url, game string, ann, bo *browser) {
	t.Helper()
	ann.operate("menu.game." + game)
	ann.operate("newgame.table")
	s := ann.awaitScene("table")
	n, _ := s.find("table.text")
	if !strings.HasPrefix(n.Label, url+"#t=") {
		t.Fatalf("the link is %q", n.Label)
	}
	bo.run(`location.hash = ` + fmt.Sprintf("%q", n.Label[len(url):]))
	s = bo.awaitState("the table", func(s state) bool { return s.Scene == "arrived" || s.Scene == "board" })
	if s.Scene == "arrived" {
		bo.press("arrived.play")
	}
	bo.awaitScene("board")
	bo.await("an address without the seat", `location.hash.startsWith("#/`+game+`/game/")`)
	ann.awaitScene("board")
}

// playTogether plays random turns, each on the page whose turn it is, until the game ends or has most turns.
func playTogether(t *testing.T, ann, bo *browser, most int) *match.Match {
	t.Helper()
	m := ann.record()
	rng := rand.New(rand.NewPCG(11, 12))
	was := ann.awaitScene("board").sortedSpots()
	for m.Ply() < most && !m.Outcome().Over() {
		p, other := bo, ann
		if m.Tag("Mine") == m.Info().Sides[m.Position().Turn()] {
			p, other = ann, bo
		}
		turns := m.Position().Turns()
		turn := turns[rng.IntN(len(turns))]
		if _, err := m.Play(turn.Word); err != nil {
			t.Fatal(err)
		}
		for _, spot := range turn.Paths[0] {
			p.operate("spot." + string(spot))
		}
		// The other page shows complete turns only.
		now := other.awaitState("turn "+turn.Word, func(s state) bool {
			p.pressIfThere("board.done") // the turn could be continued
			return s.Scene == "results" || s.sortedSpots() != was
		}).sortedSpots()
		if m.Outcome().Over() {
			break
		}
		p.awaitState("turn "+turn.Word, func(s state) bool { return s.sortedSpots() == now })
		was = now
	}
	return m
}

// sortedSpots returns the texts of the spots, independent of the board's orientation.
func (s state) sortedSpots() string {
	lines := strings.Split(s.spots(), "\n")
	slices.Sort(lines)
	return strings.Join(lines, "\n")
}

// Two pages play each game at a table of the real server, one of them to its end, and both libraries store it.
func TestTogether(t *testing.T) {
	t.Parallel()
	need(t)
	url := serveTables(t)
	ann, bo := open(t), open(t)
	for _, b := range []*browser{ann, bo} {
		b.resize(640, 480, coarse, false)
		b.visit(url)
		b.awaitReady()
	}
	whole := today(t, []string{"kalah", "konane"}, 1) // the others need not ever end
	for _, game := range []string{"kalah", "konane", "onitama", "kaninariebi", "kanishogi"} {
		tabled(t, url, game, ann, bo)
		most := 6
		if slices.Contains(whole, game) {
			most = match.MaxPlies
		}
		m := playTogether(t, ann, bo, most)
		if !m.Outcome().Over() {
			bo.press("board.more")
			bo.press("more.resign")
			bo.press("question.yes")
		}
		for name, b := range map[string]*browser{"ann": ann, "bo": bo} {
			b.awaitScene("results")
			got := b.record()
			words := func(m *match.Match) (list []string) {
				for _, turn := range m.Turns() {
					list = append(list, turn.Word)
				}
				return list
			}
			if !slices.Equal(words(got), words(m)) || !got.Outcome().Over() || m.Outcome().Over() && got.Outcome() != m.Outcome() {
				t.Errorf("%s: %s has %s (%v), want %s (%v)", game, name, words(got), got.Outcome(), words(m), m.Outcome())
			}
			b.press("results.menu")
			b.awaitScene("menu")
		}
	}
	for _, b := range []*browser{ann, bo} {
		b.checkClean(url)
	}
}

// Firefox or WebKitGTK joins a table made by Chromium, and follows its log.
func TestTogetherElsewhere(t *testing.T) {
	t.Parallel()
	need(t)
	url := serveTables(t)
	for _, name := range today(t, elsewhere, 1) {
		ann, bo := open(t), enter(t, name)
		for _, b := range []*browser{ann, bo} {
			b.visit(url)
			b.awaitReady()
		}
		tabled(t, url, "konane", ann, bo)
		m := playTogether(t, ann, bo, 6)
		if got := bo.record(); got.Position() != m.Position() {
			t.Errorf("%s has %s, want %s", name, got.Record(), m.Record())
		}
	}
}

// cover, in a page, does what a browser does to a page in a covered tab: it says so, and gives no more frames.
const cover = `{
	const frame = requestAnimationFrame.bind(globalThis);
	let held = null;
	globalThis.requestAnimationFrame = (f) => held ? held.push(f) : frame(f);
	globalThis.cover = (on) => {
		Object.defineProperty(document, "hidden", { configurable: true, value: on });
		const was = held;
		held = on ? [] : null;
		document.dispatchEvent(new Event("visibilitychange"));
		was?.forEach(frame);
	};
}`

// A player who looks at another tab for longer than a server waits for an answer is not away, and plays on when they
// come back.
func TestHiddenTab(t *testing.T) {
	rare(t)
	t.Parallel()
	need(t)
	url := serveTables(t)
	ann, bo := open(t), open(t)
	ann.before(cover)
	for _, b := range []*browser{ann, bo} {
		b.resize(640, 480, coarse, false)
		b.visit(url)
		b.awaitReady()
	}
	tabled(t, url, "konane", ann, bo)
	m := playTogether(t, ann, bo, 2)
	status := "bar." + ann.record().Tag("Mine") + ".status"
	ann.run("cover(true)")
	for range wire.DeadSeconds + 3 {
		time.Sleep(time.Second)
		if n, ok := bo.state().find(status); !ok || strings.HasSuffix(n.Label, "is away") {
			t.Fatalf("a player on another tab is shown as %q", n.Label)
		}
	}
	ann.run("cover(false)")
	playTogether(t, ann, bo, m.Ply()+2)
}
