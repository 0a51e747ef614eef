//go:build !js

package e2e

import (
	"fmt"
	"os"
	"runtime"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
)

// TestMain runs the tests inside a running game: only there can a host draw its guests' commands and read the
// pixels.
func TestMain(m *testing.M) {
	loop := &loop{tests: m}
	if hasDisplay() {
		ebiten.SetWindowTitle("tidepool tests")
		ebiten.SetRunnableOnUnfocused(true)
		if err := ebiten.RunGame(loop); err != nil {
			fmt.Fprintln(os.Stderr, "the host's game:", err)
			loop.status = 1
		}
	} else {
		loop.status = m.Run()
	}
	if dir, err := programs(); err == nil {
		os.RemoveAll(dir)
	}
	os.Exit(loop.status)
}

// A loop is a game that runs all tests in its first tick.
type loop struct {
	tests  *testing.M
	status int
}

func (l *loop) Update() error {
	l.status = l.tests.Run()
	return ebiten.Termination
}

func (*loop) Draw(*ebiten.Image) {}

func (*loop) Layout(w, h int) (int, int) { return w, h }

func hasDisplay() bool { return runtime.GOOS != "linux" || os.Getenv("DISPLAY") != "" }

// need ends the test without a display. On a CI machine there must be one.
func need(t *testing.T) {
	t.Helper()
	if hasDisplay() {
		return
	}
	if os.Getenv("CI") != "" {
		t.Fatal("no display: run \"make program\"")
	}
	t.Skip("no display: run \"make program\"")
}
