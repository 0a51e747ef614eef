package scenes

import (
	"strconv"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

// A Verb says what someone wants who operates nodes by other means than
// pointer and keyboard, such as a screen reader.
type Verb string

const (
	// ActPress presses the node ID.
	ActPress Verb = "press"
	// ActFocus moves the focus to the node ID; to none if that is empty.
	ActFocus Verb = "focus"
	// ActType makes Text the text of the field ID, or the number of the slider.
	ActType Verb = "type"
	// ActEnter ends a line of text, the field ID, as Enter does.
	ActEnter Verb = "enter"
	// ActKey presses the key that Text names as ebiten.Key does: "ArrowUp"; signs
	// are named by themselves: "/".
	ActKey Verb = "key"
	// ActRefit takes up what the device covers of the window now.
	ActRefit Verb = "refit"
)

// An Act is one such wish.
type Act struct {
	Verb     Verb
	ID, Text string
}

// acts are those that wait for the next tick. Any goroutine may add some.
type acts struct {
	mu   sync.Mutex
	list []Act
}

// Act does what is wished in the next tick. Acts on nodes that are not there,
// or cannot do it, are dropped.
func (a *App) Act(act Act) {
	a.acts.mu.Lock()
	defer a.acts.mu.Unlock()
	a.acts.list = append(a.acts.list, act)
}

func (a *acts) take() []Act {
	a.mu.Lock()
	defer a.mu.Unlock()
	list := a.list
	a.list = nil
	return list
}

// perform does what has been wished for, one after the other as if each had
// come in a tick of its own.
func (a *App) perform() {
	for _, act := range a.acts.take() {
		a.act(act)
		a.applyQueue()
		a.layOut()
	}
}

func (a *App) act(act Act) {
	if len(a.stack) == 0 {
		return
	}
	l := a.stack[len(a.stack)-1]
	switch act.Verb {
	case ActPress:
		a.pressByName(l, act.ID)
	case ActFocus:
		a.focusByName(l, act.ID)
	case ActType:
		a.typeInto(l.find(act.ID), act.Text)
	case ActEnter:
		if n := l.find(act.ID); n != nil && n.Edit != nil && n.Edit.Enter != nil {
			n.Edit.Enter()
			a.Changed()
		}
	case ActRefit:
		a.refit()
	case ActKey:
		a.env.Sound.Gesture()
		var k ebiten.Key
		if k.UnmarshalText([]byte(act.Text)) == nil {
			a.key(k)
		} else {
			a.sign(act.Text)
		}
	}
}

// typeInto makes a text that of a field, or the number of a slider.
func (a *App) typeInto(n *Node, text string) {
	switch {
	case n == nil || !n.Operable():
		return
	case n.Edit != nil:
		n.Edit.Set(text)
	case n.Slide != nil:
		if v, err := strconv.Atoi(text); err == nil {
			n.Slide.to(v)
		}
	}
	a.Changed()
}

// pressByName ends whatever moves, so that nobody has to wait for what they
// may not see, and presses a node.
func (a *App) pressByName(l *layer, id string) {
	a.env.Sound.Gesture()
	if ended, _ := a.hurry(l); ended {
		l = a.topLayer()
	}
	n := l.find(id)
	if n == nil || !n.Operable() {
		return
	}
	a.focusOn(l, id)
	if n.Edit == nil { // a field is written into where the act comes from
		a.activate(n)
	}
}

func (a *App) focusByName(l *layer, id string) {
	if id == "" {
		a.hideFocus()
		return
	}
	if n := l.find(id); n != nil {
		a.stopEditing()
		a.focusOn(l, id)
	}
}
