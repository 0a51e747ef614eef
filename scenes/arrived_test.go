package scenes_test

import (
	"bytes"
	"fmt"
	"image"
	"math/rand/v2"
	"strings"
	"testing"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/play/link"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/rules/games"
	"tidepool/scenes/bylink"
	"tidepool/scenes/game"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// sentBy returns the link of a game by links started by a player called name, after their first turn if they begin.
func sentBy(t *testing.T, game, name string, begins bool) string {
	t.Helper()
	p := correspondent(t)
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	p.press("menu.game."+game, "newgame.link.players")
	p.typeInto("newgame.name1", name)
	p.press("newgame.done")
	if !begins {
		p.press("newgame.link.starts", "newgame.starts.2", "newgame.done")
	}
	p.press("newgame.link")
	p.rest()
	if begins {
		p.turn()
		p.rest()
	}
	return p.handOn()
}

// A player who opens a game's link reads who sent which game, which side is theirs and that it is their turn,
// sees the board, and may learn before playing.
func TestArrivedByLink(t *testing.T) {
	for _, g := range games.All() {
		for _, begins := range []bool{true, false} {
			info := g.Info()
			sent := sentBy(t, info.ID, "Ann", begins)
			p := correspondent(t)
			p.linked(sent)
			if p.scene() != "arrived" {
				t.Fatalf("%s: there is %s", info.ID, p.scene())
			}
			m := p.match()
			if got, want := p.says("arrived.title"), "Ann sends you a game: "+p.env.App.Words.Game(info.ID); got != want {
				t.Errorf("%q, want %q", got, want)
			}
			want := fmt.Sprintf("You play %s. It is your turn.", p.env.App.Words.Side(info.Sides[m.Position().Turn()]))
			if info.Places {
				want = "It is your turn."
			}
			if got := p.says("arrived.side"); got != want {
				t.Errorf("%q, want %q", got, want)
			}
			if n := p.node("arrived.board"); n == nil || n.Rect.W < 150 || (p.node("arrived.last") != nil) != begins {
				t.Errorf("%s: the board is %+v, the last turn %q", info.ID, n, p.says("arrived.last"))
			}
			p.press("arrived.play")
			p.rest()
			p.turn()
			p.rest()
			if p.match().Ply() != m.Ply()+1 {
				t.Errorf("%s: the turn is not played", info.ID)
			}
		}
	}
}

// The lesson opened from there leads back to the game.
func TestArrivedTeaches(t *testing.T) {
	p := correspondent(t)
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	p.linked(sentBy(t, "kalah", "Ann", true))
	id := p.opened()
	p.press("arrived.teach")
	p.rest()
	if p.scene() != "lesson" {
		t.Fatalf("there is %s", p.scene())
	}
	c, err := lessons.For("kalah")
	if err != nil {
		t.Fatal(err)
	}
	for _, step := range c.Steps {
		p.solve("kalah", step)
		p.press("lesson.next")
		p.rest()
	}
	p.press("lesson.play")
	p.rest()
	if p.scene() != "board" || p.opened() != id {
		t.Errorf("after the lesson there is %s with %s", p.scene(), p.opened())
	}
}

// The sheet about a link fits all windows.
func TestArrivedLayouts(t *testing.T) {
	for _, game := range []string{"onitama", "kalah"} {
		link := sentBy(t, game, strings.Repeat("W", 20), true)
		for _, lang := range locale.Languages() {
			for _, f := range [][2]float64{{390, 844}, {844, 390}, {1024, 768}} {
				for _, text := range []int{100, 200} {
					p := newPlayer(t, new(shelf.Memory))
					p.env.Prefs.Settings.Language = lang.Tag
					p.atText(f[0], f[1], text)
					p.linked(link)
					checkLayout(t, p, fmt.Sprint(lang.Tag, " ", game, f, text))
					if text == 100 && p.app.Laid().Excess > 0 {
						t.Errorf("%s %s %v: it has to be scrolled", lang.Tag, game, f)
					}
				}
			}
		}
	}
}

// Before the first turn of the player who begins there is nothing to send: whoever opened that link would
// play the same side.
func TestNothingToSendYet(t *testing.T) {
	p := correspondent(t)
	p.press("menu.game.konane", "newgame.link")
	p.rest()
	p.press("board.more")
	if n := p.node("more.link"); n == nil || n.Operable() {
		t.Errorf("there is %+v", n)
	}
	p.press("more.share")
	if p.node("share.link") != nil {
		t.Error("a link is offered")
	}
	p.press("share.close")
	p.playSpots("d4")
	p.press("link.close")
	if own := p.match().Tag("Mine"); own != p.match().Info().Sides[rules.Near] && own == "" {
		t.Errorf("the side here is %q", own)
	}
}

// The rematch of a game by links is by links too, on the other side or the same.
func TestRematchByLink(t *testing.T) {
	for id, swapped := range map[string]bool{"results.rematch": true, "results.same": false} {
		p := correspondent(t)
		p.press("menu.game.konane", "newgame.link")
		p.rest()
		was, side := p.match().Tag(link.ByLinkTag), p.match().Tag("Mine")
		if p.scene() == "link" {
			p.press("link.close")
		}
		p.resign()
		p.press(id)
		p.rest()
		if now := p.match().Tag(link.ByLinkTag); now == "" || now == was || p.over() {
			t.Errorf("%s: it is by %q, the last was by %q", id, now, was)
		}
		if now := p.match().Tag("Mine"); (now != side) != swapped {
			t.Errorf("%s: played here is %q, before %q", id, now, side)
		}
		if offered := p.scene() == "link"; offered != swapped {
			t.Errorf("%s: it opens %s", id, p.scene())
		}
	}
}

// A player who opens the link of a game with a head start reads who gives which, and gets it again in the rematch.
func TestArrivedWithOdds(t *testing.T) {
	for giver, says := range []string{"Head start by Ann: Students 1", "Head start by you: Students 1"} {
		ann, bo := correspondent(t), correspondent(t)
		ann.press("menu.game.onitama", "newgame.link.players")
		ann.typeInto("newgame.name1", "Ann")
		ann.press("newgame.done", "newgame.link.even", "newgame.odds.student", fmt.Sprint("newgame.odds.by", giver+1), "newgame.done", "newgame.link")
		ann.rest()
		if ann.scene() != "link" {
			ann.turn()
			ann.rest()
		}
		bo.linked(ann.handOn())
		if got := bo.says("arrived.odds"); got != says {
			t.Errorf("the sheet says %q, want %q", got, says)
		}
		checkLayout(t, bo, "arrived")
		bo.press("arrived.play")
		for _, p := range []*player{ann, bo} {
			if p.scene() == "link" {
				p.press("link.close")
			}
			if p == bo {
				p.resign()
				p.press("results.rematch")
				p.rest()
			}
			m := p.match()
			own, _ := bylink.OwnSide(m)
			if p == bo {
				own = own.Other()
			}
			want := [2]int{}
			want[giver] = 1
			if got := [2]int{session.OddsIn(m, m.Info(), own).Count, session.OddsIn(m, m.Info(), own.Other()).Count}; got != want {
				t.Errorf("Ann and the friend give %d, want %d", got, want)
			}
			if p == bo && m.Ply() > 0 {
				t.Error("there is no rematch")
			}
		}
	}
}

// At a table the sheet, and the game's page below it, show what the other player plays meanwhile.
func TestArrivedFollows(t *testing.T) {
	c := newClub(t)
	ann, bo := c.person("ann", new(shelf.Memory)), c.person("bo", new(shelf.Memory))
	bo.set(func(s *settings.Settings) { s.Motion = settings.MotionNormal })
	ann.press("menu.game.kanishogi")
	c.pass(2)
	ann.press("newgame.table")
	c.until("a table", func() bool { return ann.scene() == "table" })
	bo.linked(c.copied(ann))
	c.until("the sheet", func() bool { return ann.scene() == "board" && bo.scene() == "arrived" })
	before := bo.arrivedPicture()
	p, other := mover(ann, bo)
	if p != ann {
		t.Fatal("the host does not begin")
	}
	c.turn(p, other, rand.New(rand.NewPCG(5, 6)))
	c.pass(200)
	if bo.scene() != "arrived" {
		t.Fatalf("there is %s", bo.scene())
	}
	after := bo.arrivedPicture()
	bo.app.Push(bo.env.Open.Arrived(bo.match()))
	bo.ticks(2)
	if fresh := bo.arrivedPicture(); !bytes.Equal(after.Pix, fresh.Pix) || bytes.Equal(before.Pix, fresh.Pix) {
		t.Error("the sheet does not show the board as it is after the turn")
	}
	bo.app.Each(func(s ui.Scene) {
		page, ok := s.(*game.Page)
		if !ok {
			return
		}
		if page.Area.Board.Moving() {
			t.Error("below the sheet the turn is still under way")
		}
		own, other := "bar."+bo.match().Tag("Mine")+".status", ""
		for side := range rules.Side(2) {
			if name := bo.match().Info().Sides[side]; name != bo.match().Tag("Mine") {
				other = "bar." + name + ".status"
			}
		}
		for _, n := range page.Layout(bo.app.Frame()).Nodes {
			w := bo.env.App.Words
			if n.ID == own && n.Label == w.T(key.BoardWaiting) || n.ID == other && n.Label == w.T(key.BoardWaiting) {
				t.Errorf("below the sheet %s says %q", n.ID, n.Label)
			}
		}
	})
}

// arrivedPicture returns the picture on the sheet about a game that has come.
func (p *player) arrivedPicture() *image.RGBA {
	f, lay := p.app.Frame(), p.app.Laid()
	canvas := vector.NewCanvas(0, 0, f.W, f.H, 1)
	paint := sprites.NewPainter(sprites.Day(), p.app.Fonts)
	paint.OnCanvas(canvas)
	p.app.Top().(ui.Foreground).DrawOver(paint, &lay)
	return canvas.Image()
}
