//go:build !js

// Package web is the door of a hub: WebSockets, with limits an address, and the name
// of the protocol for pages that cannot connect.
package web

import (
	"context"
	"net"
	"net/http"
	"strings"
	"sync"
	"time"

	"github.com/coder/websocket"

	"tidepool/internal/server/hub"
	"tidepool/play/table/wire"
)

// Options are who is let in.
type Options struct {
	// Origins are the hosts of pages from elsewhere that may connect; those of this server may.
	Origins []string
	// Proxied tells that addresses are to be taken from X-Forwarded-For, whose last entry the own
	// proxy has written.
	Proxied bool
	// Connections is how many there may be, PerAddress how many from one address.
	Connections, PerAddress int
}

// Usual are the limits of a club behind one address.
func Usual() Options { return Options{Connections: 20_000, PerAddress: 200} }

const (
	// outbox is how many messages may wait for a page that reads slowly.
	outbox = 64
	// writeLimit is how long one of them may take.
	writeLimit = 10 * time.Second
)

// A Door lets pages in.
type Door struct {
	hub *hub.Hub
	Options

	mu     sync.Mutex
	all    int
	from   map[string]int
	inside sync.WaitGroup
}

func New(h *hub.Hub, o Options) *Door { return &Door{hub: h, Options: o, from: map[string]int{}} }

// ServeHTTP implements [http.Handler].
func (d *Door) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !strings.EqualFold(r.Header.Get("Upgrade"), "websocket") {
		// A page that cannot connect asks whether it is too old.
		w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		w.Header().Set("Cache-Control", "no-store")
		_, _ = w.Write([]byte(wire.Protocol + "\n"))
		return
	}
	address := d.address(r)
	if !d.enter(address) {
		http.Error(w, "too many connections", http.StatusTooManyRequests)
		return
	}
	defer d.leave(address)
	socket, err := websocket.Accept(w, r, &websocket.AcceptOptions{Subprotocols: []string{wire.Protocol}, OriginPatterns: d.Origins})
	if err != nil {
		return // it has answered
	}
	if socket.Subprotocol() != wire.Protocol {
		_ = socket.Close(websocket.StatusCode(wire.Version), "")
		return
	}
	socket.SetReadLimit(wire.MaxAsk)
	serve(d.hub, socket)
}

func (d *Door) address(r *http.Request) string {
	if d.Proxied {
		all := strings.Split(r.Header.Get("X-Forwarded-For"), ",")
		return strings.TrimSpace(all[len(all)-1])
	}
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return host
}

func (d *Door) enter(address string) bool {
	d.mu.Lock()
	defer d.mu.Unlock()
	if d.all >= d.Connections || d.from[address] >= d.PerAddress {
		return false
	}
	d.all++
	d.from[address]++
	d.inside.Add(1)
	return true
}

func (d *Door) leave(address string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.all--
	if d.from[address]--; d.from[address] == 0 {
		delete(d.from, address)
	}
	d.inside.Done()
}

// Wait returns when everyone has left, at the latest when the context ends.
func (d *Door) Wait(ctx context.Context) {
	empty := make(chan struct{})
	go func() {
		d.inside.Wait()
		close(empty)
	}()
	select {
	case <-empty:
	case <-ctx.Done():
	}
}

// A conn is a connection to one page.
type conn struct {
	socket *websocket.Conn
	out    chan []byte
	once   sync.Once
	code   wire.Code
	done   chan struct{}
}

// Send implements [hub.Conn].
func (c *conn) Send(data []byte) bool {
	select {
	case c.out <- data:
		return true
	default:
		return false
	}
}

// Close implements [hub.Conn].
func (c *conn) Close(code wire.Code) {
	c.once.Do(func() {
		c.code = code
		close(c.done)
	})
}

func serve(h *hub.Hub, socket *websocket.Conn) {
	c := &conn{socket: socket, out: make(chan []byte, outbox), done: make(chan struct{})}
	ctx, cancel := context.WithCancel(context.Background())
	defer cancel()
	guest := h.Enter(c)
	written := make(chan struct{})
	go func() {
		defer close(written)
		c.write(ctx)
	}()
	for {
		kind, data, err := socket.Read(ctx)
		if err != nil {
			break
		}
		if kind != websocket.MessageText {
			c.Close(wire.Bad)
			break
		}
		guest.Hear(data)
	}
	guest.Leave()
	c.Close(wire.Bad)
	<-written
}

// write sends what is queued until the connection is closed, and then why it was.
func (c *conn) write(ctx context.Context) {
	for {
		select {
		case data := <-c.out:
			if !c.send(ctx, data) {
				_ = c.socket.CloseNow()
				return
			}
		case <-c.done:
			for c.code != wire.Slow {
				select {
				case data := <-c.out:
					if c.send(ctx, data) {
						continue
					}
				default:
				}
				break
			}
			_ = c.socket.Close(websocket.StatusCode(c.code), "")
			return
		}
	}
}

func (c *conn) send(ctx context.Context, data []byte) bool {
	ctx, cancel := context.WithTimeout(ctx, writeLimit)
	defer cancel()
	return c.socket.Write(ctx, websocket.MessageText, data) == nil
}
