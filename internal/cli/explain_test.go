//go:build !js

package cli

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"
)

func TestExplain(t *testing.T) {
	const (
		seeds   = "0,2,0,1,0,5/1,1,0,0,1,0 15 22 s"
		parents = "1+c3/2k2/5/K1+b2/1B1Da b"
	)
	for _, test := range []struct {
		name string
		args []string
		want string
	}{
		{"the last jump", []string{"konane", "-options", "size=6", "-position", lastJump, "a1-c1"},
			"Black: a1 jumps to c1, captures b1\nWins the game. White has no turn left.\nThere is no other turn.\nProven line: a1-c1\n"},
		{"a win given away", []string{"kanishogi", "-position", parents, "b1-c1~c1"},
			"Black: child 2 b1 to c1, stays on c1\nGives away a sure win: now Red can win with the next turn.\n" +
				"“child 2 b1 to c1, stays on c1, then child 2 c1 to d2” would have won in 2 turns.\n" +
				"Allows “grown child 2 c2 to b1”, and Red has won. Three children captured.\n" +
				"Proven line: b1-c1~c1 c2-b1\nProven line: b1-c1~c1+c1-d2 c2-b1 d2-e2\n"},
		{"the best there is", []string{"kalah", "-position", seeds, "D"},
			"South: sows 1 seed from D, the last in E, captures 2 seeds from E and North’s b\nNo turn is better.\n" +
				"Captures 2 seeds.\nLeaves North only 2 turns; most other turns leave 3 or more.\nIf both play as the computer would, North then has nothing to capture.\nProven line: D a B b C e D f\n"},
		{"a result from the openings", []string{"kalah", "-position", "5,5,0,5,5,0/5,5,5,5,0,5 2 1 s", "A"},
			"South: sows 5 seeds from A, the last in F, captures 6 seeds from F and North’s a\n" +
				"Gives away a sure win: with best play it is a draw now.\nGives up 12 seeds.\n" +
				"With “sows 5 seeds from B, the last in the store”, South ends 12 seeds ahead.\n" +
				"Allows “sows 5 seeds from b, the last in the store”, after which North moves again.\n" +
				"After “sows 5 seeds from B, the last in the store”, South can move 2 more times.\n" +
				"Proven line: A b\nProven line: B F A\n"},
		{"another language", []string{"konane", "-options", "size=6", "-position", lastJump, "-lang", "hu", "a1-c1"},
			"Fekete: ugrás: a1–c1, leüti: b1\nMegnyeri a játszmát. Fehér: nincs több lépése.\nNincs más lépés.\nBizonyított folytatás: a1-c1\n"},
	} {
		exit, _, stdout, stderr := run(append([]string{"explain", "-nodes", "400000"}, test.args...)...)
		if exit != 0 || stderr != "" || stdout != test.want {
			t.Errorf("%s: exit %d, stderr %q, stdout:\n%swant:\n%s", test.name, exit, stderr, stdout, test.want)
		}
	}
}

// Results that are not proven are marked as guesses of the computer. With a number of nodes they are the same
// each time.
func TestExplainGuesses(t *testing.T) {
	args := []string{"explain", "konane", "-options", "size=6", "-nodes", "4000", "a1"}
	_, _, first, _ := run(args...)
	exit, _, again, stderr := run(args...)
	if exit != 0 || stderr != "" || again != first {
		t.Errorf("exit %d, stderr %q, first\n%sthen\n%s", exit, stderr, first, again)
	}
	if !strings.Contains(again, "The computer finds ") || !strings.Contains(again, "Likely line: a1 ") {
		t.Errorf("not marked as a guess:\n%s", again)
	}
}

// The shortest times are enough to say something.
func TestExplainShortly(t *testing.T) {
	for _, limit := range []string{"1ms", "20ms", "349ms"} {
		exit, _, stdout, stderr := run("explain", "konane", "-options", "size=6", "-limit", limit, "a1")
		if exit != 0 || stderr != "" || strings.Count(stdout, "\n") < 2 {
			t.Errorf("%s: exit %d, stderr %q, stdout:\n%s", limit, exit, stderr, stdout)
		}
	}
}

// Nothing is said of all turns where the engine had no time to look at each.
func TestExplainFewNodes(t *testing.T) {
	for _, args := range [][]string{
		{"kaninariebi", "-position", "C1s2/4S/s4/5/2S1c b", "-nodes", "20", "c1-b2"},
		{"kaninariebi", "-options", "bond=any", "-position", "1c3/ss3/2ccC/2S2/2S2 r", "-nodes", "1000", "a4-b3+b4-c5~c4"},
		{"kaninariebi", "-position", "2C2/2s2/3S1/Cs2C/c1S1c r", "-nodes", "60", "b2-c3~c3+c3-b2"},
		{"kanishogi", "-position", "3Bc/1A3/3K1/2D1d/1Ckba r", "-nodes", "20", "e2-d2+c1-b2"},
		{"kanishogi", "-position", "2A1b/2c2/1K3/Ck3/B1Dad b", "-nodes", "100", "c5-a5"},
		{"onitama", "-options", "deck=all", "-position", "4B/3b1/1R3/2r1b/rr1r1 r iguana,phoenix dragon,tiger turtle", "-nodes", "60", "iguana:c2-c3"},
	} {
		exit, _, stdout, _ := run(append([]string{"explain"}, args...)...)
		if exit != 0 || strings.Contains(stdout, "Every turn loses") || strings.Contains(stdout, "the only turn") {
			t.Errorf("%q: exit %d\n%s", args, exit, stdout)
		}
	}
}

func TestExplainJSON(t *testing.T) {
	exit, _, stdout, stderr := run("explain", "onitama", "-position", "R4/5/1r1B1/5/5 b frog,mantis horse,monkey ox", "-json", "-nodes", "100000", "horse:d3-d2")
	var got explained
	decoder := json.NewDecoder(strings.NewReader(stdout))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&got); err != nil || exit != 0 || stderr != "" {
		t.Fatalf("exit %d, stderr %q: %v in %q", exit, stderr, err, stdout)
	}
	if got.Game != "onitama" || got.Turn != "horse:d3-d2" || got.Side != "blue" || got.Language != "en" || got.Grade != "best" || got.Before != (explainedValue{"win 3", true}) {
		t.Errorf("%+v", got)
	}
	if len(got.Lines) != 1 || len(got.Lines[0].Turns) != 3 || !got.Lines[0].Proven || got.Lines[0].Turns[0] != got.Turn {
		t.Errorf("lines %+v", got.Lines)
	}
	win := explainedSentence{"keeps-win", "Blue can force a win in 2 turns.", true}
	line := func(s explainedSentence) bool { return s.Kind == "line-wins" && !s.Certain }
	if !slices.Contains(got.Sentences, win) || !slices.ContainsFunc(got.Sentences, line) {
		t.Errorf("sentences %+v", got.Sentences)
	}
}

func TestExplainRefusals(t *testing.T) {
	for _, test := range []struct {
		args []string
		exit int
		want string
	}{
		{nil, 2, "which game?"},
		{[]string{"chess", "e4"}, 2, `no game "chess"`},
		{[]string{"konane"}, 2, "which turn?"},
		{[]string{"konane", "a1", "b1"}, 2, `unexpected "b1"`},
		{[]string{"konane", "-lang", "tlh", "a1"}, 2, `no language "tlh"; there are en, id, ms, hu, ja, ru`},
		{[]string{"konane", "-limit", "0", "a1"}, 2, "-limit must be 1ms to 10m0s"},
		{[]string{"konane", "-limit", "11m", "a1"}, 2, "-limit must be 1ms to 10m0s"},
		{[]string{"konane", "-nodes", "-1", "a1"}, 2, "nodes"},
		{[]string{"konane", "-nodes", "0", "a1"}, 2, "-nodes must be at least 1"},
		{[]string{"konane", "-nodes", "100", "-limit", "5s", "a1"}, 2, "-limit or -nodes, not both"},
		{[]string{"konane", "-position", "x", "a1"}, 1, "position: "},
		{[]string{"konane", "c1"}, 1, "konane: ply 1: c1: Black begins in a corner or in the centre"},
		{[]string{"kalah", "a"}, 1, "a: that house is North's"},
		{[]string{"onitama", "-options", "seed=5", "nonsense"}, 1, "nonsense: there is no card of that name"},
		{[]string{"konane", "-options", "size=6", "-position", "6/6/6/6/6/xo4 w", "b1-d1"}, 1, "the game is over"},
	} {
		exit, _, stdout, stderr := run(append([]string{"explain"}, test.args...)...)
		if exit != test.exit || stdout != "" || !strings.HasPrefix(stderr, "tidepool explain: ") || !strings.Contains(stderr, test.want) {
			t.Errorf("%q: exit %d, stdout %q, stderr %q; want %d, %q", test.args, exit, stdout, stderr, test.exit, test.want)
		}
	}
}
