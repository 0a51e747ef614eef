// Package rulestest tests the requirements on every game:
//
//	rulestest.Conform(t, konane.Game{})
//	rulestest.Random[konane.Position, konane.Move](t, konane.Game{}, 10_000)
//	rulestest.Perft(t, konane.Game{}, "../testdata/konane.txt")
//
// It also has helpers shared by the games' own tests. It is not part of the program.
package rulestest

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"tidepool/rules"
)

// A Case is one line of perft counts.
type Case struct {
	// Options is "k=v,k=v", or "-" for the defaults.
	Options  string
	Position string
	// Counts holds perft(1), perft(2) and so on.
	Counts []uint64
}

// Cases reads a file of lines "OPTIONS ; POSITION ; COUNT COUNT …", skipping empty ones and those with '#'.
func Cases(t testing.TB, file string) []Case {
	t.Helper()
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	var cases []Case
	for i, line := range strings.Split(string(data), "\n") {
		line = strings.TrimSpace(line)
		if line == "" || line[0] == '#' {
			continue
		}
		fields := strings.Split(line, ";")
		if len(fields) != 3 {
			t.Fatalf("%s:%d: %d fields, want 3", file, i+1, len(fields))
		}
		c := Case{Options: strings.TrimSpace(fields[0]), Position: strings.TrimSpace(fields[1])}
		for _, s := range strings.Fields(fields[2]) {
			n, err := strconv.ParseUint(s, 10, 64)
			if err != nil {
				t.Fatalf("%s:%d: %v", file, i+1, err)
			}
			c.Counts = append(c.Counts, n)
		}
		if len(c.Counts) == 0 {
			t.Fatalf("%s:%d: no counts", file, i+1)
		}
		cases = append(cases, c)
	}
	if len(cases) == 0 {
		t.Fatalf("%s: no cases", file)
	}
	return cases
}

// Perft compares a game's counts with those of a file.
func Perft(t *testing.T, g rules.Game, file string) {
	t.Helper()
	for _, c := range Cases(t, file) {
		p, err := g.Parse(c.Options, c.Position)
		if err != nil {
			t.Errorf("%s ; %s: %v", c.Options, c.Position, err)
			continue
		}
		for i, want := range c.Counts {
			if got := p.Perft(i + 1); got != want {
				t.Errorf("%s ; %s: perft(%d) is %d, want %d", c.Options, c.Position, i+1, got, want)
			}
		}
	}
}
