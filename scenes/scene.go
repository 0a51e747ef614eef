package scenes

import "tidepool/sprites"

// A Frame is the room a scene has.
type Frame struct {
	// W and H are the window in logical pixels.
	W, H float64
	// Text multiplies the size of type and of what holds it, 1 to 2, less in
	// a window that has no room for such.
	Text float64
	// Read multiplies the size of what is read in sentences, which breaks into
	// lines and scrolls and so can be as large as the player wants.
	Read float64
	// Safe is the part of the window not covered by notches.
	Safe sprites.Rect
}

// Wide reports whether things go side by side rather than one below another.
func (f Frame) Wide() bool { return f.W > f.H*1.1 }

// A Scene is one page or sheet. The app calls its methods from one goroutine.
type Scene interface {
	// Name is the scene's name for tests and readers: "menu".
	Name() string
	// Layout returns the scene's nodes for a frame. It is called again after
	// every change.
	Layout(f Frame) []Node
	// Draw draws what lies behind the nodes.
	Draw(p *sprites.Painter)
	// Back is what Escape does.
	Back()
}

// A Ticker is a scene in which things move. Tick advances them by one tick and
// reports whether the picture changed, and whether the nodes did too.
type Ticker interface {
	Tick() (redraw, relayout bool)
	// Busy reports whether something still moves.
	Busy() bool
	// Hurry ends all movement at once and reports whether there was any.
	Hurry() bool
}

// A Turner is a Ticker whose nodes show in other places than they are while it
// turns.
type Turner interface{ Turning() bool }

// A Dragger is a scene whose nodes can be dragged.
type Dragger interface {
	// DragStart is called when a press on a node that Drags moves away from
	// it; it reports whether the drag may begin.
	DragStart(id string) bool
	// DragMove follows the pointer.
	DragMove(at sprites.Point)
	// DragEnd drops on the node under the pointer ("" for none).
	DragEnd(id string)
}

// A Scroller is a scene with more on it than fits.
type Scroller interface {
	// Scroll moves the page up by dy logical pixels.
	Scroll(dy float64)
}

// A Typist is a scene that wants keys beyond those that move the focus.
type Typist interface {
	// Key handles a key by name ("U", "F") and reports whether it did.
	Key(name string) bool
}

// A Sheet is a scene that lies over the one below, which shows dimmed.
type Sheet interface{ Sheet() }

// A Dismissed is a sheet that a tap beside it closes, as Back does.
type Dismissed interface {
	Sheet
	// Beside reports whether a point is outside the sheet.
	Beside(sprites.Point) bool
}

// Foreground is a scene that draws over its nodes, too.
type Foreground interface {
	DrawOver(p *sprites.Painter)
}
