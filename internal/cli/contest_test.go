//go:build !js

package cli

import (
	"regexp"
	"strings"
	"testing"
)

// fight returns the command line of a short match between levels of Konane.
func fight(more ...string) []string {
	return append([]string{"match", "konane", "-options", "size=6", "-a", "level=4", "-b", "level=1", "-games", "6", "-openings", "2"}, more...)
}

func TestMatch(t *testing.T) {
	exit, _, first, _ := run(fight()...)
	want := `^konane: a = level=4, b = level=1\n6 games: \+\d =0 -\d, \d+\.\d %, Elo \S+.*\nSPRT \[0, 20\]: LLR -?\d+\.\d\d \(±2\.94\): .*\n$`
	if exit != 0 || !regexp.MustCompile(want).MatchString(first) {
		t.Errorf("exit %d, stdout:\n%s", exit, first)
	}
	if _, _, again, _ := run(fight("-concurrency", "1")...); again != first {
		t.Errorf("then one game at a time:\n%safter\n%s", again, first)
	}
	// The match ends as soon as the test is decided.
	exit, _, ended, _ := run(fight("-games", "400", "-sprt", "-elo0", "-1000", "-elo1", "-600")...)
	if exit != 0 || !strings.Contains(ended, "H1") || strings.Contains(ended, "400 games") {
		t.Errorf("exit %d, stdout:\n%s", exit, ended)
	}
}

func TestLadder(t *testing.T) {
	exit, _, stdout, _ := run("match", "konane", "-options", "size=4", "-openings", "2", "-ladder", "-games", "2", "-nodes", "50")
	if lines := strings.Split(strings.TrimSpace(stdout), "\n"); exit != 0 || len(lines) != 7 ||
		!strings.HasPrefix(lines[0], "konane level 2 against 1, 2 games: +") || !strings.HasPrefix(lines[6], "konane level 8 against 7, 2 games: +") {
		t.Errorf("exit %d, stdout:\n%s", exit, stdout)
	}
}

func TestMatchRefusals(t *testing.T) {
	tests := []struct {
		args []string
		exit int
		want string
	}{
		{[]string{"match"}, 2, "which game?"},
		{[]string{"match", "konane"}, 2, "-a: want level=N or cmd=COMMAND"},
		{fight("now"), 2, `unexpected "now"`},
		{fight("-games", "3"), 2, "even"},
		{fight("-games", "0"), 2, "even"},
		{fight("-games", "-2"), 2, "even"},
		{fight("-games", "99999999999999999999"), 2, "games"},
		{fight("-openings", "-1"), 2, "-openings"},
		{fight("-openings", "60"), 1, "no opening of 60 plies"},
		{fight("-movetime", "-5"), 2, "-movetime"},
		{fight("-movetime", "18446744073710"), 2, "-movetime"},
		{fight("-movetime", "10", "-nodes", "10"), 2, "-movetime or -nodes, not both"},
		{fight("-elo0", "20"), 2, "-elo0"},
		{fight("-elo0", "NaN"), 2, "-elo0"},
		{fight("-elo0", "-Inf"), 2, "-elo0"},
		{fight("-elo1", "1e300"), 2, "-elo1"},
		{fight("-concurrency", "0"), 2, "-concurrency"},
		{fight("-options", "size=99"), 2, "size=99"},
		{fight("-records", "no/such/folder/file"), 1, "no/such/folder/file"},
		{fight("-a", "level=9"), 2, "-a: ai: level 9"},
		{fight("-a", "level=0"), 2, `-a: "level=0" is not`},
		{fight("-a", "level=-1"), 2, "-a: "},
		{fight("-a", "level=18446744073709551617"), 2, "-a: "},
		{fight("-a", "level"), 2, "-a: "},
		{fight("-a", "=5"), 2, "-a: "},
		{fight("-a", ","), 2, "-a: "},
		{fight("-a", "cmd="), 2, "-a: want"},
		{fight("-a", "level=1,cmd="), 2, "-a: want"},
		{fight("-a", "level=1,"), 2, "-a: "},
		{fight("-a", "level=1,level=2"), 2, "-a: level= is given twice"},
		{fight("-a", "Hash=1,Hash=2,cmd=x"), 2, "-a: Hash= is given twice"},
		{fight("-a", "colour=3"), 2, `unknown "colour"`},
		{fight("-a", "level=8"), 2, "-a: say how long"},
		{fight("-a", "cmd=x"), 2, "-a: say how long"},
		{fight("-a", "Hash=1,level=2"), 2, "Hash= is for cmd=COMMAND"},
		{fight("-ladder", "-nodes", "5"), 2, "-ladder goes without"},
		{[]string{"match", "konane", "-ladder"}, 2, "-ladder: say how long"},
		{[]string{"match", "konane", "-ladder", "-nodes", "5", "-records", "x"}, 2, "no -records"},
		{fight("-b", "level=2,cmd=x", "-nodes", "5"), 2, "-b: want level=N or cmd=COMMAND"},
	}
	for _, test := range tests {
		exit, _, stdout, stderr := run(test.args...)
		if exit != test.exit || stdout != "" || !strings.HasPrefix(stderr, "tidepool match: ") || !strings.Contains(stderr, test.want) {
			t.Errorf("%q: exit %d, stdout %q, stderr %q; want %d, %q", test.args, exit, stdout, stderr, test.exit, test.want)
		}
	}
}
