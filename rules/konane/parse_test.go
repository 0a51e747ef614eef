package konane

import (
	"strings"
	"testing"
)

func TestParse(t *testing.T) {
	tests := []struct {
		size, text string
		wrong      string // part of the error; none for a valid position
	}{
		{"4", "oxox/xoxo/oxox/xoxo b", ""},
		{"4", "oxox/xoxo/oxox/1oxo w", ""},
		{"4", "oxox/xoxo/oxox/2xo b", ""},
		{"4", "oxox/xoxo/1xox/x1xo w", "no game begins"}, // two white stones missing, no black one
		{"4", "oxox/xoxo/1xox/2xo w", ""},
		{"4", "oxox/x3/o3/2xo b", ""},
		{"12x4", "oxoxoxoxoxox/xoxoxoxoxoxo/oxoxoxoxoxox/1oxoxoxoxoxo w", ""},
		{"5", "5/5/5/5/xo1o1 b", ""},
		{"7", threeJumps, ""},

		{"4", "", "no side to move"},
		{"4", "oxox/xoxo/oxox/xoxo", "no side to move"},
		{"4", "oxox/xoxo/oxox/xoxo r", `side to move "r"`},
		{"4", "oxox/xoxo/oxox/xoxo  b", `side to move " b"`},
		{"4", "oxox/xoxo/oxox/xoxo b ", `side to move "b "`},
		{"4", "oxox/xoxo/oxox b", "3 ranks, want 4"},
		{"4", "oxox/xoxo/oxox/xoxo/ b", "5 ranks, want 4"},
		{"4", "oxox/xoxo/oxox/xox b", "rank 1 has 3 squares, want 4"},
		{"4", "oxox/xoxo/oxox/xoxox b", `rank 1: "xoxox" does not fit 4`},
		{"4", "oxox/5/oxox/xoxo b", `rank 3: "5" empty squares`},
		{"4", "oxox/xo3/oxox/xoxo b", `rank 3: "3" empty squares`},
		{"4", "oxox/04/oxox/xoxo b", `rank 3: "04" empty squares`},
		{"4", "oxox/xo0xo/oxox/xoxo b", `rank 3: "0" empty squares`},
		{"4", "oxox/11xo/oxox/xoxo b", `rank 3: "11" empty squares`},
		{"4", "oxox/99999999999999999999/oxox/xoxo b", "rank 3"},
		{"4", "oxox/xoXo/oxox/xoxo b", "c3: want x or a number"},
		{"4", "oxox/xoox/oxox/xoxo b", "c3: want x or a number"},
		{"4", strings.Repeat("oxox/", 1000) + " b", "longer than"},

		{"4", "oxox/xoxo/oxox/xoxo w", "Black is to move"},
		{"4", "oxox/xoxo/oxox/1oxo b", "White is to move"},
		{"4", "oxox/xoxo/oxo1/xoxo w", "no game begins"},
		{"4", "oxox/xoxo/oxox/x1xo w", "b1: the first stone that goes is Black's"},
		{"4", "oxox/xoxo/oxox/2xo w", "Black is to move"},
		{"4", "oxox/xoxo/1xox/x1xo b", "no game begins"},
		{"4", "oxox/xoxo/ox1x/1oxo b", "no game begins"},
		{"4", "oxo1/xo1o/oxox/xoxo b", "no game begins"},
		{"4", "2ox/xoxo/oxox/xoxo b", "no game begins"},
		{"4", "oxo1/xoxo/oxox/1oxo w", "no game begins"},
		{"4", "ox1x/xoxo/ox1x/1oxo b", "do not fit with Black"},
		{"4", "oxox/xo1o/o1o1/1o1o b", "do not fit with Black"},
		{"4", "oxox/x3/o3/2xo w", "do not fit with White"},
		{"6", "oxoxox/xoxoxo/oxoxox/x1x1xo/oxo2x/1oxox1 b", "do not fit with Black"},
		{"4", "4/4/4/4 b", "no turn can have led here"},
		{"4", "4/4/4/x3 w", ""},
		{"4", "4/4/4/x3 b", "do not fit with Black"},
		{"5", "5/5/5/5/x4 b", "no turn can have led here"},
	}
	for _, test := range tests {
		p, err := Game{}.Parse("size="+test.size, test.text)
		switch {
		case err == nil && test.wrong != "":
			t.Errorf("%s %q: no error, want %q", test.size, test.text, test.wrong)
		case err == nil && p.String() != test.text:
			t.Errorf("%s %q: prints as %s", test.size, test.text, p)
		case err != nil && (test.wrong == "" || !strings.Contains(err.Error(), test.wrong)):
			t.Errorf("%s %q: error %v, want %q", test.size, test.text, err, test.wrong)
		}
	}
}

func TestBadSizes(t *testing.T) {
	for _, size := range [][2]int{{3, 8}, {8, 13}, {0, 0}, {-8, 8}} {
		if _, err := New(size[0], size[1]); err == nil {
			t.Errorf("New(%d, %d): no error", size[0], size[1])
		}
		if _, err := Parse(size[0], size[1], "oxox/xoxo/oxox/xoxo b"); err == nil {
			t.Errorf("Parse(%d, %d): no error", size[0], size[1])
		}
	}
}
