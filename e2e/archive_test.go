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
	waitForPicture(t)
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

// waitForPicture waits until the screen shows as much as a menu with the
// covers of five games. A window that is empty has one colour, and the tests'
// own few.
func waitForPicture(t *testing.T) {
	t.Helper()
	const many = 1000 // colours
	screen, err := openDisplay()
	if err != nil {
		t.Fatal(err)
	}
	defer screen.conn.Close()
	for deadline := time.Now().Add(patience); ; time.Sleep(100 * time.Millisecond) {
		n, err := screen.colors()
		if err != nil {
			t.Fatal(err)
		}
		if n > many {
			return
		}
		if time.Now().After(deadline) {
			t.Fatalf("the screen shows %d colours after a minute", n)
		}
	}
}
