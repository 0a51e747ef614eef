package scenes_test

import (
	"slices"
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes/ui"
)

// listen records what is read aloud from now on.
func (p *player) listen() *[]string {
	p.on.Said = nil
	return &p.on.Said
}

// Events on the board are read aloud once, in order.
func TestSpeech(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	said := p.listen()
	step := func(what string, do func(), want ...string) {
		t.Helper()
		*said = nil
		do()
		p.rest()
		if !slices.Equal(*said, want) {
			t.Errorf("%s: %q, want %q", what, *said, want)
		}
	}
	step("start", func() { p.begin("konane") }, "Konane", "Black to move")
	step("an illegal tap", func() { p.press("spot.a2") }, "a2: that stone is White's")
	step("a turn", func() { p.press("spot.d4") }, "Black: removes the stone on d4", "White to move")
	step("another", func() { p.press("spot.d5") }, "White: removes the stone on d5", "Black to move")
	step("the first tap", func() { p.press("spot.d2") }, "Choose a square – d4")
	step("the second", func() { p.press("spot.d4") }, "Black: d2 jumps to d4, captures d3", "White to move")
	step("undo", func() { p.press("board.undo") }, "Undone.", "Black to move")
	step("redo", func() { p.press("board.redo") }, "Black: d2 jumps to d4, captures d3", "White to move")
	step("looking back", func() { p.press("turn.1") }, "Turn 1 of 3", "Black: removes the stone on d4")
	p.press("review.leave")
	p.press("board.more")
	p.press("more.resign")
	step("resigning", func() { p.press("question.yes") }, "Player 1 won. Player 2 resigned.")
}

// A hint is read aloud with the spots that it lights.
func TestSpokenHint(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	said := p.listen()
	ask := func() string {
		*said = nil
		p.do(ui.Command{Verb: ui.CommandKey, Text: "H"})
		p.rest()
		return strings.Join(*said, " ")
	}
	first, second := ask(), ask()
	turn := p.told()
	if turn == "" || !strings.Contains(first, "Begin here") || !strings.HasSuffix(first, "– "+turn) {
		t.Errorf("the first part: %q of %s", first, turn)
	}
	if !strings.Contains(second, "removes the stone on "+turn) {
		t.Errorf("the second part: %q", second)
	}
}
