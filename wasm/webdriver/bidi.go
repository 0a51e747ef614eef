//go:build !js

package webdriver

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/coder/websocket"
)

// patience is how long a browser may take to answer.
const patience = 3 * time.Minute

type bidi struct {
	socket *websocket.Conn
	event  func(method string, params json.RawMessage)

	mu      sync.Mutex
	last    int // id of the last command
	waiting map[int]chan answer
	broken  error // why no more answers come
}

type answer struct {
	result json.RawMessage
	err    error
}

func dial(address string, event func(method string, params json.RawMessage)) (*bidi, error) {
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	socket, _, err := websocket.Dial(ctx, address, nil)
	if err != nil {
		return nil, err
	}
	socket.SetReadLimit(64 << 20)
	c := &bidi{socket: socket, event: event, waiting: map[int]chan answer{}}
	go c.read()
	return c, nil
}

func (c *bidi) read() {
	for {
		_, text, err := c.socket.Read(context.Background())
		if err != nil {
			c.fail(err)
			return
		}
		var m struct {
			Type, Method, Error, Message string
			ID                           int
			Result, Params               json.RawMessage
		}
		if err := json.Unmarshal(text, &m); err != nil {
			c.fail(err)
			return
		}
		switch m.Type {
		case "event":
			c.event(m.Method, m.Params)
		case "success":
			c.hand(m.ID, answer{result: m.Result})
		case "error":
			c.hand(m.ID, answer{err: fmt.Errorf("%s: %s", m.Error, m.Message)})
		}
	}
}

func (c *bidi) hand(id int, a answer) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if w := c.waiting[id]; w != nil {
		w <- a
		delete(c.waiting, id)
	}
}

func (c *bidi) fail(err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.broken = err
	for id, w := range c.waiting {
		w <- answer{err: err}
		delete(c.waiting, id)
	}
}

func (c *bidi) ask() (id int, w chan answer, err error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.broken != nil {
		return 0, nil, c.broken
	}
	c.last++
	w = make(chan answer, 1)
	c.waiting[c.last] = w
	return c.last, w, nil
}

func (c *bidi) call(method string, params, result any) error {
	id, w, err := c.ask()
	if err != nil {
		return fmt.Errorf("%s: %w", method, err)
	}
	text, err := json.Marshal(map[string]any{"id": id, "method": method, "params": params})
	if err != nil {
		return err
	}
	ctx, cancel := context.WithTimeout(context.Background(), patience)
	defer cancel()
	if err := c.socket.Write(ctx, websocket.MessageText, text); err != nil {
		return fmt.Errorf("%s: %w", method, err)
	}
	var a answer
	select {
	case a = <-w:
	case <-ctx.Done():
		a.err = errors.New("no answer")
	}
	if a.err != nil {
		return fmt.Errorf("%s: %w", method, a.err)
	}
	if result == nil {
		return nil
	}
	return json.Unmarshal(a.result, result)
}

func (c *bidi) close() { c.socket.CloseNow() }
