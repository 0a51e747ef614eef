//go:build !js

package wasm

import (
	"fmt"
	"os"
	"strconv"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/performance"

	"tidepool/rules/games"
)

// countDraws counts the page's WebGL calls and the program's working time for a frame, in ms.
const countDraws = keepInstance + keepContexts + `
globalThis.drawn = 0;
globalThis.worked = [];
for (const name of ["drawElements", "drawArrays", "clear"]) {
	const draw = WebGL2RenderingContext.prototype[name];
	WebGL2RenderingContext.prototype[name] = function (...args) { drawn++; return draw.apply(this, args); };
}
const request = globalThis.requestAnimationFrame;
globalThis.requestAnimationFrame = (f) => request((at) => {
	const began = performance.now();
	f(at);
	worked.push(performance.now() - began);
});`

// TestAtRest measures the page's load while nothing moves but the ambience plays, and while a turn is shown; and its
// memory after a game of each kind and after TIDEPOOL_REST minutes of the engine playing itself. It runs only on request.
func TestAtRest(t *testing.T) {
	minutes, err := strconv.Atoi(os.Getenv("TIDEPOOL_REST"))
	if err != nil {
		t.Skip(`measures only: "make rest"`)
	}
	need(t)
	url := serve(t, webBuild)
	fresh := func() *browser {
		b := openFor(t, lifetime+time.Duration(minutes)*2*time.Minute)
		b.resize(1280, 800, 1, false)
		b.before(countDraws)
		b.visit(url)
		b.awaitReady()
		return b
	}
	const heard = `contexts.reduce((sum, c) => sum + c.currentTime, 0)`
	for _, g := range games.All() {
		b := fresh()
		b.startGame(g.Info().ID)
		const rests = 8 * time.Second // the program rests after five
		for n := -1; n != eval[int](b, "drawn"); time.Sleep(rests) {
			n = eval[int](b, "drawn")
		}
		b.run("drawn = 0; undefined")
		busy, sounded := b.busy(), eval[float64](b, heard)
		time.Sleep(10 * time.Second)
		fmt.Printf("%-12s at rest: %d draws in 10 s, %.2f %% of a core, %.1f s of sound\n", g.Info().ID,
			eval[int](b, "drawn"), (b.busy()-busy)*10, eval[float64](b, heard)-sounded)
	}
	b := fresh()
	b.tellMemory("the menu")
	for _, g := range games.All() {
		b.startGame(g.Info().ID)
		b.tellMemory(g.Info().ID)
		b.press("board.menu")
		b.awaitScene("menu")
	}
	b.startDemo("kaninariebi", false)
	b.run("worked = []")
	time.Sleep(30 * time.Second)
	fmt.Printf("in play: %s\n", eval[string](b, `(() => {
		const list = worked.toSorted((x, y) => x - y);
		const at = (share) => list[Math.floor(share * (list.length - 1))].toFixed(1);
		return list.length + " frames of " + at(0.5) + " ms in the middle, " + at(0.95) + " for 95 %, " + at(1) + " at most";
	})()`))
	for n := 0; n <= minutes; n++ {
		if n > 0 {
			time.Sleep(time.Minute)
		}
		if n%5 == 0 || n == minutes {
			b.tellMemory(fmt.Sprintf("%d minutes, %s", n, b.state().Scene))
		}
		if s := b.state(); n < minutes {
			if s.Scene == "results" {
				b.tap("results.rematch")
			}
		}
	}
}

// tellMemory prints the memory used, of which the program's never shrinks.
func (b *browser) tellMemory(after string) {
	b.t.Helper()
	fmt.Printf("after %s: %.1f MB of the program, %.1f MB of the page's scripts\n", after,
		eval[float64](b, programMemory), b.metric("JSHeapUsedSize")/1e6)
}

// busy returns how many seconds the page's main thread has worked.
func (b *browser) busy() float64 { return b.metric("TaskDuration") }

func (b *browser) metric(name string) float64 {
	b.t.Helper()
	call(b, performance.Enable, performance.EnableParams{TimeDomain: performance.EnableTimeDomainThreadTicks})
	for _, m := range call(b, performance.GetMetrics, cdp.Empty{}).Metrics {
		if m.Name == name {
			return m.Value
		}
	}
	b.t.Fatalf("no %s", name)
	return 0
}
