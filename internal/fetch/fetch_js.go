package fetch

import "syscall/js"

// File sends a file's contents, nil on failure. It always asks the server, as a cached file might be another version's.
func File(name string) <-chan []byte {
	here := make(chan []byte, 1)
	take := func(_ js.Value, args []js.Value) any {
		array := js.Global().Get("Uint8Array").New(args[0])
		data := make([]byte, array.Length())
		js.CopyBytesToGo(data, array)
		here <- data
		return nil
	}
	fail := func(js.Value, []js.Value) any { here <- nil; return nil }
	body := func(_ js.Value, args []js.Value) any {
		if !args[0].Get("ok").Bool() {
			return js.Global().Get("Promise").Call("reject")
		}
		return args[0].Call("arrayBuffer")
	}
	js.Global().Call("fetch", name, map[string]any{"cache": "no-cache"}).Call("then", js.FuncOf(body)).Call("then", js.FuncOf(take)).Call("catch", js.FuncOf(fail))
	return here
}
