package scenes_test

import (
	"math"
	"strings"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/locale"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// On a phone held sideways all games are visible.
func TestMenuSideways(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.atText(844, 390, 100)
	for _, g := range games.All() {
		if n := p.node("menu.game." + g.Info().ID); !p.app.Frame().Safe.Contains(n.Rect) {
			t.Errorf("%s lies at %+v", n.ID, n.Rect)
		}
	}
}

// All games and the puzzles are also visible with a game to resume.
func TestMenuSidewaysWithContinue(t *testing.T) {
	for _, lang := range locale.Languages() {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Language = lang.Tag
		p.begin("konane")
		p.spell(p.match().Position().Turns()[0])
		p.press("board.menu")
		p.atText(844, 390, 100)
		if p.node("menu.continue") == nil {
			t.Fatal("there is no game to go on with")
		}
		for _, n := range p.app.Laid().Nodes {
			if !p.app.Frame().Safe.Contains(n.Rect) {
				t.Errorf("%s: %s lies at %+v", lang.Tag, n.ID, n.Rect)
			}
		}
		checkLayout(t, p, "menu")
	}
}

// The resume card lies above the games' cards and has their total width.
func TestMenuContinueOnTheGrid(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("konane")
	p.spell(p.match().Position().Turns()[0])
	p.press("board.menu")
	for _, f := range frames {
		for _, text := range []int{100, 200} {
			p.atText(f[0], f[1], text)
			if title := p.node("title").Rect; p.node("menu.continue").Rect.Y < title.Y+title.H {
				continue // beside the title, in a low window
			}
			left, right := f[0], 0.0
			for _, n := range p.app.Laid().Nodes {
				if strings.HasPrefix(n.ID, "menu.game.") && n.Operable() {
					left, right = min(left, n.Rect.X), max(right, n.Rect.X+n.Rect.W)
				}
			}
			if r := p.node("menu.continue").Rect; math.Abs(r.X-left) > 1 || math.Abs(r.X+r.W-right) > 1 {
				t.Errorf("%v at %d %%: from %.0f to %.0f above cards from %.0f to %.0f", f, text, r.X, r.X+r.W, left, right)
			}
		}
	}
}

// The first Tab leads to a game: the one to resume, if there is one.
func TestMenuFirstStop(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.key(ebiten.KeyTab)
	if p.app.Focus.ID() != "menu.game."+games.All()[0].Info().ID {
		t.Errorf("Tab leads to %s", p.app.Focus.ID())
	}
	p.begin("konane")
	p.spell(p.match().Position().Turns()[0])
	p.press("board.menu")
	p.rest()
	p.app.Focus.Next("")
	p.key(ebiten.KeyTab)
	if p.app.Focus.ID() != "menu.continue" {
		t.Errorf("with a game to go on with, Tab leads to %s", p.app.Focus.ID())
	}
}

// A person alone reads whose turn it is, and who the opponent is.
func TestMenuContinueAgainstTheEngine(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.engine.Slow = true
	p.against("konane", false)
	p.turn()
	p.until("the engine's turn", p.thinks)
	p.env.Home()
	p.rest()
	if got, want := p.says("menu.continue"), "Continue: Konane. Stella, level 3. Stella to move · Turn 2"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	p.press("menu.continue")
	p.engine.Slow = false
	p.answered()
	p.env.Home()
	p.rest()
	if got, want := p.says("menu.continue"), "Continue: Konane. Stella, level 3. Your turn · Turn 3"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

// The resume card shows the whole names, in as many lines as needed.
func TestMenuContinueWhole(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.press("menu.game.konane")
	p.startWith("Maximiliane von der Au", "Wladislawa-Jewgenija")
	p.spell(p.match().Position().Turns()[0])
	p.press("board.menu")
	p.rest()
	for _, f := range frames {
		for _, text := range []int{100, 200} {
			p.atText(f[0], f[1], text)
			shown := ""
			for _, n := range p.app.Laid().Nodes {
				if strings.HasPrefix(n.ID, "menu.continue.") {
					shown += strings.Join(n.Lines, "") + " "
				}
			}
			for _, want := range []string{"Maximiliane von der Au", "Wladislawa-Jewgenija", "Konane", "to move"} {
				if !strings.Contains(strings.ReplaceAll(shown, " ", ""), strings.ReplaceAll(want, " ", "")) || strings.Contains(shown, "…") {
					t.Errorf("%v at %d %%: %q lacks %q", f, text, shown, want)
				}
			}
			checkLayout(t, p, "menu")
		}
	}
}

// On a phone the menu with a game to resume shows that it goes on below, and covers no words by that.
func TestMenuGoesOnBelow(t *testing.T) {
	for _, lang := range locale.Languages() {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Language = lang.Tag
		p.begin("konane")
		p.spell(p.match().Position().Turns()[0])
		p.press("board.menu")
		p.rest()
		for _, text := range []int{100, 150, 200} {
			p.atText(390, 844, text)
			l := p.app.Laid()
			more := scenes.MoreOf(l)
			if text == 100 && l.Excess >= 8 && more.W == 0 {
				t.Errorf("%s: nothing shows that there is more", lang.Tag)
			}
			for _, n := range l.Nodes {
				if n.Style != ui.Words || n.Size == 0 {
					continue
				}
				for _, weight := range []sprites.Weight{sprites.Medium, sprites.Bold} {
					if n.Bold == (weight == sprites.Bold) && len(n.Lines) > 0 {
						n.Rect.W = p.app.Fonts.Width(ui.Widest(p.app.Fonts, n.Lines, weight, n.Size), weight, n.Size)
					}
				}
				if n.Rect.Overlaps(more) {
					t.Errorf("%s at %d %%: %s at %+v is covered by the sign at %+v", lang.Tag, text, n.ID, n.Rect, more)
				}
			}
			p.scrollBy(60)
			if more := scenes.MoreOf(p.app.Laid()); more.W > 0 {
				t.Errorf("%s at %d %%: the sign is still there after scrolling", lang.Tag, text)
			}
			p.scrollBy(-60)
		}
	}
}

// The menu offers a game in which a person here is to move before one that waits for somebody elsewhere, and says
// how many others are unfinished, which lie one press away.
func TestMenuContinueWhereItIsOnesTurn(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	mine := func(game string) {
		p.begin(game)
		p.spell(p.match().Position().Turns()[0])
		p.env.Home()
		p.rest()
	}
	mine("konane")
	if p.node("menu.continue.more") != nil {
		t.Error("one game has others")
	}
	mine("kalah")
	if says := p.says("menu.continue.more"); says != "Unfinished: 1 more" {
		t.Errorf("the chip says %q", says)
	}
	p.press("menu.game.onitama", "newgame.link")
	p.spell(p.match().Position().Turns()[0])
	p.env.Home()
	p.rest()
	p.ticks(5)
	if says := p.says("menu.continue"); !strings.HasPrefix(says, "Continue: Kalah. ") {
		t.Errorf("offered is %q", says)
	}
	if says := p.says("menu.continue.more"); says != "Unfinished: 2 more" {
		t.Errorf("the chip says %q", says)
	}
	for _, f := range frames {
		for _, text := range []int{100, 200} {
			p.atText(f[0], f[1], text)
			checkLayout(t, p, "menu")
		}
	}
	p.atText(390, 844, 100)
	p.ended("konane", 1, rules.Near)
	p.press("menu.continue.more")
	going, all := 0, 0
	for _, n := range p.app.Laid().Nodes {
		if id, ok := strings.CutPrefix(n.ID, "games.open."); ok && !strings.Contains(id, ".") {
			going++
		}
	}
	p.press("back", "menu.games")
	for _, n := range p.app.Laid().Nodes {
		if id, ok := strings.CutPrefix(n.ID, "games.open."); ok && !strings.Contains(id, ".") {
			all++
		}
	}
	if going != 3 || all != 4 {
		t.Errorf("%d unfinished games of %d", going, all)
	}
}

// On a phone all cards are visible with a game to resume, in every language.
func TestMenuContinueOnAPhone(t *testing.T) {
	for _, lang := range locale.Languages() {
		p := newPlayer(t, new(shelf.Memory))
		p.env.Prefs.Settings.Language = lang.Tag
		for _, game := range []string{"konane", "kalah"} {
			p.begin(game)
			p.spell(p.match().Position().Turns()[0])
			p.press("board.menu")
			p.rest()
		}
		p.atText(390, 844, 100)
		if l := p.app.Laid(); l.Excess > 0 {
			t.Errorf("%s: the menu is %.0f too high", lang.Tag, l.Excess)
		}
		checkLayout(t, p, "menu")
	}
}

// A game's card shows the strongest opponent beaten in it, once there is one.
func TestMenuShowsBeaten(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	notes := func(konane, kalah string) {
		t.Helper()
		p.press("menu.settings", "back")
		if a, b := p.node("menu.game.konane").Note, p.node("menu.game.kalah").Note; a != konane || b != kalah {
			t.Errorf("the cards say %q and %q", a, b)
		}
	}
	p.ended("konane", 2, rules.Near)
	notes("", "")
	p.ended("konane", 3, rules.Far)
	p.ended("konane", 1, rules.Far)
	notes("Stella, level 3: beaten", "")
}

// The buttons to other pages have words in every window, below their icons where there is no room beside them.
func TestMenuToolsHaveWords(t *testing.T) {
	for _, test := range []struct {
		w, h, text float64
		want       string
	}{{1280, 800, 100, "Settings"}, {1280, 800, 200, "Settings"}, {1920, 1080, 150, "Settings"}, {390, 844, 100, "Settings"}, {390, 844, 200, "Settings"}, {320, 480, 100, "Settings"}, {844, 390, 100, "Settings"}, {768, 1024, 200, "Settings"}} {
		p := newPlayer(t, new(shelf.Memory))
		p.atText(test.w, test.h, int(test.text))
		if got := p.node("menu.settings").Text; got != test.want {
			t.Errorf("%v: the button says %q", test, got)
		}
		checkLayout(t, p, "menu")
	}
}

// A newcomer is told at which game to begin, until something was played.
func TestMenuTellsWhereToBegin(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	first := games.All()[0].Info().ID
	for _, g := range games.All() {
		if got, want := p.node("menu.game."+g.Info().ID).Note == "Start here", g.Info().ID == first; got != want {
			t.Errorf("%s: to be begun with is %t", g.Info().ID, got)
		}
	}
	p.begin("konane")
	p.turn()
	p.env.Home()
	p.rest()
	if got := p.node("menu.game." + first).Note; got != "" {
		t.Errorf("later its card says %q", got)
	}
}
