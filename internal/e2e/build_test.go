//go:build !js

package e2e

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"sync"
)

// changedEngine is the go.mod that "make play" and "make dist" build with.
const changedEngine = "dist/desktop/go.mod"

var (
	// programs is the folder of what is built here.
	programs = sync.OnceValues(func() (string, error) { return os.MkdirTemp("", "tidepool-e2e-") })
	// copyEngine lays down the changed engine, as make does.
	copyEngine = sync.OnceValue(func() error { return at("../..", "go", "run", "./internal/build/ebiten", "desktop") })
	// guestProgram is the guest.
	guestProgram = sync.OnceValues(func() (string, error) {
		dir, err := ready()
		if err != nil {
			return "", err
		}
		name := filepath.Join(dir, "guest")
		return name, at("../..", "go", "build", "-modfile", changedEngine, "-tags", "ebitenginevmguest", "-o", name, "./internal/e2e/guest")
	})
	// archivedProgram is the program in the archive for this Linux.
	archivedProgram = sync.OnceValues(func() (string, error) {
		dir, err := ready()
		if err != nil {
			return "", err
		}
		if err := at("../..", "go", "run", "./internal/build/release", "-version", "1.2.3", "-modfile", changedEngine, "-only", "linux/"+runtime.GOARCH, dir); err != nil {
			return "", err
		}
		folder := "tidepool-1.2.3-linux-" + runtime.GOARCH
		return filepath.Join(dir, folder, "tidepool"), at(dir, "tar", "-xzf", folder+".tar.gz")
	})
)

// ready is the folder to build in, when there is what to build with.
func ready() (dir string, err error) {
	if err := copyEngine(); err != nil {
		return "", err
	}
	return programs()
}

// at runs a command in a folder. What it says is in the error.
func at(dir, name string, args ...string) error {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", cmd, err, out)
	}
	return nil
}
