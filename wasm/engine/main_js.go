// The engine as a program of its own, for a Web Worker: orders come in as
// messages, news go out. It is small, for it draws and stores nothing.
package main

import (
	"syscall/js"

	"tidepool/ai"
	"tidepool/ai/engines"
	"tidepool/thinking"
)

// maxOrders is how many orders may wait while the engine thinks; the page
// sends a handful.
const maxOrders = 64

func main() {
	in := make(chan []byte, maxOrders)
	page := js.Global()
	page.Set("onmessage", js.FuncOf(func(_ js.Value, args []js.Value) any {
		in <- []byte(args[0].Get("data").String())
		return nil
	}))
	now := thinking.Clock()
	slice := thinking.Slice{Now: now, Yield: thinking.Breath()}
	page.Call("postMessage", thinking.ReadyWord)
	ai.Serve(in, func(news []byte) { page.Call("postMessage", string(news)) }, ai.Machine{Now: now, Pause: slice.Pause, Games: engines.ByID})
}
