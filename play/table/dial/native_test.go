package dial_test

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"

	"tidepool/play/table/dial"
	"tidepool/play/table/wire"
)

// A server that sends more than is read has to wait, and nothing of it is lost.
func TestFlood(t *testing.T) {
	const messages = 4000
	text := func(n int) string { return fmt.Sprint(n, strings.Repeat(" ", 16<<10)) }
	sent := make(chan bool)
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer close(sent)
		c, err := websocket.Accept(w, r, &websocket.AcceptOptions{Subprotocols: []string{wire.Protocol}})
		if err != nil {
			t.Error(err)
			return
		}
		for n := range messages {
			if err := c.Write(r.Context(), websocket.MessageText, []byte(text(n))); err != nil {
				t.Error(err)
				return
			}
		}
		_ = c.Close(websocket.StatusNormalClosure, "")
	}))
	defer server.Close()
	s := dial.To("ws"+strings.TrimPrefix(server.URL, "http"), nil)()
	defer s.Close()
	select {
	case <-sent:
		t.Error("everything was sent before anything was read")
	case <-time.After(time.Second):
	}
	for n := 0; n < messages; {
		if _, closed := s.Closed(); closed {
			t.Fatalf("closed after %d", n)
		}
		data, ok := s.Receive()
		switch {
		case !ok:
			time.Sleep(time.Millisecond)
		case string(data) != text(n):
			t.Fatalf("%d: %.9q", n, data)
		default:
			n++
		}
	}
}
