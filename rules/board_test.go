package rules

import (
	"errors"
	"strings"
	"testing"
)

// read parses a board of letters, and formats it again.
func read(text string, files, ranks int) (string, error) {
	squares := make(map[[2]int]string)
	err := ParseBoard(text, files, ranks, func(file, rank int, letter byte, raised bool) error {
		if letter < 'A' || letter > 'z' {
			return errors.New("no piece")
		}
		s := string(letter)
		if raised {
			s = "+" + s
		}
		squares[[2]int{file, rank}] = s
		return nil
	})
	return string(AppendBoard(nil, files, ranks, func(file, rank int) string { return squares[[2]int{file, rank}] })), err
}

func TestBoardRoundTrip(t *testing.T) {
	for _, text := range []string{"3/3", "abc/3", "a1b/1c1", "+a2/2+b", "2x/x2", "12/12", "x10x/5y6"} {
		files := 3
		if strings.ContainsAny(text, "056") || text == "12/12" {
			files = 12
		}
		if got, err := read(text, files, 2); err != nil || got != text {
			t.Errorf("%q comes back as %q, %v", text, got, err)
		}
	}
}

func TestBoardRefuses(t *testing.T) {
	for text, want := range map[string]string{
		"":           "1 ranks, want 2",
		"3":          "1 ranks, want 2",
		"3/3/3":      "3 ranks, want 2",
		"2/3":        "rank 2 has 2 squares",
		"4/3":        "do not fit",
		"03/3":       "do not fit",
		"3/0abc":     "do not fit",
		"3/99999999": "do not fit",
		"abcd/3":     "does not fit 3 squares",
		"3/ab+":      "does not fit 3 squares",
		"3/a!b":      "b1: no piece",
		"/":          "has 0 squares",
	} {
		if got, err := read(text, 3, 2); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%q: %q, %v; want an error with %q", text, got, err, want)
		}
	}
	// Two numbers in a row would be a second form of the same board.
	if got, err := read("12/3", 3, 2); err == nil {
		t.Errorf("12 on three squares is read as %q", got)
	}
}
