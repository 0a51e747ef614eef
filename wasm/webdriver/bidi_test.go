//go:build !js

package webdriver

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"strings"
	"sync"
	"testing"

	"github.com/coder/websocket"
)

// echo is a fake browser that sends an event and then answers each command with its parameters; it also knows
// the commands "fail" and "leave".
func echo(w http.ResponseWriter, r *http.Request) {
	socket, err := websocket.Accept(w, r, nil)
	if err != nil {
		return
	}
	defer socket.CloseNow()
	for {
		_, text, err := socket.Read(context.Background())
		if err != nil {
			return
		}
		var command struct {
			ID     int
			Method string
			Params json.RawMessage
		}
		if json.Unmarshal(text, &command) != nil {
			return
		}
		answer := fmt.Sprintf(`{"type":"success","id":%d,"result":%s}`, command.ID, command.Params)
		switch command.Method {
		case "fail":
			answer = fmt.Sprintf(`{"type":"error","id":%d,"error":"unknown command","message":"on purpose"}`, command.ID)
		case "leave":
			return
		}
		for _, line := range []string{fmt.Sprintf(`{"type":"event","method":"heard","params":%q}`, command.Method), answer} {
			if socket.Write(context.Background(), websocket.MessageText, []byte(line)) != nil {
				return
			}
		}
	}
}

func TestBidi(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(echo))
	defer server.Close()
	var mu sync.Mutex
	var heard []string
	c, err := dial("ws"+strings.TrimPrefix(server.URL, "http"), func(method string, params json.RawMessage) {
		mu.Lock()
		defer mu.Unlock()
		heard = append(heard, method+" "+string(params))
	})
	if err != nil {
		t.Fatal(err)
	}
	defer c.close()

	// Each concurrent caller gets its own answer.
	var all sync.WaitGroup
	for i := range 50 {
		all.Go(func() {
			var got struct{ N int }
			if err := c.call("echo", map[string]int{"n": i}, &got); err != nil || got.N != i {
				t.Errorf("%d came back as %d (%v)", i, got.N, err)
			}
		})
	}
	all.Wait()
	mu.Lock()
	if len(heard) != 50 || heard[0] != `heard "echo"` {
		t.Errorf("of 50 events, %d were heard: %q", len(heard), heard)
	}
	mu.Unlock()

	if err := c.call("fail", nil, nil); err == nil || !strings.Contains(err.Error(), "fail: unknown command: on purpose") {
		t.Errorf("a command that fails says %v", err)
	}
	// No call waits for a closed browser.
	for range 2 {
		if err := c.call("leave", nil, nil); err == nil {
			t.Error("a browser that is gone has answered")
		}
	}
}
