//go:build !js

package cli

import (
	"strings"
	"testing"
)

func TestClean(t *testing.T) {
	for text, want := range map[string]string{
		"":                           "",
		"a line\n\tand 海 é\r\n":      "a line\n\tand 海 é\n",
		"\x1b]0;title\x07\x1b[2Jx":   `\x1b]0;title\a\x1b[2Jx`,
		"100 %\r200 %\b":             `100 %\r200 %\b`,
		"\u009b31m\u202egnp\x00\x7f": `\u009b31m\u202egnp\x00\x7f`,
		"\xff\xc3":                   `\xff\xc3`,
		"\ufffd":                     "\ufffd",
	} {
		if got := clean(text); got != want {
			t.Errorf("%q: %q, want %q", text, got, want)
		}
		var b strings.Builder
		c := &cleaner{to: &b}
		for i := range len(text) {
			if n, err := c.Write([]byte(text[i : i+1])); n != 1 || err != nil {
				t.Fatal(n, err)
			}
		}
		if got := strings.ReplaceAll(b.String(), `\r`+"\n", "\n"); got+string(c.half) != strings.ReplaceAll(want, `\xc3`, "\xc3") {
			t.Errorf("%q byte by byte: %q, want %q", text, got, want)
		}
	}
}

// Invalid arguments are reported without their control characters.
func TestComplaintsAreClean(t *testing.T) {
	const bad = "\x1b]0;owned\x07\u009b2J"
	for _, args := range [][]string{
		{"moves", "konane", "-options", bad + "=1"}, {"moves", "konane", "-options", "size=" + bad}, {"moves", "konane", "-position", bad},
		{"match", "kalah", "-a", bad, "-b", "level=1"}, {"match", "kalah", "-a", "level=1,cmd=" + bad, "-b", "cmd=" + bad, "-games", "2", "-nodes", "9"},
		{"play", "konane", bad}, {"perft", bad}, {"puzzles", "-verify", bad}, {bad},
	} {
		exit, _, stdout, stderr := run(args...)
		if exit == 0 || strings.ContainsAny(stdout+stderr, "\x1b\x07\u009b") {
			t.Errorf("%q: exit %d, %q%q", args, exit, stdout, stderr)
		}
	}
}
