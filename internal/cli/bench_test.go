//go:build !js

package cli

import (
	"regexp"
	"strings"
	"testing"
)

// TestBench checks that equal searches have equal signatures and different searches different ones.
func TestBench(t *testing.T) {
	signature := func(args ...string) string {
		exit, _, stdout, stderr := run(append([]string{"bench"}, args...)...)
		lines := strings.Split(strings.TrimSpace(stdout), "\n")
		last := lines[len(lines)-1]
		if exit != 0 || stderr != "" || !regexp.MustCompile(`signature [0-9a-f]{16}$`).MatchString(last) {
			t.Errorf("%q: exit %d, stderr %q, stdout:\n%s", args, exit, stderr, stdout)
		}
		for _, what := range []string{"perft", "search"} {
			if !regexp.MustCompile(what + ` .* \d+\.\d\d M/s`).MatchString(stdout) {
				t.Errorf("%q: no speed of %s in\n%s", args, what, stdout)
			}
		}
		return last
	}
	first := signature("konane", "-nodes", "3000")
	if again := signature("konane", "-nodes", "3000"); again != first {
		t.Errorf("%s, then %s", first, again)
	}
	if other := signature("konane", "-nodes", "4000"); other == first {
		t.Errorf("%s for a different search, too", first)
	}
	if two := signature("konane", "kalah", "-nodes", "1000"); !strings.HasPrefix(two, "signature ") {
		t.Errorf("signature %s is not of both games", two)
	}
	for _, args := range [][]string{
		{"bench", "chess"}, {"bench", "-nodes", "0"}, {"bench", "-nodes", "many"},
		{"bench", "-movetime", "-1"}, {"bench", "-movetime", "60001"}, {"bench", "-movetime", "1", "-turns", "0"},
		{"bench", "-movetime", "0"}, {"bench", "-turns", "5"}, {"bench", "-movetime", "10", "-nodes", "5"},
	} {
		if exit, _, stdout, stderr := run(args...); exit != 2 || stdout != "" || stderr == "" {
			t.Errorf("%q: exit %d, stdout %q, stderr %q", args, exit, stdout, stderr)
		}
	}
}

// TestBenchTime checks that all requested turns are measured, over several games, and only for the named
// games.
func TestBenchTime(t *testing.T) {
	exit, _, stdout, stderr := run("bench", "konane", "onitama", "-movetime", "1", "-turns", "60")
	const row = ` +1 ms: 60 turns, median \d+\.\d ms, 99 of 100 within \d+\.\d, longest \d+\.\d; late \d+\n`
	if exit != 0 || stderr != "" || !regexp.MustCompile("^konane"+row+"onitama"+row+"$").MatchString(stdout) {
		t.Errorf("exit %d, stderr %q, stdout:\n%s", exit, stderr, stdout)
	}
}
