package konane

import (
	"strings"
	"testing"
)

func TestSizes(t *testing.T) {
	tests := []struct {
		options string
		// ranks is the number of ranks, want the top one; none for an error.
		ranks int
		want  string
	}{
		{"", 8, "oxoxoxox"},
		{"-", 8, "oxoxoxox"},
		{"size=6", 6, "oxoxox"},
		{"size=8x8", 8, "oxoxoxox"},
		{"size=7", 7, "xoxoxox"},
		{"size=6x8", 8, "oxoxox"},
		{"size=4x12", 12, "oxox"},
		{"size=12x5", 5, "xoxoxoxoxoxo"},
		{"size=3", 0, ""},
		{"size=13", 0, ""},
		{"size=4x13", 0, ""},
		{"size=08", 0, ""},
		{"size=8x08", 0, ""},
		{"size=+8", 0, ""},
		{"size=-8", 0, ""},
		{"size=8x", 0, ""},
		{"size=x8", 0, ""},
		{"size=8x8x8", 0, ""},
		{"size=8X8", 0, ""},
		{"size=", 0, ""},
		{"size=8,size=8", 0, ""},
		{"wide=8", 0, ""},
		{"size=99999999999999999999", 0, ""},
	}
	for _, test := range tests {
		p, err := Game{}.Start(test.options)
		if (err != nil) != (test.want == "") {
			t.Errorf("%q: error %v", test.options, err)
		}
		if err != nil {
			continue
		}
		rows := strings.Split(p.String(), "/")
		if len(rows) != test.ranks || rows[0] != test.want {
			t.Errorf("%q: %s, want %d ranks and %s on top", test.options, p, test.ranks, test.want)
		}
	}
}

func TestSquareSizeHasOnePosition(t *testing.T) {
	one, err := Game{}.Start("size=8")
	if err != nil {
		t.Fatal(err)
	}
	two, err := Game{}.Start("size=8x8")
	if err != nil {
		t.Fatal(err)
	}
	if one != two {
		t.Errorf("%v and %v differ", one, two)
	}
}
