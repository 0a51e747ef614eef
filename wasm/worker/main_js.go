// The engine as a separate program, for a Web Worker or in the page: requests arrive as messages at the given
// port, updates go out. It is small, as it neither draws nor stores anything.
//
// It is compiled with a profile of the search, so that the compiler inlines hot calls, which are expensive in
// a browser. The Makefile allows this for smaller functions only (pgoinlinebudget): more makes the program
// larger, but not faster. After a change of the search the profile can be renewed; a longer run shows more of the small
// methods called through interfaces, which the compiler then calls directly:
//
//	GODEBUG=asyncpreemptoff=1 go test ./ai/engines -run '^$' -bench Game -benchtime 6x -cpuprofile wasm/worker/default.pgo
package main

import (
	"syscall/js"
	"time"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/ai/thinking"
	"tidepool/internal/fetch"
)

// maxRequests is how many requests may wait while the engine thinks; the page sends only a few.
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
	ai.Serve(in, func(update []byte) { page.Call("postMessage", string(update)) }, ai.Machine{Now: now, Pause: slicer.Pause, File: file, Games: engines.ByID})
}

// file waits for a file, which may be given up.
func file(name string, stop func() bool) []byte {
	data := fetch.File(name)
	for {
		select {
		case d := <-data:
			return d
		default:
			time.Sleep(10 * time.Millisecond)
			if stop() {
				return nil
			}
		}
	}
}
