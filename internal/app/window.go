package app

import (
	"fmt"
	"os"
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"
)

type game interface {
	ebiten.Game
	ebiten.LayoutFer
}

type window struct {
	game
	looking func(on bool)
	opened  bool
	ticked  bool // in this frame
}

func (w *window) Update() error {
	if !w.ticked {
		w.looking(true)
	}
	w.opened, w.ticked = true, true
	return w.game.Update()
}

func (w *window) Draw(screen *ebiten.Image) {
	w.game.Draw(screen)
	if w.ticked {
		w.looking(false)
	}
	w.ticked = false
}

func show(g game, looking func(on bool)) error {
	w := &window{game: g, looking: looking}
	// The class must equal StartupWMClass in the desktop entry, so that launchers recognise the window.
	err := ebiten.RunGameWithOptions(w, &ebiten.RunGameOptions{X11ClassName: "tidepool", X11InstanceName: "tidepool"})
	if err != nil && !w.opened {
		return unopened(runtime.GOOS, os.Getenv, err)
	}
	return err
}

func unopened(system string, getenv func(name string) string, err error) error {
	const instead = `: "tidepool serve" lets you play in a browser instead`
	display := getenv("DISPLAY")
	switch {
	case system == "js":
		return err
	case system == "windows" || system == "darwin":
		return fmt.Errorf("no window can be opened (%w)%s", err, instead)
	case display != "":
		return fmt.Errorf("no window can be opened on the display %s (%w)%s", display, err, instead)
	case getenv("WAYLAND_DISPLAY") != "":
		return fmt.Errorf("there is no X11 display, and Wayland without Xwayland is not enough%s", instead)
	}
	return fmt.Errorf("there is no display (DISPLAY is not set)%s", instead)
}
