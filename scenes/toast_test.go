package scenes_test

import (
	"strings"
	"testing"

	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A toast lies over any scene and takes nothing from it: neither the focus, nor Escape, nor the main button's
// room. It disappears by itself, and with its page.
func TestToast(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.kalah")
	p.env.App.Toast("Copied")
	p.tick()
	checkLayout(t, p, "newgame")
	if p.node("toast").Rect.Overlaps(p.node("newgame.engine").Rect) {
		t.Error("the toast lies on the button that begins")
	}
	p.press("newgame.engine.starts")
	if p.says("toast") == "" {
		t.Error("a sheet over its page takes it away")
	}
	p.press("newgame.done", "back")
	p.tick()
	if p.scene() != "menu" || p.says("toast") != "" {
		t.Fatalf("in %s it still says %q", p.scene(), p.says("toast"))
	}
	p.env.App.Toast("Copied")
	p.tick()
	p.press("toast")
	if p.scene() != "menu" || p.says("toast") != "" {
		t.Errorf("pressed, in %s it says %q", p.scene(), p.says("toast"))
	}
	p.env.App.Toast("Copied")
	p.ticks(60)
	if p.says("toast") == "" {
		t.Error("gone within a second")
	}
	p.ticks(8 * 60)
	if p.says("toast") != "" {
		t.Error("still there after nine seconds")
	}
}

// In a game a toast lies neither on the board nor on the tools, a clock, or the bar of the player to move. Over the bar of
// the other it hides less beside a list of turns, or where there is ground round the board.
func TestToastInGame(t *testing.T) {
	for _, size := range [][2]float64{{320, 480}, {390, 844}, {844, 390}, {768, 1024}, {1024, 768}, {1280, 800}, {1920, 1080}} {
		for _, game := range []string{"konane", "kalah", "onitama"} {
			for _, seating := range []settings.Seating{settings.SeatSame, settings.SeatOpposite} {
				for _, timed := range []bool{false, true} {
					for turns := range 2 {
						p, _ := newTimed(t, new(shelf.Memory))
						p.set(func(s *settings.Settings) { s.Seating = seating })
						if timed {
							p.timed(game, "newgame.clock.10+5")
						} else {
							p.begin(game)
						}
						p.resize(size[0], size[1])
						for range turns {
							p.turn()
							p.rest()
						}
						p.env.App.Toast("Your friend does not agree to that.")
						p.tick()
						m := p.match()
						mover := m.Position().Turn()
						toast, acting, list := p.node("toast"), m.Info().Sides[mover], p.node("turns.none") != nil
						for _, n := range p.app.Laid().Nodes {
							apart := n.Role == ui.RoleSpot || strings.HasPrefix(n.ID, "bar."+acting) || strings.HasSuffix(n.ID, ".clock") || n.Style == ui.ToolButton || list && strings.HasPrefix(n.ID, "bar.")
							if apart && n.Rect.W > 0 && n.Rect.Overlaps(toast.Rect) {
								t.Errorf("%s at %v, %s, timed %t, after %d turns: the toast %v lies on %s %v", game, size, seating, timed, turns, toast.Rect, n.ID, n.Rect)
							}
						}
						if far := seating == settings.SeatOpposite && mover != scenes.BottomAt(p.app.Top()); toast.Flip != far {
							t.Errorf("%s at %v, %s: turned to the far side is %t", game, size, seating, toast.Flip)
						}
					}
				}
			}
		}
	}
}

// A toast at a table tells of the friend there, so it leaves the friend's name free.
func TestToastBesideName(t *testing.T) {
	for _, g := range games.All() {
		for _, size := range [][2]float64{{320, 480}, {390, 844}, {844, 390}, {768, 1024}, {1280, 800}} {
			ann, _ := newClub(t).seated(g.Info().ID, func(p *player) { p.resize(size[0], size[1]) })
			toast, mine := ann.node("toast"), ann.match().Tag("Mine")
			if toast == nil {
				t.Fatalf("%s at %v: nothing tells that the friend has come", g.Info().ID, size)
			}
			for _, n := range ann.app.Laid().Nodes {
				if strings.HasSuffix(n.ID, ".name") && n.ID != "bar."+mine+".name" {
					n.Rect.W = ann.app.Fonts.Width(n.Text, sprites.Bold, n.Size)
					if n.Rect.Overlaps(toast.Rect) {
						t.Errorf("%s at %v: %q at %v hides %q at %v", g.Info().ID, size, toast.Label, toast.Rect, n.Text, n.Rect)
					}
				}
			}
		}
	}
}
