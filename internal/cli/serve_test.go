//go:build !js

package cli

import (
	"net"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

func TestServeTakenAddress(t *testing.T) {
	listener, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer listener.Close()
	dir := t.TempDir()
	if err := os.WriteFile(filepath.Join(dir, "index.html"), nil, 0o644); err != nil {
		t.Fatal(err)
	}
	exit, _, stdout, stderr := run("serve", "-dir", dir, "-addr", listener.Addr().String())
	if exit != exitFailed || stdout != "" || !strings.Contains(stderr, "in use") {
		t.Errorf("exit %d, stdout %q, stderr %q", exit, stdout, stderr)
	}
}

// Games between devices and work for many machines need another program. If it is missing, the error says so.
func TestServeTables(t *testing.T) {
	t.Setenv("PATH", t.TempDir())
	for _, args := range [][]string{{"serve", "-tables", t.TempDir()}, {"serve", "-nats", "nats://127.0.0.1:1"},
		{"work", "-nats", "nats://127.0.0.1:1"}, {"match", "konane", "-a", "level=1", "-b", "level=2", "-host", "127.0.0.1:0"}, {"puzzles", "kalah", "-host", "127.0.0.1:0"}, {"solve", "konane", "-all", "size=4", "-nats", "x"}} {
		exit, _, stdout, stderr := run(args...)
		if exit != exitFailed || stdout != "" || !strings.Contains(stderr, "tidepool-server") {
			t.Errorf("%q: exit %d, stdout %q, stderr %q", args, exit, stdout, stderr)
		}
	}
	if exit, _, _, stderr := run("serve", "-tables", "x", "-nats", "y"); exit != exitUsage {
		t.Errorf("both: exit %d, stderr %q", exit, stderr)
	}
}
