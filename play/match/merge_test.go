package match

import "testing"

// What was changed in either of two copies of a record is in both once they are merged, and nothing is lost.
func TestMerge(t *testing.T) {
	type change func(*testing.T, *Match)
	note := func(ply int, comment string, mark Mark) change {
		return func(t *testing.T, m *Match) {
			if err := m.Annotate(m.Node(ply), Note{Comment: comment, Mark: mark}); err != nil {
				t.Fatal(err)
			}
		}
	}
	line := func(words ...string) change {
		return func(t *testing.T, m *Match) { add(t, m, m.Node(1), words...) }
	}
	cut := func(t *testing.T, m *Match) {
		if err := m.Cut(m.Node(1).child("again")); err != nil {
			t.Fatal(err)
		}
	}
	nothing := func(*testing.T, *Match) {}
	for _, test := range []struct {
		name         string
		ours, theirs change
		want         string
	}{
		{"comments at two turns", note(1, "one", 0), note(2, "two", 0), "1. up {one} down {two} (1... again 2. up) *"},
		{"one changes a comment", nothing, note(2, "two", 0), "1. up down {two} (1... again 2. up) *"},
		{"one deletes it", nothing, note(2, "", 0), "1. up down (1... again 2. up) *"},
		{"both change it", note(2, "one", Good), note(2, "two", Poor), "1. up down $1 {one\\ntwo} (1... again 2. up) *"},
		{"one has what the other wrote already", note(2, "two\none", 0), note(2, "one", 0), "1. up down {two\\none} (1... again 2. up) *"},
		{"both change it alike", note(2, "one", 0), note(2, "one", 0), "1. up down {one} (1... again 2. up) *"},
		{"two variations", line("up"), line("again", "down"), "1. up down {old} (1... again 2. up (2. down)) (1... up) *"},
		{"one is cut", cut, nothing, "1. up down {old} *"},
		{"one is cut and the other's is new", cut, line("up"), "1. up down {old} (1... up) *"},
	} {
		t.Run(test.name, func(t *testing.T) {
			before := played(t, "", "up", "down")
			line("again", "up")(t, before)
			note(2, "old", 0)(t, before)
			ours, theirs := before.Copy(), before.Copy()
			test.ours(t, ours)
			test.theirs(t, theirs)
			if err := ours.Merge(&theirs.Tree, &before.Tree); err != nil {
				t.Fatal(err)
			}
			if got := moveText(ours); got != test.want {
				t.Errorf("got  %s\nwant %s", got, test.want)
			}
		})
	}
}
