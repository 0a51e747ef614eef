//go:build !js

package cli

import (
	"bytes"
	"errors"
	"strings"
	"testing"
)

// run runs a command line given as words. A word may contain spaces.
func run(args ...string) (exit int, handled bool, stdout, stderr string) {
	var out, complaints bytes.Buffer
	exit, handled = Run(args, &out, &complaints)
	return exit, handled, out.String(), complaints.String()
}

const konane6 = "oxoxox/xoxoxo/oxoxox/xoxoxo/oxoxox/xoxoxo b"

// One white stone next to one black stone: Black has one jump.
const lastJump = "6/6/6/6/6/xo4 b"

// Two masters that can walk in a triangle and then hold the same cards again.
const onitamaRound = "5/3B1/5/1R3/5 r mantis,ox boar,eel horse"

// twoRounds returns turns after which onitamaRound occurs for the third time.
func twoRounds() []string {
	round := []string{"mantis:b2-a3", "boar:d4-c4", "horse:a3-a2", "mantis:c4-d3", "boar:a2-b2", "horse:d3-d4"}
	return append(round, round...)
}

func TestCommands(t *testing.T) {
	tests := []struct {
		name string
		args []string
		want string
	}{
		{"perft", []string{"perft", "konane", "-options", "size=6", "-depth", "3"}, "1 4\n2 12\n3 28\n"},
		{"flags first", []string{"perft", "-depth=1", "-options=size=6", "konane"}, "1 4\n"},
		{"flags on both sides", []string{"perft", "-depth", "1", "konane", "-options", "size=6"}, "1 4\n"},
		{"divide", []string{"perft", "konane", "-options", "size=6", "-depth", "2", "-divide"},
			"1 4\n2 12\na1 2\nc3 4\nd4 4\nf6 2\n"},
		{"perft of a position", []string{"perft", "konane", "-options", "size=6", "-position", lastJump, "-depth", "2"}, "1 1\n2 0\n"},
		{"moves", []string{"moves", "konane", "-options", "size=6"}, "a1\nc3\nd4\nf6\n"},
		{"moves of a position", []string{"moves", "konane", "-position", lastJump, "-options", "size=6"}, "a1-c1\n"},
		{"moves after the end", []string{"moves", "konane", "-position", "6/6/6/6/6/xo4 w", "-options", "size=6"}, ""},
		{"play nothing", []string{"play", "konane", "-options", "size=6"}, konane6 + "\n"},
		{"play", []string{"play", "konane", "-options", "size=6", "a1", "b1"},
			"oxoxox/xoxoxo/oxoxox/xoxoxo/oxoxox/2xoxo b\n"},
		{"play to the end", []string{"play", "konane", "-options", "size=6", "-position", lastJump, "a1-c1"},
			"6/6/6/6/6/2x3 w\nblack wins: no moves\n"},
		{"play a draw by repetition", append([]string{"play", "onitama", "-position", onitamaRound}, twoRounds()...),
			onitamaRound + "\ndraw: repetition\n"},
		{"repetition off", append([]string{"play", "onitama", "-options", "repetition=off", "-position", onitamaRound}, twoRounds()...),
			onitamaRound + "\n"},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			exit, handled, stdout, stderr := run(test.args...)
			if exit != 0 || !handled || stderr != "" {
				t.Errorf("exit %d, handled %t, stderr %q", exit, handled, stderr)
			}
			if stdout != test.want {
				t.Errorf("stdout:\n%swant:\n%s", stdout, test.want)
			}
		})
	}
}

func TestRefusals(t *testing.T) {
	tests := []struct {
		name string
		args []string
		exit int
		want string // expected part of the output
	}{
		{"unknown command", []string{"prft"}, 2, `unknown command "prft"`},
		{"empty command", []string{""}, 2, `unknown command ""`},
		{"help for no command", []string{"help", "prft"}, 2, `unknown command "prft"`},
		{"help for a flag", []string{"help", "-mute"}, 2, `unknown command "-mute"`},
		{"no game", []string{"moves"}, 2, "which game?"},
		{"unknown game", []string{"moves", "chess"}, 2, `no game "chess"`},
		{"unknown flag", []string{"moves", "konane", "-colour"}, 2, "-colour"},
		{"unknown option", []string{"moves", "konane", "-options", "colour=red"}, 2, `no option "colour"`},
		{"bad option", []string{"moves", "konane", "-options", "size=3"}, 2, "size=3"},
		{"no depth", []string{"perft", "konane"}, 2, "-depth must be at least 1"},
		{"bad depth", []string{"perft", "konane", "-depth", "x"}, 2, "depth"},
		{"too many words", []string{"moves", "konane", "a1"}, 2, `unexpected "a1"`},
		{"too many words for perft", []string{"perft", "konane", "-depth", "1", "a1"}, 2, `unexpected "a1"`},
		{"bad position", []string{"moves", "konane", "-position", "6/6 b"}, 1, "position: "},
		{"illegal word", []string{"play", "konane", "-options", "size=6", "a1", "c1"}, 1, "konane: ply 2: c1: "},
		{"turn after the end", []string{"play", "konane", "-options", "size=6", "-position", lastJump, "a1-c1", "b1"}, 1,
			"konane: ply 2: b1: the game is over"},
		{"words after --", []string{"play", "konane", "--", "-a1"}, 1, "konane: ply 1: -a1: "},
		{"bad address", []string{"serve", "-addr", "here"}, 2, "-addr"},
		{"serve what", []string{"serve", "now"}, 2, `unexpected "now"`},
		{"no build", []string{"serve", "-dir", "no/such/dir"}, 1, `run "make web" first`},
	}
	for _, test := range tests {
		t.Run(test.name, func(t *testing.T) {
			exit, handled, stdout, stderr := run(test.args...)
			if exit != test.exit || !handled {
				t.Errorf("exit %d, handled %t, want %d, true", exit, handled, test.exit)
			}
			if stdout != "" {
				t.Errorf("stdout %q", stdout)
			}
			if !strings.HasPrefix(stderr, "tidepool") || !strings.Contains(stderr, test.want) {
				t.Errorf("stderr %q does not contain %q", stderr, test.want)
			}
		})
	}
}

// A full writer is a disk without room.
type full struct{}

func (full) Write([]byte) (int, error) { return 0, errors.New("no room") }

// A command whose results cannot be written fails.
func TestLostResults(t *testing.T) {
	for _, args := range [][]string{
		{"play", "kalah", "C"},
		{"moves", "kalah"},
		{"perft", "kalah", "-depth", "1"},
		{"solve", "konane", "-options", "size=4"},
		{"explain", "kalah", "-nodes", "10", "C"},
		{"match", "konane", "-options", "size=4", "-games", "2", "-a", "level=1", "-b", "level=1"},
		{"moves", "-h"},
		{"help"},
	} {
		var complaints bytes.Buffer
		if exit, _ := Run(args, full{}, &complaints); exit != 1 || !strings.Contains(complaints.String(), "no room") {
			t.Errorf("%q: exit %d, stderr %q", args, exit, complaints.String())
		}
	}
}

func TestHelp(t *testing.T) {
	for _, c := range commands() {
		exit, _, stdout, stderr := run(c.name, "-h")
		if exit != 0 || stderr != "" {
			t.Errorf("%s -h: exit %d, stderr %q", c.name, exit, stderr)
		}
		if exit, _, again, _ := run("help", c.name); exit != 0 || again != stdout {
			t.Errorf("help %s: exit %d, stdout:\n%s", c.name, exit, again)
		}
		if !strings.Contains(stdout, "tidepool "+c.name) || !strings.Contains(stdout, "  -") {
			t.Errorf("%s -h does not show the command and its flags:\n%s", c.name, stdout)
		}
	}
	for _, args := range [][]string{{"help"}, {"help", "help"}, {"-h"}, {"-help"}, {"--help"}} {
		exit, handled, stdout, _ := run(args...)
		if exit != 0 || !handled || !strings.Contains(stdout, "perft") {
			t.Errorf("%q: exit %d, handled %t, stdout %q", args, exit, handled, stdout)
		}
	}
}

func TestNotHandled(t *testing.T) {
	for _, args := range [][]string{nil, {"-mute"}, {"-mute", "perft"}, {"tidepool:broken"}} {
		if exit, handled, stdout, stderr := run(args...); exit != 0 || handled || stdout+stderr != "" {
			t.Errorf("%q: exit %d, handled %t, output %q", args, exit, handled, stdout+stderr)
		}
	}
}
