//go:build !js

package webdriver

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"net"
	"net/http"
	"os"
	"path/filepath"
	"strconv"
	"time"
)

// WebKitCommand is the driver of WebKitGTK.
const WebKitCommand = "WebKitWebDriver"

// MiniBrowser returns the path of the small browser that comes with WebKitGTK's driver, or "".
func MiniBrowser() string {
	for _, pattern := range []string{"/usr/lib/*/webkit2gtk-4*/MiniBrowser", "/usr/libexec/webkit2gtk-4*/MiniBrowser", "/usr/lib/webkit2gtk-4*/MiniBrowser"} {
		if found, err := filepath.Glob(pattern); err == nil && len(found) > 0 {
			return found[len(found)-1]
		}
	}
	return ""
}

// A WebKit is a MiniBrowser with its driver. It has a single profile, in memory.
type WebKit struct {
	process *process
	session string // URL
	version string
	used    bool
}

// StartWebKit starts the MiniBrowser at a path with more arguments.
func StartWebKit(browser string, args ...string) (*WebKit, error) {
	dir, err := os.MkdirTemp("", "tidepool-webkit-")
	if err != nil {
		return nil, err
	}
	port, err := freePort()
	if err != nil {
		return nil, err
	}
	p, _, err := launch(dir, "", WebKitCommand, "--host=127.0.0.1", "--port="+port)
	if err != nil {
		return nil, err
	}
	w := &WebKit{process: p, session: "http://127.0.0.1:" + port + "/session"}
	if err := w.begin(browser, args); err != nil {
		p.end()
		return nil, err
	}
	return w, nil
}

// freePort returns an unused port. The driver can neither choose one nor inherit a socket.
func freePort() (string, error) {
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		return "", err
	}
	defer l.Close()
	return strconv.Itoa(l.Addr().(*net.TCPAddr).Port), nil
}

func (w *WebKit) begin(browser string, args []string) error {
	options := map[string]any{"binary": browser, "args": append([]string{"--automation"}, args...)}
	wish := map[string]any{"capabilities": map[string]any{"alwaysMatch": map[string]any{"webkitgtk:browserOptions": options}}}
	var session struct {
		SessionID    string
		Capabilities struct{ BrowserName, BrowserVersion string }
	}
	err := call("POST", w.session, wish, &session)
	for deadline := time.Now().Add(starting); errors.As(err, new(*net.OpError)) && time.Now().Before(deadline); {
		select {
		case <-w.process.done:
			return errors.New(WebKitCommand + " has ended")
		case <-time.After(20 * time.Millisecond):
		}
		err = call("POST", w.session, wish, &session)
	}
	w.session += "/" + session.SessionID
	w.version = "WebKitGTK " + session.Capabilities.BrowserVersion
	return err
}

// client waits as long as a browser may take.
var client = &http.Client{Timeout: patience}

func call(method, url string, params, result any) error {
	text, err := json.Marshal(params)
	if err != nil {
		return err
	}
	if method == "GET" || method == "DELETE" {
		text = nil
	}
	request, err := http.NewRequest(method, url, bytes.NewReader(text))
	if err != nil {
		return err
	}
	response, err := client.Do(request)
	if err != nil {
		return err
	}
	defer response.Body.Close()
	var a struct{ Value json.RawMessage }
	if err := json.NewDecoder(response.Body).Decode(&a); err != nil {
		return fmt.Errorf("%s: %w", url, err)
	}
	if response.StatusCode != http.StatusOK {
		return fmt.Errorf("%s: %s", response.Status, a.Value)
	}
	if result == nil {
		return nil
	}
	return json.Unmarshal(a.Value, result)
}

// Version returns WebKitGTK's name and version.
func (w *WebKit) Version() string { return w.version }

// Close ends MiniBrowser and its driver.
func (w *WebKit) Close() {
	call("DELETE", w.session, nil, nil)
	w.process.end()
}

// NewPage returns the only window.
func (w *WebKit) NewPage() (Page, error) {
	if w.used {
		return nil, errors.New("webdriver: WebKit has one profile only")
	}
	w.used = true
	p := &webkitPage{webkit: w}
	if err := call("GET", w.session+"/window", nil, &p.handle); err != nil {
		return nil, err
	}
	return p, p.resize()
}

type webkitPage struct {
	webkit *WebKit
	handle string
}

func (p *webkitPage) call(name string, params map[string]any, result any) error {
	if err := call("POST", p.webkit.session+"/window", map[string]any{"handle": p.handle}, nil); err != nil {
		return err
	}
	return call("POST", p.webkit.session+"/"+name, params, result)
}

func (p *webkitPage) resize() error {
	return p.call("window/rect", map[string]any{"width": width, "height": height}, nil)
}

func (p *webkitPage) Visit(url string) error { return p.call("url", map[string]any{"url": url}, nil) }

func (p *webkitPage) Evaluate(expression string) (json.RawMessage, error) {
	var text string
	err := p.call("execute/sync", map[string]any{"script": "return " + asText(expression), "args": []any{}}, &text)
	if err != nil || text == "" {
		return json.RawMessage("null"), err
	}
	return json.RawMessage(text), nil
}

func (p *webkitPage) Run(script string) error {
	return p.call("execute/sync", map[string]any{"script": script, "args": []any{}}, nil)
}

func (p *webkitPage) Press(x, y float64) error { return p.call("actions", press(x, y), nil) }

func (p *webkitPage) Release() error { return p.call("actions", release(), nil) }

func (p *webkitPage) NewWindow() (Page, error) {
	other := &webkitPage{webkit: p.webkit}
	var created struct{ Handle string }
	err := p.call("window/new", map[string]any{"type": "window"}, &created)
	if err != nil {
		return nil, err
	}
	other.handle = created.Handle
	return other, other.resize()
}

// Raise does nothing: the driver has no such command.
func (p *webkitPage) Raise() error { return nil }

// Complaints returns nothing: the driver does not report console errors.
func (p *webkitPage) Complaints() []string { return nil }
