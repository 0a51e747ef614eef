package scenes

import (
	"math"
	"slices"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites"
)

const (
	enterTicks  = 12 // a scene coming in, at 60 ticks a second
	settleTicks = 12 // a window that has not changed size for this long has settled
	slop        = 10 // logical pixels a finger may wander and still tap
)

// An App is the running program: the scene stack and what passes between it
// and the player. It is an [ebiten.Game].
type App struct {
	env     *Env
	painter *sprites.Painter
	stack   []*layer
	queue   []func()

	frame Frame
	scale float64
	in    input

	redraw   bool
	relayout bool
	entering int
	settling int
	quit     bool
	seen     bool // the first frame has been drawn

	hands
	focus    string
	focusing bool   // the keyboard was used last, so the focus shows
	told     string // the focus that the observer knows of
	acts     acts
	editing  *TextLine
	editID   string
	acted    string // the node activated last
	wanted   string // the field to be edited next
	revealed string // the node to be scrolled to next
}

// A layer is a scene of the stack with its nodes as last laid out.
type layer struct {
	scene Scene
	nodes []Node
	stops stops
	focus string // when another scene came to lie on top
}

func (l *layer) find(id string) *Node {
	if id == "" {
		return nil
	}
	for i := range l.nodes {
		if l.nodes[i].ID == id {
			return &l.nodes[i]
		}
	}
	return nil
}

// NewApp returns the program with nothing on its stack.
func NewApp(env *Env) *App {
	a := &App{env: env, painter: sprites.NewPainter(sprites.Day(), env.Fonts), scale: 1, redraw: true, relayout: true}
	a.resize(1280, 800, 1)
	env.app = a
	env.thinking.thinker = env.Thinker
	return a
}

// Push puts a scene on top, between ticks.
func (a *App) Push(s Scene) {
	a.later(func() { a.stack = append(a.stack, &layer{scene: s}) })
}

// Pop takes the top scene off; the last one stays.
func (a *App) Pop() {
	a.later(func() {
		if len(a.stack) > 1 {
			a.stack = a.stack[:len(a.stack)-1]
		}
	})
}

// Replace puts a scene in place of the top one, and of all sheets over it but
// notices, which have not been read yet.
func (a *App) Replace(s Scene) {
	a.later(func() {
		var notices []*layer
		for len(a.stack) > 1 && isSheet(a.top()) {
			top := a.stack[len(a.stack)-1]
			if _, ok := top.scene.(*notice); ok {
				notices = append(notices, top)
			}
			a.stack = a.stack[:len(a.stack)-1]
		}
		a.stack = append(a.stack[:max(0, len(a.stack)-1)], &layer{scene: s})
		a.stack = append(a.stack, notices...)
	})
}

// Home takes all scenes off but the first.
func (a *App) Home() { a.later(func() { a.stack = a.stack[:min(1, len(a.stack))] }) }

func (a *App) later(f func()) { a.queue = append(a.queue, f) }

// Changed says that nodes must be laid out and the picture drawn anew.
func (a *App) Changed() { a.redraw, a.relayout = true, true }

// Redraw says that the picture must be drawn anew though nothing has changed
// its place.
func (a *App) Redraw() { a.redraw = true }

// Quit ends the program after this tick.
func (a *App) Quit() { a.quit = true }

func (a *App) top() Scene {
	if len(a.stack) == 0 {
		return nil
	}
	return a.stack[len(a.stack)-1].scene
}

func (a *App) topLayer() *layer {
	if len(a.stack) == 0 {
		return nil
	}
	return a.stack[len(a.stack)-1]
}

// below is the scene under the top one; nil if there is none.
func (a *App) below() Scene {
	if len(a.stack) < 2 {
		return nil
	}
	return a.stack[len(a.stack)-2].scene
}

// place is the game whose board is on the stack; "" for none.
func (a *App) place() string {
	for _, l := range slices.Backward(a.stack) {
		switch s := l.scene.(type) {
		case *boardScene:
			return s.match.Info().ID
		case *lessonScene:
			return s.match.Info().ID
		}
	}
	return ""
}

// has reports whether a scene is on the stack.
func (a *App) has(s Scene) bool {
	return slices.ContainsFunc(a.stack, func(l *layer) bool { return l.scene == s })
}

func isSheet(s Scene) bool { _, ok := s.(Sheet); return ok }

// Update runs one tick.
func (a *App) Update() error {
	if a.quit {
		return ebiten.Termination
	}
	a.in.read(a.scale)
	if a.in.Any {
		a.env.Sound.Gesture()
	}
	a.step()
	return nil
}

// step runs one tick on the input that has been read.
func (a *App) step() {
	a.settle()
	a.applyQueue()
	a.layOut()
	a.perform()
	if a.editing != nil {
		a.edit()
	} else {
		a.keys()
	}
	a.point()
	a.env.thinking.poll()
	a.env.spell()
	a.env.watchHolding()
	a.tick()
	a.applyQueue()
	a.layOut()
	a.revealWanted()
	a.editWanted()
	a.layOut()
	if a.told != a.shownFocus() {
		a.env.observe(a)
	}
}

func (a *App) settle() {
	if a.settling > 0 {
		a.settling--
		a.painter.Atlas.Resizing = a.settling > 0
		a.redraw = a.redraw || a.settling == 0
	}
	if a.entering > 0 {
		a.entering--
		a.redraw = true
	}
}

func (a *App) tick() {
	t, ok := a.top().(Ticker)
	if !ok {
		return
	}
	redraw, relayout := t.Tick()
	a.redraw = a.redraw || redraw
	a.relayout = a.relayout || relayout
}

// applyQueue changes the stack between two ticks.
func (a *App) applyQueue() {
	if len(a.queue) == 0 {
		return
	}
	old := a.topLayer()
	for len(a.queue) > 0 {
		q := a.queue
		a.queue = nil
		for _, f := range q {
			f()
		}
	}
	a.Changed()
	if o := a.env.thinking.owner; o != nil && !a.has(o) {
		a.env.thinking.forget()
	}
	a.env.Sound.Ambience(a.place())
	top := a.topLayer()
	if top == old {
		return
	}
	a.stopEditing()
	a.letGo()
	if old != nil {
		old.focus = a.focus
	}
	a.focus = top.focus
	a.in.waitForFresh()
	if a.env.Settings.Motion.Moves() {
		a.entering = enterTicks
	}
}

// layOut places the nodes of every scene that shows.
func (a *App) layOut() {
	if !a.relayout || len(a.stack) == 0 {
		return
	}
	a.relayout = false
	for _, l := range a.stack[a.lowest():] {
		l.nodes = l.scene.Layout(a.frame)
	}
	top := a.stack[len(a.stack)-1]
	if a.focusing && top.find(a.focus) == nil {
		a.focus = firstFocus(top.nodes)
	}
	a.env.observe(a)
}

// lowest is the place in the stack of the lowest scene that shows.
func (a *App) lowest() int {
	i := len(a.stack) - 1
	for i > 0 && isSheet(a.stack[i].scene) {
		i--
	}
	return i
}

// LayoutF takes the window's size in device-independent pixels and answers
// with the screen's in device pixels.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	scale := 1.0
	if m := ebiten.Monitor(); m != nil {
		scale = m.DeviceScaleFactor()
	}
	if w != a.frame.W || h != a.frame.H || scale != a.scale {
		a.resize(w, h, scale)
	}
	return math.Ceil(w * scale), math.Ceil(h * scale)
}

// Layout is not called: LayoutF is.
func (a *App) Layout(w, h int) (int, int) { return w, h }

// frame is that of a window, w by h logical pixels, with text a number of times
// the usual size.
func (e *Env) frame(w, h, text float64) Frame {
	// A very large window is looked at from farther away.
	far := min(max(min(w/1200, h/800), 1), 2)
	safe := e.safe(w, h)
	wish := far * text
	return Frame{W: w, H: h, Text: min(wish, safe.W/230, safe.H/230), Read: min(wish, safe.W/150), Safe: safe}
}

func (a *App) resize(w, h, scale float64) {
	first := a.frame.W == 0
	a.scale = scale
	a.frame = a.env.frame(w, h, a.env.Settings.textScale())
	a.Changed()
	if !first {
		a.settling = settleTicks
		a.painter.Atlas.Resizing = true
	}
}

// refit takes up other insets at once, with whatever is being written into
// still in view.
func (a *App) refit() {
	a.resize(a.frame.W, a.frame.H, a.scale)
	a.settling, a.painter.Atlas.Resizing = 0, false
	a.layOut()
	top := a.stack[len(a.stack)-1]
	if a.editing != nil {
		a.reveal(top.find(a.editID))
	} else if n := top.find(a.focus); n != nil && n.Edit != nil {
		a.focusOn(top, n.ID)
	}
}

// Restyle applies changed settings.
func (a *App) Restyle() {
	if a.env.speak() {
		for _, l := range a.stack {
			if s, ok := l.scene.(interface{ translate() }); ok {
				s.translate()
			}
		}
	}
	a.painter.Theme = a.env.Settings.Look.theme(a.env.wishes())
	a.resize(a.frame.W, a.frame.H, a.scale)
	a.settling, a.painter.Atlas.Resizing = 0, false
}
