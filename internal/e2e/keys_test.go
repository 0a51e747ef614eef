//go:build !js

package e2e

import (
	"image"
	"image/color"
	"math"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/rules"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// key presses and releases a key.
func (g *guest) key(k ebiten.Key) {
	g.t.Helper()
	g.session.PressKey(k)
	g.session.AdvanceTicks(3)
	g.session.ReleaseKey(k)
	g.rest()
}

// enter types text into the current field, like an input method.
func (g *guest) enter(text string) {
	g.t.Helper()
	if g.input == nil || g.input.IsClosed() {
		g.t.Fatal("nothing wants text")
	}
	g.input.Commit(text)
	g.rest()
}

// focused returns the node with the visible focus ring, or "". It looks at the picture, as the focus must be
// visible. A node partly covered by the focused one, like a page under its foot, can seem framed too.
func (g *guest) focused() string {
	g.t.Helper()
	img := g.picture()
	state := g.look()
	var found []ui.NodeState
	for _, n := range state.Nodes {
		if n.Enabled && framed(img, n) {
			found = append(found, n)
		}
	}
	switch len(found) {
	case 0:
		return ""
	case 1:
		return found[0].ID
	}
	at := slices.IndexFunc(found, func(n ui.NodeState) bool { return n.ID == state.Focus })
	for _, n := range found {
		if at < 0 || !overlap(n, found[at]) {
			g.t.Fatalf("the focus is on %q and around %s and %s", state.Focus, found[0].ID, found[1].ID)
		}
	}
	return found[at].ID
}

// overlap reports whether two nodes overlap.
func overlap(a, b ui.NodeState) bool {
	return a.X < b.X+b.W && b.X < a.X+a.W && a.Y < b.Y+b.H && b.Y < a.Y+a.H
}

// framed reports whether the focus colour is on at least three of a node's four sides.
func framed(img *image.RGBA, n ui.NodeState) bool {
	c := sprites.Pt(n.X+n.W/2, n.Y+n.H/2)
	sides := []sprites.Point{{X: c.X, Y: n.Y}, {X: c.X, Y: n.Y + n.H}, {X: n.X, Y: c.Y}, {X: n.X + n.W, Y: c.Y}}
	seen := 0
	for _, p := range sides {
		if focusNear(img, int(p.X), int(p.Y)) {
			seen++
		}
	}
	return seen >= 3
}

// focusNear looks for the focus colour within a few pixels.
func focusNear(img *image.RGBA, x, y int) bool {
	const reach = 6
	for dy := -reach; dy <= reach; dy++ {
		for dx := -reach; dx <= reach; dx++ {
			if isFocus(img.RGBAAt(x+dx, y+dy)) {
				return true
			}
		}
	}
	return false
}

func isFocus(c color.RGBA) bool {
	want := sprites.Day().Focus
	near := func(a uint8, b float32) bool { return math.Abs(float64(a)-255*float64(b)) < 12 }
	return near(c.R, want.R) && near(c.G, want.G) && near(c.B, want.B)
}

// steer moves the focus to a node with arrows, or with Tab if the arrows go in circles, and presses Enter.
func (g *guest) steer(id string) {
	g.t.Helper()
	been := make(map[string]bool)
	for range 120 {
		at := g.focused()
		if at == id {
			g.key(ebiten.KeyEnter)
			return
		}
		if been[at] {
			g.key(ebiten.KeyTab)
			continue
		}
		been[at] = true
		g.key(g.arrow(at, id))
	}
	g.t.Fatalf("%s: the focus does not reach %q, it is at %q", g.look().Scene, id, g.focused())
}

// arrow returns the key that leads from one node towards another.
func (g *guest) arrow(from, to string) ebiten.Key {
	b, ok := g.find(to)
	if !ok {
		g.t.Fatalf("%s: nothing to press is called %q, there are %s", g.look().Scene, to, g.ids())
	}
	a, ok := g.find(from)
	if !ok {
		return ebiten.KeyArrowDown // shows the focus
	}
	dx, dy := b.X+b.W/2-a.X-a.W/2, b.Y+b.H/2-a.Y-a.H/2
	switch {
	case math.Abs(dx) > math.Abs(dy) && dx > 0:
		return ebiten.KeyArrowRight
	case math.Abs(dx) > math.Abs(dy):
		return ebiten.KeyArrowLeft
	case dy > 0:
		return ebiten.KeyArrowDown
	}
	return ebiten.KeyArrowUp
}

// A whole game by keys alone, including a taken-back tap, an undo and a redo.
func TestKeyboardGame(t *testing.T) {
	f := newFolder(t)
	s := quickest()
	s.Motion = settings.MotionFast
	f.prefer(s)
	p := &person{guest: start(t, f, window)}
	p.hand = p.steer
	p.begin("kanishogi", "", nil)

	first := p.match.Position().Turns()[0]
	p.steer("spot." + string(first.Paths[0][0]))
	p.key(ebiten.KeyEscape) // takes the tap back
	p.in("board")
	if p.has("board.stepback") {
		t.Error("Escape did not take the tap back")
	}
	p.turn(first, first.Paths[0])
	p.same()
	p.key(ebiten.KeyU)
	p.match.Undo()
	p.same()
	p.key(ebiten.KeyR)
	p.match.Redo()
	p.same()

	p.finish(rand.New(rand.NewPCG(3, 3)))
	p.key(ebiten.KeyEscape) // closes the result
	p.in("board")
	p.steer("review.result")
	p.in("results")
	p.steer("results.review")
	p.in("study")
	p.key(ebiten.KeyHome)
	p.key(ebiten.KeyEscape)
	p.in("results")
	p.steer("results.menu")
	p.in("menu")
}

// A turn can be dragged from square to square.
func TestDrag(t *testing.T) {
	f := newFolder(t)
	f.open(newMatch(t, "kanishogi", ""), quickest())
	p := &person{guest: start(t, f, tablet), match: newMatch(t, "kanishogi", "")}
	for range 4 {
		turn, ok := plainTurn(p.match.Position())
		if !ok {
			break
		}
		path := turn.Paths[0]
		p.drag("spot."+string(path[0]), "spot."+string(path[1]))
		if p.has("board.done") {
			p.click("board.done")
		}
		if _, err := p.match.Play(turn.Word); err != nil {
			t.Fatal(err)
		}
		p.same()
	}
	if p.match.Ply() == 0 {
		t.Error("nothing was dragged")
	}
}

// plainTurn returns a turn of two taps.
func plainTurn(p rules.Position) (rules.Turn, bool) {
	for _, t := range p.Turns() {
		if len(t.Paths[0]) == 2 {
			return t, true
		}
	}
	return rules.Turn{}, false
}

// Names can be typed and are used in the next game.
func TestNames(t *testing.T) {
	f := newFolder(t)
	g := start(t, f, phone)
	g.tap("menu.game.konane")
	g.tap("newgame.people.options")
	g.tap("newgame.people.players")
	for i, name := range []string{"Zoë", "Иван"} {
		g.tap([]string{"newgame.name1", "newgame.name2"}[i])
		g.enter(name + "x")
		g.key(ebiten.KeyBackspace)
		g.key(ebiten.KeyEnter)
	}
	g.tap("newgame.done")
	g.tap("newgame.people.starts")
	g.tap("newgame.starts.2")
	g.tap("newgame.done")
	g.tap("newgame.done")
	g.tap("newgame.people")
	g.in("board")
	m := f.latest()
	if got := [2]string{m.Player(rules.Near), m.Player(rules.Far)}; got != [2]string{"Иван", "Zoë"} {
		t.Errorf("the players are %q", got)
	}
}
