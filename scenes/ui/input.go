package ui

import (
	"runtime"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"

	"tidepool/sprites"
)

// A Pointer is the mouse's left button or the first finger. A second finger is ignored until the first lifts.
type Pointer struct {
	At       sprites.Point // logical pixels
	Down     bool
	Pressed  bool // went down in this tick
	Released bool // went up in this tick
	Touch    bool
	Moved    bool
}

// An Input is what the devices did in one tick.
type Input struct {
	Pointer
	WheelY float64 // logical pixels to scroll up
	Keys   []ebiten.Key
	Runes  []rune // what the keys have written
	Shift  bool
	Alt    bool
	Chord  bool // Ctrl, or Command on a Mac
	Erase  bool // the erase key acts: at once, and repeatedly while held
	Any    bool // something was pressed in this tick
}

// devices turns device states into inputs. It keeps its buffers, so that a tick does not allocate.
type devices struct {
	Input
	touch   ebiten.TouchID
	held    bool // the finger touch is down
	touches []ebiten.TouchID
	// next is a finger that went down in the tick in which touch was lifted, if queued.
	next   ebiten.TouchID
	nextAt sprites.Point
	queued bool
	button bool // the mouse's left button is down
	again  bool // it went up and down in the last tick, of which only the first is told
	waits  bool // ignore held presses until they are released
}

// read returns the input of this tick. scale is in device pixels per logical pixel.
func (d *devices) read(scale float64) Input {
	d.Keys = inpututil.AppendJustPressedKeys(d.Keys[:0])
	for k := ebiten.KeyArrowDown; k <= ebiten.KeyArrowUp; k++ { // the four arrows
		if held := inpututil.KeyPressDuration(k); held >= holdTicks && (held-holdTicks)%repeatTicks == 0 {
			d.Keys = append(d.Keys, k)
		}
	}
	d.Runes = ebiten.AppendInputChars(d.Runes[:0])
	d.Shift, d.Alt = ebiten.IsKeyPressed(ebiten.KeyShift), ebiten.IsKeyPressed(ebiten.KeyAlt)
	d.Chord = ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta)
	d.Erase = repeats(ebiten.KeyBackspace)
	_, d.WheelY = ebiten.Wheel()
	if runtime.GOOS != "js" { // a browser tells pixels, others notches
		d.WheelY *= 48
	}
	old := d.Pointer
	d.Pointer = Pointer{At: old.At, Touch: old.Touch}
	d.touches = inpututil.AppendJustPressedTouchIDs(d.touches[:0])
	switch {
	case d.held:
		d.followTouch(scale)
		if d.queued = !d.held && len(d.touches) > 0; d.queued {
			d.next, d.nextAt = d.touches[0], touchPoint(d.touches[0], scale)
		}
	case d.queued:
		d.touch, d.At, d.held, d.queued = d.next, d.nextAt, true, false
		d.followTouch(scale)
		d.Pressed = true
	case len(d.touches) > 0 && !old.Down:
		d.touch, d.held = d.touches[0], true
		d.followTouch(scale)
		d.Pressed = true
	default:
		d.readMouse(scale, old)
	}
	d.Moved = d.At != old.At
	d.Any = d.Pressed || len(d.Keys) > 0
	if d.waits {
		d.waits = d.Down
		d.Pointer = Pointer{At: d.At, Touch: d.Touch, Moved: d.Moved}
	}
	return d.Input
}

func (d *devices) followTouch(scale float64) {
	d.Touch = true
	if inpututil.IsTouchJustReleased(d.touch) {
		d.held, d.Released = false, true
		return
	}
	d.At = touchPoint(d.touch, scale)
	d.Down = true
}

func touchPoint(id ebiten.TouchID, scale float64) sprites.Point {
	x, y := ebiten.TouchPosition(id)
	return sprites.Pt(float64(x)/scale, float64(y)/scale)
}

func (d *devices) readMouse(scale float64, old Pointer) {
	down := inpututil.MouseButtonPressDuration(ebiten.MouseButtonLeft) > 0
	pressed := inpututil.IsMouseButtonJustPressed(ebiten.MouseButtonLeft)
	if d.button && pressed { // so it went up before, where the mouse was
		d.Released, d.button, d.again = true, false, true
		return
	}
	d.Down, d.Pressed = down, pressed || d.again
	d.Released = !down && (d.button || d.Pressed)
	d.button, d.again = down, false
	x, y := ebiten.CursorPosition()
	at := sprites.Pt(float64(x)/scale, float64(y)/scale)
	if at != old.At && !old.Touch || d.Down || d.Pressed || d.Released {
		d.At, d.Touch = at, false
	}
}

// repeats reports whether a key acts in this tick: at once, and repeatedly while held.
func repeats(k ebiten.Key) bool {
	const delay, interval = 30, 3 // ticks
	d := inpututil.KeyPressDuration(k)
	return d == 1 || d >= delay && (d-delay)%interval == 0
}
