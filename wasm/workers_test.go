//go:build !js

package wasm

import (
	"fmt"
	"testing"

	"tidepool/link"
)

// threeCores are one more than a device has that the engine uses one of.
const threeCores = `
Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 3, configurable: true });`

// Where there are cores for it two workers go over a game side by side and share
// the turns of a position. Nothing of that is lost when one of them dies.
func TestTwoWorkers(t *testing.T) {
	t.Parallel()
	m, last := nearlyOver(t)
	b, _ := watch(t, workerSpy+threeCores)
	b.attend()
	b.run(fmt.Sprintf("location.hash = %q", link.Encode(m)))
	b.awaitScene("board")
	hands := &listener{browser: b, match: m}
	hands.tread(last, b.tap)
	b.awaitScene("results")
	b.tap("results.review")
	b.awaitScene("study")
	b.await("looks of both workers", "engines.length === 2 && "+thoughts+"(engines[0]) > 2 && "+thoughts+"(engines[1]) > 2")

	const parts = `engines.map((e) => e.orders.findLast((o) => o.text.startsWith("think")).text)
		.filter((text) => text.includes("\nall\n") && text.includes("\nparts 2\n"))`
	b.press("review.first")
	b.press("study.engine")
	b.press("engine.on")
	b.await("the turns to be shared", parts+".length === 2")
	b.awaitElement("engine.line.3")

	// The second dies twice of its share; the first does it all.
	const die = `((engine) => {
		Native.prototype.terminate.call(engine);
		engine.onerror({ message: "out of memory" });
	})`
	b.run(die + "(engines[1])")
	b.await("a new worker with its share", `engines[2] && engines[2].orders.some((o) => o.text.startsWith("think"))`)
	b.run(die + "(engines[2])")
	const whole = `((text) => text.includes("\nall\n") && !text.includes("parts"))(engines[0].orders.findLast((o) => o.text.startsWith("think")).text)`
	b.await("the leader to have all turns", whole)
	before := eval[int](b, thoughts+"(engines[0])")
	b.await("its result", fmt.Sprintf("%s(engines[0]) > %d", thoughts, before))
	b.awaitElement("engine.line.3")
	if n := eval[int](b, "engines.length"); n != 3 {
		t.Errorf("%d workers were started", n)
	}
}
