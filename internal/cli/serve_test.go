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
