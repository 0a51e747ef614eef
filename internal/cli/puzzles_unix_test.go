//go:build unix

package cli

import (
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"tidepool/play/puzzle"
)

// Files that are too large or not regular files are rejected.
func TestPuzzlesOddFiles(t *testing.T) {
	dir := t.TempDir()
	pipe, large := filepath.Join(dir, "pipe.journal"), filepath.Join(dir, "large")
	if err := syscall.Mkfifo(pipe, 0o600); err != nil {
		t.Fatal(err)
	}
	if err := os.WriteFile(large, make([]byte, puzzle.MaxFile+1), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, test := range []struct {
		args []string
		want string
	}{
		{[]string{"-verify", pipe}, "not a file"},
		{[]string{"-verify", "/dev/zero"}, "not a file"},
		{[]string{"-verify", dir}, "not a file"},
		{[]string{"-verify", large}, "larger than"},
		{[]string{"kalah", "-n", "1", "-o", filepath.Join(dir, "pipe"), "-resume"}, "not a file"},
		{[]string{"kalah", "-n", "1", "-o", dir}, dir + ": not a file"},
	} {
		said := make(chan string, 1)
		go func() {
			exit, _, stdout, stderr := run(append([]string{"puzzles"}, test.args...)...)
			if exit != exitFailed || stdout != "" {
				t.Errorf("%q: exit %d, %s", test.args, exit, stdout)
			}
			said <- stderr
		}()
		select {
		case stderr := <-said:
			if !strings.Contains(stderr, test.want) {
				t.Errorf("%q: %s", test.args, stderr)
			}
		case <-time.After(time.Minute):
			t.Fatalf("%q: it waits", test.args)
		}
	}
}
