//go:build !js

package e2e

import (
	"bytes"
	"crypto/sha256"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strings"
	"syscall"
	"testing"
	"time"

	"tidepool/internal/e2e/display"
)

// archived returns a command for the program in the Linux archive, as on a machine without Go: with an empty
// path and its own home.
func archived(t *testing.T, args ...string) *exec.Cmd {
	t.Helper()
	if runtime.GOOS != "linux" {
		t.Skip("for Linux")
	}
	program, err := archivedProgram()
	if err != nil {
		t.Fatal(err)
	}
	cmd := exec.Command(program, args...)
	cmd.Env = []string{"PATH=/nowhere", "HOME=" + t.TempDir()}
	return cmd
}

// The archive has all files, and its sum is listed.
func TestArchive(t *testing.T) {
	folder := filepath.Dir(archived(t).Path)
	for name, run := range map[string]bool{"README.txt": false, "LICENSE": false, "tidepool": true, "tidepool.desktop": false, "tidepool.png": false} {
		info, err := os.Stat(filepath.Join(folder, name))
		if err != nil || info.Size() == 0 || info.Mode()&0o111 != 0 != run {
			t.Errorf("%s: %v, %v", name, info, err)
		}
	}
	if icon, err := os.ReadFile(filepath.Join(folder, "tidepool.png")); err != nil || !bytes.HasPrefix(icon, []byte("\x89PNG")) {
		t.Errorf("the icon is %.20q, %v", icon, err)
	}
	archive, err := os.ReadFile(folder + ".tar.gz")
	if err != nil {
		t.Fatal(err)
	}
	sums, err := os.ReadFile(filepath.Join(filepath.Dir(folder), "SHA256SUMS"))
	if want := fmt.Sprintf("%x  %s.tar.gz\n", sha256.Sum256(archive), filepath.Base(folder)); err != nil || !strings.Contains(string(sums), want) {
		t.Errorf("sums %q, %v", sums, err)
	}
}

// Without a display the program prints one sentence with an alternative.
func TestWithoutDisplay(t *testing.T) {
	for environ, why := range map[string]string{
		"DISPLAY=":                  "there is no display",
		"DISPLAY=:7777":             "no window can be opened on the display :7777",
		"WAYLAND_DISPLAY=wayland-0": "Wayland without Xwayland is not enough",
	} {
		t.Run(environ, func(t *testing.T) {
			cmd := archived(t)
			cmd.Env = append(cmd.Env, environ)
			out, err := cmd.CombinedOutput()
			if e := (*exec.ExitError)(nil); !errors.As(err, &e) || e.ExitCode() != 1 {
				t.Errorf("it ends with %v", err)
			}
			said := string(out)
			if !strings.HasPrefix(said, "tidepool: ") || strings.Count(said, "\n") != 1 || !strings.Contains(said, why) || !strings.Contains(said, `"tidepool serve"`) {
				t.Errorf("it says %q", said)
			}
		})
	}
}

// The window shows the menu and closes when the system asks.
func TestArchiveStarts(t *testing.T) {
	tell := archived(t, "-version")
	if out, err := tell.Output(); err != nil || string(out) != "tidepool 1.2.3\n" {
		t.Errorf("-version prints %q, %v", out, err)
	}
	need(t)
	var said bytes.Buffer
	cmd := archived(t, "-mute")
	for _, name := range []string{"DISPLAY", "XAUTHORITY"} {
		cmd.Env = append(cmd.Env, name+"="+os.Getenv(name))
	}
	cmd.Stderr = &said
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	ended := make(chan error, 1)
	go func() { ended <- cmd.Wait() }()
	t.Cleanup(func() { cmd.Process.Kill() })
	screen, err := display.Open(patience)
	if err != nil {
		t.Fatal(err)
	}
	defer screen.Close()
	await(t, "a picture of a menu", screen.HasMenu)
	await(t, "an icon", screen.HasIcon)
	if err := cmd.Process.Signal(syscall.SIGTERM); err != nil {
		t.Fatal(err)
	}
	select {
	case err := <-ended:
		if err != nil {
			t.Errorf("asked to end, the program ended with %v and says %s", err, said.Bytes())
		}
	case <-time.After(patience):
		t.Errorf("asked to end, the program continues; its output: %s", said.Bytes())
	}
}

// await waits until something is on the screen.
func await(t *testing.T, what string, there func() (bool, error)) {
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
