package scenes_test

import (
	"testing"

	"tidepool/play/match"
	"tidepool/play/shelf"
)

// rivals adds three variations after an unplayed turn, the second and the third with names.
func rivals(t *testing.T, m *match.Match, n *match.Node) (from *match.Node, kids [3]*match.Node) {
	t.Helper()
	from, _, err := m.Add(n, n.Position().Turns()[0].Word)
	for i := range kids {
		if err == nil {
			kids[i], _, err = m.Add(from, from.Position().Turns()[i].Word)
		}
	}
	for i, name := range []string{"", "Second", "Third"} {
		if err == nil {
			err = m.Annotate(kids[i], match.Note{Name: name})
		}
	}
	if err != nil {
		t.Fatal(err)
	}
	return from, kids
}

// The name of a variation that becomes the main continuation goes into its comment, and stays there when the notes are
// closed.
func TestPromotedNameStays(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	b, m := bench(t, p, "kaninariebi", "", 2)
	from, kids := rivals(t, m, b.At())
	b.Notes(kids[1])
	p.ticks(2)
	p.press("notes.promote")
	if from.Children()[0] != kids[1] || p.node("notes.line.1").Edit.Text != "Second" {
		t.Errorf("the notes show %q", p.node("notes.line.1").Edit.Text)
	}
	p.press("notes.done")
	if got := kids[1].Comment(); got != "Second" {
		t.Errorf("the comment is %q", got)
	}
}

// A main continuation that was removed and is restored gives its place back, and the next one its name.
func TestCutAndBackBeforeNames(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	b, m := bench(t, p, "kaninariebi", "", 2)
	_, kids := rivals(t, m, b.At())
	before := m.FullRecord()
	b.Notes(kids[0])
	p.ticks(2)
	p.press("notes.cut", "cut.undo")
	p.ticks(2)
	if after := m.FullRecord(); after != before {
		t.Errorf("%s\nwant\n%s", after, before)
	}
}
