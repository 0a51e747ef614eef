package kalah_test

import (
	"testing"

	"tidepool/rules"
	"tidepool/rules/kalah"
)

// play plays words one after the other.
func play(t *testing.T, p rules.Position, words ...string) rules.Position {
	t.Helper()
	for _, word := range words {
		next, _, err := p.Play(word)
		if err != nil {
			t.Fatalf("%s in %s: %v", word, p, err)
		}
		p = next
	}
	return p
}

// TestPlay plays one word in a position for each rule.
func TestPlay(t *testing.T) {
	const small = "houses=3,seeds=2"
	for _, tt := range []struct {
		name, options, from, word, want string
	}{
		{"sow in the own row", "", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 s", "A", "0,5,5,5,5,4/4,4,4,4,4,4 0 0 n"},
		{"sow through the store", "", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 s", "F", "4,4,4,4,4,0/5,5,5,4,4,4 1 0 n"},
		{"move again", "", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 s", "C", "4,4,0,5,5,5/4,4,4,4,4,4 1 0 s"},
		{"north moves again", "", "0,5,5,5,5,4/4,4,4,4,4,4 0 0 n", "c", "0,5,5,5,5,4/4,4,0,5,5,5 0 1 n"},
		{"north sows into south's row", "", "0,5,5,5,5,4/4,4,4,4,4,4 0 0 n", "f", "1,6,6,5,5,4/4,4,4,4,4,0 0 1 s"},

		{"capture", small, "1,0,2/2,2,2 3 0 s", "A", "0,0,2/2,0,2 6 0 n"},
		{"north captures", small, "2,2,2/1,0,2 0 3 n", "a", "2,0,2/0,0,2 0 6 s"},
		{"facing house empty", small, "1,0,2/3,0,3 3 0 s", "A", "0,1,2/3,0,3 3 0 n"},
		{"facing house empty, emptycapture", small + ",emptycapture=on", "1,0,2/3,0,3 3 0 s", "A", "0,0,2/3,0,3 4 0 n"},
		{"no capture in the enemy's empty house", small, "2,2,2/0,2,4 0 0 s", "C", "2,2,0/1,2,4 1 0 n"},
		{"no capture in a filled house", small, "1,1,2/2,2,2 2 0 s", "A", "0,2,2/2,2,2 2 0 n"},
		{"capture after going round", small, "0,0,6/1,1,2 1 1 s", "C", "1,0,0/2,0,3 5 1 n"},

		{"a lap ends where it began", "houses=3,seeds=4", "7,2,2/4,4,5 0 0 s", "A", "0,3,3/5,5,0 8 0 n"},
		{"thirteen seeds", "", "0,0,0,13,4,4/4,4,4,4,4,4 2 1 s", "D", "1,1,1,0,5,5/5,5,0,5,5,5 9 1 n"},
		{"thirteen seeds, facing house empty before", "", "0,0,0,13,8,4/4,4,0,4,4,4 2 1 s", "D", "1,1,1,0,9,5/5,5,0,5,5,5 5 1 n"},
		{"fourteen seeds", "", "0,0,0,14,4,4/4,4,4,4,4,4 1 1 s", "D", "1,1,1,1,6,5/5,5,5,5,5,5 2 1 n"},
		{"two laps", "houses=1,seeds=9", "8/8 1 1 s", "A", "2/11 4 1 n"},

		{"the other player banks", small, "0,0,1/2,2,2 3 2 s", "C", "0,0,0/0,0,0 4 8 s"},
		{"south banks", small + ",end=empty", "0,1,1/0,0,1 4 5 n", "c", "0,0,0/0,0,0 6 6 n"},
		{"own row empty, other's turn", small + ",end=empty", "0,0,2/2,1,1 3 3 s", "C", "0,0,0/3,1,1 4 3 n"},
		{"own row empty, other's turn, either", small + ",end=either", "0,0,2/2,1,1 3 3 s", "C", "0,0,0/0,0,0 4 8 n"},
		{"own row empty, other's turn, majority", small, "0,0,2/2,1,1 3 3 s", "C", "0,0,0/3,1,1 4 3 n"},
		{"enemy row empty by capture, mover banks", small, "1,0,2/0,2,0 4 3 s", "A", "0,0,0/0,0,0 9 3 n"},
		{"enemy row empty but move again, either", small + ",end=either", "2,0,1/0,1,0 4 4 s", "C", "2,0,0/0,1,0 5 4 s"},

		{"majority", small, "2,0,1/1,1,1 6 0 s", "C", "2,0,0/1,1,1 7 0 s"},
		{"majority by capture", small, "1,0,2/1,2,2 4 0 s", "A", "0,0,2/1,0,2 7 0 n"},
		{"no majority with end=empty", small + ",end=empty", "2,0,1/1,1,1 6 0 s", "C", "2,0,0/1,1,1 7 0 s"},
		{"half is no majority", small, "2,0,1/1,1,2 5 0 s", "C", "2,0,0/1,1,2 6 0 s"},
		{"majority and banking", small, "0,0,1/1,1,1 6 2 s", "C", "0,0,0/0,0,0 7 5 s"},

		{"swap", small + ",pie=on", "0,3,3/2,2,2 0 0 n pie", "swap", "2,2,2/0,3,3 0 0 s"},
		{"swap stores too", small + ",pie=on", "2,0,0/3,3,2 2 0 n pie", "swap", "3,3,2/2,0,0 0 2 s"},
		{"first sowing passes the turn", small + ",pie=on", "2,2,2/2,2,2 0 0 s", "A", "0,3,3/2,2,2 0 0 n pie"},
		{"first sowing moves again", small + ",pie=on", "2,2,2/2,2,2 0 0 s", "B", "2,0,3/2,2,2 1 0 s"},
		{"north sows instead", small + ",pie=on", "0,3,3/2,2,2 0 0 n pie", "b", "0,3,3/2,0,3 0 1 n"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := play(t, rules.Of(mustParse(t, tt.options, tt.from)), tt.word)
			if got.String() != tt.want {
				t.Fatalf("%s in %s gives\n%s, want\n%s", tt.word, tt.from, got, tt.want)
			}
			if again := mustParse(t, tt.options, tt.want); again != got.Unwrap() {
				t.Errorf("parsed again it is %+v, want %+v", again, got.Unwrap())
			}
		})
	}
}

func TestOutcome(t *testing.T) {
	const small = "houses=3,seeds=2"
	for _, tt := range []struct {
		options, text string
		want          rules.Outcome
	}{
		{small, "2,2,2/2,2,2 0 0 s", rules.Outcome{}},
		{small, "2,0,0/1,1,1 7 0 s", rules.Win(rules.Near, "majority")},
		{small, "2,0,0/1,1,1 0 7 n", rules.Win(rules.Far, "majority")},
		{small, "2,0,0/1,1,2 6 0 s", rules.Outcome{}},
		{small + ",end=empty", "2,0,0/1,1,1 7 0 s", rules.Outcome{}},
		{small + ",end=either", "2,0,0/1,1,1 7 0 s", rules.Outcome{}},
		{small, "0,0,0/0,0,0 7 5 s", rules.Win(rules.Near, "more-seeds")},
		{small, "0,0,0/0,0,0 5 7 s", rules.Win(rules.Far, "more-seeds")},
		{small, "0,0,0/0,0,0 6 6 n", rules.Draw("equal-seeds")},
		{small + ",end=either", "0,0,0/0,0,0 6 6 n", rules.Draw("equal-seeds")},
	} {
		p := mustParse(t, tt.options, tt.text)
		if got := p.Outcome(); got != tt.want {
			t.Errorf("%q %s: %+v, want %+v", tt.options, tt.text, got, tt.want)
		}
		if n := p.CountMoves(); (n == 0) != tt.want.Over() {
			t.Errorf("%q %s: %d moves", tt.options, tt.text, n)
		}
	}
}

// TestPieOnce checks that the swap is offered on North's first turn only.
func TestPieOnce(t *testing.T) {
	start, err := kalah.Game{}.Start("pie=on")
	if err != nil {
		t.Fatal(err)
	}
	for _, tt := range []struct {
		words  []string
		swap   bool
		turns  int
		reason string
	}{
		{nil, false, 6, "kalah.no-swap"},
		{[]string{"C"}, false, 5, "kalah.no-swap"},
		{[]string{"C", "A"}, true, 7, ""},
		{[]string{"A"}, true, 7, ""},
		{[]string{"A", "c"}, false, 5, "kalah.no-swap"},
		{[]string{"A", "swap"}, false, 6, "kalah.no-swap"},
		{[]string{"A", "swap", "A"}, false, 5, "kalah.no-swap"},
		{[]string{"A", "a", "B"}, false, 4, "kalah.no-swap"},
	} {
		p := play(t, start, tt.words...)
		if n := len(p.Turns()); n != tt.turns {
			t.Errorf("%v: %d turns, want %d", tt.words, n, tt.turns)
		}
		_, _, err := p.Play("swap")
		if (err == nil) != tt.swap {
			t.Errorf("%v: swap gives %v", tt.words, err)
		}
		if reason, ok := err.(rules.Reason); ok && reason.Code != tt.reason {
			t.Errorf("%v: refused as %s, want %s", tt.words, reason.Code, tt.reason)
		}
	}
}
