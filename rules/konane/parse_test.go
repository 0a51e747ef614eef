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
		{"4", "oxox/xoxo/1xox/x1xo w", "to move"}, // two white stones missing, no black one
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
		{"4", "oxox/xoxo/oxox/xox b", "rank 1: 3 squares, want 4"},
		{"4", "oxox/xoxo/oxox/xoxox b", "rank 1: more than 4"},
		{"4", "oxox/5/oxox/xoxo b", `rank 3: "5" empty squares`},
		{"4", "oxox/xo3/oxox/xoxo b", `rank 3: "3" empty squares`},
		{"4", "oxox/04/oxox/xoxo b", `rank 3: "04" empty squares`},
		{"4", "oxox/xo0xo/oxox/xoxo b", `rank 3: "0" empty squares`},
		{"4", "oxox/11xo/oxox/xoxo b", `rank 3: "11" empty squares`},
		{"4", "oxox/99999999999999999999/oxox/xoxo b", "rank 3"},
		{"4", "oxox/xoXo/oxox/xoxo b", `rank 3: 'X' is neither`},
		{"4", "oxox/xoox/oxox/xoxo b", `c3: 'o' on a square of black's`},
		{"4", strings.Repeat("oxox/", 1000) + " b", "longer than"},

		{"4", "oxox/xoxo/oxox/xoxo w", "black is to move"},
		{"4", "oxox/xoxo/oxox/1oxo b", "white is to move"},
		{"4", "oxox/xoxo/oxo1/xoxo w", "d2: black cannot begin"},
		{"4", "oxox/xoxo/oxox/x1xo w", "b1: black cannot begin"},
		{"4", "oxox/xoxo/oxox/2xo w", "black is to move"},
		{"4", "oxox/xoxo/1xox/x1xo b", "one is black and one is white"},
		{"4", "oxox/xoxo/ox1x/1oxo b", "c2: white's removed stone is not next to a1"},
		{"4", "oxo1/xo1o/oxox/xoxo b", "one is black and one is white"},
		{"4", "2ox/xoxo/oxox/xoxo b", "b4: black cannot begin"},
		{"4", "oxo1/xoxo/oxox/1oxo w", "black is to move"},
		{"4", "ox1x/xoxo/ox1x/1oxo b", "1 black and 2 white stones missing"},
		{"4", "oxox/xo1o/o1o1/1o1o b", "5 black and 0 white stones missing"},
		{"4", "oxox/x3/o3/2xo w", "4 black and 4 white stones missing"},
		{"6", "oxoxox/xoxoxo/oxoxox/x1x1xo/oxo2x/1oxox1 b", "missing do not fit"},
		{"4", "4/4/4/4 b", "white's can have made the last jump"},
		{"4", "4/4/4/x3 w", ""},
		{"4", "4/4/4/x3 b", "missing do not fit"},
		{"5", "5/5/5/5/x4 b", "white's can have made the last jump"},
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
