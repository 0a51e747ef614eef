//go:build !js

package cli

import (
	"bytes"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// Puzzles are the same with any number of threads, can be resumed from a journal, and are proven again.
func TestPuzzles(t *testing.T) {
	file := filepath.Join(t.TempDir(), "kalah.txt")
	exit, _, printed, stderr := run("puzzles", "kalah", "-seed", "2", "-n", "2", "-threads", "2", "-report")
	if exit != 0 || !strings.HasPrefix(printed, "tidepool puzzles 1\nkalah\n") || !strings.Contains(stderr, "candidates") || !strings.Contains(stderr, "| grade |") {
		t.Fatalf("exit %d: %s%s", exit, printed, stderr)
	}
	for _, more := range [][]string{{}, {"-resume"}} {
		exit, _, stdout, stderr := run(append([]string{"puzzles", "kalah", "-seed", "2", "-n", "2", "-threads", "1", "-o", file}, more...)...)
		written, err := os.ReadFile(file)
		if exit != 0 || stdout != "" || err != nil || string(written) != printed {
			t.Errorf("%v: exit %d, %v: %s%s%s", more, exit, err, stdout, stderr, written)
		}
		if tries, err := os.ReadFile(file + ".tries"); err != nil || bytes.Count(tries, []byte("\n")) != 2 {
			t.Errorf("tries %q, %v", tries, err)
		}
	}
	exit, _, kept, stderr := run("puzzles", "kalah", "-seed", "3", "-n", "2", "-keep", file)
	if exit != 0 || kept != printed {
		t.Errorf("kept: exit %d: %s%s", exit, kept, stderr)
	}
	exit, _, stdout, stderr := run("puzzles", "-verify", file)
	if exit != 0 || stdout != file+": 2 puzzles proven\n" {
		t.Errorf("exit %d: %s%s", exit, stdout, stderr)
	}
	text, _ := os.ReadFile(file)
	lines := bytes.Split(text, []byte("\n"))
	parts := bytes.Split(lines[2], []byte("|"))
	lines[2] = append(append(append(parts[0], '|'), parts[1]...), "|A|a"...)
	if err := os.WriteFile(file, bytes.Join(lines, []byte("\n")), 0o600); err != nil {
		t.Fatal(err)
	}
	if exit, _, _, stderr := run("puzzles", "-verify", file); exit != 1 || !strings.Contains(stderr, "puzzle ") {
		t.Errorf("a wrong solution: exit %d: %s", exit, stderr)
	}
}

func TestPuzzlesRefusals(t *testing.T) {
	folder := t.TempDir()
	other := filepath.Join(folder, "other")
	if err := os.WriteFile(other+".journal", []byte("nothing\n"), 0o600); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		args []string
		exit int
		want string
	}{
		{[]string{"puzzles"}, 2, "which game?"},
		{[]string{"puzzles", "chess"}, 2, `no game "chess"`},
		{[]string{"puzzles", "kalah", "now"}, 2, `unexpected "now"`},
		{[]string{"puzzles", "kalah", "-n", "0"}, 2, "-n"},
		{[]string{"puzzles", "kalah", "-n", "1001"}, 2, "-n"},
		{[]string{"puzzles", "kalah", "-threads", "0"}, 2, "-threads"},
		{[]string{"puzzles", "kalah", "-seed", "-1"}, 2, "seed"},
		{[]string{"puzzles", "kalah", "-resume"}, 2, "-resume"},
		{[]string{"puzzles", "kalah", "-keep", filepath.Join(folder, "none")}, 1, "none"},
		{[]string{"puzzles", "kalah", "-keep", other + ".journal"}, 1, "line 1"},
		{[]string{"puzzles", "kalah", "-keep", "../../play/puzzle/sets/konane.txt"}, 1, "puzzles of konane"},
		{[]string{"puzzles", "-verify"}, 2, "which files?"},
		{[]string{"puzzles", "-verify", filepath.Join(folder, "none")}, 1, "none"},
		{[]string{"puzzles", "-verify", other + ".journal"}, 1, "line 1"},
		{[]string{"puzzles", "kalah", "-n", "1", "-o", other, "-resume"}, 1, "another game, seed or version"},
		{[]string{"puzzles", "kalah", "-n", "1", "-o", other}, 1, "journal already"},
		{[]string{"puzzles", "kalah", "-n", "1", "-o", filepath.Join(folder, "no", "file")}, 1, "no"},
	} {
		if exit, _, _, stderr := run(c.args...); exit != c.exit || !strings.Contains(stderr, c.want) {
			t.Errorf("%v: exit %d: %s", c.args, exit, stderr)
		}
	}
}
