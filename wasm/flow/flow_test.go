package flow

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// build builds a program of testdata for the browser.
func build(t testing.TB, program string) []byte {
	t.Helper()
	name := filepath.Join(t.TempDir(), "built.wasm")
	cmd := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w", "-o", name, "./testdata/"+program)
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	module, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return module
}

// run returns what a program for the browser prints.
func run(t *testing.T, module []byte) string {
	t.Helper()
	name := filepath.Join(t.TempDir(), "run.wasm")
	if err := os.WriteFile(name, module, 0o644); err != nil {
		t.Fatal(err)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("node", filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec_node.js"), name).CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return string(out)
}

func TestStraight(t *testing.T) {
	if _, err := exec.LookPath("node"); err != nil && os.Getenv("CI") == "" {
		t.Skip("no node to run a program for the browser")
	}
	module := build(t, "jumps")
	straight, err := Straight(module)
	if err != nil {
		t.Fatal(err)
	}
	if len(straight) >= len(module)*99/100 {
		t.Errorf("%d bytes of %d: jumps still go by tables", len(straight), len(module))
	}
	if got, want := run(t, straight), run(t, module); got != want {
		t.Errorf("it prints\n%s\nwant\n%s", got, want)
	}
	again, err := Straight(straight)
	if err != nil {
		t.Fatal(err)
	}
	if got, want := run(t, again), run(t, module); got != want {
		t.Errorf("straightened twice it prints\n%s\nwant\n%s", got, want)
	}
}

func FuzzStraight(f *testing.F) {
	f.Add([]byte("\x00asm\x01\x00\x00\x00"))
	f.Add([]byte("\x00asm\x01\x00\x00\x00\x0a\x06\x01\x04\x00\x41\x00\x0b"))
	f.Fuzz(func(t *testing.T, module []byte) {
		if out, err := Straight(module); err == nil && len(out) > 2*len(module)+1024 {
			t.Errorf("%d bytes of %d", len(out), len(module))
		}
	})
}
