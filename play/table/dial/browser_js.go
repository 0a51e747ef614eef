package dial

import (
	"syscall/js"

	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
)

// A socket is the browser's WebSocket.
type socket struct {
	ws      js.Value
	leave   js.Value // closes ws when the page is left; a browser may keep such a page with its connections
	funcs   []js.Func
	waiting [][]byte // to be sent once it is open
	in      [][]byte
	code    wire.Code
	closed  bool
}

// To returns a function that connects to a server's address, "wss://host/table". If come is not nil, it is
// called after each message and when the connection opens or closes; it must not block.
func To(url string, come func()) func() remote.Socket {
	return func() remote.Socket {
		s := &socket{}
		defer func() {
			if recover() != nil { // the browser refuses the address
				s.closed = true
			}
		}()
		s.ws = js.Global().Get("WebSocket").New(url, wire.Protocol)
		s.on("open", come, func(js.Value) {
			for _, data := range s.waiting {
				s.ws.Call("send", string(data))
			}
			s.waiting = nil
		})
		s.on("message", come, func(e js.Value) {
			if data := e.Get("data"); data.Type() == js.TypeString {
				s.enqueue([]byte(data.String()))
			}
		})
		s.on("close", come, func(e js.Value) { s.code, s.closed = wire.Code(e.Get("code").Int()), true })
		s.leave = s.ws.Get("close").Call("bind", s.ws, 1000, "") // without these it would take the event for its code
		js.Global().Call("addEventListener", "pagehide", s.leave)
		return s
	}
}

// maxWaiting bounds the messages that a hidden page keeps.
const maxWaiting = 1000

// enqueue queues a message. A hidden page has no ticks, so its pings are answered here: its player is still there. Once it
// is visible again, it reconnects and asks for everything that it has missed.
func (s *socket) enqueue(data []byte) {
	if js.Global().Get("document").Get("hidden").Truthy() {
		if t, err := wire.ParseServer(data); err == nil && t.Ping != nil {
			s.Send(wire.ClientMessage{Pong: t.Ping}.Text())
			return
		}
		if len(s.in) >= maxWaiting {
			s.ws.Call("close")
			return
		}
	}
	s.in = append(s.in, data)
}

func (s *socket) on(event string, come func(), do func(js.Value)) {
	f := js.FuncOf(func(_ js.Value, args []js.Value) any {
		do(args[0])
		if come != nil {
			come()
		}
		return nil
	})
	s.funcs = append(s.funcs, f)
	s.ws.Call("addEventListener", event, f)
}

// open is readyState's OPEN; before it messages wait.
const open = 1

func (s *socket) Send(data []byte) {
	switch {
	case s.closed || s.ws.IsUndefined():
	case s.ws.Get("readyState").Int() == open:
		s.ws.Call("send", string(data))
	default:
		s.waiting = append(s.waiting, data)
	}
}

func (s *socket) Receive() ([]byte, bool) {
	if len(s.in) == 0 {
		return nil, false
	}
	data := s.in[0]
	s.in = s.in[1:]
	return data, true
}

func (s *socket) Closed() (wire.Code, bool) { return s.code, s.closed && len(s.in) == 0 }

// Close drops the connection at once: a hidden page's may claim to be open when it is not.
func (s *socket) Close() {
	if s.ws.IsUndefined() {
		return
	}
	for _, event := range []string{"open", "message", "close"} {
		s.ws.Call("removeEventListener", event, s.funcs[0])
		s.funcs[0].Release()
		s.funcs = s.funcs[1:]
	}
	js.Global().Call("removeEventListener", "pagehide", s.leave)
	s.ws.Call("close")
	s.ws = js.Undefined()
}
