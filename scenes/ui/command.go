package ui

import (
	"strconv"
	"sync"

	"github.com/hajimehoshi/ebiten/v2"
)

// A Verb is what a [Command] does. Commands come from screen readers and others without pointer or keyboard.
type Verb string

const (
	// CommandPress presses the node ID.
	CommandPress Verb = "press"
	// CommandFocus moves the focus to the node ID, or removes it if ID is empty.
	CommandFocus Verb = "focus"
	// CommandType sets the field ID to Text, or the slider ID to the number in Text.
	CommandType Verb = "type"
	// CommandEnter presses Enter in the field ID.
	CommandEnter Verb = "enter"
	// CommandKey presses the key that Text names, by its ebiten.Key name ("ArrowUp") or its sign ("/").
	CommandKey Verb = "key"
	// CommandBack goes one step back, as Escape does; CommandForward reopens the page left last.
	CommandBack    Verb = "back"
	CommandForward Verb = "forward"
	// CommandRefit applies changed insets.
	CommandRefit Verb = "refit"
)

// A Command is one action on a node or on the program.
type Command struct {
	Verb     Verb
	ID, Text string
	// Done is called when the command was performed or dropped, before what follows from it is shown. It may be nil.
	Done func()
}

type commands struct {
	app  *App
	mu   sync.Mutex
	list []Command
}

// Do queues a command for the next tick. It is dropped if its node cannot do it. Any goroutine may call Do.
func (a *App) Do(c Command) {
	a.commands.mu.Lock()
	a.commands.list = append(a.commands.list, c)
	a.commands.mu.Unlock()
	a.host.Stir()
}

func (c *commands) take() []Command {
	c.mu.Lock()
	defer c.mu.Unlock()
	list := c.list
	c.list = nil
	return list
}

// perform carries out commands one by one, as if each had its own tick. They wait until the page is visible.
func (c *commands) perform() {
	list := c.take()
	for len(list) > 0 && !c.app.standing.awaited {
		c.act(list[0])
		c.app.applyQueue()
		if done := list[0].Done; done != nil {
			done()
		}
		list = list[1:]
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
		a.host.Gesture()
		var k ebiten.Key
		if k.UnmarshalText([]byte(command.Text)) == nil {
			keyboard{a}.press(k)
		} else {
			keyboard{a}.sign(command.Text)
		}
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

// press ends any movement first, since the player may not see it and should not have to wait, then presses a node.
func (c *commands) press(l *layer, id string) {
	a := c.app
	a.host.Gesture()
	if ended, _ := a.hurry(l); ended {
		l = a.topLayer()
	}
	n := l.find(id)
	if n == nil || !n.Operable() {
		return
	}
	a.Focus.On(id)
	if n.Edit == nil { // a field is edited where the command comes from
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
