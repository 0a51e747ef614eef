package scenes_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"tidepool/play/session"
	"tidepool/rules"
)

// What needs both is asked: agreed to, refused, and dead with the next turn.
func TestTableOffers(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", nil)
	c.turns(ann, bo, 4)
	ann.press("board.undo")
	c.until("the question", func() bool { return bo.scene() == "question" })
	if got, want := bo.says("question.text"), "Your friend asks to undo their last turn, and with it your answer. Do you agree?"; got != want {
		t.Errorf("asked is %q, want %q", got, want)
	}
	bo.press("question.no")
	c.toasts(ann, "Your friend does not agree.")
	ann.press("board.undo")
	c.until("the question", func() bool { return bo.scene() == "question" })
	bo.press("question.yes")
	c.until("the turn taken back", func() bool { return ann.match().Ply() < 4 && bo.match().Ply() < 4 })
	c.pass(20)
	sameGame(t, ann, bo)

	p, other := mover(ann, bo)
	other.press("board.more", "more.draw", "question.yes")
	c.until("the question", func() bool { return p.scene() == "question" })
	c.pass(5)
	rng := rand.New(rand.NewPCG(5, 6))
	p.press("question.no")
	c.turn(p, other, rng)
	p, other = mover(ann, bo)
	p.press("board.more", "more.draw", "question.yes")
	c.until("the question", func() bool { return other.scene() == "question" })
	c.turn(p, other, rng) // and what is offered dies
	c.until("the question to go", func() bool { return other.scene() == "board" })

	p, other = mover(ann, bo)
	other.press("board.more", "more.draw", "question.yes")
	c.until("the question", func() bool { return p.scene() == "question" })
	p.press("question.yes")
	c.until("the end", func() bool { return ann.scene() == "results" && bo.scene() == "results" })
	if o := ann.match().Outcome(); o.Result != rules.Drawn {
		t.Errorf("it ended with %v", o)
	}
	sameGame(t, ann, bo)
}

// In Kalah a player may move again: who is asked for an undo is told of their own turns only if they go too.
func TestTableUndoAfterExtraTurn(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("kalah", nil)
	p, other := mover(ann, bo)
	again := slices.IndexFunc(p.match().Position().Turns(), func(turn rules.Turn) bool {
		next, _, err := p.match().Position().Play(turn.Word)
		return err == nil && next.Turn() == p.match().Position().Turn()
	})
	p.spell(p.match().Position().Turns()[again])
	c.until("the turn", func() bool { return other.match().Ply() == 1 })
	p.press("board.undo")
	c.until("the question", func() bool { return other.scene() == "question" })
	if got, want := other.says("question.text"), "Your friend asks to undo a turn. Do you agree?"; got != want {
		t.Errorf("asked is %q, want %q", got, want)
	}
}

// With the first turn, a swap of sides is taken back on both devices, and can be made again.
func TestTableUndoSwap(t *testing.T) {
	c := newClub(t)
	ann, bo := c.seated("konane", func(p *player) {
		p.press("newgame.table.even", "newgame.pie", "newgame.done", "newgame.table.starts", "newgame.starts.1", "newgame.done")
	})
	p, other := mover(ann, bo)
	rng := rand.New(rand.NewPCG(5, 6))
	swap := func() {
		t.Helper()
		c.turn(p, other, rng)
		c.pass(10)
		other.press("board.swap")
		c.until("the swap", func() bool { m, _ := mover(ann, bo); return m == p && p.match().Tag(session.PieTag) == "taken" })
	}
	swap()
	if other.node("board.undo").Operable() {
		t.Error("who swapped sides can undo a turn before playing one")
	}
	p.press("board.undo")
	c.until("the question", func() bool { return other.scene() == "question" })
	other.press("question.yes")
	c.until("the turn taken back", func() bool { return ann.match().Ply()+bo.match().Ply() == 0 })
	c.pass(20)
	if m, _ := mover(ann, bo); m != p || len(p.lit()) == 0 {
		t.Error("who began may not begin again")
	}
	swap()
	c.turns(ann, bo, 2)
	sameGame(t, ann, bo)
}
