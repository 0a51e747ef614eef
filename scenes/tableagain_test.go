package scenes_test

import (
	"testing"

	"tidepool/play/shelf"
)

// resigns has whoever sits at a table resign, and both see the result.
func (c *club) resigns(p, other *player) {
	c.t.Helper()
	p.press("board.more", "more.resign", "question.yes")
	c.until("the end", func() bool { return p.scene() == "results" && other.scene() == "results" })
}

// Two windows of one library store another game at a table once, however late the older one hears of it.
func TestTableWindowsRematch(t *testing.T) {
	c := newClub(t)
	kept := new(shelf.Memory)
	ann, bo := c.person("ann", kept), c.person("bo", new(shelf.Memory))
	c.sit("konane", ann, bo, nil)
	c.turns(ann, bo, 2)
	twin := c.person("twin", kept)
	twin.env.Open.Saved(ann.opened())
	c.until("the other window", func() bool { return ann.scene() == "taken" && twin.scene() == "board" })
	first := twin.opened()
	c.resigns(twin, bo)
	bo.press("results.rematch")
	c.until("the question", func() bool { return twin.scene() == "question" })
	twin.press("question.yes")
	c.until("another game", func() bool { return twin.opened() != first && bo.scene() == "board" })
	c.turns(twin, bo, 1)
	ann.press("taken.here")
	c.until("that game here", func() bool { return ann.scene() == "board" && ann.opened() == twin.opened() && ann.match().Ply() == 1 })
	c.turns(ann, bo, 2)
	sameGame(t, ann, bo)
	if list := ann.env.Shelf.List().Games; len(list) != 2 {
		t.Errorf("%d games", len(list))
	}
}
