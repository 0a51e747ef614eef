package puzzle

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"tidepool/rules/games"
)

// file is a valid file with all elements of the format.
const file = `tidepool puzzles 1
kalah
win 1 1|2,5,0,2,3,3/0,0,0,2,0,0 17 14 s|A
kalah houses=4
seeds -2 0|0,0,2,1/1,0,0,1 14 13 s|D C D|C
konane
last-jump 1 10|8/xo6/4ox1x/1o6/o6x/x1x1x3/o7/x2o1oxo b|f6-d6
kaninariebi
current 9 10|5/1cCS1/1sS2/c2C1/2c2 r|a2-c2~c2+c2-d3
save 1 2|C4/4S/1sC1S/c1c2/2c2 r|b3-c4~c5
`

func TestRoundTrip(t *testing.T) {
	set, err := Read(games.ByID, []byte(file))
	if err != nil || len(set) != 5 {
		t.Fatalf("%d, %v", len(set), err)
	}
	if again := string(Write(set)); again != file {
		t.Errorf("got\n%s", again)
	}
	p := set[1]
	if p.Game != "kalah" || p.Options != "houses=4" || p.Kind != Seeds || p.Goal != -2 || p.Grade != 0 ||
		p.Position != "0,0,2,1/1,0,0,1 14 13 s" || !slices.Equal(p.Line, []string{"D", "C", "D"}) || p.Also != "C" {
		t.Errorf("%+v", p)
	}
	if none, err := Read(games.ByID, Write(nil)); err != nil || len(none) != 0 {
		t.Errorf("an empty file is read as %v, %v", none, err)
	}
}

func TestWrong(t *testing.T) {
	const puzzle = "win 1 1|2,5,0,2,3,3/0,0,0,2,0,0 17 14 s|A\n"
	head := header + "\nkalah\n"
	for _, test := range []struct {
		text         string
		line, column int
		reason       string
	}{
		{"", 1, 1, "ends too early"},
		{"tidepool puzzles 2\n", 1, 1, "another version"},
		{header, 1, 19, "does not end"},
		{head, 3, 1, "ends too early"},
		{header + "\n\n", 2, 1, "no such game"},
		{header + "\nchess\n" + puzzle, 2, 1, "no such game"},
		{header + "\nkalah \n" + puzzle, 2, 7, "not in standard form"},
		{header + "\nkalah houses=6\n" + puzzle, 2, 7, "not in standard form"},
		{header + "\nkalah rooms=6\n" + puzzle, 2, 7, "rooms"},
		{header + "\n" + puzzle, 2, 1, "of no game"},
		{head + "kalah\n" + puzzle, 3, 1, "no puzzles of the game above"},
		{head + puzzle + "kalah\n" + puzzle, 4, 1, "again"},
		{head + puzzle + puzzle, 4, 9, "already"},
		{head + "win 1 1|2,5 s\n", 3, 14, "three or four"},
		{head + "win 1 1|2,5 s|A|\n", 3, 17, "three or four"},
		{head + "win 1 1|2,5 s|A|B|C\n", 3, 20, "three or four"},
		{head + "win 1 1|2,5 s|A|A\n", 3, 1, "the same"},
		{head + "win 1 1|2,5 s|A|B C\n", 3, 15, "not turns"},
		{head + "win 1 1|2,5 s|A  B\n", 3, 15, "not turns"},
		{head + "win 1 1|2,5 s|\n", 3, 15, "not turns"},
		{head + "win 1 1||A\n", 3, 9, "no position"},
		{head + "lose 1 1|2,5 s|A\n", 3, 1, "not a kind"},
		{head + " 1 1|2,5 s|A\n", 3, 1, "unknown kind"},
		{head + "win 01 1|2,5 s|A\n", 3, 1, "not a kind"},
		{head + "win +1 1|2,5 s|A\n", 3, 1, "not a kind"},
		{head + "win 1|2,5 s|A\n", 3, 1, "not a kind"},
		{head + "win 0 1|2,5 s|A\n", 3, 1, "goal"},
		{head + "win 100 1|2,5 s|A\n", 3, 1, "goal"},
		{head + "seeds -100 1|2,5 s|A\n", 3, 1, "goal"},
		{head + "win 1 11|2,5 s|A\n", 3, 1, "grade"},
		{head + "win 1 -1|2,5 s|A\n", 3, 1, "grade"},
		{head + "win 1 1|2,5 s|A" + strings.Repeat(" A", maxLine) + "\n", 3, 1, "turns"},
		{head + "win 1 1|2,5\x00s|A\n", 3, 12, "character"},
		{head + "win 1 1|2,5\xffs|A\n", 3, 12, "character"},
		{head + "win 1 1|2,5 s|A\r\n", 3, 16, "character"},
		{head + "win 1 1|" + strings.Repeat("2", maxLength) + "|A\n", 3, 2001, "too long"},
		{strings.Repeat("x", MaxFile+1), 0, 1, "longer than a file"},
	} {
		_, err := Read(games.ByID, []byte(test.text))
		var wrong *SyntaxError
		if !errors.As(err, &wrong) || wrong.Line != test.line || wrong.Column != test.column || !strings.Contains(wrong.Error(), test.reason) {
			t.Errorf("%.60q: %v, want %d:%d %s", test.text, err, test.line, test.column, test.reason)
		}
	}
}

func TestTooMany(t *testing.T) {
	text := []byte(header + "\nkalah\n")
	for i := range maxPuzzles + 1 {
		text = fmt.Appendf(text, "win 1 1|%d|A\n", i)
	}
	var wrong *SyntaxError
	if _, err := Read(games.ByID, text); !errors.As(err, &wrong) || wrong.Line != maxPuzzles+3 {
		t.Error(err)
	}
}

func FuzzRead(f *testing.F) {
	f.Add([]byte(file))
	f.Add(Write(nil))
	f.Fuzz(func(t *testing.T, text []byte) {
		set, err := Read(games.ByID, text)
		if err != nil {
			var wrong *SyntaxError
			if !errors.As(err, &wrong) || wrong.Line < 0 || wrong.Column < 1 {
				t.Fatal(err)
			}
			return
		}
		if again := Write(set); string(again) != string(text) {
			t.Fatalf("%q is written as %q", text, again)
		}
		for i := range set {
			p := &set[i]
			if !IsID(p.ID()) {
				t.Fatal(p.ID())
			}
			if g, _ := games.ByID(p.Game); p.Check(g) == nil {
				if _, err := Canonical(g, p); err != nil {
					t.Fatal(err)
				}
				if _, err := Motif(g, p); err != nil {
					t.Fatal(err)
				}
			}
		}
		Daily(set, Day{2026, 11, 23})
	})
}

func BenchmarkRead(b *testing.B) {
	text := []byte(header + "\nkonane\n")
	for i := range 1000 {
		text = fmt.Appendf(text, "win 3 4|3x2ox/3o1ox1/8/x2o3o/2o3o1/4x3/2o3ox/2x3%d b|g7-c7 h1-f1 h8-f8 a1-a3 b4-b6\n", i)
	}
	for b.Loop() {
		if _, err := Read(games.ByID, text); err != nil {
			b.Fatal(err)
		}
	}
}

func BenchmarkCheck(b *testing.B) {
	set, err := Read(games.ByID, []byte(file))
	if err != nil {
		b.Fatal(err)
	}
	g, _ := games.ByID("konane")
	for b.Loop() {
		if err := set[2].Check(g); err != nil {
			b.Fatal(err)
		}
	}
}
