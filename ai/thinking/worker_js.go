package thinking

import (
	"errors"
	"fmt"
	"syscall/js"
)

const (
	workerScript = "worker.js"
	// ReadyWord is the first message of a worker.
	ReadyWord = "ready"
)

// A worker is a Transport to a Web Worker, or an object with the same interface.
type worker struct {
	js.Value
	callbacks []js.Func
}

// workers returns the dialer of a Web Worker, or an object with the same interface, by its class.
func workers(class string) Dialer {
	return func(l Listener) (Transport, error) { return openWorker(class, l) }
}

func openWorker(class string, l Listener) (transport Transport, err error) {
	constructor := js.Global().Get(class)
	if constructor.Type() != js.TypeFunction {
		return nil, fmt.Errorf("thinking: no %s in this browser", class)
	}
	defer func() {
		if r := recover(); r != nil { // a policy may forbid it
			transport, err = nil, fmt.Errorf("thinking: %v", r)
		}
	}()
	w := &worker{Value: constructor.New(workerScript)}
	w.on("message", func(event js.Value) {
		switch data := event.Get("data"); {
		case data.Type() != js.TypeString:
			l.Died(errors.New("thinking: the worker sent a message that is not text"))
		case data.String() == ReadyWord:
			l.Ready()
		default:
			l.Text([]byte(data.String()))
		}
	})
	w.on("error", func(event js.Value) {
		l.Died(fmt.Errorf("thinking: the worker has failed: %v", event.Get("message")))
	})
	return w, nil
}

func (w *worker) on(event string, do func(event js.Value)) {
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(args[0])
		return nil
	})
	w.callbacks = append(w.callbacks, f)
	w.Set("on"+event, f)
}

func (w *worker) Send(request []byte) { w.Call("postMessage", string(request)) }

func (w *worker) Close() {
	w.Set("onmessage", nil)
	w.Set("onerror", nil)
	w.Call("terminate")
	for _, f := range w.callbacks {
		f.Release()
	}
}
