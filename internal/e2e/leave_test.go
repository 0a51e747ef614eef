//go:build !js

package e2e

import (
	"errors"
	"os"
	"syscall"
	"testing"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/scenes/settings"
)

// Settings changed just before the program ends are stored, however it ends, and a game begun just before is
// opened again.
func TestLastMomentIsKept(t *testing.T) {
	for name, end := range map[string]func(g *guest){
		"the window is closed": func(g *guest) { g.close() },
		"the system asks": func(g *guest) {
			if err := g.cmd.Process.Signal(syscall.SIGTERM); err != nil {
				g.t.Fatal(err)
			}
			g.endsByItself()
		},
		"a terminal asks": func(g *guest) {
			if err := g.cmd.Process.Signal(os.Interrupt); err != nil {
				g.t.Fatal(err)
			}
			g.endsByItself()
		},
	} {
		t.Run(name, func(t *testing.T) {
			f := newFolder(t)
			f.prefer(quickest())
			g := start(t, f, desktop)
			g.click("menu.game.konane")
			g.click("newgame.people")
			g.session.PressKey(ebiten.KeyM)
			g.session.AdvanceTicks(2)
			g.session.ReleaseKey(ebiten.KeyM)
			g.ticks(2)
			before := f.read()
			end(g)
			after := f.read()
			if !before.Sound || after.Sound || after.Open == "" || after.Motion != settings.MotionOff {
				t.Errorf("before the end stored are\n%+v, after it\n%+v", before, after)
			}
			if scene := start(t, f, desktop).look().Scene; scene != "board" {
				t.Errorf("opened again in scene %s", scene)
			}
		})
	}
}

// endsByItself runs ticks until the program has exited, without an error.
func (g *guest) endsByItself() {
	g.t.Helper()
	for deadline := time.Now().Add(patience); g.session.Err() == nil; {
		g.session.AdvanceTicks(1)
		if !g.session.WaitTicks() || time.Now().After(deadline) {
			break
		}
	}
	if !errors.Is(g.session.Err(), ebiten.Termination) {
		g.t.Errorf("the program goes on: %v", g.session.Err())
	}
	g.close()
}
