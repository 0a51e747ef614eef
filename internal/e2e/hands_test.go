//go:build !js

package e2e

import (
	"encoding/json"
	"os"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// look returns the state of the screen.
func (g *guest) look() ui.State {
	g.t.Helper()
	var s ui.State
	data, err := os.ReadFile(g.state)
	if err == nil {
		err = json.Unmarshal(data, &s)
	}
	if err != nil {
		g.t.Fatal(err)
	}
	return s
}

// rest waits until nothing moves.
func (g *guest) rest() {
	g.t.Helper()
	g.ticks(2)
	for n := 0; g.look().Busy; n++ {
		if n > 1000 {
			g.t.Fatalf("%s never comes to rest", g.look().Scene)
		}
		g.ticks(4)
		if n%8 == 3 {
			g.frame() // animations only move when drawn
		}
	}
}

// in checks the current scene.
func (g *guest) in(scene string) {
	g.t.Helper()
	if got := g.look().Scene; got != scene {
		g.t.Fatalf("in scene %s, want %s", got, scene)
	}
}

// find returns a node that can be pressed.
func (g *guest) find(id string) (ui.NodeState, bool) {
	g.t.Helper()
	for _, n := range g.look().Nodes {
		if n.ID == id && n.Enabled {
			return n, true
		}
	}
	return ui.NodeState{}, false
}

// has reports whether a node can be pressed.
func (g *guest) has(id string) bool {
	g.t.Helper()
	_, ok := g.find(id)
	return ok
}

// at returns the middle of a node, after scrolling to it.
func (g *guest) at(id string) sprites.Point {
	g.t.Helper()
	n, ok := g.find(id)
	if !ok {
		g.t.Fatalf("%s: nothing to press is called %q, there are %s", g.look().Scene, id, g.ids())
	}
	high, low := g.window()
	for range 240 {
		switch middle := n.Y + n.H/2; {
		case !scrolls(g.look().Scene), middle > high && middle < low:
			return sprites.Pt(n.X+n.W/2, middle)
		case middle > low:
			g.session.ScrollWheel(0, -1)
		default:
			g.session.ScrollWheel(0, 1)
		}
		g.ticks(1)
		old := n
		if n, _ = g.find(id); n.Y == old.Y {
			return sprites.Pt(n.X+n.W/2, n.Y+n.H/2) // it scrolls no further
		}
	}
	g.t.Fatalf("%s does not come into sight", id)
	return sprites.Point{}
}

// window returns the vertical range in which scrolled nodes can be pressed.
func (g *guest) window() (high, low float64) {
	g.t.Helper()
	high, low = 115, float64(g.screen.Bounds().Dy())/ebiten.Monitor().DeviceScaleFactor()-90
	says, _ := g.shown("study.says")
	if tab, ok := g.shown("study.moments"); ok {
		high, low = tab.Y+tab.H+10, low+70
		if says.Y > tab.Y {
			low = says.Y - 10
		}
	} else if foot, ok := g.shown("setup.play"); ok {
		says, _ = g.shown("setup.says")
		high, low = says.Y+says.H+10, foot.Y-16
	}
	return high, low
}

// shown returns a node.
func (g *guest) shown(id string) (ui.NodeState, bool) {
	g.t.Helper()
	for _, n := range g.look().Nodes {
		if n.ID == id {
			return n, true
		}
	}
	return ui.NodeState{}, false
}

// scrolls reports whether a scene may be larger than the window.
func scrolls(scene string) bool {
	return strings.HasPrefix(scene, "newgame") || scene == "settings" || scene == "games" || scene == "cards" || scene == "menu" || scene == "statistics" || scene == "puzzles" || scene == "setup" || scene == "study" || scene == "puzzle" || scene == "results"
}

func (g *guest) ids() string {
	var ids []string
	for _, n := range g.look().Nodes {
		if n.Enabled {
			ids = append(ids, n.ID)
		}
	}
	return strings.Join(ids, " ")
}

// click clicks a node with the mouse and waits until nothing moves.
func (g *guest) click(id string) {
	g.t.Helper()
	g.post(g.at(id))
	g.rest()
}

// post sends a click without waiting.
func (g *guest) post(at sprites.Point) {
	g.session.MoveCursor(at.X, at.Y)
	g.session.AdvanceTicks(1)
	g.session.PressMouseButton(ebiten.MouseButtonLeft)
	g.session.AdvanceTicks(3)
	g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	g.session.AdvanceTicks(2)
}

// tap taps a node with a finger and waits until nothing moves.
func (g *guest) tap(id string) {
	g.t.Helper()
	at := g.at(id)
	const finger = 3
	g.session.PressTouch(finger, at.X, at.Y)
	g.session.AdvanceTicks(3)
	g.session.MoveTouch(finger, at.X+2, at.Y-3) // a real finger is never quite still
	g.session.AdvanceTicks(3)
	g.session.ReleaseTouch(finger)
	g.rest()
}

// drag drags the mouse from one node to another.
func (g *guest) drag(from, to string) {
	g.t.Helper()
	a, b := g.at(from), g.at(to)
	g.session.MoveCursor(a.X, a.Y)
	g.session.AdvanceTicks(1)
	g.session.PressMouseButton(ebiten.MouseButtonLeft)
	const steps = 10
	for i := range steps {
		t := float64(i+1) / steps
		g.session.AdvanceTicks(1)
		g.session.MoveCursor(a.X+(b.X-a.X)*t, a.Y+(b.Y-a.Y)*t)
	}
	g.session.AdvanceTicks(2)
	g.session.ReleaseMouseButton(ebiten.MouseButtonLeft)
	g.rest()
}
