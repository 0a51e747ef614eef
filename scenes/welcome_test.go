package scenes_test

import (
	"testing"

	"tidepool/locale/key"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/sprites"
)

// Before the first turn the list of turns tells the aim, and what the opponent is like; then it lists turns.
func TestWelcome(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.against("konane", false)
	w := p.env.App.Words
	if got, want := p.says("turns.none"), w.Of(key.FirstAims, "konane"); got != want {
		t.Errorf("the aim is %q, want %q", got, want)
	}
	if got, want := p.says("turns.opponent"), w.Of(key.OpponentsAbout, "3"); got != want {
		t.Errorf("the opponent is %q, want %q", got, want)
	}
	p.command(p.match().Position().Turns()[0].Word)
	p.rest()
	if p.node("turns.none") != nil || p.node("turns.opponent") != nil || p.node("turn.1") == nil {
		t.Errorf("after a turn there are %s", p.ids())
	}
}

// The players' names stay where they are and as large as they are, whatever is played.
func TestBarsStay(t *testing.T) {
	type name struct {
		at   sprites.Rect
		size float64
	}
	for _, size := range [][2]float64{{390, 844}, {768, 1024}, {1280, 800}} {
		for _, seat := range []settings.Seating{settings.SeatSame, settings.SeatOpposite} {
			for _, g := range games.All() {
				p := newPlayer(t, new(shelf.Memory))
				p.env.Prefs.Settings.Motion, p.env.Prefs.Settings.Seating = settings.MotionOff, seat
				p.resize(size[0], size[1])
				p.begin(g.Info().ID)
				names := func() (list [2]name) {
					for i, side := range g.Info().Sides {
						n := p.node("bar." + side + ".name")
						list[i] = name{sprites.Rect{Y: n.Rect.Y, H: n.Rect.H}, n.Size}
					}
					return list
				}
				before := names()
				for range 5 {
					for _, spot := range p.match().Position().Turns()[0].Paths[0] {
						p.press("spot." + string(spot))
						p.rest()
					}
					if p.node("board.done") != nil {
						p.press("board.done")
						p.rest()
					}
					if now := names(); now != before {
						t.Errorf("%v %s %s: turn %d: %v, was %v", size, g.Info().ID, seat, p.match().Ply(), now, before)
						break
					}
				}
			}
		}
	}
}
