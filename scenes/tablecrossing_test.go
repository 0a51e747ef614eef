package scenes_test

import (
	"testing"

	"tidepool/locale/key"
	"tidepool/rules"
)

// crossed has ann offer a draw and bo something else at the same time; ann's comes first, and what comes to bo is held.
func (c *club) crossed(ann, bo *player, offer ...string) (line *wireless) {
	line = c.sockets[len(c.sockets)-1]
	bo.press("board.more")
	line.held = true
	ann.press("board.more", "more.draw", "question.yes")
	bo.press(offer...)
	return line
}

// Of two offers that cross, the first one counts: who made the other is asked, and not told that it was one too many.
func TestTableOffersCross(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 2)
	c.crossed(ann, bo, "more.pause").held = false
	c.until("the question", func() bool { return bo.scene() == "question" })
	if got, want := bo.says("toast"), bo.env.App.Words.T(key.TableAsked, "name", "Your friend"); got != want {
		t.Errorf("told is %q, want %q", got, want)
	}
	bo.press("question.yes")
	c.until("the end", func() bool { return ann.over() && bo.over() })
	if o := ann.match().Outcome(); o.Result != rules.Drawn {
		t.Errorf("it ended with %v", o)
	}
	sameGame(t, ann, bo)
}

// A draw that both offer at once is agreed, and so is another game.
func TestTableBothOffer(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 2)
	line := c.crossed(ann, bo, "more.draw", "question.yes")
	line.held = false
	c.until("the end", func() bool { return ann.over() && bo.over() })
	if o := ann.match().Outcome(); o.Result != rules.Drawn {
		t.Errorf("it ended with %v", o)
	}
	c.until("the results", func() bool { return ann.scene() == "results" && bo.scene() == "results" })
	line.held = true
	ann.press("results.rematch")
	bo.press("results.rematch")
	line.held = false
	c.until("the next game", func() bool { return !ann.over() && !bo.over() })
	sameGame(t, ann, bo)
}

// Who has offered a draw does not agree to one that is offered a turn later, even if they hear of all at once.
func TestTableOfferedLater(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 2)
	line := c.crossed(ann, bo, "more.draw", "question.yes")
	ann.ticks(2)
	ann.turn()
	ann.ticks(9)
	ann.press("board.more", "more.draw", "question.yes")
	line.held = false
	c.until("the question", func() bool { return bo.scene() == "question" })
	c.pass(20)
	if ann.over() || bo.match().Ply() != 3 {
		t.Errorf("after %d turns it is over: %v", bo.match().Ply(), ann.over())
	}
}

// An offer made twice, as the first is still on its way, is not told to be one without a connection.
func TestTableOfferedTwice(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 2)
	c.sockets[len(c.sockets)-1].held = true
	for range 2 {
		bo.press("board.more", "more.pause")
	}
	if got, want := bo.says("toast"), bo.env.App.Words.T(key.TableSending); got != want {
		t.Errorf("told is %q, want %q", got, want)
	}
}

// Two who both want turns back at once are asked, as these are not the same turns.
func TestTableBothUndo(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 4)
	line := c.sockets[len(c.sockets)-1]
	line.held = true
	ann.press("board.undo")
	bo.press("board.undo")
	line.held = false
	c.until("the question", func() bool { return bo.scene() == "question" })
	if n := bo.match().Ply(); n != 4 {
		t.Errorf("%d turns are left", n)
	}
}

// An answer that could not be sent is asked for again.
func TestTableAnswerUnsent(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 2)
	line := c.crossed(ann, bo, "more.pause")
	refusal := line.in[len(line.in)-1]
	line.in, line.held = line.in[:len(line.in)-1], false
	bo.ticks(5)
	if bo.scene() == "question" {
		bo.press("question.no")
	}
	line.in = append(line.in, refusal)
	c.until("the question", func() bool { return bo.scene() == "question" })
	bo.press("question.no")
	c.toasts(ann, "Your friend does not agree.")
}

// What is offered again, or instead of something else, is asked about again, even if both come at once.
func TestTableOfferedAgain(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 2)
	ann.press("board.more", "more.draw", "question.yes")
	c.until("the question", func() bool { return bo.scene() == "question" })
	bo.press("question.no")
	ann.ticks(5)
	ann.press("board.more", "more.draw", "question.yes") // before the other page hears of its own answer
	c.until("the question", func() bool { return bo.scene() == "question" })

	ann.press("board.more", "more.pause")
	if got, want := ann.says("toast"), ann.env.App.Words.T(key.TableToomany); got != want {
		t.Errorf("a second offer says %q, want %q", got, want)
	}
	bo.press("question.yes")
	c.until("the end", func() bool { return ann.over() && bo.over() })
}
