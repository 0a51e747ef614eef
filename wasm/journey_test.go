//go:build !js

package wasm

import (
	"net/http"
	"regexp"
	"strings"
	"testing"
	"time"
)

// A player takes the same path in each browser: the page is the same, but graphics, workers, storage and
// events differ. The other tests are for Chromium only.
func TestJourney(t *testing.T) {
	t.Parallel()
	for _, name := range append(today(t, elsewhere, 1), "Chromium") {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			needBuild(t)
			h := guarded(t, hearSound)
			j := &journey{browser: enter(t, name), host: h, next: renewed(t)}
			if name == "Chromium" {
				j.motion(true)
				j.resize(0, 0, 1, false)
			}
			j.all(t)
		})
	}
}

// If the browser refuses to store, the page says so and the game continues. TestStorage tries the same in
// Chromium.
func TestStorageRefused(t *testing.T) {
	t.Parallel()
	const refusal = `Object.defineProperty(globalThis, "indexedDB", { get: () => { throw new DOMException("Access is denied.", "SecurityError"); } });`
	tests := map[string]struct {
		enter  func(t *testing.T) *browser
		script string // for browsers without such a setting
	}{
		"Firefox": {func(t *testing.T) *browser {
			return visitor(t, startFirefox(t, map[string]any{"network.cookie.cookieBehavior": 2}))
		}, ""},
		"WebKitGTK": {func(t *testing.T) *browser { return visitor(t, startWebKit(t)) }, refusal},
	}
	for _, name := range today(t, elsewhere, 1) {
		test := tests[name]
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			needBuild(t)
			h := guarded(t, test.script)
			b := test.enter(t)
			b.visit(h.url)
			b.awaitReady()
			b.playsUnstored(b.point)
			b.checkFaults()
		})
	}
}

// In a private window of Firefox, a game survives a reload, as it does in Chromium's private windows, which
// all other tests use.
func TestPrivateWindow(t *testing.T) {
	rare(t)
	t.Parallel()
	needBuild(t)
	h := guarded(t, "")
	b := visitor(t, startFirefox(t, map[string]any{"browser.privatebrowsing.autostart": true}))
	b.visit(h.url)
	b.awaitReady()
	b.press("menu.game.konane")
	b.awaitScene("newgame")
	b.press("newgame.people")
	before := b.awaitScene("board").spots()
	b.press("spot.a1")
	board := b.awaitState("the turn", func(s state) bool { return s.Scene == "board" && s.spots() != before }).spots()
	b.reload()
	if got := b.awaitScene("board").spots(); got != board {
		t.Errorf("loaded again, the board is\n%swas\n%s", got, board)
	}
	b.checkFaults()
	b.checkConsole()
}

// faultWatcher collects the page's errors, as not every browser reports them.
const faultWatcher = `
globalThis.faults = [];
addEventListener("error", (event) => faults.push("error: " + event.message));
addEventListener("unhandledrejection", (event) => faults.push("rejected: " + event.reason));
addEventListener("securitypolicyviolation", (event) => faults.push("forbidden: " + event.blockedURI));
console.error = (...words) => faults.push("console: " + words.join(" "));
{
	const own = fetch;
	globalThis.fetch = (...asked) => own(...asked).catch((error) => {
		faults.push(asked[0] + " was not had: " + error);
		throw error;
	});
}
`

// guarded returns a host that sends the same restrictions as "tidepool serve" and injects the watchers and a
// script.
func guarded(t *testing.T, script string) *host {
	t.Helper()
	answer, err := http.Head(serve(t, webBuild))
	if err != nil {
		t.Fatal(err)
	}
	answer.Body.Close()
	h := newHost(t, webBuild)
	h.first = faultWatcher + recorder + script
	h.rules = http.Header{}
	for _, name := range []string{"Content-Security-Policy", "Cross-Origin-Opener-Policy", "X-Content-Type-Options"} {
		h.rules[name] = answer.Header[name]
	}
	return h
}

// checkFaults fails the test if the watcher has seen errors since the page was loaded.
func (b *browser) checkFaults() {
	b.t.Helper()
	for _, f := range eval[[]string](b, "faults") {
		b.t.Error(f)
	}
}

// checkConsole fails the test for console errors. It ignores those about a stopped server (Chromium), about
// requests pending when a page was left (Firefox), and about our service worker's failed answers, which
// Firefox words differently; checkFaults sees these too, if the page stays.
func (b *browser) checkConsole() {
	b.t.Helper()
	expected := regexp.MustCompile(`^Failed to load resource: net::|^AbortError: |^Failed to load .* A ServiceWorker intercepted the request and encountered an unexpected error\.$`)
	for _, c := range b.Complaints() {
		if !expected.MatchString(c) {
			b.t.Errorf("on the console: %s", c)
		}
	}
}

// A journey is one visitor's path through a host's page.
type journey struct {
	*browser
	host *host
	next string // the folder of the next version
}

// all takes the steps one after the other, up to the first that fails.
func (j *journey) all(t *testing.T) {
	for _, step := range []struct {
		name string
		do   func(t *testing.T)
	}{
		{"first visit", j.firstVisit},
		{"drop", func(*testing.T) { j.drop() }},
		{"game by pointer", func(t *testing.T) { j.game(t, j.point) }},
		{"sound", j.sound},
		{"game by elements", func(t *testing.T) { j.game(t, j.press) }},
		{"reload", j.reload},
		{"offline", j.offline},
		{"update", j.update},
		{"two windows", j.windows},
	} {
		if !t.Run(step.name, func(t *testing.T) { j.t = t; step.do(t); j.checkFaults(); j.checkConsole() }) {
			return
		}
	}
}

// drop drops a file that is not a game, and expects an error message.
func (j *journey) drop() {
	j.dropScripts()
	j.readAll()
	j.point("import.close")
	j.awaitScene("menu")
}

// firstVisit loads the page, which shows the menu and no news.
func (j *journey) firstVisit(t *testing.T) {
	start := time.Now()
	j.visit(j.host.url)
	j.awaitReady()
	t.Logf("ready after %v", time.Since(start).Round(time.Millisecond))
	shown := strings.Join(eval[[]string](j.browser, "shown"), "\n")
	if !strings.HasPrefix(shown, "Loading") || !strings.Contains(shown, "100%") || !strings.Contains(shown, "Starting") {
		t.Errorf("while loading, the page said %q", shown)
	}
	j.awaitScene("menu")
	j.kept()
	if !eval[bool](j.browser, `document.getElementById("news").hidden`) {
		t.Errorf("the news of a first visit: %q", eval[string](j.browser, `document.getElementById("news").innerText`))
	}
}

// game starts a game of Kalah against the computer, plays two turns and asks for a hint.
func (j *journey) game(t *testing.T, press func(id string)) {
	if j.awaitState("a scene", func(s state) bool { return s.Scene != "" }).Scene != "menu" {
		press("board.menu")
	}
	j.awaitScene("menu")
	press("menu.game.kalah")
	j.awaitScene("newgame")
	press("newgame.engine")
	j.awaitScene("board")
	for range 2 {
		j.sow(press)
	}
	hint := j.awaitNode("board.hint")
	press("board.hint")
	j.awaitState("the hint", func(s state) bool {
		n, ok := s.find("board.hint")
		return ok && n.Enabled && n.Label != hint.Label
	})
}

// sound checks that the game has played effects and an ambience.
func (j *journey) sound(t *testing.T) {
	if !eval[bool](j.browser, `contexts.some((c) => c.state === "running")`) {
		t.Log("no sound: Firefox plays none without a device")
		return
	}
	j.await("six pieces of the ambience", `played.filter((p) => !p.effect).length >= 6`)
	checkLine(t, j.playings(false))
	if len(j.playings(true)) == 0 {
		t.Error("no effect was heard")
	}
}

// sow plays the player's first house with seeds and waits for the computer's reply if it is to move.
func (j *journey) sow(press func(id string)) {
	j.t.Helper()
	before := j.awaitState("the player's turn", playersTurn)
	houses := "ABCDEF" // South's
	if n, _ := before.find("bar.south.name"); strings.Contains(n.Label, "level") {
		houses = "abcdef"
	}
	for _, house := range houses {
		id := "spot." + string(house)
		if n, _ := before.find(id); !strings.Contains(n.Label, " 0 seeds") {
			press(id)
			break
		}
	}
	j.awaitState("the player's next turn", func(s state) bool { return s.spots() != before.spots() && playersTurn(s) })
}

// playersTurn reports whether the person is to move: only then can a hint be asked for.
func playersTurn(s state) bool {
	n, ok := s.find("board.hint")
	return ok && n.Enabled
}

// again waits until the page has reloaded and shows the same board.
func (j *journey) again(board string) {
	j.t.Helper()
	j.await("the page to load again", "!globalThis.before")
	j.awaitReady()
	if got := j.awaitState("the player's turn", playersTurn).spots(); got != board {
		j.t.Errorf("the board is\n%swas\n%s", got, board)
	}
}

func (j *journey) reload(*testing.T) {
	board := j.awaitScene("board").spots()
	j.run("globalThis.before = true; location.reload()")
	j.again(board)
}

// offline comes back without the server and plays on; the computer's worker must start offline too.
func (j *journey) offline(*testing.T) {
	board := j.awaitScene("board").spots()
	j.host.down.Store(true)
	defer j.host.down.Store(false)
	j.run("globalThis.before = true")
	j.visit(j.host.url)
	j.again(board)
	j.sow(j.point)
}

// update brings a new version, which waits for the player.
func (j *journey) update(t *testing.T) {
	board := j.awaitScene("board").spots()
	j.host.dir.Store(&j.next)
	asks := j.host.asks.Load()
	j.run("globalThis.before = true; navigator.serviceWorker.getRegistration().then((r) => { r.update(); })")
	j.await("the news", `!document.getElementById("news").hidden`)
	if got := eval[string](j.browser, `document.getElementById("news").innerText`); !strings.Contains(got, "new version") {
		t.Errorf("the news are %q", got)
	}
	j.run(`document.querySelector("#news button").click()`)
	j.again(board)
	if got := eval[string](j.browser, "document.body.dataset.version"); got != strings.Repeat("f", 16) {
		t.Errorf("the version is %s", got)
	}
	if j.host.asks.Load() != asks {
		t.Error("the unchanged program was loaded again")
	}
}

// point clicks in the middle of a node.
func (b *browser) point(id string) {
	b.t.Helper()
	n := b.awaitNode(id)
	if err := b.Press(n.X+n.W/2, n.Y+n.H/2); err != nil {
		b.t.Fatalf("%s: %v", id, err)
	}
	b.looks()
	if err := b.Release(); err != nil {
		b.t.Fatalf("%s: %v", id, err)
	}
	b.looks()
}

// windows opens one game in two windows.
func (j *journey) windows(*testing.T) {
	j.press("board.menu")
	j.awaitScene("menu")
	j.twoWindows(j.host.url)
}

// playsUnstored starts a game and plays two turns where nothing can be stored, which is reported once.
func (b *browser) playsUnstored(press func(id string)) {
	b.t.Helper()
	said := 0
	dismiss := func() {
		s := b.awaitState("a scene", func(s state) bool { return len(s.Nodes) > 0 })
		if s.Scene == "notice" {
			said++
			press("notice.ok")
			b.awaitState("the notice to go", func(s state) bool { return s.Scene != "notice" })
		}
	}
	dismiss()
	press("menu.game.konane")
	b.awaitScene("newgame")
	press("newgame.people")
	b.awaitState("a game", func(s state) bool { return s.Scene == "notice" || s.Scene == "board" })
	dismiss()
	for _, spot := range []string{"a1", "b1"} {
		before := b.awaitScene("board").spots()
		press("spot." + spot)
		b.awaitState("the board to change", func(s state) bool { return s.spots() != before })
	}
	if said != 1 {
		b.t.Errorf("it is said %d times that nothing can be stored", said)
	}
}
