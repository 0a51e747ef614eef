package ui

import (
	"strings"

	"tidepool/sprites"
)

// A Scene is one page or sheet. The app calls its methods from one goroutine.
type Scene interface {
	// Name is the scene's name for tests and screen readers: "menu".
	Name() string
	// Layout returns the nodes for a frame. It changes nothing, and is called after every change.
	Layout(f Frame) Layout
	// Draw draws what is behind the nodes of a layout.
	Draw(p *sprites.Painter, l *Layout)
	// Back is called for Escape.
	Back()
}

// A Layout is a scene laid out in a frame.
type Layout struct {
	Nodes []Node
	// Body is the area through which scrolled nodes are visible; empty if nothing scrolls. Scroll is how far
	// it is scrolled and Excess how far it can be, in logical pixels.
	Body           sprites.Rect
	Scroll, Excess float64
	// Drop is how far a finger can pull a sheet down to put it away; Scroll is negative meanwhile.
	Drop float64
	// Panel is the place of a sheet, Picture the room for a page's picture; empty if there is none.
	Panel, Picture sprites.Rect
	// Aside is where a toast hides least; empty for the lower edge. AsideFlip turns the toast to the far side of the
	// table.
	Aside     sprites.Rect
	AsideFlip bool
	// Parts is anything else that the scene needs to draw this layout.
	Parts any
}

// Find returns the node with an ID, nil if there is none.
func (l *Layout) Find(id string) *Node { return find(l.Nodes, id) }

// At draws what lies at the node with an ID, if there is one, as far as that is visible.
func (l *Layout) At(p *sprites.Painter, id string, draw func(n *Node)) {
	if n := l.Find(id); n != nil {
		n.within(p, func() { draw(n) })
	}
}

// Under draws what lies at each node whose ID begins with a prefix, given by the rest of its ID.
func (l *Layout) Under(p *sprites.Painter, prefix string, draw func(rest string, n *Node)) {
	for i := range l.Nodes {
		n := &l.Nodes[i]
		if rest, ok := strings.CutPrefix(n.ID, prefix); ok {
			n.within(p, func() { draw(rest, n) })
		}
	}
}

// Scrolled draws what scrolls with the body.
func (l *Layout) Scrolled(p *sprites.Painter, draw func()) {
	p.Clipped(l.Body, func() { p.Shifted(-l.Scroll, 1, draw) })
}

// An Arranger is told by Arrange, before each Layout, in which frame its moving things lie.
type Arranger interface{ Arrange(f Frame) }

// A Ticker has things that move. Tick advances them by one tick and reports whether to redraw and to lay out again.
type Ticker interface {
	Tick() (redraw, relayout bool)
}

// A Mover is a scene whose movement is ended by a press, before the press does anything else.
type Mover interface {
	// Busy reports whether something still moves.
	Busy() bool
	// Hurry ends all movement and reports whether there was any.
	Hurry() bool
}

// A Poller waits for something. Poll is called in every tick, also below other scenes; without a poll the
// wait is cancelled.
type Poller interface{ Poll() }

// A Turner is a Ticker whose nodes are drawn away from their places while it turns.
type Turner interface{ Turning() bool }

// A Dragger is a scene whose nodes can be dragged.
type Dragger interface {
	// DragStart is called when a press on a node with Drags moves away. It reports whether the drag may begin.
	DragStart(id string) bool
	// DragMove follows the pointer.
	DragMove(at sprites.Point)
	// DragEnd drops on the node under the pointer ("" for none).
	DragEnd(id string)
}

// A Scroller is a scene that scrolls without Layout.Excess.
type Scroller interface {
	// Scroll moves the contents up by dy logical pixels.
	Scroll(dy float64)
}

// An Opener is a scene that opens scrolled by OpenAt logical pixels, or as far as possible.
type Opener interface{ OpenAt() float64 }

// A Typist is a scene that handles more keys than those that move the focus.
type Typist interface {
	// Key handles a key by name ("U", "F") and reports whether it did.
	Key(name string) bool
}

// A Steerer handles arrows and space itself, unless they move or press the focus.
type Steerer interface {
	// Steer handles a key by name ("ArrowLeft", "Space") and reports whether it did.
	Steer(name string) bool
}

// A Translator keeps translated text. Translate renews it after the language has changed.
type Translator interface{ Translate() }

// A Titled scene has a subject that a [State] names: a game.
type Titled interface{ Subject() string }

// An Overlay is a scene that lies over the dimmed scene below.
type Overlay interface{ Overlay() }

// A Dismissable is a sheet that a tap beside its panel closes, as Back does.
type Dismissable interface {
	Overlay
	Dismissable() bool
}

// A Headed scene has a short heading about its state, for the title of a window or tab.
type Headed interface{ Heading() string }

// RoutePrefix begins the part of a browser's address that names a page.
const RoutePrefix = "#/"

// A Routed scene has an address of its own: "settings"; "" for none now.
type Routed interface{ Route() string }

// A Returner may open itself anew when the player goes forward to it, or not at all; Return reports whether it has seen to
// that. Otherwise, as other pages, it comes back as it was.
type Returner interface{ Return() (done bool) }

// A Foreground also draws over its nodes.
type Foreground interface {
	DrawOver(p *sprites.Painter, l *Layout)
}

func isSheet(s Scene) bool { _, ok := s.(Overlay); return ok }
