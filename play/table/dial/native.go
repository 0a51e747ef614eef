//go:build !js

package dial

import (
	"context"
	"net/http"
	"sync"
	"time"

	"github.com/coder/websocket"

	"tidepool/play/table/remote"
	"tidepool/play/table/wire"
)

const (
	dialLimit  = 9 * time.Second
	writeLimit = 9 * time.Second
	queue      = 64 // messages in each direction; a server that sends more has to wait
)

// A socket is a connection with a goroutine for each direction.
type socket struct {
	cancel  context.CancelFunc
	in, out chan []byte

	mu     sync.Mutex
	code   wire.Code
	closed bool
}

// To returns a function that connects to a server's address, "ws://host/table". If come is not nil, it is
// called from another goroutine after each message and when the connection ends.
func To(url string, come func()) func() remote.Socket { return Through(nil, url, come) }

// Through is like [To] with an HTTP client; nil means the default one.
func Through(client *http.Client, url string, come func()) func() remote.Socket {
	return func() remote.Socket {
		ctx, cancel := context.WithCancel(context.Background())
		s := &socket{cancel: cancel, in: make(chan []byte, queue), out: make(chan []byte, queue)}
		go s.run(ctx, client, url, come)
		return s
	}
}

func (s *socket) run(ctx context.Context, client *http.Client, url string, come func()) {
	defer s.cancel()
	if come == nil {
		come = func() {}
	}
	defer come()
	patience, cancel := context.WithTimeout(ctx, dialLimit)
	c, answer, err := websocket.Dial(patience, url, &websocket.DialOptions{HTTPClient: client, Subprotocols: []string{wire.Protocol}})
	cancel()
	if err != nil {
		code := wire.Code(0)
		if answer != nil && answer.StatusCode == http.StatusTooManyRequests {
			code = wire.TooMany
		}
		s.end(code)
		return
	}
	c.SetReadLimit(wire.MaxServer)
	go func() {
		for {
			select {
			case data := <-s.out:
				patience, cancel := context.WithTimeout(ctx, writeLimit)
				err := c.Write(patience, websocket.MessageText, data)
				cancel()
				if err == nil {
					continue
				}
			case <-ctx.Done():
			}
			_ = c.CloseNow()
			return
		}
	}()
	for {
		_, data, err := c.Read(ctx)
		if err != nil {
			s.end(wire.Code(max(websocket.CloseStatus(err), 0)))
			return
		}
		select {
		case s.in <- data:
			come()
		case <-ctx.Done():
			s.end(0)
			return
		}
	}
}

func (s *socket) end(code wire.Code) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.code, s.closed = code, true
}

func (s *socket) Send(data []byte) {
	select {
	case s.out <- data:
	default:
		s.cancel()
	}
}

func (s *socket) Receive() ([]byte, bool) {
	select {
	case data := <-s.in:
		return data, true
	default:
		return nil, false
	}
}

func (s *socket) Closed() (wire.Code, bool) {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.code, s.closed && len(s.in) == 0
}

func (s *socket) Close() { s.cancel() }
