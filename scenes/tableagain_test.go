package scenes_test

import (
	"testing"
	"time"

	"tidepool/internal/server/store"
	"tidepool/locale/key"
	"tidepool/scenes/bylink"
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
	ann, bo, twin := c.windows()
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

// Who has left a finished game at a table finds the other's question there again, from the library or by the link.
func TestTableRematchLater(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 2)
	first, link := ann.opened(), mustLoad(t, bo).Match.Tag("Table")
	c.resigns(ann, bo)
	ann.press("results.menu")
	c.pass(20)
	bo.press("results.rematch")
	c.pass(20)
	ann.env.Open.Saved(first)
	ann.rest()
	ann.press("review.result", "results.rematch")
	c.until("another game", func() bool { return bo.scene() == "board" && ann.scene() == "board" && ann.opened() != first })
	c.turns(ann, bo, 2)
	sameGame(t, ann, bo)

	second := ann.opened()
	c.resigns(ann, bo)
	for _, p := range []*player{ann, bo} {
		p.press("results.menu")
	}
	c.pass(20)
	ann.env.Open.Saved(second)
	ann.rest()
	ann.press("review.result", "results.rematch")
	c.until("that the friend is asked", func() bool { return ann.scene() == "results" && ann.node("results.withdraw") != nil })
	bo.linked(link)
	c.until("the question", func() bool { return bo.scene() == "question" })
	bo.press("question.yes")
	c.until("another game", func() bool { return bo.scene() == "board" && ann.scene() == "board" && ann.opened() != second })
	c.turns(ann, bo, 2)
	sameGame(t, ann, bo)
	ann.env.Open.Saved(second)
	ann.rest()
	ann.press("review.result", "results.rematch")
	c.until("the game in progress", func() bool { return ann.scene() == "board" && ann.match().Ply() == 2 })
	if list := ann.env.Shelf.List().Games; len(list) != 3 {
		t.Errorf("%d games", len(list))
	}
}

// Whose table is no longer there is told so, and that nobody can be asked.
func TestTableRematchTooLate(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	first := ann.opened()
	c.resigns(ann, bo)
	ann.press("results.menu")
	bo.press("results.menu")
	c.cut()
	c.serve(&store.Memory{Now: func() time.Time { return c.now }})
	ann.env.Open.Saved(first)
	ann.rest()
	ann.press("review.result", "results.rematch")
	c.until("the notice", func() bool { return ann.scene() == "notice" })
	if got, want := ann.says("notice.text"), ann.env.App.Words.T(key.TableUnknown); got != want {
		t.Errorf("told is %q, want %q", got, want)
	}
	ann.press("notice.ok", "review.result", "results.rematch")
	c.toasts(ann, ann.env.App.Words.T(key.TableCut))
}

// Who asks for another game without a connection reads that this is why nothing happens, and has asked once it is there.
func TestTableRematchOffline(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	first := ann.opened()
	c.resigns(ann, bo)
	ann.press("results.menu")
	c.down = true
	ann.env.Open.Saved(first)
	ann.rest()
	ann.press("review.result", "results.rematch")
	own, _ := bylink.OwnSide(ann.match())
	c.until("word of it", func() bool { return ann.bar(own).Label == ann.env.App.Words.T(key.TableBroken) })
	c.down = false
	c.until("the question", func() bool { return bo.scene() == "question" })
	if ann.scene() != "results" || ann.node("results.withdraw") == nil {
		t.Errorf("who has asked sees %s", ann.scene())
	}
}
