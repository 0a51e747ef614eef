package e2e

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
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

	state := filepath.Join(dir, "state")
	environ := []string{"PATH=/nowhere", "HOME=" + dir, "TIDEPOOL_STATE=" + state, "LANG=C"}
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
	defer func() {
		cmd.Process.Kill()
		cmd.Wait()
	}()
	for deadline := time.Now().Add(time.Minute); time.Now().Before(deadline); time.Sleep(100 * time.Millisecond) {
		if text, err := os.ReadFile(state); err == nil && strings.Contains(string(text), `"scene":"menu"`) {
			return
		}
	}
	t.Errorf("no menu after a minute; the program says %s", said.Bytes())
}
