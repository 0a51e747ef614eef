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

// changedEngine is the go.mod that "make play" and "make dist" use.
const changedEngine = "dist/desktop/go.mod"

var (
	// programs is the folder for the programs built here.
	programs = sync.OnceValues(func() (string, error) { return os.MkdirTemp("", "tidepool-e2e-") })
	// copyEngine writes the changed engine, as make does.
	copyEngine = sync.OnceValue(func() error { return at("../..", "go", "run", "./internal/build/ebiten", "desktop") })
	// guestProgram builds the guest.
	guestProgram = sync.OnceValues(func() (string, error) {
		dir, err := ready()
		if err != nil {
			return "", err
		}
		name := filepath.Join(dir, "guest")
		return name, at("../..", "go", "build", "-modfile", changedEngine, "-tags", "ebitenginevmguest", "-o", name, "./internal/e2e/guest")
	})
	// archivedProgram builds the program in the archive for this Linux.
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

// ready returns the folder to build in, if the prerequisites are there.
func ready() (dir string, err error) {
	if err := copyEngine(); err != nil {
		return "", err
	}
	return programs()
}

// at runs a command in a folder. The error contains its output.
func at(dir, name string, args ...string) error {
	cmd := exec.Command(name, args...)
	cmd.Dir = dir
	if out, err := cmd.CombinedOutput(); err != nil {
		return fmt.Errorf("%s: %w\n%s", cmd, err, out)
	}
	return nil
}
