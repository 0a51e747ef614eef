package sound

import (
	"syscall/js"
	"time"
)

// An engine is the browser's audio. Ebitengine's ends there too, but makes the page supply samples some
// twenty times a second, even when nothing plays.
type engine struct {
	copies  map[*take]js.Value
	context js.Value // undefined before open, and if unavailable
	opened  bool
	// allowed means that the browser lets the context run, which it does after a gesture by the player.
	allowed  bool
	sounding int         // number of players that have not ended
	idle     *time.Timer // until the device rests
	copier   *copier

	resumed, refused js.Func
}

// patience is how long the device stays open when nothing plays. Reopening takes a moment.
const patience = 20 * time.Second

// Available reports whether the browser supports what the engine needs.
func Available() bool { return class().Truthy() }

func class() js.Value {
	if c := js.Global().Get("AudioContext"); c.Truthy() {
		return c
	}
	return js.Global().Get("webkitAudioContext")
}

// try calls a function that a browser may refuse, and reports whether it succeeded.
func try(f func()) (done bool) {
	defer func() {
		switch r := recover().(type) {
		case nil, js.Error, *js.ValueError:
		default:
			panic(r)
		}
	}()
	f()
	return true
}

// newEngine returns an engine that calls gesture when the player makes a gesture.
func newEngine(gesture func()) *engine {
	e := new(engine)
	e.listen(gesture)
	return e
}

func (e *engine) open() {
	if !e.opened {
		e.opened = true
		try(e.begin)
	}
	e.wake()
}

func (e *engine) begin() {
	e.copier = newCopier()
	e.resumed = js.FuncOf(func(js.Value, []js.Value) any { e.allowed = true; return nil })
	e.refused = js.FuncOf(func(js.Value, []js.Value) any { e.allowed = false; return nil })
	e.idle = time.AfterFunc(patience, func() {
		if e.sounding == 0 {
			e.suspend()
		}
	})
	// A board game's sounds may be late, and a device that requests samples less often uses less power.
	options := map[string]any{"sampleRate": Rate, "latencyHint": "balanced"}
	if !try(func() { e.context = class().New(options) }) {
		e.context = class().New()
	}
}

// listen follows events of the page. Browsers require a context to be created and resumed during a gesture,
// and the program's next tick comes later: a short touch may begin and end between two ticks.
func (e *engine) listen(gesture func()) {
	document := js.Global().Get("document")
	if !document.Truthy() {
		return
	}
	told := js.FuncOf(func(js.Value, []js.Value) any {
		switch {
		case !e.opened:
			gesture()
		case e.sounding > 0 || !e.ready():
			e.wake()
		}
		return nil
	})
	for _, name := range []string{"pointerup", "touchend", "keyup", "mouseup", "click"} {
		document.Call("addEventListener", name, told, map[string]any{"capture": true, "passive": true})
	}
	document.Call("addEventListener", "visibilitychange", js.FuncOf(func(js.Value, []js.Value) any {
		switch {
		case hidden():
			e.suspend()
		case e.sounding > 0:
			e.wake()
		}
		return nil
	}))
}

func hidden() bool { return js.Global().Get("document").Get("hidden").Truthy() }

// state returns the context's state, which on an iPhone is "interrupted" during a call.
func (e *engine) state() string { return e.context.Get("state").String() }

// ready returns true for a context that only rests because nothing plays: playing wakes it.
func (e *engine) ready() bool {
	if !e.allowed || hidden() {
		return false
	}
	state := e.state()
	return state == "running" || state == "suspended"
}

// wake resumes the context if the page is visible and the browser allows it.
func (e *engine) wake() {
	if !e.context.Truthy() || hidden() {
		return
	}
	e.idle.Reset(patience)
	if !e.allowed || e.state() != "running" {
		try(func() { e.context.Call("resume").Call("then", e.resumed, e.refused) })
	}
}

func (e *engine) suspend() {
	try(func() { e.context.Call("suspend").Call("catch", e.refused) })
}

func (e *engine) over() {
	if e.sounding--; e.sounding == 0 {
		e.idle.Reset(patience)
	}
}

// now returns the time of the context's clock, in seconds.
func (e *engine) now() float64 { return e.context.Get("currentTime").Float() }

func (e *engine) play(t *take, o Options, volume float64) leaver {
	p := &single{engine: e}
	e.sounding++
	if !try(func() { p.start(t, o, volume) }) {
		p.PauseAndStopReading()
	}
	return p
}

// mostCopies limits the browser's copies of takes: enough for a few games.
const mostCopies = 400

// buffer returns the browser's copy of a take, made when it is first played.
func (e *engine) buffer(t *take) js.Value {
	b, ok := e.copies[t]
	if !ok {
		b = e.context.Call("createBuffer", 1, len(t.samples), Rate)
		e.copier.all(b, t.samples)
		if e.copies == nil || len(e.copies) >= mostCopies {
			e.copies = make(map[*take]js.Value)
		}
		e.copies[t] = b
	}
	return b
}

func (e *engine) flow(a *stream, volume float64) leaver {
	p := &flowing{engine: e, stream: a, length: Rate / 4}
	e.sounding++
	if !try(func() { p.start(volume) }) {
		p.PauseAndStopReading()
	}
	return p
}
