package game

import (
	"slices"
	"testing"
)

func TestNearest(t *testing.T) {
	words := []string{"a3-c3~c1", "a3-c3~c5", "a3-d3", "b2-b3", "undo", "redo", "resign"}
	for _, test := range []struct {
		text string
		want []string
	}{
		{"a3", []string{"a3-d3", "a3-c3~c1", "a3-c3~c5"}},
		{"A3-C3", []string{"a3-c3~c1", "a3-c3~c5", "a3-d3"}},
		{"a3-d4", []string{"a3-d3"}},
		{"unod", nil},
		{"und", []string{"undo"}},
		{"resgin", []string{"resign"}},
		{"nothing of the kind", nil},
	} {
		if got := nearest(test.text, words); !slices.Equal(got, test.want) {
			t.Errorf("%q: %q, want %q", test.text, got, test.want)
		}
	}
	for _, test := range []struct {
		a, b string
		want int
	}{{"", "", 0}, {"abc", "", 3}, {"", "abc", 3}, {"kitten", "sitting", 3}, {"ab", "ba", 2}} {
		if got := edits([]rune(test.a), []rune(test.b)); got != test.want {
			t.Errorf("%q to %q: %d, want %d", test.a, test.b, got, test.want)
		}
	}
}
