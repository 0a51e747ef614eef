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
	socket, err := websocket.Accept(narrow{w}, r, &websocket.AcceptOptions{Subprotocols: []string{wire.Protocol}, OriginPatterns: d.Origins})
	if err != nil {
		d.leave(address)
		return // it has answered
	}
	// What the HTTP server has of a request is not to stay for as long as the connection.
	go func() {
		defer d.leave(address)
		if socket.Subprotocol() != wire.Protocol {
			_ = socket.Close(websocket.StatusCode(wire.Version), "")
			return
		}
		socket.SetReadLimit(wire.MaxAsk)
		serve(d.hub, socket, address)
	}()
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
