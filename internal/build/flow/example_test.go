package flow_test

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"

	"tidepool/internal/build/flow"
)

// A program is built as usual, then straightened, and runs as before.
func Example() {
	dir, err := os.MkdirTemp("", "flow-")
	if err != nil {
		panic(err)
	}
	defer os.RemoveAll(dir)
	name := filepath.Join(dir, "jumps.wasm")
	build := exec.Command("go", "build", "-o", name, "./testdata/jumps")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if err := build.Run(); err != nil {
		panic(err)
	}
	built, err := os.ReadFile(name)
	if err != nil {
		panic(err)
	}
	straight, err := flow.Straight(built)
	if err != nil {
		panic(err)
	}
	if err := os.WriteFile(name, straight, 0o644); err != nil {
		panic(err)
	}
	fmt.Println("smaller, too:", len(straight) < len(built))
	// Output:
	// smaller, too: true
}
