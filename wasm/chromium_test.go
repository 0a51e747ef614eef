//go:build !js

package wasm

import (
	"context"
	"encoding/json"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"tidepool/wasm/webdriver"
)

// open is openKeeping without a service worker, which takes a tenth of the time to start a page. With flags it
// starts a separate Chromium.
func open(t *testing.T, flags ...string) *browser {
	t.Helper()
	if len(flags) > 0 {
		return openAlone(t, flags...)
	}
	b := openKeeping(t)
	b.before(`Object.defineProperty(Navigator.prototype, "serviceWorker", { configurable: true, get: () => undefined });`)
	return b
}

// openKeeping opens a window with an empty profile and reduced motion in one of the shared Chromiums.
func openKeeping(t *testing.T) *browser {
	t.Helper()
	shared, err := chromiums[next.Add(1)%lanes](need(t))
	if err != nil {
		t.Fatal(err)
	}
	b := openIn(t, shared, lifetime, chromedp.WithNewBrowserContext())
	b.motion(false)
	return b
}

// motion sets the device's preference for motion. Most frames of an animation are drawn in software and slow,
// so animation is tested natively, in journeys and in separate windows.
func (b *browser) motion(on bool) {
	b.t.Helper()
	value := "reduce"
	if on {
		value = "no-preference"
	}
	call(b, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "prefers-reduced-motion", Value: value}},
	})
}

// openAlone opens a window in a Chromium of its own.
func openAlone(t *testing.T, flags ...string) *browser {
	t.Helper()
	return openFor(t, lifetime, flags...)
}

// lifetime is the default time limit of a window.
const lifetime = 5 * patience

// openFor is openAlone with a given time limit.
func openFor(t *testing.T, long time.Duration, flags ...string) *browser {
	t.Helper()
	ctx, cancel := allocator(need(t), t.TempDir(), flags...)
	t.Cleanup(cancel)
	return openIn(t, ctx, long)
}

// openIn opens the first or another window of a context, with a time limit.
func openIn(t *testing.T, in context.Context, long time.Duration, options ...chromedp.ContextOption) *browser {
	t.Helper()
	ctx, cancel := context.WithTimeout(in, long)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewContext(ctx, options...)
	t.Cleanup(cancel)
	b, err := newBrowser(t, ctx)
	if err != nil {
		t.Fatal(err)
	}
	b.before(recorder)
	b.before(fewFrames)
	b.resize(0, 0, coarse, false)
	return b
}

// coarse is the default scale of pages, in device pixels per CSS pixel. Drawing in software takes most of the
// time, so only tests that are about pictures or sizes use a larger one; journeys use 1.
const coarse = 0.25

// fewFrames gives a page without motion about 25 frames a second: every frame takes time, even if it shows
// nothing new.
const fewFrames = `if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
	const frame = requestAnimationFrame.bind(globalThis);
	globalThis.requestAnimationFrame = (draw) => setTimeout(frame, 25, draw);
}`

// lanes is the number of shared Chromiums: each draws one page after the other.
const lanes = 2

var (
	next      atomic.Uint32
	chromiums [lanes]func(path string) (context.Context, error)
)

// shareChromiums prepares the shared Chromiums, which start on first use; close ends those that were started.
func shareChromiums() (close func()) {
	var mu sync.Mutex
	var ends []func()
	for i := range chromiums {
		var once sync.Once
		var ctx context.Context
		var err error
		chromiums[i] = func(path string) (context.Context, error) {
			once.Do(func() {
				var dir string
				if dir, err = os.MkdirTemp("", "tidepool-chromium-"); err != nil {
					return
				}
				in, stop := allocator(path, dir, "disable-gpu-compositing") // half of the GPU process's time
				var cancel func()
				ctx, cancel = chromedp.NewContext(in)
				mu.Lock()
				ends = append(ends, func() { cancel(); stop(); os.RemoveAll(dir) })
				mu.Unlock()
				err = chromedp.Do(ctx, chromedp.Navigate("about:blank"))
			})
			return ctx, err
		}
	}
	return func() {
		for _, end := range ends {
			end()
		}
	}
}

// allocator starts Chromium when the first context asks for it, with its profile in dir.
func allocator(path, dir string, flags ...string) (context.Context, context.CancelFunc) {
	options := []chromedp.ExecAllocatorOption{chromedp.ExecPath(path), chromedp.UserDataDir(dir), chromedp.WindowSize(800, 600)}
	for _, flag := range append([]string{
		"headless", "no-sandbox", "use-gl=angle", "use-angle=swiftshader", "enable-unsafe-swiftshader", "disable-quic",
		"no-first-run", "disable-background-networking", "disable-component-update", "disable-sync",
		"disable-dev-shm-usage", "hide-scrollbars", "mute-audio",
		// Two pages of the address bar, which nobody sees, are otherwise loaded for each window: a fifth of the tests' time.
		"disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
	}, flags...) {
		name, value, ok := strings.Cut(flag, "=")
		if ok {
			options = append(options, chromedp.Flag(name, value))
		} else {
			options = append(options, chromedp.Flag(name, true))
		}
	}
	// Without a language of the device, Chromium does not save files whose names contain a dash.
	options = append(options, chromedp.Env("LC_ALL=C.UTF-8", "LANGUAGE="))
	return chromedp.NewExecAllocator(context.Background(), options...)
}

// before runs a script at the start of every page from now on.
func (b *browser) before(script string) {
	b.t.Helper()
	call(b, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// call sends a command of the DevTools protocol.
func call[P, R any](b *browser, command cdp.Command[P, R], params P) R {
	b.t.Helper()
	result, err := chromedp.Call(b.ctx, command, params)
	if err != nil {
		b.t.Fatalf("%v; console: %q", err, b.Complaints())
	}
	return result
}

func (c *console) hear(event any) {
	c.mu.Lock()
	defer c.mu.Unlock()
	switch e := event.(type) {
	case *network.EventRequestWillBeSent:
		c.requests = append(c.requests, e.Request.URL)
	case *runtime.EventExceptionThrown:
		text := e.ExceptionDetails.Text
		if o := e.ExceptionDetails.Exception; o != nil {
			text += " " + o.Description
		}
		c.errors = append(c.errors, text)
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError {
			c.errors = append(c.errors, e.Entry.Text+" "+e.Entry.URL)
		}
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeAssert {
			var text []string
			for _, arg := range e.Args {
				text = append(text, string(arg.Value)+arg.Description)
			}
			c.errors = append(c.errors, strings.Join(text, " "))
		}
	}
}

// newBrowser returns the tab of a chromedp context.
func newBrowser(t *testing.T, ctx context.Context) (*browser, error) {
	c := new(console)
	if err := chromedp.Listen(ctx, c.hear); err != nil {
		return nil, err
	}
	b := &browser{Page: &chromePage{ctx: ctx, console: c}, t: t, ctx: ctx, console: c}
	call(b, network.Enable, network.EnableParams{})
	return b, nil
}

// A console records a page's errors and requests.
type console struct {
	mu       sync.Mutex
	errors   []string
	requests []string // URLs
}

// A chromePage is a tab of Chromium.
type chromePage struct {
	ctx     context.Context
	console *console
	x, y    float64 // where the mouse was pressed
}

func (p *chromePage) Visit(url string) error { return chromedp.Do(p.ctx, chromedp.Navigate(url)) }

func (p *chromePage) Evaluate(expression string) (json.RawMessage, error) {
	text, err := chromedp.Run(p.ctx, chromedp.Evaluate[[]byte](expression))
	if err == nil && len(text) == 0 {
		text = []byte("null")
	}
	return text, err
}

func (p *chromePage) Run(script string) error {
	_, err := chromedp.Run(p.ctx, chromedp.Evaluate[chromedp.Void](script))
	return err
}

func (p *chromePage) Press(x, y float64) error {
	p.x, p.y = x, y
	return p.mouse(input.DispatchMouseEventTypeMousePressed)
}

func (p *chromePage) Release() error { return p.mouse(input.DispatchMouseEventTypeMouseReleased) }

func (p *chromePage) mouse(kind input.DispatchMouseEventType) error {
	_, err := chromedp.Call(p.ctx, input.DispatchMouseEvent, input.DispatchMouseEventParams{Type: kind, X: p.x, Y: p.y, Button: input.MouseButtonLeft, ClickCount: 1})
	return err
}

func (p *chromePage) NewWindow() (webdriver.Page, error) {
	ctx, cancel := chromedp.NewContext(p.ctx)
	context.AfterFunc(p.ctx, cancel)
	c := new(console)
	return &chromePage{ctx: ctx, console: c}, chromedp.Listen(ctx, c.hear)
}

// Raise brings the page to the front.
func (p *chromePage) Raise() error {
	_, err := chromedp.Call(p.ctx, page.BringToFront, cdp.Empty{})
	return err
}

// Complaints returns the console errors so far.
func (p *chromePage) Complaints() []string {
	p.console.mu.Lock()
	defer p.console.mu.Unlock()
	return append([]string(nil), p.console.errors...)
}

// checkClean fails the test if the console has errors or the page requested anything outside base.
func (b *browser) checkClean(base string) {
	b.t.Helper()
	for _, e := range b.Complaints() {
		b.t.Errorf("on the console: %s", e)
	}
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, url := range b.requests {
		if !strings.HasPrefix(url, base) && !strings.HasPrefix(url, "blob:"+base) {
			b.t.Errorf("a request to %s", url)
		}
	}
}
