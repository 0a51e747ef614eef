package scenes_test

import (
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/play/shelf"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// The More sheet repeats no button of the toolbar of the player who opened it, and has those that did not fit there.
func TestMoreRepeatsNothing(t *testing.T) {
	for _, size := range [][2]float64{{320, 480}, {390, 844}, {1280, 800}} {
		for _, seat := range []settings.Seating{settings.SeatSame, settings.SeatOpposite} {
			for _, open := range []string{"board.more", "board.more.far"} {
				p := newPlayer(t, new(shelf.Memory))
				p.env.Prefs.Settings.Seating = seat
				p.resize(size[0], size[1])
				p.tick()
				p.begin("kaninariebi")
				if p.node(open) == nil {
					continue
				}
				bar, suffix := map[string]bool{}, strings.TrimPrefix(open, "board.more")
				for _, n := range p.app.Laid().Nodes {
					if id, ok := strings.CutPrefix(n.ID, "board."); ok && n.Style == ui.ToolButton && strings.HasSuffix(id, ".far") == (suffix != "") {
						bar[strings.TrimSuffix(id, suffix)] = true
					}
				}
				p.press(open)
				for _, id := range []string{"turns", "redo", "hint", "menu", "flip", "resign"} {
					if inSheet := p.node("more."+id) != nil; inSheet == bar[id] {
						t.Errorf("%v, %v, %s: %s is in the bar %v, in the sheet %v", size, seat, open, id, bar[id], inSheet)
					}
				}
			}
		}
	}
}

// A tap beside a sheet closes it if it only offers things, but not a question; a drag does not.
func TestTapBesideClosesSheet(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("kaninariebi")
	tap := func(from, to sprites.Point) {
		p.point(ui.Pointer{At: from, Down: true, Pressed: true})
		p.point(ui.Pointer{At: to, Released: true, Moved: from != to})
		p.tick()
	}
	beside := sprites.Pt(6, 6)
	p.press("board.more")
	inside := p.app.Laid().Panel.Center()
	tap(beside, inside)
	tap(inside, beside)
	if p.scene() != "more" {
		t.Fatalf("scene %s after a drag", p.scene())
	}
	tap(beside, beside)
	if p.scene() != "board" {
		t.Fatalf("scene %s after a tap beside the sheet", p.scene())
	}
	p.press("board.more")
	p.press("more.resign")
	tap(beside, beside)
	if p.scene() != "question" {
		t.Errorf("scene %s after a tap beside a question", p.scene())
	}
}

// Pressing Enter without looking does not resign.
func TestSafeAnswerIsFocused(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.press("board.more")
	p.press("more.resign")
	if p.key(ebiten.KeyTab); p.app.Focus.ID() != "question.no" {
		t.Errorf("%s has the focus", p.app.Focus.ID())
	}
	if n := p.node("question.yes"); n.Style == ui.MainButton {
		t.Error("Yes is the main button")
	}
}

// A draw is offered to an opponent elsewhere, and agreed on between two at one screen; the answers to a question say
// what they do, and the link comes first among the ways to share.
func TestSheetsSayWhatTheyDo(t *testing.T) {
	for level, draw := range map[int]string{0: "Agree to a draw", 3: "Offer a draw"} {
		p := newPlayer(t, new(shelf.Memory))
		p.engine.Slow = true
		p.open("konane", "", "", [2]int{0, level})
		p.turn()
		p.press("board.more")
		if got := p.says("more.draw"); got != draw {
			t.Errorf("at level %d: %q, want %q", level, got, draw)
		}
		p.press("more.resign")
		if no, yes := p.says("question.no"), p.says("question.yes"); no != "Keep playing" || yes != "Resign" {
			t.Errorf("resign? %q / %q", no, yes)
		}
		p.press("question.no", "board.more", "more.share")
		if n := p.node("share.link"); n == nil || n.Style != ui.MainButton {
			t.Errorf("at level %d the link is not the first way to share: %+v", level, n)
		}
	}
}

// Players who sit opposite each other have the same help: the far one's buttons open sheets that face them.
func TestFarTools(t *testing.T) {
	for _, size := range [][2]float64{{390, 844}, {844, 390}, {768, 1024}, {1024, 768}, {1280, 800}} {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Seating = settings.SeatOpposite
		p.begin("konane")
		p.resize(size[0], size[1])
		p.tick()
		if near, far := p.node("board.help"), p.node("board.help.far"); near == nil || far == nil || near.Flip || !far.Flip {
			t.Errorf("%v: help for near %v, for far %v", size, near, far)
		}
		if p.node("board.turns.far") != nil {
			p.press("board.turns.far")
		} else {
			p.press("board.more.far", "more.turns")
		}
		if n := p.node("turns.close"); n == nil || !n.Flip {
			t.Errorf("%v: the far player's list of turns does not face them: %+v", size, n)
		}
	}
}
