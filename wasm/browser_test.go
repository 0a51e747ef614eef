//go:build !js

package wasm

import (
	"bufio"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"
)

const (
	// patience is how long anything may take; software rendering on a busy
	// machine is slow.
	patience = 90 * time.Second
	webBuild = "../dist/web"
)

// need ends the test where a browser or the web build is missing. On a
// continuous-integration machine neither may be.
func need(t *testing.T) (chromium string) {
	t.Helper()
	missing := t.Skipf
	if os.Getenv("CI") != "" {
		missing = t.Fatalf
	}
	if _, err := os.Stat(filepath.Join(webBuild, "tidepool.wasm")); err != nil {
		missing("no web build: run \"make web\" first (%v)", err)
	}
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	missing("no Chromium: install it, or run \"make browser\"")
	return ""
}

// serve runs "tidepool serve" on dir and returns its URL. At the end of the
// test the server is told to end, and must do so well.
func serve(t *testing.T, dir string) string {
	t.Helper()
	cmd := exec.Command(binary(t), "serve", "-addr", "127.0.0.1:0", "-dir", dir)
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
			t.Error(err)
		}
		if err := cmd.Wait(); err != nil {
			t.Errorf("the server ended with %v", err)
		}
	})
	line, err := bufio.NewReader(out).ReadString('\n')
	for word := range strings.FieldsSeq(line) {
		if strings.HasPrefix(word, "http://") {
			return word
		}
	}
	t.Fatalf("the server printed %q (%v), no URL", line, err)
	return ""
}

var buildOnce = sync.OnceValues(func() (string, error) {
	dir, err := os.MkdirTemp("", "tidepool-test-")
	if err != nil {
		return "", err
	}
	name := filepath.Join(dir, "tidepool")
	out, err := exec.Command("go", "build", "-o", name, "..").CombinedOutput()
	if err != nil {
		err = fmt.Errorf("%w: %s", err, out)
	}
	return name, err
})

// binary builds the program, once for all tests.
func binary(t *testing.T) string {
	t.Helper()
	name, err := buildOnce()
	if err != nil {
		t.Fatal(err)
	}
	return name
}

func TestMain(m *testing.M) {
	status := m.Run()
	if name, err := buildOnce(); err == nil {
		os.RemoveAll(filepath.Dir(name))
	}
	os.Exit(status)
}

// A browser is one tab of a Chromium of its own with an empty profile, and
// what it complained of.
type browser struct {
	t   *testing.T
	ctx context.Context

	mu       sync.Mutex
	errors   []string // on the console
	requests []string // URLs
}

// open starts Chromium with extra flags and an empty page.
func open(t *testing.T, flags ...string) *browser {
	t.Helper()
	options := []chromedp.ExecAllocatorOption{
		chromedp.ExecPath(need(t)),
		chromedp.UserDataDir(t.TempDir()),
		chromedp.WindowSize(800, 600),
	}
	for _, flag := range append([]string{
		"headless", "no-sandbox", "use-gl=angle", "use-angle=swiftshader", "enable-unsafe-swiftshader", "disable-quic",
		"no-first-run", "disable-background-networking", "disable-component-update", "disable-sync",
		"disable-dev-shm-usage", "hide-scrollbars", "mute-audio",
	}, flags...) {
		name, value, ok := strings.Cut(flag, "=")
		if ok {
			options = append(options, chromedp.Flag(name, value))
		} else {
			options = append(options, chromedp.Flag(name, true))
		}
	}
	ctx, cancel := context.WithTimeout(context.Background(), 5*patience)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewExecAllocator(ctx, options...)
	t.Cleanup(cancel)
	ctx, cancel = chromedp.NewContext(ctx)
	t.Cleanup(cancel)
	b := &browser{t: t, ctx: ctx}
	if err := chromedp.Listen(ctx, b.hear); err != nil {
		t.Fatal(err)
	}
	call(b, network.Enable, network.EnableParams{})
	b.before(recorder)
	return b
}

// before has every page from now on begin with a script of the test's.
func (b *browser) before(script string) {
	b.t.Helper()
	call(b, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: script})
}

// call sends a command of the browser's protocol.
func call[P, R any](b *browser, command cdp.Command[P, R], params P) R {
	b.t.Helper()
	result, err := chromedp.Call(b.ctx, command, params)
	if err != nil {
		b.t.Fatalf("%v; console: %q", err, b.complaints())
	}
	return result
}

func (b *browser) hear(event any) {
	b.mu.Lock()
	defer b.mu.Unlock()
	switch e := event.(type) {
	case *network.EventRequestWillBeSent:
		b.requests = append(b.requests, e.Request.URL)
	case *runtime.EventExceptionThrown:
		text := e.ExceptionDetails.Text
		if o := e.ExceptionDetails.Exception; o != nil {
			text += " " + o.Description
		}
		b.errors = append(b.errors, text)
	case *log.EventEntryAdded:
		if e.Entry.Level == log.EntryLevelError {
			b.errors = append(b.errors, e.Entry.Text+" "+e.Entry.URL)
		}
	case *runtime.EventConsoleAPICalled:
		if e.Type == runtime.ConsoleAPICalledTypeError || e.Type == runtime.ConsoleAPICalledTypeAssert {
			var text []string
			for _, arg := range e.Args {
				text = append(text, string(arg.Value)+arg.Description)
			}
			// Two gestures before the first has started the sound: the audio
			// library calls a function that it has released, and nothing comes of it.
			if line := strings.Join(text, " "); line != `"call to released function"` {
				b.errors = append(b.errors, line)
			}
		}
	}
}

// eval runs JavaScript and returns its value as a T.
func eval[T any](b *browser, script string) T {
	b.t.Helper()
	value, err := chromedp.Run(b.ctx, chromedp.Evaluate[T](script))
	if err != nil {
		b.t.Fatalf("%s: %v; console: %q", script, err, b.complaints())
	}
	return value
}

// run runs JavaScript for its effect.
func (b *browser) run(script string) {
	b.t.Helper()
	eval[chromedp.Void](b, script)
}

// await waits until a JavaScript expression is true, through reloads too.
func (b *browser) await(what, expression string) {
	b.t.Helper()
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(50 * time.Millisecond) {
		ok, err := chromedp.Run(b.ctx, chromedp.Evaluate[bool]("Boolean("+expression+")"))
		if err == nil && ok {
			return
		}
		if b.ctx.Err() != nil {
			break
		}
	}
	shown, _ := chromedp.Run(b.ctx, chromedp.Evaluate[string](`document.body.innerText + "\n" + globalThis.tidepoolState`))
	b.t.Fatalf("waited in vain for %s; the page says %q; console: %q", what, shown, b.complaints())
}

// visit goes to a page without waiting for the program.
func (b *browser) visit(url string) {
	b.t.Helper()
	if err := chromedp.Do(b.ctx, chromedp.Navigate(url)); err != nil {
		b.t.Fatalf("%s: %v", url, err)
	}
}

// awaitReady waits until the program has drawn.
func (b *browser) awaitReady() {
	b.t.Helper()
	b.await("the program", `document.querySelector("canvas") && document.getElementById("shell").hidden`)
}

// awaitMessage waits for words in the shell.
func (b *browser) awaitMessage(words string) {
	b.t.Helper()
	b.await(fmt.Sprintf("the message %q", words),
		fmt.Sprintf(`!document.getElementById("shell").hidden && document.getElementById("message").textContent.includes(%q)`, words))
}

// complaints returns the errors on the console so far.
func (b *browser) complaints() []string {
	b.mu.Lock()
	defer b.mu.Unlock()
	return append([]string(nil), b.errors...)
}

// checkClean fails the test if the console has errors or something was asked
// of another place than base.
func (b *browser) checkClean(base string) {
	b.t.Helper()
	for _, e := range b.complaints() {
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
