package ui

import (
	"strconv"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

// A Verb says what someone wants who operates nodes otherwise than by pointer and keyboard, as a screen reader.
type Verb string

const (
	// CommandPress presses the node ID.
	CommandPress Verb = "press"
	// CommandFocus moves the focus to the node ID; to none if that is empty.
	CommandFocus Verb = "focus"
	// CommandType makes Text the text of the field ID, or the number of the slider.
	CommandType Verb = "type"
	// CommandEnter ends a line of text, the field ID, as Enter does.
	CommandEnter Verb = "enter"
	// CommandKey presses the key that Text names as ebiten.Key does ("ArrowUp"), or by its sign ("/").
	CommandKey Verb = "key"
	// CommandBack leads one step back, as Escape does, and CommandForward to the page that was left last.
	CommandBack    Verb = "back"
	CommandForward Verb = "forward"
	// CommandRefit takes up what the device covers of the window now.
	CommandRefit Verb = "refit"
)

// A Command is one such wish.
type Command struct {
	Verb     Verb
	ID, Text string
}

type commands struct {
	app  *App
	mu   sync.Mutex
	list []Command
}

// Do carries a command out in the next tick, or drops it if its node cannot do it. Any goroutine may call it.
func (a *App) Do(c Command) {
	a.commands.mu.Lock()
	a.commands.list = append(a.commands.list, c)
	a.commands.mu.Unlock()
	if a.host.Stir != nil {
		a.host.Stir()
	}
}

func (c *commands) take() []Command {
	c.mu.Lock()
	defer c.mu.Unlock()
	list := c.list
	c.list = nil
	return list
}

// perform carries out commands one by one, as if each had its own tick; before a page is seen they wait.
func (c *commands) perform() {
	list := c.take()
	for len(list) > 0 && !c.app.standing.awaited {
		c.act(list[0])
		list = list[1:]
		c.app.applyQueue()
		c.app.layOut()
	}
	if len(list) > 0 {
		c.mu.Lock()
		c.list = append(list, c.list...)
		c.mu.Unlock()
	}
}

func (c *commands) act(command Command) {
	a := c.app
	if len(a.layers) == 0 {
		return
	}
	l := a.topLayer()
	switch command.Verb {
	case CommandPress:
		c.press(l, command.ID)
	case CommandFocus:
		c.focus(l, command.ID)
	case CommandType:
		c.typeInto(l.find(command.ID), command.Text)
	case CommandEnter:
		if n := l.find(command.ID); n != nil && n.Edit != nil && n.Edit.Enter != nil {
			n.Edit.Enter()
			a.Changed()
		}
	case CommandRefit:
		a.refit()
	case CommandBack:
		a.hurry(l)
		a.Editor.stop()
		a.Top().Back()
		a.Changed()
	case CommandForward:
		a.Forward()
	case CommandKey:
		c.gesture()
		var k ebiten.Key
		if k.UnmarshalText([]byte(command.Text)) == nil {
			keyboard{a}.press(k)
		} else {
			keyboard{a}.sign(command.Text)
		}
	}
}

func (c *commands) gesture() {
	if c.app.host.Gesture != nil {
		c.app.host.Gesture()
	}
}

func (c *commands) typeInto(n *Node, text string) {
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
	c.app.Changed()
}

// press ends whatever moves, so that nobody has to wait for what they may not see, and presses a node.
func (c *commands) press(l *layer, id string) {
	a := c.app
	c.gesture()
	if ended, _ := a.hurry(l); ended {
		l = a.topLayer()
	}
	n := l.find(id)
	if n == nil || !n.Operable() {
		return
	}
	a.Focus.On(id)
	if n.Edit == nil { // a field is written into where the command comes from
		a.activate(n)
	}
}

func (c *commands) focus(l *layer, id string) {
	if id == "" {
		c.app.Focus.hide()
		return
	}
	if n := l.find(id); n != nil {
		c.app.Editor.stop()
		c.app.Focus.On(id)
	}
}
