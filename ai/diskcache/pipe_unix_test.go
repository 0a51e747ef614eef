//go:build unix

package diskcache

import (
	"path/filepath"
	"syscall"
	"testing"
	"time"
)

// A pipe under a file's name is ignored and does not block.
func TestPipe(t *testing.T) {
	path := t.TempDir()
	if err := syscall.Mkfifo(filepath.Join(path, "a"), 0o600); err != nil {
		t.Fatal(err)
	}
	loaded := make(chan []byte, 1)
	go func() { loaded <- In(path).Load("a") }()
	select {
	case got := <-loaded:
		if got != nil {
			t.Errorf("%q", got)
		}
	case <-time.After(time.Minute):
		t.Fatal("it waits")
	}
	In(path).write("a", []byte("x"))
	if got := In(path).Load("a"); string(got) != "x" {
		t.Errorf("%q in the place of the pipe", got)
	}
}
