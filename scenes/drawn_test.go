package scenes_test

import (
	"image"
	"math"
	"strings"
	"testing"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/session"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// Decisions made while drawing a scene are tested on its picture, with sides that differ.

// drawn returns the picture of the top scene, without nodes and words.
func (p *player) drawn() *image.RGBA {
	f := p.app.Frame()
	c := vector.NewCanvas(0, 0, f.W, f.H, 1)
	ui.Picture(p.app, c)
	return c.Image()
}

// colors returns the colours of the open game's sides.
func (p *player) colors() [2]sprites.Color {
	return p.env.Looks.Of(p.match().Info().ID).Colors
}

// off returns the distance of a pixel from a colour.
func off(pic *image.RGBA, at sprites.Point, c sprites.Color) float64 {
	q := pic.RGBAAt(int(at.X), int(at.Y))
	return math.Abs(float64(q.R)/255-float64(c.R)) + math.Abs(float64(q.G)/255-float64(c.G)) + math.Abs(float64(q.B)/255-float64(c.B))
}

// The score bar shows each side's share from its own end, in its colour.
func TestScoreBarDrawn(t *testing.T) {
	for _, test := range []struct {
		score   ai.Score // for the side that begins, near
		flipped bool
		left    rules.Side
		share   float64
	}{{500, false, rules.Near, 0.88}, {-500, false, rules.Near, 0.12}, {500, true, rules.Far, 0.12}, {-500, true, rules.Far, 0.88}} {
		p := newPlayer(t, new(shelf.Memory))
		p.set(func(s *settings.Settings) { s.ScoreBar, s.Motion = true, settings.MotionOff })
		p.engine.Score = test.score
		p.begin("kanishogi")
		if test.flipped {
			p.press("board.more", "more.flip")
		}
		p.ticks(3)
		pic, colors := p.drawn(), p.colors()
		r := p.node("board.score").Rect // the words above the bar, which is a little more than a quarter of the whole
		y := r.Y + r.H*(1+0.14/0.72) - 1
		for _, at := range []float64{test.share - 0.06, test.share + 0.06} {
			side := test.left
			if at > test.share {
				side = side.Other()
			}
			q := sprites.Pt(r.X+r.W*at, y)
			if mine, others := off(pic, q, colors[side]), off(pic, q, colors[side.Other()]); mine > others {
				t.Errorf("%+v: at %.2f it is not %v's colour", test, at, side)
			}
		}
	}
}

// The end is shown on the board, and the winner by the picture in the result.
func TestWinnerIsShown(t *testing.T) {
	var light [2]float64
	for loser := range rules.Side(2) {
		p := newPlayer(t, new(shelf.Memory))
		p.begin("konane")
		for range 1 + int(loser) {
			p.turn()
			p.rest()
		}
		if p.match().Position().Turn() != loser.Other() {
			p.turn()
			p.rest()
		}
		before := p.match().Position().Turn()
		p.press("board.more", "more.resign", "question.yes")
		shown, _, on := scenes.EndingAt(p.app.Top())
		if !on || shown != p.match().Outcome() {
			t.Errorf("%v has resigned, the board shows: %v, %v", before, shown, on)
		}
		p.until("the result", func() bool { return p.scene() == "results" })
		pic, r := p.drawn(), p.app.Laid().Picture
		q := pic.RGBAAt(int(r.X+r.W/2), int(r.Y+r.H*0.45))
		light[p.match().Outcome().Winner] += float64(q.R) + float64(q.G) + float64(q.B)
	}
	if light[rules.Near] >= light[rules.Far] {
		t.Errorf("black's stone is as light as white's: %v", light)
	}
}

// The pause sheet reads the clock at the lower edge first.
func TestPauseOrder(t *testing.T) {
	p, _ := newTimed(t, new(shelf.Memory))
	p.timed("konane", "newgame.clock.1")
	p.turn()
	names := [2]string{p.node("bar.black.name").Text, p.node("bar.white.name").Text}
	for bottom := range 2 {
		p.press("board.more", "more.pause")
		if near, far := p.says("pause.near"), p.says("pause.far"); !strings.HasPrefix(near, names[bottom]) || !strings.HasPrefix(far, names[1-bottom]) {
			t.Errorf("near is %q, far %q", near, far)
		}
		p.press("pause.goon", "board.more", "more.flip")
		p.rest()
	}
}

// A review shows from the lower edge who was ahead, in that side's colour, and who won.
func TestStudyDrawn(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.set(func(s *settings.Settings) { s.Motion = settings.MotionOff })
	p.resize(390, 844)
	p.engine.Slow = true
	p.openMatch(lost(t, "konane", 8))
	p.rest()
	p.answers(func([]string) ai.Score { return 400 })
	p.tick()
	p.press("study.turns", "study.moments") // the graph lies higher in a list shown anew
	w := p.env.App.Words
	if black, white := p.says("bar.black.status"), p.says("bar.white.status"); !strings.HasPrefix(black, w.T(key.LostPlain)) || !strings.HasPrefix(white, w.T(key.EndWon)) {
		t.Errorf("black has %q, white has %q", black, white)
	}
	for bottom := range rules.Side(2) {
		pic, colors, r := p.drawn(), p.colors(), p.node("study.graph").Rect
		low, high := sprites.Pt(r.X+r.W/2, r.Y+r.H-7), sprites.Pt(r.X+r.W/2, r.Y+6)
		if off(pic, low, colors[bottom])-off(pic, low, colors[bottom.Other()]) >= off(pic, high, colors[bottom])-off(pic, high, colors[bottom.Other()]) {
			t.Errorf("the lower part of the graph is not in the colour of %v", bottom)
		}
		p.press("study.more", "studymore.flip")
		p.rest()
	}
}

// The next rated game has the clocks of the last, the person's and the engine's.
func TestNextRatedClocks(t *testing.T) {
	p, _ := newTimed(t, new(shelf.Memory))
	game := "konane"
	p.veteran(game)
	p.press("menu.game."+game, "newgame.engine.clock", "newgame.clock.own", "newgame.clock.kind.delay", "newgame.clock.apart", "newgame.clock.main2.less", "newgame.done", "newgame.rated")
	p.rest()
	clocks := func() (own, others clock.Control) {
		person, _ := p.person()
		m := p.match()
		return session.ControlIn(m, m.Info(), person), session.ControlIn(m, m.Info(), person.Other())
	}
	own, others := clocks()
	if own == others || !own.On() || !others.On() {
		t.Fatalf("clocks %v and %v", own, others)
	}
	p.answered()
	p.turn()
	p.answered()
	p.resign()
	p.press("results.rated")
	p.rest()
	if a, b := clocks(); a != own || b != others {
		t.Errorf("clocks %v and %v, want %v and %v", a, b, own, others)
	}
}

// The board for setting up a position turns to either side.
func TestSetupTurns(t *testing.T) {
	p := setUp(t, "konane")
	y := func() float64 { return p.node("spot.a1").Rect.Y }
	first := y()
	p.press("setup.flip")
	p.rest()
	if y() >= first {
		t.Errorf("a1 stays below: %v, %v", first, y())
	}
	p.press("setup.flip")
	p.rest()
	if y() != first {
		t.Errorf("a1 does not come back: %v, %v", first, y())
	}
}

// A flipped board rotates at the usual pace, or at once without motion. A press ends the rotation and does
// nothing else.
func TestFlipTurns(t *testing.T) {
	for name, open := range map[string]func(p *player) []string{
		"a game": func(p *player) []string { p.begin("onitama"); return []string{"board.more", "more.flip"} },
		"an analysis": func(p *player) []string {
			p.openMatch(lost(t, "konane", 8))
			return []string{"study.more", "studymore.flip"}
		},
		"the set-up": func(p *player) []string {
			p.press("menu.game.konane", "newgame.analysis")
			return []string{"setup.flip"}
		},
	} {
		took := make(map[settings.Motion]int)
		for _, motion := range []settings.Motion{settings.MotionSlow, settings.MotionNormal, settings.MotionOff} {
			p := newPlayer(t, new(shelf.Memory))
			p.set(func(s *settings.Settings) { s.Motion = motion })
			flip := open(p)
			p.rest()
			for i, id := range flip {
				p.point(ui.Pointer{At: p.node(id).Rect.Center(), Down: true, Pressed: true})
				p.point(ui.Pointer{At: p.node(id).Rect.Center(), Released: true})
				if i < len(flip)-1 {
					p.rest()
				}
			}
			for p.tick(); p.turning(); p.tick() {
				took[motion]++
			}
		}
		if slow, usual := took[settings.MotionSlow], took[settings.MotionNormal]; usual < 25 || usual > 32 || slow < usual*3/2 || took[settings.MotionOff] != 0 {
			t.Errorf("%s: it turns for %v ticks", name, took)
		}
	}
}
