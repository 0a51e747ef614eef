package statistics_test

import (
	"fmt"
	"strings"
	"testing"

	"tidepool/play/statistics"
)

func TestOpenings(t *testing.T) {
	begin := func(n int, rules, words string, s statistics.Score) (list []statistics.Beginning) {
		for i := range n {
			list = append(list, statistics.Beginning{ID: fmt.Sprint(words, i), Rules: rules, Words: strings.Fields(words), Score: s})
		}
		return list
	}
	join := func(lists ...[]statistics.Beginning) (all []statistics.Beginning) {
		for _, l := range lists {
			all = append(all, l...)
		}
		return all
	}
	for _, test := range []struct {
		name  string
		games []statistics.Beginning
		want  string
	}{
		{"none", nil, ""},
		{"too short", begin(3, "", "a", statistics.Won), ""},
		{"a single one", begin(1, "", "a b c d", statistics.Lost), "a b: 1 of 0-0-1"},
		{"as deep as they agree", join(begin(2, "", "a b c d", statistics.Won), begin(2, "", "a b c e", statistics.Drawn), begin(1, "", "z y x w", statistics.Lost)),
			"a b c: 4 of 2-2-0 | z y x: 1 of 0-0-1"},
		{"the whole depth", begin(3, "", "a b c d", statistics.Won), "a b c d: 3 of 3-0-0"},
		{"other rules", join(begin(3, "", "a b", statistics.NoScore), begin(4, "size=6", "a b", statistics.NoScore)), "a b: 4 of 0-0-0 | a b: 3 of 0-0-0"},
		{"the most at most", join(begin(1, "", "a b", 0), begin(1, "", "c d", 0), begin(1, "", "e f", 0)), "a b: 1 of 0-0-0 | c d: 1 of 0-0-0"},
	} {
		var got []string
		for _, o := range statistics.Openings(test.games, 2) {
			got = append(got, fmt.Sprintf("%s: %d of %d-%d-%d", strings.Join(o.Words, " "), o.Games, o.Record.Won, o.Record.Drawn, o.Record.Lost))
		}
		if got := strings.Join(got, " | "); got != test.want {
			t.Errorf("%s: %s, want %s", test.name, got, test.want)
		}
	}
}
