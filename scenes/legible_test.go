package scenes_test

import (
	"strconv"
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// Disabled words are readable on every background.
func TestDisabledWordsAreLegible(t *testing.T) {
	const least = 4.5 // for text, by WCAG 2
	for name, theme := range sprites.Themes() {
		for _, below := range []sprites.Color{theme.Page, theme.PageLow, theme.Panel} {
			a, b := ui.DisabledInk(theme).Luminance()+0.05, below.Luminance()+0.05
			if ratio := max(a, b) / min(a, b); ratio < least {
				t.Errorf("%s: contrast %.2f, want %.1f", name, ratio, least)
			}
		}
	}
}

// The list beside the board counts turns as the results do: those of both players.
func TestListCountsTurns(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	for range 5 {
		turn := p.match().Position().Turns()[0]
		p.command(turn.Word)
		p.rest()
	}
	p.app.Do(ui.Command{Verb: ui.CommandKey, ID: "", Text: "Escape"})
	p.rest()
	rows := 0
	nodes := p.app.Laid().Nodes
	for i := range nodes {
		number, is := strings.CutSuffix(nodes[i].Label, ".")
		if _, err := strconv.Atoi(number); !is || err != nil {
			continue
		}
		rows++
		if next := nodes[i+1].ID; next != "turn."+number {
			t.Errorf("the row %s. begins with %s", number, next)
		}
	}
	if rows != 3 || p.node("turn.5") == nil {
		t.Errorf("%d rows for 5 turns", rows)
	}
}
