package dial

import "syscall/js"

// Greets asks an address for the name of its protocol, "" for none.
func Greets(url string) <-chan string {
	here := make(chan string, 1)
	text := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if !args[0].Get("ok").Bool() {
			here <- ""
			return nil
		}
		return args[0].Call("text")
	})
	take := js.FuncOf(func(_ js.Value, args []js.Value) any {
		if args[0].Type() == js.TypeString {
			here <- greeting(args[0].String())
		}
		return nil
	})
	fail := js.FuncOf(func(js.Value, []js.Value) any { here <- ""; return nil })
	js.Global().Call("fetch", url, map[string]any{"cache": "no-store"}).Call("then", text).Call("then", take).Call("catch", fail)
	return here
}
