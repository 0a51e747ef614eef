package scenes

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"tidepool/sprites"
)

// A pointer is the mouse's left button or the first finger, whichever is
// down. A second finger is ignored until the first has left.
type pointer struct {
	At       sprites.Point // logical pixels
	Down     bool
	Pressed  bool // went down in this tick
	Released bool // went up in this tick
	Touch    bool
	Moved    bool
}

// An input reads the devices once a tick into plain values. Its buffers are
// kept, so that a tick allocates nothing.
type input struct {
	pointer
	WheelY float64
	Keys   []ebiten.Key
	Runes  []rune // what the keys have written
	Shift  bool
	Any    bool // something was pressed in this tick: a gesture

	touch   ebiten.TouchID
	held    bool // the finger named by touch is down
	touches []ebiten.TouchID
	// next came down in the tick in which touch was let go, if queued.
	next   ebiten.TouchID
	nextAt sprites.Point
	queued bool
	waits  bool // ignore what is held until it has been let go
}

// read fills the value for this tick. scale is device pixels a logical pixel.
func (in *input) read(scale float64) {
	in.Keys = inpututil.AppendJustPressedKeys(in.Keys[:0])
	in.Runes = ebiten.AppendInputChars(in.Runes[:0])
	in.Shift = ebiten.IsKeyPressed(ebiten.KeyShift)
	_, in.WheelY = ebiten.Wheel()
	old := in.pointer
	in.pointer = pointer{At: old.At, Touch: old.Touch}
	in.touches = inpututil.AppendJustPressedTouchIDs(in.touches[:0])
	switch {
	case in.held:
		in.followTouch(scale)
		if in.queued = !in.held && len(in.touches) > 0; in.queued {
			in.next, in.nextAt = in.touches[0], touchPoint(in.touches[0], scale)
		}
	case in.queued:
		in.touch, in.At, in.held, in.queued = in.next, in.nextAt, true, false
		in.followTouch(scale)
		in.Pressed = true
	case len(in.touches) > 0 && !old.Down:
		in.touch, in.held = in.touches[0], true
		in.followTouch(scale)
		in.Pressed = true
	default:
		in.readMouse(scale, old)
	}
	in.Moved = in.At != old.At
	in.Any = in.Pressed || len(in.Keys) > 0
	if in.waits {
		in.waits = in.Down
		in.pointer = pointer{At: in.At, Touch: in.Touch, Moved: in.Moved}
	}
}

func (in *input) followTouch(scale float64) {
	in.Touch = true
	if inpututil.IsTouchJustReleased(in.touch) {
		in.held, in.Released = false, true
		return
	}
	in.At = touchPoint(in.touch, scale)
	in.Down = true
}

// touchPoint is where a finger is.
func touchPoint(id ebiten.TouchID, scale float64) sprites.Point {
	x, y := ebiten.TouchPosition(id)
	return sprites.Pt(float64(x)/scale, float64(y)/scale)
}

func (in *input) readMouse(scale float64, old pointer) {
	x, y := ebiten.CursorPosition()
	at := sprites.Pt(float64(x)/scale, float64(y)/scale)
	in.Down = ebiten.IsMouseButtonPressed(ebiten.MouseButtonLeft)
	in.Pressed = inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	in.Released = inpututil.IsMouseButtonJustReleased(ebiten.MouseButtonLeft)
	if at != old.At && !old.Touch || in.Down || in.Pressed || in.Released {
		in.At, in.Touch = at, false
	}
}

// waitForFresh ignores what is pressed now until it has been let go, so that
// one press never reaches two scenes.
func (in *input) waitForFresh() { in.waits = in.Down || in.Pressed }
