//go:build !js

package wasm

import (
	"net"
	"net/url"
	"sync"
	"testing"
)

// A relay forwards connections between a page and a server, and can make them fail.
type relay struct {
	url, to string // url is the relay's, to the server's without its scheme

	mu    sync.Mutex
	lines map[*relayed]struct{}
}

// A relayed connection lasts until one end is closed; a dead one stays open but forwards nothing.
type relayed struct {
	page, server net.Conn
	dead         bool
}

func newRelay(t *testing.T, to string) *relay {
	t.Helper()
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	u, err := url.Parse(to)
	if err != nil {
		t.Fatal(err)
	}
	r := &relay{url: "http://" + listener.Addr().String() + u.Path, to: u.Host, lines: make(map[*relayed]struct{})}
	go func() {
		for {
			page, err := listener.Accept()
			if err != nil {
				return
			}
			go r.join(page)
		}
	}()
	t.Cleanup(func() { listener.Close(); r.cut() })
	return r
}

func (r *relay) join(page net.Conn) {
	server, err := net.Dial("tcp", r.to)
	if err != nil {
		page.Close()
		return
	}
	l := &relayed{page: page, server: server}
	r.mu.Lock()
	r.lines[l] = struct{}{}
	r.mu.Unlock()
	go r.carry(l, page, server)
	r.carry(l, server, page)
}

func (r *relay) carry(l *relayed, from, to net.Conn) {
	data := make([]byte, 16<<10)
	for {
		n, err := from.Read(data)
		r.mu.Lock()
		dead := l.dead
		r.mu.Unlock()
		if !dead && n > 0 {
			_, _ = to.Write(data[:n]) // the next read fails if it is closed
		}
		if err != nil {
			if !dead {
				l.page.Close()
				l.server.Close()
			}
			return
		}
	}
}

// cut closes all connections; die keeps them open but forwards nothing any more.
func (r *relay) cut() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for l := range r.lines {
		l.page.Close()
		l.server.Close()
	}
	clear(r.lines)
}

func (r *relay) die() {
	r.mu.Lock()
	defer r.mu.Unlock()
	for l := range r.lines {
		l.dead = true
	}
}
