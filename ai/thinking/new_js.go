package thinking

import (
	"syscall/js"

	"tidepool/ai"
)

// inPage is the page's class that runs the engine where there are no workers, so that the main program need
// not contain it.
const inPage = "tidepoolEngine"

const maxWorkers = 4

// New returns the engine that people play against, and helpers if there are enough cores. They rest while the
// page is hidden.
func New() (leader ai.Thinker, helpers []ai.Thinker) {
	now := Clock()
	first := NewRemote(now, workers("Worker"), workers(inPage))
	remotes := []*Remote{first}
	for n := helping(cores(), maxWorkers-1); len(helpers) < n; {
		r := NewHelper(now, workers("Worker"))
		r.Set(ai.Settings{TableBytes: helperTable(n)})
		remotes, helpers = append(remotes, r), append(helpers, r)
	}
	document := js.Global().Get("document")
	look := func(js.Value, []js.Value) any {
		for _, r := range remotes {
			r.Rest(document.Get("hidden").Bool())
		}
		return nil
	}
	look(js.Undefined(), nil)
	document.Call("addEventListener", "visibilitychange", js.FuncOf(look))
	return first, helpers
}

func cores() int {
	if n := js.Global().Get("navigator").Get("hardwareConcurrency"); n.Type() == js.TypeNumber {
		return n.Int()
	}
	return 1
}
