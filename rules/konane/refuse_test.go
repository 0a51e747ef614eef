package konane

import (
	"errors"
	"strings"
	"testing"

	"tidepool/rules"
)

// middle is this, with Black to move:
//
//	6 o x o x . x
//	5 x o . o . .
//	4 o . . x . .
//	3 x o . . . .
//	2 o x . . o x
//	1 x o . . . o
//	  a b c d e f
const middle = "oxox1x/xo1o2/o2x2/xo4/ox2ox/xo3o b"

func TestExplain(t *testing.T) {
	full := "oxoxox/xoxoxo/oxoxox/xoxoxo/oxoxox/xoxoxo b"
	hole := "oxoxox/xoxoxo/oxoxox/xo1oxo/oxoxox/xoxoxo w"
	tests := []struct{ size, text, word, code, want string }{
		{"6", full, "b1", "konane.not-yours", "b1: that stone is White's"},
		{"6", full, "b2", "konane.begin", "b2: Black begins in a corner or in the centre"},
		{"6", full, "a1-c1", "konane.remove-one", "Black removes one stone and does not jump yet"},
		{"6", full, "g1", "konane.off-board", "g1: that is not on the board"},
		{"5x7", "xoxox/oxoxo/xoxox/oxoxo/xoxox/oxoxo/xoxox b", "b2",
			"konane.begin-next", "b2: Black begins in a corner or next to the centre"},
		{"6", hole, "c3", "konane.no-stone", "c3: no stone there"},
		{"6", hole, "d4", "konane.not-yours", "d4: that stone is Black's"},
		{"6", hole, "b1", "konane.next-to-hole", "b1: White removes a stone next to the hole"},
		{"6", hole, "b3-d3", "konane.remove-one", "White removes one stone and does not jump yet"},

		{"6", middle, "a1", "unfinished", "a1: the turn is not finished"},
		{"6", middle, "f6", "konane.cannot-jump", "f6: this stone cannot jump"},
		{"6", middle, "b1-d1", "konane.not-yours", "b1: that stone is White's"},
		{"6", middle, "c1-e1", "konane.no-stone", "c1: no stone there"},
		{"6", middle, "a1-e1", "konane.nothing-to-jump", "d1: no stone to jump"},
		{"6", middle, "d4-b4", "konane.nothing-to-jump", "c4: no stone to jump"},
		{"6", middle, "a1-a3", "konane.blocked", "a3: the square behind the jumped stone is not empty"},
		{"6", middle, "a1-b1", "konane.landing", "b1: a jump lands just behind the jumped stone"},
		{"6", middle, "a1-c3", "konane.straight", "c3: jumps go in one straight line, along a row or a column"},
		{"6", middle, "a1-a1", "konane.already-there", "a1: the stone stands there already"},
		{"6", middle, "a1-a7", "konane.off-board", "a7: that is not on the board"},
		{"6", middle, "z99-a1", "konane.off-board", "z99: that is not on the board"},
		{"6", middle, "a1-c1-e1", "not-a-word", "that is not a move of this game"},
		{"6", middle, "a1-", "not-a-word", "that is not a move of this game"},
		{"6", middle, "A1-C1", "not-a-word", "that is not a move of this game"},
		{"6", middle, "", "not-a-word", "that is not a move of this game"},
		{"6", middle, strings.Repeat("a1-", 1000), "not-a-word", "that is not a move of this game"},
		{"4", "4/4/4/x3 w", "a4-c4", "game-over", "the game is over"},
	}
	for _, test := range tests {
		p, err := Game{}.Parse("size="+test.size, test.text)
		if err != nil {
			t.Errorf("%s: %v", test.text, err)
			continue
		}
		_, _, err = p.Play(test.word)
		var r rules.Reason
		if !errors.As(err, &r) || r.Code != test.code || err.Error() != test.want {
			t.Errorf("%s %.20q: %q (%s), want %q (%s)", test.text, test.word, err, r.Code, test.want, test.code)
		}
	}
}

func TestRefuse(t *testing.T) {
	hole := "oxoxox/xoxoxo/oxoxox/xo1oxo/oxoxox/xoxoxo w"
	tests := []struct {
		size, text, taps string
		spot             rules.Spot
		want             string
	}{
		{"6", hole, "", "b1", "b1: White removes a stone next to the hole"},
		{"6", hole, "", "b3", ""},
		{"6", hole, "b3", "d3", "d3: White removes one stone and does not jump yet"},
		{"6", middle, "", "f6", "f6: this stone cannot jump"},
		{"6", middle, "", "a1", ""},
		{"6", middle, "", "ox", "that is not a move of this game"},
		{"6", middle, "", "k9", "k9: that is not on the board"},
		{"6", middle, "a1", "c1", ""},
		{"6", middle, "a1", "a3", "a3: the square behind the jumped stone is not empty"},
		{"6", middle, "a1 c1", "e1", "d1: no stone to jump"},
		{"6", middle, "a1 c1", "c3", "c3: further jumps go straight on"},
		{"6", middle, "a1 c1", "a1", "a1: further jumps go straight on"},
		{"6", middle, "a1 c1", "c1", "c1: the stone stands there already"},
		{"6", middle, "nowhere", "c1", "that is not a move of this game"},
		{"6", middle, "a1 nowhere", "c1", "that is not a move of this game"},
		{"7", threeJumps, "a1 c1", "g1", ""},
		{"7", threeJumps, "a1 c1 e1", "g1", ""},
	}
	for _, test := range tests {
		p, err := Game{}.Parse("size="+test.size, test.text)
		if err != nil {
			t.Fatal(err)
		}
		var taps []rules.Spot
		for tap := range strings.FieldsSeq(test.taps) {
			taps = append(taps, rules.Spot(tap))
		}
		if got := p.Refuse(taps, test.spot).Error(); got != test.want {
			t.Errorf("%s: after %v, %s: %q, want %q", test.text, taps, test.spot, got, test.want)
		}
	}
}
