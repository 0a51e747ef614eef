//go:build !js

package webdriver

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
	"sync"
)

// Firefox for tests: WebGL in software, focus without a window manager, no network traffic of its own.
var preferences = map[string]any{
	"webgl.force-enabled":                        true,
	"focusmanager.testmode":                      true,
	"app.update.disabledForTesting":              true,
	"app.normandy.enabled":                       false,
	"browser.shell.checkDefaultBrowser":          false,
	"browser.startup.page":                       0,
	"browser.aboutwelcome.enabled":               false,
	"browser.newtabpage.enabled":                 false,
	"browser.safebrowsing.malware.enabled":       false,
	"browser.safebrowsing.phishing.enabled":      false,
	"datareporting.policy.dataSubmissionEnabled": false,
	"extensions.update.enabled":                  false,
	"network.captive-portal-service.enabled":     false,
	"network.connectivity-service.enabled":       false,
	"services.settings.server":                   "data:,#remote-settings-dummy/v1",
	"toolkit.telemetry.server":                   "",
	"termsofuse.bypassNotification":              true,
}

// FirefoxCommands lists the names under which Firefox may be installed.
var FirefoxCommands = []string{"firefox-esr", "firefox"}

// A Firefox is a process whose pages have separate profiles (user contexts).
type Firefox struct {
	process *process
	bidi    *bidi
	version string

	mu         sync.Mutex
	complaints map[string][]string // by browsing context
}

// WriteProfile writes a Firefox profile to a folder, with the common preferences and more, and keeps existing
// files.
func WriteProfile(profile string, more map[string]any) error {
	var text strings.Builder
	all := maps.Clone(preferences)
	maps.Copy(all, more)
	for key, value := range all {
		v, err := json.Marshal(value)
		if err != nil {
			return err
		}
		fmt.Fprintf(&text, "user_pref(%q, %s);\n", key, v)
	}
	return errors.Join(os.MkdirAll(profile, 0o700), os.WriteFile(filepath.Join(profile, "user.js"), []byte(text.String()), 0o600))
}

// StartFirefox starts the named program with the common preferences and more.
func StartFirefox(name string, more map[string]any) (*Firefox, error) {
	dir, err := os.MkdirTemp("", "tidepool-firefox-")
	if err != nil {
		return nil, err
	}
	profile := filepath.Join(dir, "profile")
	if err := WriteProfile(profile, more); err != nil {
		return nil, err
	}
	p, address, err := launch(dir, "WebDriver BiDi listening on ", name, "--remote-debugging-port=0", "--no-remote", "--profile", profile, "about:blank")
	if err != nil {
		return nil, err
	}
	f := &Firefox{process: p, complaints: map[string][]string{}}
	if err := f.connect(address); err != nil {
		p.end()
		return nil, err
	}
	return f, nil
}

func (f *Firefox) connect(address string) (err error) {
	if f.bidi, err = dial(address+"/session", f.hear); err != nil {
		return err
	}
	var session struct {
		Capabilities struct{ BrowserName, BrowserVersion string }
	}
	if err := f.bidi.call("session.new", map[string]any{"capabilities": map[string]any{}}, &session); err != nil {
		return err
	}
	f.version = session.Capabilities.BrowserName + " " + session.Capabilities.BrowserVersion
	return f.bidi.call("session.subscribe", map[string]any{"events": []string{"log.entryAdded"}}, nil)
}

func (f *Firefox) hear(method string, params json.RawMessage) {
	var entry struct {
		Level, Text string
		Source      struct{ Context string }
	}
	if method != "log.entryAdded" || json.Unmarshal(params, &entry) != nil || entry.Level != "error" {
		return
	}
	f.mu.Lock()
	defer f.mu.Unlock()
	f.complaints[entry.Source.Context] = append(f.complaints[entry.Source.Context], entry.Text)
}

// Version returns Firefox's name and version.
func (f *Firefox) Version() string { return f.version }

// Close ends Firefox and removes its profiles.
func (f *Firefox) Close() {
	f.bidi.close()
	f.process.end()
}

// NewPage opens a window with a separate profile.
func (f *Firefox) NewPage() (Page, error) {
	var user struct{ UserContext string }
	if err := f.bidi.call("browser.createUserContext", map[string]any{}, &user); err != nil {
		return nil, err
	}
	return f.open(user.UserContext)
}

func (f *Firefox) open(user string) (Page, error) {
	p := &firefoxPage{firefox: f, user: user}
	var created struct{ Context string }
	if err := f.bidi.call("browsingContext.create", map[string]any{"type": "window", "userContext": user}, &created); err != nil {
		return nil, err
	}
	p.context = created.Context
	return p, p.call("browsingContext.setViewport", map[string]any{"viewport": map[string]int{"width": width, "height": height}})
}

type firefoxPage struct {
	firefox *Firefox
	user    string
	context string
}

func (p *firefoxPage) call(method string, params map[string]any) error {
	params["context"] = p.context
	return p.firefox.bidi.call(method, params, nil)
}

func (p *firefoxPage) Visit(url string) error {
	return p.call("browsingContext.navigate", map[string]any{"url": url, "wait": "complete"})
}

func (p *firefoxPage) Evaluate(expression string) (json.RawMessage, error) {
	text, err := p.evaluate(asText(expression))
	if err != nil || text == "" {
		return json.RawMessage("null"), err
	}
	return json.RawMessage(text), nil
}

func (p *firefoxPage) Run(script string) error {
	_, err := p.evaluate(script)
	return err
}

func (p *firefoxPage) evaluate(script string) (string, error) {
	var got struct {
		Type   string
		Result struct {
			Type  string
			Value any
		}
		ExceptionDetails struct{ Text string }
	}
	err := p.firefox.bidi.call("script.evaluate", map[string]any{
		"expression": script, "target": map[string]any{"context": p.context}, "awaitPromise": false,
		"serializationOptions": map[string]any{"maxObjectDepth": 0},
	}, &got)
	if err == nil && got.Type == "exception" {
		err = errors.New(got.ExceptionDetails.Text)
	}
	text, _ := got.Result.Value.(string)
	return text, err
}

func (p *firefoxPage) Press(x, y float64) error {
	return p.call("input.performActions", press(x, y))
}

func (p *firefoxPage) Release() error { return p.call("input.performActions", release()) }

func (p *firefoxPage) NewWindow() (Page, error) { return p.firefox.open(p.user) }

func (p *firefoxPage) Raise() error { return p.call("browsingContext.activate", map[string]any{}) }

func (p *firefoxPage) Complaints() []string {
	p.firefox.mu.Lock()
	defer p.firefox.mu.Unlock()
	return append([]string(nil), p.firefox.complaints[p.context]...)
}
