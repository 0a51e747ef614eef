//go:build !js

package web

import (
	"context"
	"io"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"tidepool/internal/server/hub"
	"tidepool/internal/server/store"
	"tidepool/play/table/wire"
)

// open serves a hub without tables.
func open(t *testing.T, o Options) (url string) {
	t.Helper()
	h, err := hub.New(hub.Options{Store: &store.Memory{Now: time.Now}, Limits: hub.Usual(), Now: time.Now, Random: func() string { return "r" }, Spawn: func(f func()) { go f() },
		Trouble: func(err error) { t.Error(err) }})
	if err != nil {
		t.Fatal(err)
	}
	handler := New(h, o)
	server := httptest.NewServer(handler)
	t.Cleanup(func() {
		h.Close()
		server.Close()
		handler.Wait(context.Background())
	})
	return server.URL
}

func dial(t *testing.T, url, protocol string, header http.Header) (*websocket.Conn, int) {
	t.Helper()
	c, answer, err := websocket.Dial(t.Context(), url, &websocket.DialOptions{Subprotocols: []string{protocol}, HTTPHeader: header})
	if err != nil {
		if answer == nil {
			t.Fatal(err)
		}
		return nil, answer.StatusCode
	}
	t.Cleanup(func() { _ = c.CloseNow() })
	return c, answer.StatusCode
}

// closed sends a message, if text is not empty, and returns the code the connection is closed with.
func closed(t *testing.T, c *websocket.Conn, kind websocket.MessageType, text string) websocket.StatusCode {
	t.Helper()
	if text != "" {
		if err := c.Write(t.Context(), kind, []byte(text)); err != nil {
			t.Fatal(err)
		}
	}
	for {
		if _, _, err := c.Read(t.Context()); err != nil {
			return websocket.CloseStatus(err)
		}
	}
}

func TestClosed(t *testing.T) {
	url := open(t, Usual())
	for name, c := range map[string]struct {
		protocol string
		kind     websocket.MessageType
		text     string
		code     websocket.StatusCode
	}{
		"another version":  {"tidepool.0", websocket.MessageText, "", websocket.StatusCode(wire.Version)},
		"no message":       {wire.Protocol, websocket.MessageText, "hello", websocket.StatusCode(wire.Bad)},
		"not text":         {wire.Protocol, websocket.MessageBinary, `{"pong":1}`, websocket.StatusCode(wire.Bad)},
		"no text at all":   {wire.Protocol, websocket.MessageText, "\xff", websocket.StatusCode(wire.Bad)},
		"oversized":        {wire.Protocol, websocket.MessageText, strings.Repeat("a", wire.MaxClient+1), websocket.StatusMessageTooBig},
		"no such table":    {wire.Protocol, websocket.MessageText, string(wire.ClientMessage{Join: &wire.Join{Table: strings.Repeat("a", wire.TableBytes), Secret: strings.Repeat("b", wire.SecretBytes)}}.Text()), websocket.StatusCode(wire.Unknown)},
		"before any table": {wire.Protocol, websocket.MessageText, `{"say":1}`, websocket.StatusCode(wire.Bad)},
	} {
		conn, _ := dial(t, url, c.protocol, nil)
		if got := closed(t, conn, c.kind, c.text); got != c.code {
			t.Errorf("%s: closed with %d, not %d", name, got, c.code)
		}
	}
}

// A page that cannot connect can ask for the protocol's version.
func TestVersion(t *testing.T) {
	answer, err := http.Get(open(t, Usual()))
	if err != nil {
		t.Fatal(err)
	}
	defer answer.Body.Close()
	if text, _ := io.ReadAll(answer.Body); string(text) != wire.Protocol+"\n" {
		t.Errorf("it says %q", text)
	}
}

func TestAddresses(t *testing.T) {
	inOne := func(address string) http.Header { return http.Header{"X-Forwarded-For": {"9.9.9.9, " + address}} }
	inTwo := func(address string) http.Header { return http.Header{"X-Forwarded-For": {"9.9.9.9, b", address}} }
	for name, c := range map[string]struct {
		o    Options
		come []string // addresses, one after the other
		last int
	}{
		"one address":         {Options{Connections: 9, PerAddress: 2}, []string{"a", "b", "c"}, http.StatusTooManyRequests},
		"all":                 {Options{Connections: 2, PerAddress: 9}, []string{"a", "b", "c"}, http.StatusTooManyRequests},
		"one behind a proxy":  {Options{Connections: 9, PerAddress: 2, Proxied: true}, []string{"a", "a", "a"}, http.StatusTooManyRequests},
		"many behind a proxy": {Options{Connections: 9, PerAddress: 2, Proxied: true}, []string{"a", "a", "b"}, http.StatusSwitchingProtocols},
		"forged header":       {Options{Connections: 9, PerAddress: 1}, []string{"a", "b"}, http.StatusTooManyRequests},
	} {
		for _, from := range []func(string) http.Header{inOne, inTwo} {
			url, status := open(t, c.o), 0
			for _, a := range c.come {
				_, status = dial(t, url, wire.Protocol, from(a))
			}
			if status != c.last {
				t.Errorf("%s: the last is answered %d, not %d", name, status, c.last)
			}
		}
	}
}

// A connection that has ended does not count any more.
func TestLeaving(t *testing.T) {
	url := open(t, Options{Connections: 1, PerAddress: 1})
	for range 5 {
		c, status := dial(t, url, wire.Protocol, nil)
		for patience := time.Now().Add(time.Minute); status == http.StatusTooManyRequests && time.Now().Before(patience); time.Sleep(time.Millisecond) {
			c, status = dial(t, url, wire.Protocol, nil)
		}
		if c == nil {
			t.Fatalf("answered %d", status)
		}
		_ = c.CloseNow()
	}
}

// The queue of a page that does not read is limited, and emptied when the connection is closed for that.
func TestOutbox(t *testing.T) {
	c := &conn{ended: make(chan struct{}), writing: true} // as if a write never returned
	for i := range outbox + 1 {
		if ok := c.Send([]byte("x")); ok != (i < outbox) {
			t.Fatalf("message %d: %v", i, ok)
		}
	}
	c.Close(wire.Slow)
	c.Close(wire.Leaving)
	if len(c.out) > 0 || c.code != wire.Slow {
		t.Errorf("%d messages wait, closed with %d", len(c.out), c.code)
	}
	if !c.Send([]byte("late")) || len(c.out) > 0 {
		t.Error("a closed connection queues more")
	}
}
