package scenes_test

import (
	"fmt"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/play/shelf"
	"tidepool/rules/games"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

var frames = [][2]float64{{320, 480}, {390, 844}, {480, 320}, {768, 1024}, {844, 390}, {1024, 768}, {1280, 800}, {1440, 900}, {2560, 1080}, {3840, 2160}}

// checkLayout checks that nodes lie in the window, do not overlap, are large enough for a finger and hold their words.
func checkLayout(t testing.TB, p *player, where string) {
	t.Helper()
	window := p.app.Frame().Safe
	nodes := p.app.Laid().Nodes
	for i := range nodes {
		a := &nodes[i]
		if a.Clip.W == 0 && !window.Contains(a.Rect) {
			t.Errorf("%s: %s %q lies outside: %+v", where, a.ID, a.Label, a.Rect)
		}
		if a.Operable() && a.Rect.W > 0 && (a.Rect.W < 24 || a.Rect.H < 24) {
			t.Errorf("%s: %s is only %.0f×%.0f", where, a.ID, a.Rect.W, a.Rect.H)
		}
		checkWords(t, p, a, where)
		for j := range nodes[:i] {
			b := &nodes[j]
			if a.Clip == b.Clip && a.Rect.Inset(0.6).Overlaps(b.Rect.Inset(0.6)) && !bubbles(a, b) && !within(a, b) && !within(b, a) {
				t.Errorf("%s: %s %+v overlaps %s %+v", where, a.ID, a.Rect, b.ID, b.Rect)
			}
		}
	}
}

// bubbles reports whether one of two nodes overlaps the board on purpose.
func bubbles(a, b *ui.Node) bool {
	return a.Role != b.Role && (a.Role == ui.RoleSpot || b.Role == ui.RoleSpot)
}

// within reports whether words belong to the node on which they lie.
func within(words, n *ui.Node) bool {
	own := strings.HasPrefix(words.ID, n.ID+".") || words.ID == "" && words.Label == n.Label
	return n.Press != nil && own && n.Rect.Contains(words.Rect)
}

func checkWords(t testing.TB, p *player, n *ui.Node, where string) {
	t.Helper()
	if n.Style == ui.Unseen || n.Style == ui.Field || n.Style == ui.Slider {
		return
	}
	if n.Size < 9 {
		t.Errorf("%s: %s is written %.1f high", where, n.ID, n.Size)
	}
	w := sprites.Medium
	if n.Bold || n.Style == ui.MainButton {
		w = sprites.Bold
	}
	lines := n.Lines
	if len(lines) == 0 {
		s := n.Text
		if s == "" && (n.Icon == "" || n.Style == ui.ToolButton) {
			s = n.Label
		}
		lines = []string{s}
	}
	room := n.Rect.W + 1
	if n.Icon != "" && n.Style != ui.ToolButton {
		room -= n.Size * 1.9
	}
	for i, line := range lines {
		if i < n.Heads {
			w = sprites.Bold
		} else if n.Heads > 0 {
			w = sprites.Medium
		}
		if line != " " && line != "" && p.env.App.Fonts.Width(line, w, n.Size) > room {
			t.Errorf("%s: %q is wider than %s (%.0f)", where, line, n.ID, n.Rect.W)
		}
	}
	if h := n.Size * 1.2 * float64(len(lines)); h > n.Rect.H+2 {
		t.Errorf("%s: %s %q is %.0f high in %.0f", where, n.ID, n.Label, h, n.Rect.H)
	}
}

func TestLayouts(t *testing.T) {
	for _, f := range frames {
		for _, text := range []int{100, 150} {
			t.Run(fmt.Sprintf("%.0fx%.0f at %d", f[0], f[1], text), func(t *testing.T) {
				p := newPlayer(t, new(shelf.Memory))
				p.env.Prefs.Settings.Text = text
				p.env.Prefs.Settings.Names = [2]string{"Maximiliane", "Владислава-Евгения"}
				p.resize(f[0], f[1])
				p.tick()
				p.press("menu.settings")
				checkLayout(t, p, "settings")
				p.press("back")
				checkRating(t, p)
				checkStatistics(t, p)
				checkPuzzles(t, p)
				for _, seat := range []settings.Seating{settings.SeatSame, settings.SeatOpposite, settings.SeatPass} {
					p.env.Prefs.Settings.Seating = seat
					for _, g := range games.All() {
						walk(t, p, g.Info().ID, string(seat))
					}
				}
				for _, g := range games.All() {
					walkEngine(t, p, g.Info().ID)
				}
			})
		}
	}
}

// Every text of every language fits its place, on a phone and on a tablet, and the fonts have all its characters.
func TestLanguages(t *testing.T) {
	for _, lang := range locale.Languages() {
		t.Run(lang.Tag, func(t *testing.T) {
			for _, f := range [][2]float64{{390, 844}, {1024, 768}} {
				p := newPlayer(t, new(shelf.Memory))
				p.env.Prefs.Settings.Language = lang.Tag
				p.resize(f[0], f[1])
				p.tick()
				if p.env.App.Words.Tag() != lang.Tag {
					t.Fatalf("speaks %s", p.env.App.Words.Tag())
				}
				p.press("menu.settings")
				checkLayout(t, p, "settings")
				p.press("back")
				checkRating(t, p)
				checkStatistics(t, p)
				checkPuzzles(t, p)
				for _, g := range games.All() {
					walk(t, p, g.Info().ID, lang.Tag)
					walkEngine(t, p, g.Info().ID)
				}
			}
			words, err := locale.Open(lang.Tag)
			if err != nil {
				t.Fatal(err)
			}
			fonts, err := sprites.NewFonts()
			if err != nil {
				t.Fatal(err)
			}
			for _, k := range words.Names() {
				said, _ := words.Named(k)
				for _, r := range said + lang.Name {
					if r != '\n' && !fonts.Has(r) {
						t.Errorf("%s: no glyph for %q", k, r)
					}
				}
			}
		})
	}
}

// Nothing lies under a notch or a round corner.
func TestNotch(t *testing.T) {
	for _, f := range [][2]float64{{390, 844}, {844, 390}} {
		p := newPlayer(t, new(shelf.Memory))
		p.on.Inset = ui.Insets{Top: 47, Bottom: 34}
		if f[0] > f[1] {
			p.on.Inset = ui.Insets{Right: 47, Bottom: 21, Left: 47}
		}
		p.resize(f[0], f[1])
		p.tick()
		if s := p.app.Frame().Safe; s.W*s.H >= f[0]*f[1] {
			t.Fatalf("the safe part is %+v", s)
		}
		for _, g := range games.All() {
			walk(t, p, g.Info().ID, "with a notch")
		}
	}
}

// walk visits the scenes of one game.
func walk(t *testing.T, p *player, game, seat string) {
	t.Helper()
	p.resize(p.app.Frame().W, p.app.Frame().H)
	p.tick()
	checkLayout(t, p, "menu")
	p.press("menu.game." + game)
	checkLayout(t, p, "newgame "+game)
	for _, sheet := range sheetsOfDoors(p) {
		p.press(sheet)
		checkLayout(t, p, sheet+" "+game)
		p.leaves()
	}
	p.press("newgame.people")
	p.rest()
	where := game + " " + seat
	for range 4 {
		checkLayout(t, p, where)
		turns := p.match().Position().Turns()
		turn := turns[len(turns)/2]
		for _, s := range turn.Paths[0] {
			p.press("spot." + string(s))
			p.rest()
			checkLayout(t, p, where+" tapping")
		}
		if p.node("board.done") != nil {
			p.press("board.done")
			p.rest()
		}
	}
	p.command("nonsense")
	checkLayout(t, p, where+" typing")
	p.app.Do(ui.Command{Verb: ui.CommandKey, ID: "", Text: "Escape"})
	p.rest()
	p.keyed("?")
	checkLayout(t, p, "keys")
	p.press("keys.close", "board.more")
	checkLayout(t, p, "more")
	p.press("more.resign")
	checkLayout(t, p, "question")
	p.press("question.yes")
	p.rest()
	checkLayout(t, p, "results "+where)
	p.press("results.share")
	checkLayout(t, p, "share")
	p.press("share.close")
	p.press("results.menu")
	p.rest()
}

// walkEngine visits what only a game against the engine shows.
func walkEngine(t *testing.T, p *player, game string) {
	t.Helper()
	p.engine.Score, p.engine.Proven = 340, true
	p.env.Prefs.Settings.ScoreBar = true
	p.press("menu.game." + game)
	p.press("newgame.engine.starts", "newgame.starts.2", "newgame.done", "newgame.engine")
	p.tick()
	p.answered()
	where := game + " against the engine"
	checkLayout(t, p, where)
	if p.node("board.hint") != nil {
		for range 3 {
			p.press("board.hint")
			p.tick()
			checkLayout(t, p, where+" with a hint")
		}
	}
	p.press("board.menu")
	p.rest()
	p.env.Prefs.Settings.ScoreBar = false
}

// A tapped field stays in view when the on-screen keyboard appears.
func TestKeyboardCoversNoField(t *testing.T) {
	for _, field := range []string{"newgame.name1", "newgame.name2"} {
		p := newPlayer(t, new(shelf.Memory))
		p.resize(390, 844)
		p.tick()
		p.press("menu.game.konane", "newgame.people.players")
		p.app.Do(ui.Command{Verb: ui.CommandFocus, ID: field}) // editing it would need a window
		p.tick()
		p.on.Inset.Keyboard = 400
		p.app.Do(ui.Command{Verb: ui.CommandRefit})
		p.rest()
		if r := p.node(field).Rect; r.Y < 0 || r.Y+r.H > 844-400 {
			t.Errorf("%s is at %.0f to %.0f, the keyboard from %d on", field, r.Y, r.Y+r.H, 844-400)
		}
	}
}
