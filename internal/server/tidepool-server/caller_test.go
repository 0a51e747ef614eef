//go:build unix

package main

import (
	"bufio"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"
)

// A server that the program has started ends with it, even if that is killed.
func TestEndsWithCaller(t *testing.T) {
	dir := t.TempDir()
	binary, err := os.ReadFile(os.Args[0])
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"tidepool", "tidepool-server"} {
		if err := os.WriteFile(filepath.Join(dir, name), binary, 0o700); err != nil {
			t.Fatal(err)
		}
	}
	cmd := exec.Command(filepath.Join(dir, "tidepool"), "serve", "-addr", "127.0.0.1:0", "-dir=", "-tables", filepath.Join(dir, "tables"))
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	said := bufio.NewReader(out)
	if line, err := said.ReadString('\n'); err != nil || !strings.Contains(line, "http://") {
		t.Fatalf("it says %q: %v", line, err)
	}
	_ = cmd.Process.Kill()
	ended := make(chan struct{})
	go func() {
		_, _ = io.Copy(io.Discard, said) // the server has the other end
		close(ended)
	}()
	select {
	case <-ended:
	case <-time.After(20 * time.Second):
		t.Error("the server goes on")
	}
	_ = cmd.Wait()
}
