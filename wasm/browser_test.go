//go:build !js

package wasm

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"tidepool/wasm/webdriver"
)

const (
	// patience is the timeout for any step; software rendering on a busy machine is slow.
	patience = 3 * time.Minute
	// look is the polling interval.
	look     = 20 * time.Millisecond
	webBuild = "../dist/web"
)

// missing returns how to end a test that lacks a prerequisite: skip, but fail on a CI machine.
func missing(t *testing.T) func(format string, args ...any) {
	if os.Getenv("CI") != "" {
		return t.Fatalf
	}
	return t.Skipf
}

// needBuild ends the test if the web build is missing.
func needBuild(t *testing.T) {
	t.Helper()
	if _, err := os.Stat(filepath.Join(webBuild, "tidepool.wasm")); err != nil {
		missing(t)("no web build: run \"make web\" first (%v)", err)
	}
}

// need ends the test if Chromium or the web build is missing.
func need(t *testing.T) (chromium string) {
	t.Helper()
	needBuild(t)
	for _, name := range []string{"chromium", "chromium-browser", "google-chrome", "google-chrome-stable"} {
		if path, err := exec.LookPath(name); err == nil {
			return path
		}
	}
	missing(t)("no Chromium: install it, or run \"make browser\"")
	return ""
}

// serve runs "tidepool serve" on dir and returns its URL. At the end of the test it stops the server, which
// must exit cleanly.
func serve(t *testing.T, dir string) string {
	t.Helper()
	return serveBy(t, exec.Command(binary(t, tidepool), "serve", "-addr", "127.0.0.1:0", "-dir", dir))
}

// serveBy runs a server and returns the URL that it prints.
func serveBy(t *testing.T, cmd *exec.Cmd) string {
	t.Helper()
	url, _ := begin(t, cmd)
	return url
}

// begin runs a server and returns the URL that it prints and a function that kills it early.
func begin(t *testing.T, cmd *exec.Cmd) (url string, kill func()) {
	t.Helper()
	cmd.Stderr = os.Stderr
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	var once sync.Once
	end := func(by syscall.Signal) {
		if err := cmd.Process.Signal(by); err != nil {
			t.Error(err)
		}
		if err := cmd.Wait(); err != nil && by != syscall.SIGKILL {
			t.Errorf("the server ended with %v", err)
		}
	}
	t.Cleanup(func() { once.Do(func() { end(syscall.SIGTERM) }) })
	line, err := bufio.NewReader(out).ReadString('\n')
	for word := range strings.FieldsSeq(line) {
		if strings.HasPrefix(word, "http://") {
			return word, func() { once.Do(func() { end(syscall.SIGKILL) }) }
		}
	}
	t.Fatalf("the server printed %q (%v), no URL", line, err)
	return "", nil
}

// programs is the folder for the binaries that tests run.
var programs = sync.OnceValues(func() (string, error) { return os.MkdirTemp("", "tidepool-test-") })

// building returns a function that builds a program on first use.
func building(source, name string) func() (string, error) {
	return sync.OnceValues(func() (string, error) {
		dir, err := programs()
		if err != nil {
			return "", err
		}
		name := filepath.Join(dir, name)
		out, err := exec.Command("go", "build", "-o", name, source).CombinedOutput()
		if err != nil {
			err = fmt.Errorf("%w: %s", err, out)
		}
		return name, err
	})
}

var (
	tidepool       = building("..", "tidepool")
	tidepoolServer = building("../internal/server/tidepool-server", "tidepool-server")
)

// binary returns the path of a program, built once for all tests.
func binary(t *testing.T, built func() (string, error)) string {
	t.Helper()
	name, err := built()
	if err != nil {
		t.Fatal(err)
	}
	return name
}

func TestMain(m *testing.M) {
	end := shareChromiums()
	status := m.Run()
	end()
	if dir, err := programs(); err == nil {
		os.RemoveAll(dir)
	}
	os.Exit(status)
}

// A browser is one tab of a browser with an empty profile.
type browser struct {
	webdriver.Page
	t *testing.T
	// ctx and console are set in Chromium only.
	ctx context.Context
	*console
	// hand operates a node; nil clicks its element.
	hand func(id string)
}

// operate presses a node using b.hand.
func (b *browser) operate(id string) {
	b.t.Helper()
	if b.hand == nil {
		b.press(id)
		return
	}
	b.hand(id)
}

// eval returns the value of a JavaScript expression as a T.
func eval[T any](b *browser, expression string) T {
	b.t.Helper()
	var value T
	text, err := b.Evaluate(expression)
	if err == nil {
		err = json.Unmarshal(text, &value)
	}
	if err != nil {
		b.t.Fatalf("%s: %v; console: %q", expression, err, b.Complaints())
	}
	return value
}

// run runs JavaScript and ignores its value.
func (b *browser) run(script string) {
	b.t.Helper()
	if err := b.Run(script); err != nil {
		b.t.Fatalf("%s: %v; console: %q", script, err, b.Complaints())
	}
}

// await waits until a JavaScript expression is true, across reloads.
func (b *browser) await(what, expression string) {
	b.t.Helper()
	for deadline := time.Now().Add(patience); time.Now().Before(deadline); time.Sleep(look) {
		if ok, err := b.Evaluate("Boolean(" + expression + ")"); err == nil && string(ok) == "true" {
			return
		}
		if b.ctx != nil && b.ctx.Err() != nil {
			break
		}
	}
	shown, _ := b.Evaluate(`document.body.innerText + "\n" + globalThis.tidepoolState`)
	b.t.Fatalf("waited in vain for %s; the page says %s; console: %q", what, shown, b.Complaints())
}

// visit opens a URL without waiting for the program.
func (b *browser) visit(url string) {
	b.t.Helper()
	if err := b.Visit(url); err != nil {
		b.t.Fatalf("%s: %v", url, err)
	}
}

// awaitReady waits until the program has drawn its first frame.
func (b *browser) awaitReady() {
	b.t.Helper()
	b.await("the program", `document.querySelector("canvas") && document.getElementById("shell").hidden`)
}

// awaitMessage waits for a message in the shell.
func (b *browser) awaitMessage(words string) {
	b.t.Helper()
	b.await(fmt.Sprintf("the message %q", words),
		fmt.Sprintf(`!document.getElementById("shell").hidden && document.getElementById("message").textContent.includes(%q)`, words))
}

// stored returns the value of name in the page's database, or "".
func (b *browser) stored(name string) string {
	b.t.Helper()
	b.run(fmt.Sprintf(`globalThis.answer = null; tidepoolStore.ask("get", [%q, 1e7], (name, message, value) => { answer = { value }; })`, name))
	b.await("the database", "globalThis.answer")
	return eval[string](b, `answer.value || ""`)
}
