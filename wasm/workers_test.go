//go:build !js

package wasm

import (
	"fmt"
	"strings"
	"testing"

	"tidepool/play/link"
)

// twoCores are enough for a second worker.
const twoCores = `
Object.defineProperty(navigator, "hardwareConcurrency", { get: () => 2, configurable: true });`

// With enough cores, two workers review a game side by side and share a position's turns. Nothing is lost
// when one of them dies.
func TestTwoWorkers(t *testing.T) {
	rare(t)
	t.Parallel()
	m, last := nearlyOver(t)
	b, _ := watch(t, workerSpy+twoCores)
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
	b.press("engine")
	b.await("the turns to be shared", parts+".length === 2")
	b.awaitElement("engine.line.3")

	// The second worker dies twice at its share, so the first does all of it.
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

// killInAnswer kills the worker in the middle of every second answer, each time at another place, at the end
// of a line or within one. It records jobs and complete answers, in order, in told.
const killInAnswer = `
globalThis.told = [];
globalThis.kills = 0;
globalThis.spared = "";
const Whole = globalThis.Worker;
globalThis.Worker = class extends Whole {
	postMessage(text) {
		if (text.startsWith("think")) {
			this.job = text.replace(/.*\n/, "");
			told.push(text);
		}
		super.postMessage(text);
	}
	set onmessage(hear) {
		super.onmessage = hear && ((event) => {
			const text = event.data;
			if (!text.includes("\nfinal\n")) {
				hear(event);
			} else if (this.job === spared) {
				told.push(text);
				hear(event);
			} else {
				spared = this.job;
				const lines = text.split("\n").length - 1, n = kills++;
				let cut = text.split("\n").slice(0, 1 + (n >> 1) % lines).join("\n").length + 1;
				cut = Math.min(cut, text.length - 1) - (n % 2 ? 3 : 0);
				const failed = this.onerror;
				hear({ data: text.slice(0, cut) });
				this.terminate();
				failed({ message: "killed" });
			}
		});
	}
};`

// A worker killed in the middle of an answer has not answered, wherever it was cut off; the game continues
// with the next answer.
func TestKilledInAnswer(t *testing.T) {
	rare(t)
	t.Parallel()
	b, _ := watch(t, workerSpy+killInAnswer)
	b.startDemo("kalah", false)
	const turns = 6
	b.await("answers", fmt.Sprintf("told.filter((text) => text.startsWith('news')).length >= %d", turns))
	field := func(text, name string) string {
		for line := range strings.Lines(text) {
			if value, ok := strings.CutPrefix(strings.TrimSuffix(line, "\n"), name+" "); ok {
				return value
			}
		}
		return ""
	}
	want, answered := "", 0
	for _, text := range eval[[]string](b, "told") {
		if words := field(text, "words"); strings.HasPrefix(text, "think") && words != want {
			t.Errorf("the game is %q, want %q", words, want)
		} else if strings.HasPrefix(text, "news") {
			// "cp 12 A b": the first word after the score is the turn.
			want = strings.TrimSpace(lengthened(want, field(text, "best")))
			answered++
		}
	}
	kills := eval[int](b, "kills")
	t.Logf("%d answers after %d kills: %s", answered, kills, want)
	if kills < turns {
		t.Errorf("%d workers were killed", kills)
	}
	if s := b.state(); s.Scene != "board" && s.Scene != "results" {
		t.Errorf("the page shows %s", s.Scene)
	}
}

// lengthened returns the words of a game plus the first turn of an answer's best line.
func lengthened(words, best string) string {
	line := strings.Fields(best)
	if len(line) < 3 {
		return words
	}
	return words + " " + line[2]
}
