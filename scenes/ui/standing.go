package ui

import (
	"image"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"
)

const (
	// blankAfter is how many ticks the previous page stays on the screen while pictures are missing; then it
	// goes blank.
	blankAfter = 9
	// aheadAfter is how many ticks without change pass before the pictures of pages below are made.
	aheadAfter = 20
)

// A standing tracks whether the top page is visible. A page stands when it has all its pictures. Until then
// the previous page is shown, or none; there are no nodes, and input waits or is dropped. A standing page
// that needs more pictures is shown as it was.
type standing struct {
	app *App
	// on reports whether there is a visible screen.
	on      bool
	awaited bool        // the page does not stand
	waited  int         // for how many ticks
	blank   bool        // and nothing is shown meanwhile
	opening bool        // it stands and has not been drawn yet
	held    bool        // the last frame was not drawn because pictures were missing
	shown   image.Point // size of the screen that was drawn last
	calm    int         // ticks without a change
}

func (s *standing) open() {
	if s.on {
		s.awaited, s.opening, s.waited, s.blank = true, true, 0, s.blank && s.awaited
	}
}

func (s *standing) look() {
	if !s.awaited {
		return
	}
	a, p := s.app, s.app.painter
	p.Coming.Opening = true
	ask := func() bool { return p.Coming.Ask(a.frame.W, a.frame.H, a.scale, renderer{a, p}.layers) == 0 }
	whole := ask()
	for !whole && p.Atlas.Awaiting() && p.Atlas.Wait() {
		whole = ask()
	}
	p.Coming.Opening = false
	if whole {
		s.awaited, s.opening, a.redraw = false, true, true
	}
}

func (s *standing) tick() {
	a := s.app
	if s.calm++; a.redraw || a.relayout {
		s.calm = 0
	}
	if s.awaited {
		s.waited++
		if a.painter.Atlas.Receive() || a.painter.Coming.Again {
			s.look()
			s.tell()
		}
		return
	}
	if s.on && (s.calm == aheadAfter || s.calm == 2*aheadAfter) {
		s.foresee()
	}
}

func (s *standing) tell() {
	if !s.awaited {
		s.app.observe()
	}
}

func (s *standing) foresee() {
	a, p := s.app, s.app.painter
	for _, l := range a.layers[:a.lowest()] {
		l.refresh(a)
		p.Coming.Foresee(a.frame.W, a.frame.H, a.scale, func() { renderer{a, p}.layer(l, false) })
	}
}

func (s *standing) draw(screen *ebiten.Image) {
	a, p := s.app, s.app.painter
	size := screen.Bounds().Size()
	fresh := size != s.shown // the screen shows nothing
	if s.awaited {
		if fresh || !s.blank && s.waited >= blankAfter {
			s.cover(screen)
		}
		return
	}
	if p.Atlas.Receive() && s.held {
		a.redraw = true
	}
	if !a.redraw && !fresh {
		return
	}
	p.Coming.Opening = s.opening
	soft := fresh || a.settling > 0
	show := func() bool { return p.Atlas.Missing == 0 || soft && p.Atlas.Lacking == 0 }
	whole := p.Repaint(screen, a.scale, renderer{a, p}.layers, show)
	for !whole && p.Atlas.Awaiting() && p.Atlas.Wait() {
		whole = p.Repaint(screen, a.scale, renderer{a, p}.layers, show)
	}
	s.held = p.Atlas.Missing > 0
	a.redraw = p.Coming.Again
	switch {
	case whole:
		s.shown, s.opening, s.blank = size, false, false
		s.ready()
	case fresh:
		s.open()
		s.cover(screen)
		a.observe()
	}
}

func (s *standing) cover(screen *ebiten.Image) {
	s.app.painter.Blank(screen, s.app.scale)
	s.blank, s.shown = true, screen.Bounds().Size()
}

func (s *standing) ready() {
	if a := s.app; !a.seen {
		a.seen = true
		a.host.Ready()
	}
}

// hold removes input that a page not yet visible would get, except the way back.
func (s *standing) hold() {
	a := s.app
	if !s.awaited {
		return
	}
	a.devices.waits = a.devices.waits || a.in.Down || a.in.Pressed
	back := slices.Contains(a.in.Keys, ebiten.KeyEscape)
	a.in = Input{Pointer: Pointer{At: a.in.At, Touch: a.in.Touch}}
	if back {
		a.in.Keys = []ebiten.Key{ebiten.KeyEscape}
	}
}
