package thinking

import (
	"syscall/js"

	"tidepool/ai"
)

// inPage is the class of the page that runs the engine where there are no workers:
// for those few browsers the program need not carry it for all.
const inPage = "tidepoolEngine"

// New returns the engine that people play against. It rests while the page is
// hidden.
func New() ai.Thinker {
	r := NewRemote(Clock(), workers("Worker"), workers(inPage))
	document := js.Global().Get("document")
	look := func(js.Value, []js.Value) any {
		r.Rest(document.Get("hidden").Bool())
		return nil
	}
	look(js.Undefined(), nil)
	document.Call("addEventListener", "visibilitychange", js.FuncOf(look))
	return r
}
