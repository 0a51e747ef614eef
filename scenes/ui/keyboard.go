package ui

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"
)

type keyboard struct{ app *App }

func (k keyboard) read() {
	for _, key := range k.app.in.Keys {
		k.press(key)
	}
	for _, r := range k.app.in.Runes {
		if strings.ContainsRune("/:?", r) {
			k.sign(string(r))
		}
	}
}

// sign handles a key by the character it writes, wherever it lies on the player's keyboard.
func (k keyboard) sign(s string) {
	a := k.app
	if a.Editor.line != nil {
		return
	}
	if t, ok := a.Top().(Typist); ok && t.Key(s) || a.host.Key != nil && a.host.Key(s) {
		a.Changed()
	}
}

// UndoKey and PasteKey are the names of Ctrl+Z and Ctrl+V, or their equivalents, for [Typist.Key].
const (
	UndoKey  = "Undo"
	PasteKey = "Paste"
)

func (k keyboard) chord(key ebiten.Key) {
	name := ebiten.KeyName(key) // by what it writes, because layouts put Z in different places
	if k.app.in.Shift || k.app.in.Alt {
		return
	}
	switch {
	case name == "z" || name == "" && key == ebiten.KeyZ:
		k.sign(UndoKey)
	case name == "v" || name == "" && key == ebiten.KeyV:
		k.sign(PasteKey)
	}
}

func (k keyboard) press(key ebiten.Key) {
	a := k.app
	if len(a.layers) == 0 {
		return
	}
	switch {
	case a.in.Alt && key == ebiten.KeyArrowLeft:
		a.commands.act(Command{Verb: CommandBack})
		return
	case a.in.Alt && key == ebiten.KeyArrowRight:
		a.Forward()
		return
	case a.in.Chord || a.in.Alt:
		k.chord(key)
		return
	}
	l := a.topLayer()
	if ended, calm := a.hurry(l); ended && !(calm && k.goesOn(l, key)) {
		return
	}
	if k.slideBy(l, key) || k.steered(l, key) {
		return
	}
	switch key {
	case ebiten.KeyArrowLeft:
		a.Focus.steer(-1, 0)
	case ebiten.KeyArrowRight:
		a.Focus.steer(1, 0)
	case ebiten.KeyArrowUp:
		a.Focus.steer(0, -1)
	case ebiten.KeyArrowDown:
		a.Focus.steer(0, 1)
	case ebiten.KeyTab:
		step := 1
		if a.in.Shift {
			step = -1
		}
		a.Focus.cycle(step)
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace:
		k.enter(l)
	case ebiten.KeyEscape:
		l.scene.Back()
		a.Changed()
	default:
		k.other(l, key)
	}
}

// steered offers arrows and space to a scene that uses them, unless they move or press the focus.
func (k keyboard) steered(l *layer, key ebiten.Key) bool {
	s, ok := l.scene.(Steerer)
	if !ok {
		return false
	}
	if n := l.find(k.app.Focus.id); k.app.Focus.shown && n != nil && (n.Group != "" || key == ebiten.KeySpace) {
		return false
	}
	if !s.Steer(key.String()) {
		return false
	}
	k.app.Changed()
	return true
}

func (k keyboard) other(l *layer, key ebiten.Key) {
	a := k.app
	if t, ok := l.scene.(Typist); ok && t.Key(key.String()) || a.host.Key != nil && a.host.Key(key.String()) {
		a.Changed()
		return
	}
	switch key {
	case ebiten.KeyPageDown:
		a.Scrolling.by(a.frame.H * 0.7)
	case ebiten.KeyPageUp:
		a.Scrolling.by(-a.frame.H * 0.7)
	case ebiten.KeyHome:
		a.Scrolling.by(-math.MaxFloat32)
	case ebiten.KeyEnd:
		a.Scrolling.by(math.MaxFloat32)
	}
}

// goesOn reports whether a key still acts after ending an animation: Enter where the turn can go on, Escape never.
func (k keyboard) goesOn(l *layer, key ebiten.Key) bool {
	switch key {
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace:
		return k.app.Focus.shown && l.find(k.app.Focus.id).counts()
	case ebiten.KeyEscape:
		return false
	}
	return true
}

func (k keyboard) enter(l *layer) {
	a := k.app
	n := l.find(a.Focus.id)
	if n == nil || !a.Focus.shown {
		a.Focus.On(firstFocus(l.laid.Nodes))
		return
	}
	a.Focus.first = false
	if n.Operable() {
		a.activate(n)
	}
}
