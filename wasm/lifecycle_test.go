//go:build !js

package wasm

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// keepInstance gives a test access to the program's instance.
const keepInstance = `
const streaming = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (...args) => {
	const result = await streaming.apply(WebAssembly, args);
	globalThis.instance = result.instance;
	return result;
};`

// programMemory is the size of the program's memory in MB, with keepInstance. It never shrinks.
const programMemory = "instance.exports.mem.buffer.byteLength / 1e6"

// killProgram overwrites the program's memory.
const killProgram = `globalThis.before = true; new Uint8Array(instance.exports.mem.buffer).fill(0xff); undefined`

// A crashed program restarts with its game and says why; if it crashes again at once, it asks first.
func TestKilled(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t)
	b.before(keepInstance)
	b.visit(serve(t, webBuild))
	b.awaitReady()
	b.startGame("konane")
	board := b.playTaps("a1").spots()
	b.run(killProgram)
	b.await("the page to load again", "!globalThis.before")
	b.awaitReady()
	if got := b.awaitScene("board").spots(); got != board {
		t.Errorf("the board is\n%swas\n%s", got, board)
	}
	b.await("the reason", `document.getElementById("news").innerText.includes("Your games are safe")`)
	b.run(`document.querySelector("#news button").click()`)
	b.await("the news to go", `document.getElementById("news").hidden`)

	b.run(killProgram)
	b.awaitMessage("Your games are safe")
	b.run(`document.getElementById("action").click()`)
	b.await("the page to load again", "!globalThis.before")
	b.awaitReady()
	if got := b.awaitScene("board").spots(); got != board {
		t.Errorf("the second time, the board is\n%swas\n%s", got, board)
	}
}

// Losing the graphics context repeatedly does not reload the page endlessly.
func TestGraphicsLostTwice(t *testing.T) {
	rare(t)
	t.Parallel()
	b, _ := openReady(t)
	b.run(loseContext)
	b.await("the page to load again", "!globalThis.before")
	b.awaitReady()
	b.run(loseContext)
	b.awaitMessage("stopped showing Tidepool’s graphics")
}

// A program that runs out of memory says so.
func TestOutOfMemory(t *testing.T) {
	rare(t)
	t.Parallel()
	const greedy = `package main
		func main() {
			var all [][]byte
			for {
				all = append(all, make([]byte, 1<<28))
			}
		}`
	dir := brokenBuild(t, "")
	source := filepath.Join(t.TempDir(), "main.go")
	if err := os.WriteFile(source, []byte(greedy), 0o644); err != nil {
		t.Fatal(err)
	}
	build := exec.Command("go", "build", "-o", filepath.Join(dir, "tidepool.wasm"), source)
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	b := open(t)
	b.visit(serve(t, dir))
	b.awaitMessage("run out of memory")
}

// lockRecorder records the state of the wake lock.
const lockRecorder = `
globalThis.locks = [];
Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request: async (kind) => {
	locks.push(kind);
	const lock = { released: false, release: async () => {
		if (!lock.released) {
			lock.released = true;
			locks.push("released");
		}
	} };
	globalThis.lock = lock;
	return lock;
} } });
globalThis.hide = (hidden) => {
	if (hidden) { lock.released = true; } // as the browser does
	Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
	Object.defineProperty(document, "visibilityState", { configurable: true, get: () => hidden ? "hidden" : "visible" });
	document.dispatchEvent(new Event("visibilitychange"));
};`

// The screen stays on during a game, also after the page was hidden, but not in the menu.
func TestWakeLock(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t)
	b.before(lockRecorder)
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	if got := eval[int](b, "locks.length"); got != 0 {
		t.Errorf("%d locks for the menu", got)
	}
	b.startGame("kalah")
	b.await("a lock", `locks.join() === "screen"`)
	b.run("hide(true)")
	b.run("hide(false)")
	b.await("the lock again", `locks.join() === "screen,screen"`)
	b.tap("board.menu")
	b.awaitScene("menu")
	b.await("its end", `locks.join() === "screen,screen,released"`)
	b.checkClean(url)
}

// Without wake locks, or if one is refused, the game works the same.
func TestNoWakeLock(t *testing.T) {
	rare(t)
	t.Parallel()
	b := open(t)
	b.before(`Object.defineProperty(Navigator.prototype, "wakeLock", { value: { request: async () => { throw new DOMException("no", "NotAllowedError"); } } });`)
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	b.startGame("kalah")
	b.checkClean(url)
}

// A text field stays visible above the on-screen keyboard.
func TestKeyboard(t *testing.T) {
	t.Parallel()
	b := open(t)
	b.before(`globalThis.keyboard = 0;
		const height = Object.getOwnPropertyDescriptor(VisualViewport.prototype, "height").get;
		Object.defineProperty(VisualViewport.prototype, "height", { get() { return height.call(this) - keyboard; } });`)
	b.resize(390, 844, coarse, true)
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	b.tap("menu.game.konane")
	b.awaitScene("newgame")
	b.tap("newgame.people.options")
	b.tap("newgame.people.players")
	b.awaitNode("newgame.name1")
	field := func() node {
		for _, n := range b.state().Nodes {
			if n.Role == "textbox" {
				return n
			}
		}
		return node{}
	}
	if field().ID == "" {
		t.Fatal("a new game has no field to write into")
	}
	id := field().ID
	b.tap(id)
	b.run(`keyboard = 400; visualViewport.dispatchEvent(new Event("resize"))`)
	b.awaitState("the page to make room for the field", func(s state) bool {
		n, ok := s.find(id)
		return ok && n.Y >= 0 && n.Y+n.H <= 844-400
	})
	b.run(`keyboard = 0; visualViewport.dispatchEvent(new Event("resize"))`)
	b.press("newgame.done")
	b.awaitScene("newgameoptions")
	b.press("newgame.done")
	lowest := b.awaitNode("newgame.people")
	for _, n := range b.state().Nodes {
		if n.Role == "button" && n.Y > lowest.Y {
			lowest = n
		}
	}
	b.run(element(lowest.ID) + ".focus()") // scrolls to the lower edge
	b.awaitState("the page to be whole again", func(s state) bool {
		n, ok := s.find(lowest.ID)
		return ok && n.Y > 844-400 && n.Y+n.H <= 844
	})
	b.checkClean(url)
}

// If nothing can be stored, the page says so and the game continues.
func TestStorage(t *testing.T) {
	t.Parallel()
	for name, refuse := range map[string]func(b *browser, url string){
		"full": (*browser).fullStorage,
		"forbidden": func(b *browser, url string) {
			b.before(`Object.defineProperty(globalThis, "indexedDB", { get: () => { throw new DOMException("Access is denied.", "SecurityError"); } });`)
		},
	} {
		t.Run(name, func(t *testing.T) {
			b := open(t)
			url := serve(t, webBuild)
			refuse(b, url)
			b.visit(url)
			b.awaitReady()
			b.playsUnstored(b.tap)
		})
	}
}
