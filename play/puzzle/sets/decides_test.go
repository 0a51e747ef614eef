package sets

import (
	"regexp"
	"testing"

	"tidepool/play/puzzle"
	"tidepool/rules"
	"tidepool/rules/games"
)

// Decides agrees with the words of the turns: if it returns the current, each first turn of the solution is
// carried and another turn with the same beginning is carried elsewhere; if it returns the bond, another with
// the same beginning has another bond step, or none.
func TestDecides(t *testing.T) {
	told := map[puzzle.Decider]int{}
	for _, id := range []string{"kaninariebi", "kanishogi"} {
		g, _ := games.ByID(id)
		set, err := puzzle.Read(games.ByID, File(id))
		if err != nil {
			t.Fatal(err)
		}
		for i := range set {
			p := &set[i]
			if p.Kind != puzzle.Current {
				continue
			}
			start, err := p.Start(g)
			if err != nil {
				t.Fatal(err)
			}
			d := p.Decides(g)
			told[d]++
			for _, word := range []string{p.Line[0], p.Also} {
				current, bond := others(start, p, word)
				if d == puzzle.TheCurrent && !current || d == puzzle.TheBond && !bond || d == puzzle.NothingMore && p.Also == "" {
					t.Errorf("%s: %s %s: %d", id, p.Position, word, d)
				}
			}
		}
	}
	t.Logf("%v", told)
	if told[puzzle.TheCurrent] < 50 || told[puzzle.TheBond] < 20 {
		t.Errorf("%v", told)
	}
}

// others reports whether turns outside the solution that begin the same are carried elsewhere, or have
// another bond step. It returns true for an empty word.
func others(p rules.Position, q *puzzle.Puzzle, word string) (current, bond bool) {
	if word == "" {
		return true, true
	}
	own := parts.FindAllString(word, -1)
	for _, t := range p.Turns() {
		other := parts.FindAllString(t.Word, -1)
		if t.Word == q.Line[0] || t.Word == q.Also || other[0] != own[0] {
			continue
		}
		n := 0
		for n < len(own) && n < len(other) && own[n] == other[n] {
			n++
		}
		if n < len(own) && n < len(other) && own[n][0] == '~' && other[n][0] == '~' {
			current = true
		} else {
			bond = true
		}
	}
	return current, bond
}

// parts are the parts of a turn: which piece goes where, where it is carried, and the same for the bond step;
// promotion is not a part.
var parts = regexp.MustCompile(`\+?[a-e][1-5]-[a-e][1-5]|~[a-e][1-5]`)
