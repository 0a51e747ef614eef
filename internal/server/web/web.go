//go:build !js

// Package web accepts WebSocket connections for a hub, with limits for each address. It
// answers other requests with the protocol's name, for pages that cannot connect.
package web

import (
	"context"
	"net"
	"net/http"
	"net/netip"
	"strings"
	"sync"

	"github.com/coder/websocket"

	"tidepool/internal/server/hub"
	"tidepool/play/table/wire"
)

// Options configure who may connect.
type Options struct {
	// Origins are other hosts whose pages may connect. Pages of this server always may.
	Origins []string
	// Proxied takes addresses from the last entry of X-Forwarded-For, which the reverse proxy in front of the
	// server has written.
	Proxied bool
	// Connections limits all connections, PerAddress those from one address.
	Connections, PerAddress int
}

// Usual returns limits that suit a club behind one address.
func Usual() Options { return Options{Connections: 20_000, PerAddress: 200} }

// A Handler is an [http.Handler] that connects pages to a hub.
type Handler struct {
	hub *hub.Hub
	Options

	mu     sync.Mutex
	all    int
	from   map[string]int
	inside sync.WaitGroup
}

func New(h *hub.Hub, o Options) *Handler { return &Handler{hub: h, Options: o, from: map[string]int{}} }

func (d *Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if !strings.EqualFold(r.Header.Get("Upgrade"), "websocket") {
		// A page that cannot connect asks this way whether it is too old.
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
	socket, err := websocket.Accept(smallBuffers{w}, r, &websocket.AcceptOptions{Subprotocols: []string{wire.Protocol}, OriginPatterns: d.Origins})
	if err != nil {
		d.leave(address)
		return // Accept has answered
	}
	// Return, so that the memory of the HTTP request is freed while the connection lives on.
	go func() {
		defer d.leave(address)
		if socket.Subprotocol() != wire.Protocol {
			_ = socket.Close(websocket.StatusCode(wire.Version), "")
			return
		}
		socket.SetReadLimit(wire.MaxClient)
		serve(d.hub, socket, address)
	}()
}

func (d *Handler) address(r *http.Request) string {
	if d.Proxied {
		// A proxy may add a line of its own below the visitor's.
		all := strings.Split(strings.Join(r.Header.Values("X-Forwarded-For"), ","), ",")
		return network(strings.TrimSpace(all[len(all)-1]))
	}
	host, _, err := net.SplitHostPort(r.RemoteAddr)
	if err != nil {
		return r.RemoteAddr
	}
	return network(host)
}

// network returns what counts as one address: with IPv6 a network of 64 bits, of which anyone has all addresses. In a
// local network devices count one by one.
func network(address string) string {
	a, err := netip.ParseAddr(address)
	if err != nil || a.Unmap().Is4() || !a.IsGlobalUnicast() || a.IsPrivate() {
		return address
	}
	return netip.PrefixFrom(a.WithZone(""), 64).Masked().String()
}

func (d *Handler) enter(address string) bool {
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

func (d *Handler) leave(address string) {
	d.mu.Lock()
	defer d.mu.Unlock()
	d.all--
	if d.from[address]--; d.from[address] == 0 {
		delete(d.from, address)
	}
	d.inside.Done()
}

// Wait returns when all connections have ended or the context is done.
func (d *Handler) Wait(ctx context.Context) {
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
