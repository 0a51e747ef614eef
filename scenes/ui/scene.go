package ui

import "tidepool/sprites"

// A Scene is one page or sheet. The app calls its methods from one goroutine.
type Scene interface {
	// Name is the scene's name for tests and readers: "menu".
	Name() string
	// Layout returns the nodes for a frame. It changes nothing, and is called whenever something changed.
	Layout(f Frame) Layout
	// Draw draws what lies behind the nodes of a layout.
	Draw(p *sprites.Painter, l *Layout)
	// Back is what Escape does.
	Back()
}

// A Layout is a scene as it lies in a frame.
type Layout struct {
	Nodes []Node
	// Body is the window through which what scrolls shows; empty if nothing does. Scroll is how far it
	// is scrolled and Excess how far it can be, in logical pixels.
	Body           sprites.Rect
	Scroll, Excess float64
	// Drop is how far a finger can pull a sheet down to put it aside, which is a Scroll below 0.
	Drop float64
	// Panel is where a sheet lies, Picture where a page has room for a picture; empty if there is none.
	Panel, Picture sprites.Rect
	// Parts is what else the scene wants to know when it draws this layout.
	Parts any
}

// An Arranger is told by Arrange, before each Layout, where its moving things belong in a frame.
type Arranger interface{ Arrange(f Frame) }

// A Ticker has things that move: Tick advances them by one tick and reports whether picture and nodes changed.
type Ticker interface {
	Tick() (redraw, relayout bool)
}

// A Mover is a scene whose movement a press ends first.
type Mover interface {
	// Busy reports whether something still moves.
	Busy() bool
	// Hurry ends all movement at once and reports whether there was any.
	Hurry() bool
}

// A Poller waits for something, asked in every tick also below another scene: else what it awaits is cancelled.
type Poller interface{ Poll() }

// A Turner is a Ticker whose nodes show in other places than they are while it turns.
type Turner interface{ Turning() bool }

// A Dragger is a scene whose nodes can be dragged.
type Dragger interface {
	// DragStart is called when a press on a node that Drags moves away; it reports whether the drag may begin.
	DragStart(id string) bool
	// DragMove follows the pointer.
	DragMove(at sprites.Point)
	// DragEnd drops on the node under the pointer ("" for none).
	DragEnd(id string)
}

// A Scroller is a scene that scrolls by itself, not by Layout.Excess.
type Scroller interface {
	// Scroll moves what it shows up by dy logical pixels.
	Scroll(dy float64)
}

// An Opener is a scene that opens scrolled, by so many logical pixels or as far as there is.
type Opener interface{ OpenAt() float64 }

// A Typist is a scene that wants keys beyond those that move the focus.
type Typist interface {
	// Key handles a key by name ("U", "F") and reports whether it did.
	Key(name string) bool
}

// A Steerer has a use of its own for arrows and space, while nothing that they move or press has the focus.
type Steerer interface {
	// Steer handles a key by name ("ArrowLeft", "Space") and reports whether it did.
	Steer(name string) bool
}

// A Translator keeps something it has said; Translate says it anew, in another language.
type Translator interface{ Translate() }

// A Titled scene is about something that a [State] names: a game.
type Titled interface{ Subject() string }

// An Overlay is a scene that lies over the one below, which shows dimmed.
type Overlay interface{ Overlay() }

// A Dismissable is a sheet that a tap beside its panel closes, as Back does.
type Dismissable interface {
	Overlay
	Dismissable() bool
}

// A Headed scene says in few words how things stand there, for the title of a window or tab.
type Headed interface{ Heading() string }

// A Returner opens itself anew when one goes forward to it; other pages come back as they were.
type Returner interface{ Return() }

// A Foreground is a scene that draws over its nodes, too.
type Foreground interface {
	DrawOver(p *sprites.Painter, l *Layout)
}

func isSheet(s Scene) bool { _, ok := s.(Overlay); return ok }
