package main

import (
	"os/exec"
	"strings"
	"testing"
)

// TestToolsNeedNoScreen wants the tools that build the program, and all that is
// drawn without it, to link no game engine: they must run where there is
// neither a display nor a library for one.
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

// TestProgramHasNoTools wants what is needed to build the program, and what only a
// club's server needs, not to be in it, nor in the page.
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
