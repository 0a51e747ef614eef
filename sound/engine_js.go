package sound

import (
	"syscall/js"
	"time"
)

// An engine is the browser's own audio. Ebitengine's, too, ends there, but has the page asked for
// samples some twenty times a second, whether anything moves or not.
type engine struct {
	copies  map[*take]js.Value
	context js.Value // undefined before open, and where there can be none
	opened  bool
	// allowed says that the browser has let it run: it does so after a gesture of the player's.
	allowed  bool
	sounding int         // players that have not ended
	idle     *time.Timer // until it rests
	copier   *copier

	resumed, refused js.Func
}

// patience is how long the device is kept although nothing sounds. It takes a moment to come back.
const patience = 20 * time.Second

// Available reports whether the browser has what the engine plays on.
func Available() bool { return class().Truthy() }

func class() js.Value {
	if c := js.Global().Get("AudioContext"); c.Truthy() {
		return c
	}
	return js.Global().Get("webkitAudioContext")
}

// try does what a browser may refuse, and reports whether it has been done.
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

// newEngine returns an engine that tells of the player's gestures as they happen.
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
	// A board game's sounds may come late, and a device that asks less often for them takes less power.
	options := map[string]any{"sampleRate": Rate, "latencyHint": "balanced"}
	if !try(func() { e.context = class().New(options) }) {
		e.context = class().New()
	}
}

// listen follows the page. Browsers want a context made and resumed during a gesture, and the program's next
// tick comes after it: the whole of a short touch may lie between two ticks.
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

// state is the context's, which on an iPhone is "interrupted" during a call.
func (e *engine) state() string { return e.context.Get("state").String() }

// ready is true for a context that rests only because nothing sounds: what is to sound wakes it.
func (e *engine) ready() bool {
	if !e.allowed || hidden() {
		return false
	}
	state := e.state()
	return state == "running" || state == "suspended"
}

// wake lets the context run, if the page is seen and the browser allows it.
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

// now is the time on the context's clock, in seconds.
func (e *engine) now() float64 { return e.context.Get("currentTime").Float() }

func (e *engine) play(t *take, o Options, volume float64) leaver {
	p := &single{engine: e}
	e.sounding++
	if !try(func() { p.start(t, o, volume) }) {
		p.PauseAndStopReading()
	}
	return p
}

// mostCopies bounds the browser's copies of takes: those of a few games.
const mostCopies = 400

// buffer is the browser's copy of a take, made when it is first played.
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
