//go:build !js

package e2e

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"syscall"
	"testing"
	"time"
)

// The archive for Linux holds a program that opens its window on a machine
// without Go: nothing is on its path, and it has a home of its own.
func TestArchiveStarts(t *testing.T) {
	if runtime.GOOS != "linux" {
		t.Skip("for Linux")
	}
	dir := t.TempDir()
	run := func(name string, args ...string) {
		t.Helper()
		cmd := exec.Command(name, args...)
		cmd.Dir = ".."
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("%s: %v\n%s", name, err, out)
		}
	}
	run("go", "run", "./release", "-version", "1.2.3", "-only", "linux/"+runtime.GOARCH, dir)
	folder := "tidepool-1.2.3-linux-" + runtime.GOARCH
	run("tar", "-xzf", filepath.Join(dir, folder+".tar.gz"), "-C", dir)
	program := filepath.Join(dir, folder, "tidepool")

	environ := []string{"PATH=/nowhere", "HOME=" + dir, "LANG=C"}
	for _, name := range []string{"DISPLAY", "XAUTHORITY"} {
		environ = append(environ, name+"="+os.Getenv(name))
	}
	tell := exec.Command(program, "-version")
	tell.Env = environ
	if out, err := tell.Output(); err != nil || string(out) != "tidepool 1.2.3\n" {
		t.Errorf("-version prints %q, %v", out, err)
	}

	var said bytes.Buffer
	cmd := exec.Command(program, "-mute")
	cmd.Env, cmd.Stderr = environ, &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	t.Cleanup(func() { cmd.Process.Kill() })
	screen, err := openDisplay()
	if err != nil {
		t.Fatal(err)
	}
	defer screen.conn.Close()
	screen.wait(t, "a picture of a menu", func() (bool, error) {
		n, err := screen.colors()
		return n > manyColors, err
	})
	screen.wait(t, "an icon", screen.hasIcon)
	if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	select {
	case err := <-ended:
		if err != nil {
			t.Errorf("asked to end, the program ended with %v and says %s", err, said.Bytes())
		}
	case <-time.After(patience):
		t.Errorf("asked to end, the program goes on; it says %s", said.Bytes())
	}
}

// manyColors is fewer than a menu with the covers of five games has. A window
// that is empty has one, and the tests' own few.
const manyColors = 1000

// wait waits for something to be on the screen.
func (d *display) wait(t *testing.T, what string, there func() (bool, error)) {
	t.Helper()
	for deadline := time.Now().Add(patience); ; time.Sleep(100 * time.Millisecond) {
		ok, err := there()
		if err != nil {
			t.Fatal(err)
		}
		if ok {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("the screen never shows %s", what)
		}
	}
}
