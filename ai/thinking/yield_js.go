package thinking

import "syscall/js"

// NewYield returns a function that lets the browser's event loop run once, for one goroutine. Browsers delay
// a timer by at least four milliseconds.
func NewYield() func() {
	passed := make(chan struct{}, 1)
	channel := js.Global().Get("MessageChannel").New()
	channel.Get("port1").Set("onmessage", js.FuncOf(func(js.Value, []js.Value) any {
		passed <- struct{}{}
		return nil
	}))
	port := channel.Get("port2")
	return func() {
		port.Call("postMessage", nil)
		<-passed
	}
}
