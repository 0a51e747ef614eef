package thinking

import (
	"syscall/js"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
)

// New returns the engine that people play against. It rests while the page is
// hidden.
func New() ai.Thinker {
	now := Clock()
	// A sleep of any length lets the browser draw and hear; it is at least as
	// long as one slice once the browser has seen a few of them.
	slicer := &TimeSlicer{Now: now, Yield: func() { time.Sleep(time.Millisecond) }}
	r := NewRemote(now, openWorker, InProcess(ai.Machine{Now: now, Pause: slicer.Pause, Games: engines.ByID}))
	document := js.Global().Get("document")
	look := func(js.Value, []js.Value) any {
		r.Rest(document.Get("hidden").Bool())
		return nil
	}
	look(js.Undefined(), nil)
	document.Call("addEventListener", "visibilitychange", js.FuncOf(look))
	return r
}
