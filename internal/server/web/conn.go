//go:build !js

package web

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"io"
	"net"
	"net/http"
	"sync"
	"time"

	"github.com/coder/websocket"

	"tidepool/internal/server/hub"
	"tidepool/play/table/wire"
)

const (
	// outbox is how many unsent messages are queued for a page that reads slowly.
	outbox = 64
	// writeLimit is how long sending one message may take.
	writeLimit = 10 * time.Second
	// buffer is the size of a connection's read and write buffers: small, because there may be very many
	// connections and messages are short.
	buffer = 512
)

// smallBuffers gives a hijacked connection small buffers.
type smallBuffers struct{ http.ResponseWriter }

func (n smallBuffers) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, wide, err := http.NewResponseController(n.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	early, _ := wide.Reader.Peek(wide.Reader.Buffered())
	if len(early) > buffer {
		conn.Close()
		return nil, nil, errors.New("web: data sent before the handshake")
	}
	r := bufio.NewReaderSize(io.MultiReader(bytes.NewReader(bytes.Clone(early)), conn), buffer)
	if len(early) > 0 {
		_, _ = r.Peek(1) // read the buffered bytes now, and nothing from the connection
	}
	return conn, bufio.NewReadWriter(r, bufio.NewWriterSize(conn, buffer)), nil
}

// A conn is a connection to one page. Only its reading goroutine is permanent; messages are handled and written
// by short-lived goroutines, because large stacks for every connection would take too much memory.
type conn struct {
	socket *websocket.Conn
	ended  chan struct{} // closed after the last write

	mu      sync.Mutex
	out     [][]byte
	writing bool
	closed  bool
	code    wire.Code // the reason for closing
}

func (c *conn) Send(data []byte) bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.out) >= outbox {
		return false
	}
	if !c.closed {
		c.out = append(c.out, data)
		c.startWriting()
	}
	return true
}

func (c *conn) Close(code wire.Code) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.closed {
		return
	}
	c.closed, c.code = true, code
	if code == wire.Slow {
		c.out = nil
	}
	c.startWriting()
}

func (c *conn) startWriting() {
	if !c.writing {
		c.writing = true
		go c.write()
	}
}

func serve(h *hub.Hub, socket *websocket.Conn, address string) {
	c := &conn{socket: socket, ended: make(chan struct{})}
	guest := h.Enter(c, address)
	handled := make(chan struct{})
	for {
		kind, data, err := socket.Read(context.Background())
		if err != nil {
			break
		}
		if kind != websocket.MessageText {
			c.Close(wire.Bad)
			break
		}
		go func() {
			guest.Receive(data)
			handled <- struct{}{}
		}()
		<-handled
	}
	guest.Leave()
	c.Close(wire.Bad)
	<-c.ended
}

// write sends the queued messages, and then the close code if the connection is to be closed.
func (c *conn) write() {
	for {
		data, end := c.next()
		switch {
		case end:
			_ = c.socket.Close(websocket.StatusCode(c.code), "")
			close(c.ended)
			return
		case data == nil:
			return
		case !c.send(data):
			_ = c.socket.CloseNow()
			c.drop()
			close(c.ended)
			return
		}
	}
}

// next returns the next message, nil if there is none. end reports that there will be no more.
func (c *conn) next() (data []byte, end bool) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.out) == 0 {
		c.out, c.writing = nil, c.closed
		return nil, c.closed
	}
	data = c.out[0]
	c.out = c.out[1:]
	return data, false
}

// drop empties the queue of a broken connection.
func (c *conn) drop() {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.closed, c.out = true, nil
}

func (c *conn) send(data []byte) bool {
	ctx, cancel := context.WithTimeout(context.Background(), writeLimit)
	defer cancel()
	return c.socket.Write(ctx, websocket.MessageText, data) == nil
}
