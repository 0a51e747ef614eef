//go:build !js

package cli

import (
	"fmt"
	"regexp"
	"strings"
	"testing"
)

func TestSolve(t *testing.T) {
	tests := []struct {
		name string
		args []string
		want string // the first lines of the output
	}{
		{"a win in one", []string{"konane", "-options", "size=6", "-position", lastJump}, "value win\nplies 1\nbest a1-c1\npv a1-c1\n"},
		{"the game is lost", []string{"konane", "-options", "size=6", "-position", "6/6/6/6/6/xo4 w"}, "value loss\nplies 0\n"},
		{"a margin", []string{"kalah", "-options", "houses=2,seeds=1,end=either"}, "value win\nmargin 2\nbest B\npv B A\n"},
		{"the game is won", []string{"kalah", "-position", "0,0,0,0,0,0/0,0,0,0,0,0 30 18 s"}, "value win\nmargin 12\n"},
		{"a draw that is over", []string{"kalah", "-position", "0,0,0,0,0,0/0,0,0,0,0,0 24 24 n"}, "value draw\nmargin 0\n"},
		{"no book", []string{"kalah", "-options", "houses=1,seeds=1", "-nobook"}, "value "},
	}
	for _, test := range tests {
		exit, _, stdout, stderr := run(append([]string{"solve"}, test.args...)...)
		if exit != 0 || stderr != "" || !strings.HasPrefix(stdout, test.want) {
			t.Errorf("%s: exit %d, stderr %q, stdout:\n%swant:\n%s", test.name, exit, stderr, stdout, test.want)
		}
	}
}

func TestSolveLimit(t *testing.T) {
	for _, game := range []string{"kaninariebi", "kanishogi", "onitama", "konane -options size=12", "kalah -options seeds=9 -nobook -memory 64"} {
		exit, _, stdout, stderr := run(append(append([]string{"solve"}, strings.Fields(game)...), "-limit", "50ms")...)
		if exit != 1 || stdout != "value unknown\n" || !strings.HasSuffix(stderr, "tidepool solve: the limit is reached\n") {
			t.Errorf("%s: exit %d, stdout %q, stderr %q", game, exit, stdout, stderr)
		}
	}
}

// TestSolveInterrupted checks that an interrupted solver prints what it has proven so far.
func TestSolveInterrupted(t *testing.T) {
	for game, want := range map[string]string{
		"kaninariebi":                       `^\d+ nodes: proven so far: no win or loss within \d+ plies; likely best: \S+$`,
		"kanishogi":                         `^\d+ nodes: proven so far: no win or loss within \d+ plies; likely best: \S+$`,
		"onitama":                           `^\d+ nodes: proven so far: no win or loss within \d+ plies; likely best: \S+$`,
		"konane -options size=12":           `^\d+ nodes: nothing is proven yet$`,
		"kalah -memory 64 -options seeds=9": `^\d+ nodes: (nothing is proven yet|proven so far: the margin is within -\d+ and \d+); likely best: [A-F]$`,
	} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			exit, stdout, notes := interrupted(t, nil, append([]string{"solve"}, strings.Fields(game)...)...)
			notes = append([]string{""}, notes...)
			told, last := notes[max(0, len(notes)-2)], notes[len(notes)-1]
			if exit != 1 || stdout != "value unknown\n" || last != "tidepool solve: interrupted" || !regexp.MustCompile(want).MatchString(told) {
				t.Errorf("exit %d, stdout %q, stderr %q, %q; want %s", exit, stdout, told, last, want)
			}
		})
	}
}

func TestCheckMemory(t *testing.T) {
	for _, test := range []struct {
		size, has int
		want      string
	}{
		{0, 0, ""},
		{1000, 1000, ""},
		{mostMemory, mostMemory, ""},
		{1001, 1000, "-memory is 1001: this machine has memory for 1000 MB at most"},
		{mostMemory + 1, 1 << 30, "-memory must be 0 to 65536"},
		{-1, 1000, "-memory must be 0 to 65536"},
	} {
		err := checkMemory(test.size, test.has)
		if got := fmt.Sprint(err); err == nil && test.want != "" || err != nil && got != test.want {
			t.Errorf("%d of %d: %v, want %q", test.size, test.has, err, test.want)
		}
	}
}

func TestSolveRefusals(t *testing.T) {
	for _, test := range []struct {
		args []string
		exit int
		want string
	}{
		{nil, 2, "which game?"},
		{[]string{"konane", "a1"}, 2, `unexpected "a1"`},
		{[]string{"konane", "-limit", "5"}, 2, "limit"},
		{[]string{"konane", "-limit", "-5s"}, 2, "-limit must not be negative"},
		{[]string{"kalah", "-threads", "0"}, 2, "-threads must be 1 to 256"},
		{[]string{"kalah", "-memory", "-1"}, 2, "-memory must be 0 to 65536"},
		{[]string{"kalah", "-memory", "65537"}, 2, "-memory must be 0 to 65536"},
		{[]string{"konane", "-limit", "for ever"}, 2, "limit"},
		{[]string{"konane", "-all"}, 2, "which boards?"},
		{[]string{"konane", "-all", "size=99"}, 2, "size=99"},
		{[]string{"konane", "-all", "-options", "size=6", "size=4"}, 2, "without -options"},
		{[]string{"konane", "-position", "x"}, 1, "position: "},
		{[]string{"konane", "-options", "size=99"}, 2, "size=99"},
	} {
		exit, _, stdout, stderr := run(append([]string{"solve"}, test.args...)...)
		if exit != test.exit || stdout != "" || !strings.HasPrefix(stderr, "tidepool solve: ") || !strings.Contains(stderr, test.want) {
			t.Errorf("%q: exit %d, stdout %q, stderr %q; want %d, %q", test.args, exit, stdout, stderr, test.exit, test.want)
		}
	}
}

// The table has a row for each board, in order, including the boards not solved in time.
func TestSolveAll(t *testing.T) {
	boards := []string{"solve", "konane", "-all", "size=4x4", "size=5x5", "size=4x5"}
	exit, _, table, stderr := run(append(boards, "-threads", "2")...)
	want := "options,value,plies,margin,best,pv\nsize=4x4,loss,6,,"
	if exit != 0 || stderr != "" || !strings.HasPrefix(table, want) || !strings.Contains(table, "\nsize=5x5,win,15,,c3,c3 ") || strings.Count(table, "\n") != 4 {
		t.Errorf("exit %d, stderr %q, stdout:\n%s", exit, stderr, table)
	}
	if _, _, again, _ := run(append(boards, "-threads", "1")...); again != table {
		t.Errorf("one after the other:\n%s", again)
	}
	if exit, _, table, _ := run("solve", "kalah", "-all", "houses=2,seeds=1", "seeds=9", "-nobook", "-memory", "64", "-limit", "50ms"); exit != 0 || !strings.HasSuffix(table, "seeds=9,unknown,,,,\n") {
		t.Errorf("exit %d, stdout:\n%s", exit, table)
	}
}

func TestRowOf(t *testing.T) {
	for text, want := range map[string]string{
		"": "[x unknown    ]", "value win\nplies 3\nbest a b\npv a c\n": "[x win 3  a b a c]", "value draw\nmargin 0\n": "[x draw  0  ]", "value loss\n": "[x loss    ]",
		"value won\n": "", "value win": "", "plies 3\n": "", "value win\nplies -3\n": "", "value win\nvalue win\n": "", "value win\nbest a\x1b\n": "", "value win\npv a\nplies 3\n": "",
	} {
		if got, err := rowOf("x", text); (err != nil) != (want == "") || err == nil && fmt.Sprint(got) != want {
			t.Errorf("%q: %q, %v", text, got, err)
		}
	}
}
