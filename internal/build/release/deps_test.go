package main

import (
	"os/exec"
	"strings"
	"testing"
)

// TestToolsNeedNoScreen checks that build tools and headless drawing code link no game engine: they must run
// without a display or its libraries.
func TestToolsNeedNoScreen(t *testing.T) {
	for _, pkg := range []string{"tidepool/internal/build/release", "tidepool/sprites/icon", "tidepool/internal/build/pack", "tidepool/sprites/vector", "tidepool/sprites/art/..."} {
		out, err := exec.Command("go", "list", "-deps", pkg).CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		for dep := range strings.Lines(string(out)) {
			if strings.Contains(dep, "ebiten") {
				t.Errorf("%s links %s", pkg, dep)
				break
			}
		}
	}
}

// TestProgramHasNoTools checks that the program and the page do not link build tools or code only used by a
// club's server.
func TestProgramHasNoTools(t *testing.T) {
	for _, at := range []target{{"linux", "amd64"}, {"windows", "amd64"}, {"js", "wasm"}} {
		cmd := exec.Command("go", "list", "-deps", "tidepool")
		cmd.Env = at.environ()
		out, err := cmd.CombinedOutput()
		if err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		for _, tool := range []string{"winres", "nfnt/resize", "andybalholm/brotli", "nats-io", "tidepool/internal/server/jetstream"} {
			if strings.Contains(string(out), tool) {
				t.Errorf("%s: the program links %s", at, tool)
			}
		}
	}
}
