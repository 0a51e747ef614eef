package fetch

import "syscall/js"

// File sends a file's contents, nil on failure (see wasm/page/engine.js).
func File(name string) <-chan []byte {
	here := make(chan []byte, 1)
	var take js.Func
	take = js.FuncOf(func(_ js.Value, args []js.Value) any {
		var data []byte
		if args[0].Truthy() {
			data = make([]byte, args[0].Length())
			js.CopyBytesToGo(data, args[0])
		}
		here <- data
		take.Release()
		return nil
	})
	js.Global().Call("tidepoolFile", name, take)
	return here
}
