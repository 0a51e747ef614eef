package ui

import (
	"image"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/locale"
	"tidepool/sprites"
	"tidepool/sprites/vector"
)

// A slowStudio makes pictures only when finish is called.
type slowStudio struct {
	orders, ahead []sprites.Made
	made          []sprites.Made
}

func (s *slowStudio) Order(d vector.Drawing, width int, ahead bool) bool {
	m := sprites.Made{Key: d.Key, Width: width, Size: image.Pt(width, width), Pix: make([]byte, 4*width*width)}
	if ahead {
		s.ahead = append(s.ahead, m)
	} else {
		s.orders = append(s.orders, m)
	}
	return true
}

func (s *slowStudio) Made(int) (m sprites.Made, ok bool) {
	if len(s.made) == 0 {
		return m, false
	}
	m, s.made = s.made[0], s.made[1:]
	return m, true
}

func (s *slowStudio) Wait() bool { return false }

// finish makes the first n pictures of the orders.
func (s *slowStudio) finish(n int) {
	s.made = append(s.made, s.orders[:n]...)
	s.orders = s.orders[n:]
}

// A gallery is a page with pictures and a button.
type gallery struct {
	app      *App
	name     string
	pictures []string
	pressed  int
	backs    int
	drawn    int
}

func (g *gallery) Name() string { return g.name }
func (g *gallery) Back()        { g.backs++; g.app.Pop() }
func (g *gallery) Layout(Frame) Layout {
	return Layout{Nodes: []Node{{ID: "press", Role: RoleButton, Label: "Press", Rect: sprites.Rect{W: 50, H: 50}, Press: func() { g.pressed++ }}}}
}

func (g *gallery) Draw(p *sprites.Painter, _ *Layout) {
	g.drawn++
	for i, key := range g.pictures {
		p.Sprite(vector.Square(g.name+key, nil), sprites.Pt(float64(20*i), 20), 10, sprites.Look{})
	}
}

// A stage is a program with a screen and a slow studio.
type stage struct {
	t      *testing.T
	app    *App
	studio slowStudio
	screen *ebiten.Image
	ready  int
	told   State
}

func newStage(t *testing.T) *stage {
	fonts, err := sprites.NewFonts()
	if err != nil {
		t.Fatal(err)
	}
	s := &stage{t: t, screen: ebiten.NewImage(100, 100)}
	t.Cleanup(s.screen.Deallocate)
	s.app = New(locale.English(), fonts, Host{Studio: &s.studio, Ready: func() { s.ready++ }, Observe: func(state func() State) { s.told = state() }})
	s.app.LayoutF(100, 100)
	return s
}

func (s *stage) push(name string, pictures ...string) *gallery {
	g := &gallery{app: s.app, name: name, pictures: pictures}
	s.app.Push(g)
	return g
}

func (s *stage) frame(in Input) {
	s.app.Tick(in)
	s.app.Draw(s.screen)
}

// shows reports whether the screen is blank rather than showing a page.
func (s *stage) shows() (blank bool) { return s.app.standing.blank }

// A page that lacks pictures is not visible and has no nodes. The player's input waits or is dropped, except
// the way back.
func TestPageStandsWithAllPictures(t *testing.T) {
	s := newStage(t)
	first := s.push("first", "a", "b")
	for range 30 {
		s.frame(Input{})
		if len(s.told.Nodes) > 0 || s.ready > 0 || !s.app.Busy() || !s.shows() {
			t.Fatalf("a page without pictures has %d nodes, is seen %d times", len(s.told.Nodes), s.ready)
		}
	}
	s.app.Do(Command{Verb: CommandPress, ID: "press"})
	at := sprites.Pt(25, 25)
	s.frame(Input{Pointer: Pointer{At: at, Down: true, Pressed: true}, Any: true})
	s.frame(Input{Pointer: Pointer{At: at, Released: true}})
	s.studio.finish(1)
	s.frame(Input{})
	if first.pressed > 0 || len(s.told.Nodes) > 0 {
		t.Fatal("a page that lacks one picture is pressed")
	}
	s.studio.finish(1)
	s.frame(Input{})
	if len(s.told.Nodes) != 1 || s.ready != 1 || s.shows() || first.pressed != 1 {
		t.Errorf("a page with all pictures has %d nodes, is seen %d times and was pressed %d times, want once by the command that waited", len(s.told.Nodes), s.ready, first.pressed)
	}
}

// While the next page is being made, the previous one stays visible for a moment, then a blank page. Escape
// leads back from it, and the previous page stands at once.
func TestPageBeforeIsSeenMeanwhile(t *testing.T) {
	s := newStage(t)
	s.push("first")
	s.frame(Input{})
	next := s.push("next", "a")
	for tick := range 2 * blankAfter {
		s.frame(Input{})
		if blank := s.shows(); blank != (tick >= blankAfter) && tick != blankAfter-1 {
			t.Errorf("tick %d: blank %v", tick, blank)
		}
		if len(s.told.Nodes) > 0 || s.told.Scene != "next" {
			t.Errorf("tick %d: %s has nodes", tick, s.told.Scene)
		}
	}
	s.frame(Input{Keys: []ebiten.Key{ebiten.KeyEscape}})
	s.frame(Input{})
	if next.backs != 1 || s.told.Scene != "first" || len(s.told.Nodes) != 1 || s.shows() {
		t.Errorf("after Escape %q is there with %d nodes, blank %v", s.told.Scene, len(s.told.Nodes), s.shows())
	}
}

// A standing page that lacks a new picture is shown as it was until the picture is there.
func TestFrameIsHeld(t *testing.T) {
	s := newStage(t)
	g := s.push("page", "a")
	s.frame(Input{})
	s.studio.finish(1)
	s.frame(Input{})
	g.pictures = []string{"a", "b"}
	s.app.Redraw()
	for range 5 {
		s.frame(Input{})
		if !s.app.standing.held || s.shows() || len(s.told.Nodes) != 1 {
			t.Fatal("the frame without its picture is shown")
		}
	}
	drawn := g.drawn
	s.studio.finish(1)
	s.frame(Input{})
	if s.app.standing.held || g.drawn != drawn+1 {
		t.Errorf("held %v, drawn %d times with its picture", s.app.standing.held, g.drawn-drawn)
	}
}

// After a resize the screen shows nothing, so either pictures of other sizes are shown or a blank page without nodes.
func TestResizedPage(t *testing.T) {
	s := newStage(t)
	s.push("page", "a")
	s.frame(Input{})
	s.studio.finish(1)
	s.frame(Input{})
	s.screen = ebiten.NewImage(80, 80)
	s.app.LayoutF(80, 80)
	s.frame(Input{})
	if s.shows() || len(s.told.Nodes) != 1 {
		t.Error("a page with pictures of another size is not shown")
	}
	s.app.Top().(*gallery).pictures = []string{"other"}
	s.screen = ebiten.NewImage(90, 90)
	s.app.LayoutF(90, 90)
	s.frame(Input{})
	if !s.shows() || len(s.told.Nodes) > 0 {
		t.Error("a page without its picture is shown")
	}
	for range 2 * settleTicks {
		s.frame(Input{})
	}
	s.studio.finish(len(s.studio.orders))
	s.frame(Input{})
	if s.shows() || len(s.told.Nodes) != 1 {
		t.Error("the page with its picture is not shown")
	}
}

// The pictures of the pages below are made while nothing happens.
func TestPagesBelowAreForeseen(t *testing.T) {
	s := newStage(t)
	below := s.push("below")
	s.frame(Input{})
	s.push("top")
	s.frame(Input{})
	below.pictures = []string{"new"}
	for range 2 * aheadAfter {
		s.frame(Input{})
	}
	if len(s.studio.ahead) != 1 || s.studio.ahead[0].Key != "belownew" {
		t.Errorf("ordered ahead: %v", len(s.studio.ahead))
	}
}
