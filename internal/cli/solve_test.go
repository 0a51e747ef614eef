//go:build !js

package cli

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"regexp"
	"strings"
	"testing"
)

func TestSolve(t *testing.T) {
	tests := []struct {
		name string
		args []string
		want string // begins with these lines
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

// TestSolveInterrupted checks that a solver that is ended from outside tells
// what it has proven until then.
func TestSolveInterrupted(t *testing.T) {
	self, err := os.Executable()
	if err != nil {
		t.Fatal(err)
	}
	for game, want := range map[string]string{
		"kaninariebi":                       `^\d+ nodes: proven so far: no win or loss within \d+ plies; likely best: \S+$`,
		"kanishogi":                         `^\d+ nodes: proven so far: no win or loss within \d+ plies; likely best: \S+$`,
		"onitama":                           `^\d+ nodes: proven so far: no win or loss within \d+ plies; likely best: \S+$`,
		"konane -options size=12":           `^\d+ nodes: nothing is proven yet$`,
		"kalah -memory 64 -options seeds=9": `^\d+ nodes: nothing is proven yet; likely best: [A-F]$`,
	} {
		t.Run(game, func(t *testing.T) {
			t.Parallel()
			cmd := exec.CommandContext(t.Context(), self, append([]string{"solve"}, strings.Fields(game)...)...)
			cmd.Env = append(os.Environ(), asProgram+"=1")
			var out strings.Builder
			cmd.Stdout = &out
			notes, err := cmd.StderrPipe()
			if err != nil {
				t.Fatal(err)
			}
			if err := cmd.Start(); err != nil {
				t.Fatal(err)
			}
			lines := bufio.NewScanner(notes)
			lines.Scan() // it is under way
			if err := cmd.Process.Signal(os.Interrupt); err != nil {
				t.Fatal(err)
			}
			var told, last string
			for lines.Scan() {
				told, last = last, lines.Text()
			}
			_ = cmd.Wait()
			if exit := cmd.ProcessState.ExitCode(); exit != 1 || out.String() != "value unknown\n" || last != "tidepool solve: interrupted" || !regexp.MustCompile(want).MatchString(told) {
				t.Errorf("exit %d, stdout %q, stderr %q, %q; want %s", exit, out.String(), told, last, want)
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
		{[]string{"konane", "-position", "x"}, 1, "position: "},
		{[]string{"konane", "-options", "size=99"}, 2, "size=99"},
	} {
		exit, _, stdout, stderr := run(append([]string{"solve"}, test.args...)...)
		if exit != test.exit || stdout != "" || !strings.HasPrefix(stderr, "tidepool solve: ") || !strings.Contains(stderr, test.want) {
			t.Errorf("%q: exit %d, stdout %q, stderr %q; want %d, %q", test.args, exit, stdout, stderr, test.exit, test.want)
		}
	}
}
