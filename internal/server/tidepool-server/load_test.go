//go:build unix

package main

import (
	"strings"
	"testing"
	"time"
)

// A load test with more connections than the server takes ends at once and says why.
func TestLoadLimit(t *testing.T) {
	for name, options := range map[string]string{
		"connections": " -peraddress 20",
		"all but one": " -peraddress 29",
		"tables":      " -perhour 5",
	} {
		server, addr := startServer(t, "-addr 127.0.0.1:0 -dir= -tables "+t.TempDir()+options)
		begun := time.Now()
		out, err := program(t, t.TempDir(), "load -url ws://"+addr+"/table -tables 10 -for 1s").CombinedOutput()
		if err == nil || !strings.Contains(string(out), "-peraddress") {
			t.Errorf("%s: %v: %s", name, err, out)
		}
		if took := time.Since(begun); took > 30*time.Second {
			t.Errorf("%s: it took %v", name, took)
		}
		_ = server.Process.Kill()
		_ = server.Wait()
	}
}
