// The engine as a program of its own, for a Web Worker or in the page: requests
// come in as messages at the port that it is given, updates go out. It is small,
// for it draws and stores nothing.
//
// It is built by a profile of the search, which tells the compiler what to put in
// line: in a browser calls cost much. After a change of the search it can be
// taken anew:
//
//	go test ./ai/engines -run '^$' -bench Game -benchtime 3x -cpuprofile wasm/worker/default.pgo
package main

import (
	"syscall/js"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/thinking"
)

// maxRequests is how many requests may wait while the engine thinks; the page sends a handful.
const maxRequests = 64

func main() {
	in := make(chan []byte, maxRequests)
	page := js.Global().Get("tidepoolPort")
	page.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		in <- []byte(args[0].Get("data").String())
		return nil
	}))
	now := thinking.Clock()
	slicer := thinking.TimeSlicer{Now: now, Yield: thinking.NewYield()}
	page.Call("postMessage", thinking.ReadyWord)
	ai.Serve(in, func(update []byte) { page.Call("postMessage", string(update)) }, ai.Machine{Now: now, Pause: slicer.Pause, Games: engines.ByID})
}
