package kalah_test

import (
	"strings"
	"testing"

	"tidepool/rules/kalah"
)

func TestParseRefuses(t *testing.T) {
	const small = "houses=3,seeds=2"
	for _, tt := range []struct{ options, text, want string }{
		{small, "", "not of the form"},
		{small, "2,2,2/2,2,2 0 0", "not of the form"},
		{small, "2,2,2/2,2,2 0 0 s ", "not of the form"},
		{small, "2,2,2/2,2,2  0 0 s", "not of the form"},
		{small, "2,2,2/2,2,2 0 0 s Pie", "not of the form"},
		{small, strings.Repeat("2", 100), "longer than"},
		{small, "2,2,2,2,2,2 0 0 s", "1 rows"},
		{small, "2,2/2,2,2 0 0 s", "south has 2 houses, want 3"},
		{small, "2,2,2/2,2,2,0 0 0 s", "north has 4 houses, want 3"},
		{small, "2,02,2/2,2,2 0 0 s", `house B: "02"`},
		{small, "2,2,2/2,2, 0 0 s", `house c: ""`},
		{small, "2,2,2/-2,2,2 0 0 s", `house a: "-2"`},
		{small, "2,2,2/+2,2,2 0 0 s", `house a: "+2"`},
		{small, "2,2,2/2,2,13 0 0 s", "house c: 13 seeds of 12"},
		{small, "2,2,2/2,2,2 00 0 s", `south's store: "00"`},
		{small, "2,2,2/2,2,2 0 x s", `north's store: "x"`},
		{small, "2,2,2/2,2,2 0 0 S", `side to move is "S"`},
		{small, "2,2,2/2,2,2 1 0 s", "seeds too many: 1"},
		{small, "2,2,2/2,2,1 0 0 s", "seeds still to be placed: 1"},
		{"houses=8,seeds=9", "144,144,144,144,144,144,144,144/0,0,0,0,0,0,0,0 0 0 s", "seeds too many: 1008"},
		{small, "2,2,2/2,2,2 0 0 n", "south moves first"},
		{small, "0,0,0/2,2,2 3 3 s", "belong in its store"},
		{small, "2,2,2/0,0,0 3 3 n", "belong in its store"},
		{small, "0,0,0/1,0,0 8 3 s", "belong in its store"},
		{small + ",end=either", "0,0,0/2,2,2 3 3 n", "belong in its store"},
		{small, "0,3,3/2,2,2 0 0 n pie", "without the option"},
		{small + ",pie=on", "2,2,2/2,2,2 0 0 s pie", "cannot be on offer"},
		{small + ",pie=on", "0,0,4/3,3,2 0 0 n pie", "cannot be on offer"},
		{small + ",pie=on", "0,3,3/2,2,1 0 1 n pie", "cannot be on offer"},
		{small + ",pie=on", "0,0,0/0,0,0 6 6 n pie", "cannot be on offer"},
		{small + ",pie=on", "2,0,0/1,1,1 7 0 n pie", "cannot be on offer"},
	} {
		_, err := kalah.Parse(tt.options, tt.text)
		if err == nil || !strings.Contains(err.Error(), tt.want) || !strings.HasPrefix(err.Error(), "kalah: ") {
			t.Errorf("%q %q: error %v, want %q", tt.options, tt.text, err, tt.want)
		}
	}
}

func TestParseAccepts(t *testing.T) {
	for _, tt := range []struct{ options, text string }{
		{"", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 s"},
		{"pie=on", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 s"},
		{"pie=on", "0,5,5,5,5,4/4,4,4,4,4,4 0 0 n pie"},
		{"pie=on", "0,5,5,5,5,4/4,4,4,4,4,4 0 0 n"},
		{"end=empty", "0,0,0,0,0,0/1,0,0,0,0,0 20 27 n"},
		{"", "0,0,0,0,0,0/0,0,0,0,0,0 24 24 n"},
		{"", "1,0,0,0,0,0/1,0,0,0,0,0 25 21 n"},
		{"houses=8,seeds=9", "0,0,0,0,0,0,0,143/1,0,0,0,0,0,0,0 0 0 s"},
	} {
		if got := mustParse(t, tt.options, tt.text).String(); got != tt.text {
			t.Errorf("%q: %s prints as %s", tt.options, tt.text, got)
		}
	}
}

func TestOptionsRefused(t *testing.T) {
	for _, options := range []string{
		"houses=0", "houses=9", "houses=06", "seeds=0", "seeds=10", "seeds=", "pie=yes", "emptycapture=1",
		"end=never", "houses", "stones=4", "pie=on,pie=on",
	} {
		if _, err := kalah.New(options); err == nil || !strings.HasPrefix(err.Error(), "kalah: ") {
			t.Errorf("%q: error %v", options, err)
		}
	}
}

func FuzzParse(f *testing.F) {
	f.Add("", "4,4,4,4,4,4/4,4,4,4,4,4 0 0 s")
	f.Add("pie=on", "0,5,5,5,5,4/4,4,4,4,4,4 0 0 n pie")
	f.Add("houses=1,seeds=9,pie=on,end=empty", "1/11 6 0 n pie")
	f.Add("houses=8,seeds=9,end=either,emptycapture=on", "9,9,9,0,10,10,10,10/20,0,9,9,9,9,9,9 1 2 s")
	f.Add("houses=3,seeds=2", "2,0,0/1,1,1 7 0 s")
	f.Fuzz(func(t *testing.T, options, text string) {
		if _, err := kalah.New(options); err != nil {
			return
		}
		p, err := kalah.Parse(options, text)
		if err != nil {
			if len(err.Error()) > 500 {
				t.Errorf("error of %d bytes", len(err.Error()))
			}
			return
		}
		if got := p.String(); got != text {
			t.Fatalf("%q prints as %q", text, got)
		}
		checkPosition(t, options, p)
	})
}

func FuzzOptions(f *testing.F) {
	f.Add("")
	f.Add("-")
	f.Add("houses=8,seeds=9,pie=on,emptycapture=on,end=either")
	f.Add("houses=0")
	f.Fuzz(func(t *testing.T, options string) {
		p, err := kalah.New(options)
		if err != nil {
			return
		}
		checkPosition(t, options, p)
		if q, err := (kalah.Game{}).Start(options); err != nil || q.Unwrap() != p {
			t.Errorf("Start gives %v, %v", q, err)
		}
	})
}
