//go:build !js

package wasm

import (
	"math"
	"testing"
)

// keepContexts keeps the page's audio contexts.
const keepContexts = `
globalThis.contexts = [];
globalThis.AudioContext = class extends AudioContext {
	constructor(...args) {
		super(...args);
		contexts.push(this);
	}
};`

// hearSound records what is played: connected nodes, and started buffers with their loudest, first and last
// samples.
const hearSound = keepContexts + `
globalThis.connected = new Set();
globalThis.played = [];
const { connect, disconnect } = AudioNode.prototype;
AudioNode.prototype.connect = function (...args) {
	connected.add(this);
	return connect.apply(this, args);
};
AudioNode.prototype.disconnect = function (...args) {
	connected.delete(this);
	return disconnect.apply(this, args);
};
const start = AudioBufferSourceNode.prototype.start;
AudioBufferSourceNode.prototype.start = function (...args) {
	const samples = this.buffer.getChannelData(0);
	played.push({
		effect: this.buffer.numberOfChannels === 1, when: args[0], now: this.context.currentTime, rate: this.buffer.sampleRate, length: this.buffer.length,
		peak: samples.reduce((most, x) => Math.max(most, Math.abs(x)), 0), first: samples[0], last: samples.at(-1),
	});
	return start.apply(this, args);
};`

// A playing is a buffer that was started.
type playing struct {
	Effect                                     bool
	When, Now, Rate, Length, Peak, First, Last float64
}

// playings returns the buffers of effects, which are the same in both ears, or those of ambiences.
func (b *browser) playings(effects bool) (list []playing) {
	b.t.Helper()
	for _, p := range eval[[]playing](b, "played") {
		if p.Effect == effects {
			list = append(list, p)
		}
	}
	return list
}

// A tap and a game's ambience are heard. The ambience is a sequence of pieces without gaps, of which only the
// needed ones are kept. A hidden page is silent, and so is one whose sound is off.
func TestSound(t *testing.T) {
	t.Parallel()
	b := open(t)
	b.before(hearSound)
	b.before(`globalThis.hide = (hidden) => {
		Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
		document.dispatchEvent(new Event("visibilitychange"));
	};`)
	url := serve(t, webBuild)
	b.visit(url)
	b.awaitReady()
	if n := eval[int](b, "contexts.length"); n > 0 {
		t.Errorf("%d contexts before a gesture", n)
	}
	b.startGame("kalah")
	b.tap("spot.f") // which is the opponent's, and the refusal makes a sound
	b.await("pieces of the ambience", "played.filter((p) => !p.effect).length >= 6")

	effects := b.playings(true)
	if len(effects) == 0 {
		t.Error("no effect was heard")
	}
	for _, p := range effects {
		if p.Peak < 0.02 || p.Rate != 48000 {
			t.Errorf("an effect %+v", p)
		}
	}
	checkLine(t, b.playings(false))

	// Three pieces, their output, and two nodes for each effect that still plays.
	b.await("no more nodes than sound", "connected.size === 4")
	b.run("hide(true)")
	b.await("silence while the page is hidden", `contexts[0].state === "suspended"`)
	b.run("hide(false)")
	b.await("the sound to come back", `contexts[0].state === "running"`)
	b.run("played = []")
	b.await("the ambience to go on", "played.length > 0")
	b.key("m", "KeyM", 0)
	b.await("silence", "connected.size === 0")
	if n := eval[int](b, "contexts.length"); n != 1 {
		t.Errorf("%d contexts", n)
	}
	b.checkClean(url)
}

// checkLine checks that pieces follow one another without gaps. If the page was too busy they are late or start
// again, but rarely.
func checkLine(t *testing.T, line []playing) {
	t.Helper()
	late := 0
	for i, p := range line {
		if p.Peak == 0 {
			t.Errorf("piece %d is silent", i)
		}
		if p.When <= p.Now {
			late++ // the page was not run between planning and playing it
		}
		if i == 0 {
			continue
		}
		before := line[i-1]
		end := before.When + before.Length/before.Rate
		if end < p.Now {
			late++
			continue
		}
		if p.When != end {
			t.Errorf("piece %d begins at %v, and the one before it ends at %v", i, p.When, end)
		}
		if math.Abs(p.First-before.Last) > 0.08 {
			t.Errorf("piece %d begins with %v after %v", i, p.First, before.Last)
		}
	}
	if late > len(line)/3 {
		t.Errorf("%d of %d pieces came too late", late, len(line))
	}
}

// A touch may be over before the program's next tick, when a browser no longer allows sound to start. So the
// audio context is created in the touch event itself.
func TestSoundBeginsInGesture(t *testing.T) {
	t.Parallel()
	b := open(t)
	b.before(keepContexts)
	b.visit(serve(t, webBuild))
	b.awaitReady()
	for _, event := range []string{"pointermove", "pointerup", "touchend"} {
		want := 1
		if event == "pointermove" {
			want = 0
		}
		if n := eval[int](b, `(document.querySelector("canvas").dispatchEvent(new Event("`+event+`", { bubbles: true })), contexts.length)`); n != want {
			t.Errorf("%d contexts after a %s", n, event)
		}
	}
}

// If there is no sound for any reason, the game works the same.
func TestNoSound(t *testing.T) {
	t.Parallel()
	for _, script := range today(t, []string{
		`delete globalThis.AudioContext; delete globalThis.webkitAudioContext;`,
		`globalThis.AudioContext = class { constructor() { throw new DOMException("no", "NotSupportedError"); } };`,
		`AudioContext.prototype.resume = async () => { throw new DOMException("no", "NotAllowedError"); };`,
		`AudioContext.prototype.createBuffer = () => { throw new DOMException("no", "NotSupportedError"); };`,
	}, 2) {
		t.Run(script, func(t *testing.T) {
			t.Parallel()
			b := open(t)
			b.before(script)
			url := serve(t, webBuild)
			b.visit(url)
			b.awaitReady()
			b.startGame("kalah")
			b.tap("spot.f")
			b.playTaps("A")
			b.checkClean(url)
		})
	}
}
