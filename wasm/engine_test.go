//go:build !js

package wasm

import (
	"strings"
	"testing"
)

// workerSpy collects the page's engine workers in engines, with the messages to and from each and their
// times. A worker thinks from each "think" to the next "final". The device reports one core.
const workerSpy = `
Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 1, configurable: true });
globalThis.engines = [];
const Native = globalThis.Worker;
globalThis.Worker = class extends Native {
	constructor(...args) {
		super(...args);
		if (args[0] === "painter.js") return;
		this.orders = [];
		this.news = [];
		engines.push(this);
		this.addEventListener("message", (event) => this.news.push({ text: event.data, time: performance.now() }));
	}
	postMessage(text) {
		this.orders?.push({ text, time: performance.now() });
		super.postMessage(text);
	}
};
` + pageWatch

// pageWatch records when the page draws, when its thread was free, and when it was busy for long.
const pageWatch = `
globalThis.frames = [];
globalThis.longTasks = [];
new PerformanceObserver((list) => {
	for (const task of list.getEntries()) {
		longTasks.push({ from: task.startTime, to: task.startTime + task.duration });
	}
}).observe({ type: "longtask" });
globalThis.beats = [];
setInterval(() => beats.push(performance.now()), 20);
(function frame() {
	frames.push(performance.now());
	requestAnimationFrame(frame);
})();`

// thoughts counts the jobs that a worker has finished without a problem.
const thoughts = `((engine) => engine ? engine.news.filter((n) => n.text.includes("\nfinal\n") && !n.text.includes("\nproblem")).length : 0)`

// startDemo starts a game of the engine against itself, at its best or at the offered level.
func (b *browser) startDemo(id string, best bool) {
	b.t.Helper()
	b.awaitScene("menu")
	b.tap("menu.game." + id)
	b.awaitScene("newgame")
	b.tap("newgame.watch")
	for _, side := range []string{"1", "2"} {
		level := "newgame.demo" + side
		label := func(s state) string { n, _ := s.find(level); return n.Label }
		b.awaitState("the engine", func(s state) bool { return label(s) != "" })
		for best && b.canTap(level+".more") {
			before := label(b.state())
			b.tap(level + ".more")
			b.awaitState("the next level", func(s state) bool { return label(s) != before })
		}
	}
	b.tap("newgame.demo")
	b.awaitState("the board", func(s state) bool { return s.Scene == "board" })
}

// canTap reports whether a node can be operated.
func (b *browser) canTap(id string) bool {
	b.t.Helper()
	n, ok := b.awaitScene("newgamedemo").find(id)
	return ok && n.Enabled
}

// watch opens the page with a script injected first. The window is small, as software rendering takes most of
// the time.
func watch(t *testing.T, script string) (b *browser, url string) {
	t.Helper()
	b = open(t)
	b.resize(480, 640, coarse, true)
	b.before(script)
	url = serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	return b, url
}

// The page keeps drawing while the engine thinks, and none of its tasks runs long. Wall-clock time is not
// checked: other programs may use the machine.
func TestThinkingIsSmooth(t *testing.T) {
	rare(t)
	b, url := watch(t, workerSpy)
	if n := eval[int](b, "engines.length"); n != 0 {
		t.Errorf("%d workers run before one is needed", n)
	}
	b.startDemo("onitama", true)
	b.await("a job", `engines[0] && engines[0].orders.some((o) => o.text.startsWith("think"))`)
	trace := b.trace()
	b.await("the engine's turn", thoughts+"(engines[0]) > 0")
	b.free(t)
	tasks, most := trace.longest(b)
	t.Logf("%d tasks, the longest worked %.1f ms", tasks, most)
	if tasks == 0 || most >= 50 {
		t.Errorf("of %d tasks the longest worked %.1f ms", tasks, most)
	}
	if n := eval[int](b, "engines.length"); n != 1 {
		t.Errorf("%d workers were started", n)
	}
	b.checkClean(url)
}

// free checks that the page's thread was free again and again during an engine's latest thought: a thread
// that waits for the engine is never free in between.
func (b *browser) free(t *testing.T) {
	t.Helper()
	beats := eval[int](b, `(() => {
		const to = engines[0].news.findLast((n) => n.text.includes("\nfinal\n")).time;
		const from = engines[0].orders.findLast((o) => o.text.startsWith("think") && o.time < to).time;
		return beats.filter((time) => time > from && time < to).length;
	})()`)
	t.Logf("the page was free %d times", beats)
	if beats < 5 { // A Go program takes one or two to start.
		t.Errorf("the page was free only %d times while the engine thought", beats)
	}
}

// A hidden page stops the engine, and thinking restarts when the page is shown again.
func TestHiddenPageRests(t *testing.T) {
	rare(t)
	t.Parallel()
	b, url := watch(t, workerSpy)
	b.startDemo("konane", true)
	last := `(engines[0] && engines[0].orders.at(-1).text.split(/\s/)[0])`
	b.await("a job", last+` === "think"`)
	hide := func(hidden string) {
		b.run(`Object.defineProperty(document, "hidden", { get: () => ` + hidden + `, configurable: true });
			document.dispatchEvent(new Event("visibilitychange"));`)
	}
	hide("true")
	b.await("the order to stop", last+` === "stop"`)
	b.await("the end of the job", thoughts+"(engines[0]) === 1")
	b.looks()
	if order := eval[string](b, last); order != "stop" {
		t.Errorf("a hidden page orders %q", order)
	}
	hide("false")
	b.await("the job again", last+` === "think"`)
	if !eval[bool](b, `(() => {
		const jobs = engines[0].orders.filter((o) => o.text.startsWith("think")).map((o) => o.text.split("\n").slice(1).join("\n"));
		return jobs.length === 2 && jobs[0] === jobs[1];
	})()`) {
		t.Error("a different job was sent")
	}
	b.await("its result", thoughts+"(engines[0]) === 2")
	b.checkClean(url)
}

// A worker that dies is replaced, even if it dies silently.
func TestWorkerDies(t *testing.T) {
	rare(t)
	t.Parallel()
	b, _ := watch(t, workerSpy)
	b.startDemo("onitama", false)
	b.await("the engine's turn", thoughts+"(engines[0]) >= 1")
	// Demand more memory than there is, from the next job on.
	b.run(`Native.prototype.postMessage.call(engines[0], "set\ntable 17179869184\n")`)
	b.run(`Native.prototype.postMessage.call(engines[0], "think 99\ngame onitama\n")`)
	b.await("a new worker", "engines.length === 2")
	b.await("its answer", thoughts+"(engines[1]) >= 1")
	if !eval[bool](b, `engines[1].orders[0].text.startsWith("set\ntable 1")`) {
		t.Error("the new worker's table is as large as before")
	}
	b.run("Native.prototype.terminate.call(engines[1])")
	b.await("another worker", "engines.length === 3")
	b.await("its answer", thoughts+"(engines[2]) >= 1")
}

// inPageSpy is workerSpy for an engine that runs in the page.
const inPageSpy = `
globalThis.engines = [];
Object.defineProperty(globalThis, "tidepoolEngine", { configurable: true, set(Engine) {
	Object.defineProperty(globalThis, "tidepoolEngine", { value: class extends Engine {
		constructor() {
			super();
			this.orders = [];
			this.news = [];
			engines.push(this);
			const tell = this.port.postMessage;
			this.port.postMessage = (text) => {
				this.news.push({ text, time: performance.now() });
				tell(text);
			};
		}
		postMessage(text) {
			this.orders.push({ text, time: performance.now() });
			super.postMessage(text);
		}
	} });
} });
`

// If workers are missing or fail to load, the page runs the engine program itself and stays responsive.
func TestNoWorker(t *testing.T) {
	t.Parallel()
	for _, script := range today(t, []string{
		"delete globalThis.Worker;",
		`globalThis.Worker = function() { throw new Error("forbidden"); };`,
		`{ const Native = Worker; globalThis.Worker = function() { return new Native("icon.svg"); }; }`,
	}, 1) {
		t.Run(script, func(t *testing.T) {
			b, _ := watch(t, script+inPageSpy+pageWatch)
			b.startDemo("onitama", true)
			b.await("the second turn", thoughts+"(engines[0]) >= 2") // before the first one the program had to be fetched
			b.free(t)
			if s := b.awaitScene("board").spots(); strings.Contains(s, "problem") {
				t.Error(s)
			}
		})
	}
}
