// Package moduletest builds and runs WebAssembly programs in tests of packages that change modules.
package moduletest

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// Build builds a program of testdata for the browser; without node it skips the test, but never in CI.
func Build(t testing.TB, program string) []byte {
	t.Helper()
	if _, err := exec.LookPath("node"); err != nil && os.Getenv("CI") == "" {
		t.Skip("no node to run a program for the browser")
	}
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

// Run returns the output of a program for the browser. The test ends if the program fails.
func Run(t testing.TB, module []byte) string {
	t.Helper()
	out, err := Output(t, module)
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	return out
}

// Output returns a program's output and its error.
func Output(t testing.TB, module []byte) (string, error) {
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
	return string(out), err
}
