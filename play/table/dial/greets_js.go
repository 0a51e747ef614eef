package dial

import "syscall/js"

// Greets asks an address for the name of its protocol, "" for none.
func Greets(url string) <-chan string {
	result := make(chan string, 1)
	var funcs [3]js.Func
	answer := func(protocol string) {
		result <- protocol
		for _, f := range funcs {
			f.Release()
		}
	}
	funcs[0] = js.FuncOf(func(_ js.Value, args []js.Value) any {
		if !args[0].Get("ok").Bool() {
			return nil
		}
		return args[0].Call("text")
	})
	funcs[1] = js.FuncOf(func(_ js.Value, args []js.Value) any {
		protocol := ""
		if args[0].Type() == js.TypeString {
			protocol = greeting(args[0].String())
		}
		answer(protocol)
		return nil
	})
	funcs[2] = js.FuncOf(func(js.Value, []js.Value) any { answer(""); return nil })
	js.Global().Call("fetch", url, map[string]any{"cache": "no-store"}).Call("then", funcs[0]).Call("then", funcs[1], funcs[2])
	return result
}
