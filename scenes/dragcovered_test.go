package scenes_test

import (
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/play/shelf"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// looks is the picture of the top page, with what it draws over its nodes.
func (p *player) looks() string {
	c := vector.NewCanvas(0, 0, p.app.Frame().W, p.app.Frame().H, 1)
	ui.Picture(p.app, c)
	if over, ok := p.app.Top().(ui.Foreground); ok {
		paint, l := sprites.NewPainter(sprites.Day(), p.app.Fonts), p.app.Laid()
		paint.OnCanvas(c)
		over.DrawOver(paint, &l)
	}
	return string(c.Image().Pix)
}

// pull presses a node and drags it aside, without letting go.
func (p *player) pull(id string, touch bool) sprites.Point {
	p.t.Helper()
	at := p.node(id).Rect.Center()
	p.point(ui.Pointer{At: at, Down: true, Pressed: true, Touch: touch})
	at = sprites.Pt(at.X+70, at.Y-50)
	p.point(ui.Pointer{At: at, Down: true, Moved: true, Touch: touch})
	return at
}

// covered has a key open a sheet over what is being dragged, and closes it after the pointer was let go.
func (p *player) covered(at sprites.Point, touch bool) {
	p.t.Helper()
	was := p.scene()
	p.app.Tick(ui.Input{Pointer: ui.Pointer{At: at, Down: true, Touch: touch}, Keys: []ebiten.Key{ebiten.KeyF1}, Any: true})
	if p.tick(); p.scene() == was {
		p.t.Fatalf("nothing comes over %s", was)
	}
	p.do(ui.Command{Verb: ui.CommandBack})
	if p.rest(); p.scene() != was {
		p.t.Fatalf("back in %s", p.scene())
	}
}

// A piece that is dragged when a sheet or a page comes over the board goes back to its place, wherever there are boards,
// and can be dragged again.
func TestDragCovered(t *testing.T) {
	for n, test := range []struct{ at, piece, to string }{
		{"game", "spot.a3", "spot.d3"}, {"kaninariebi/analysis", "spot.a3", "spot.d3"},
		{"kaninariebi/setup", "spot.a3", "spot.b3"}, {"kaninariebi/setup", "setup.tool.put.1", "spot.b3"}, {"onitama/setup", "spot.a1", "spot.b3"},
	} {
		opened := func() *player {
			p := newPlayer(t, new(shelf.Memory))
			p.env.Prefs.Settings.Motion = settings.MotionOff
			p.app.Resize(320, 480)
			if test.at == "game" {
				p.begin("kaninariebi")
			} else {
				p.visits("#/" + test.at)
			}
			return p
		}
		p, q, touch := opened(), opened(), n%2 == 0
		p.covered(p.pull(test.piece, touch), touch)
		q.pull(test.piece, touch)
		q.point(ui.Pointer{At: q.node(test.piece).Rect.Center(), Released: true, Moved: true, Touch: touch})
		q.rest()
		if p.looks() != q.looks() {
			t.Errorf("%s: %s is not where it was", test.at, test.piece)
		}
		if n := p.node("setup.undo"); n != nil && n.Operable() {
			t.Errorf("%s: %s was put or removed", test.at, test.piece)
		}
		p.dragOnto(test.piece, test.to)
		q.dragOnto(test.piece, test.to)
		if p.rest(); p.looks() != q.looks() {
			t.Errorf("%s: %s cannot be dragged again", test.at, test.piece)
		}
	}
}

// A clock that runs out ends a drag, without a word, and the pieces go with the board again.
func TestDragUntilTimeIsUp(t *testing.T) {
	ended := func(drags bool) string {
		p, k := newTimed(t, new(shelf.Memory))
		p.env.Prefs.Settings.Motion = settings.MotionOff
		p.app.Resize(480, 480)
		p.timed("kaninariebi", "newgame.clock.1")
		for range 2 {
			p.turn()
			p.rest()
		}
		at := sprites.Pt(1, 1)
		if drags {
			at = p.pull("spot."+string(p.match().Position().Turns()[0].Paths[0][0]), false)
		}
		for n := 0; n < 80 && p.scene() == "board"; n++ {
			k.now += time.Second
			p.point(ui.Pointer{At: at, Down: drags})
		}
		p.do(ui.Command{Verb: ui.CommandBack})
		if p.rest(); p.scene() != "board" || !p.over() {
			t.Fatalf("%s, over: %v", p.scene(), p.over())
		}
		p.resize(400, 600)
		return p.looks()
	}
	if ended(true) != ended(false) {
		t.Error("the piece is not in its place")
	}
}

// The size to which a board was dragged is kept when a sheet comes.
func TestSizeDragCovered(t *testing.T) {
	store := new(shelf.Memory)
	p := newPlayer(t, store)
	p.begin("kaninariebi")
	p.covered(p.pull("board.size", false), false)
	p.on.Leave()
	if got := newPlayer(t, store).env.Prefs.Settings.BoardSize; got != p.env.Prefs.Settings.BoardSize || got == settings.Default().BoardSize {
		t.Errorf("after a restart %d %%, not %d %%", got, p.env.Prefs.Settings.BoardSize)
	}
}

// A result that a finger pulls down when a message comes is back in its place after that.
func TestPullCovered(t *testing.T) {
	p := newPlayer(t, new(shelf.Memory))
	p.begin("kaninariebi")
	p.resign()
	panel := p.app.Laid().Panel
	for i := range 5 {
		p.point(ui.Pointer{At: sprites.Pt(panel.Center().X, panel.Y+20+8*float64(i)), Down: true, Pressed: i == 0, Moved: i > 0, Touch: true})
	}
	if p.app.Laid().Panel == panel {
		t.Fatal("nothing is pulled")
	}
	p.app.Notice("A message.")
	p.ticks(2)
	p.do(ui.Command{Verb: ui.CommandBack})
	if got := p.app.Laid().Panel; p.scene() != "results" || got != panel {
		t.Errorf("%s lies at %v, not at %v", p.scene(), got, panel)
	}
}

// A drag that a key takes back ends: the piece returns at once, and letting go of the pointer says and plays nothing.
func TestDragTakenBack(t *testing.T) {
	for _, to := range []string{"spot.d3", "spot.a2"} {
		p, q := newPlayer(t, new(shelf.Memory)), newPlayer(t, new(shelf.Memory))
		for _, p := range []*player{p, q} {
			p.env.Prefs.Settings.Motion = settings.MotionOff
			p.app.Resize(480, 480)
			p.begin("kaninariebi")
		}
		at := p.pull("spot.a3", false)
		p.app.Tick(ui.Input{Pointer: ui.Pointer{At: at, Down: true}, Keys: []ebiten.Key{ebiten.KeyEscape}, Any: true})
		if p.looks() != q.looks() {
			t.Error("the piece is not in its place")
		}
		at = p.node(to).Rect.Center()
		p.point(ui.Pointer{At: at, Down: true, Moved: true})
		p.point(ui.Pointer{At: at, Released: true})
		if p.rest(); p.looks() != q.looks() || p.scene() != "board" {
			t.Errorf("let go on %s: %q", to, p.says("bar.black.status"))
		}
	}
}
