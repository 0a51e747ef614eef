package ui

import (
	"math"
	"slices"
	"sync/atomic"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/locale"
	"tidepool/sprites"
)

const (
	enterTicks  = 12 // duration of a scene's entrance, at 60 ticks a second
	settleTicks = 12 // a window that has kept its size for this long has settled
)

// A Host connects an [App] to the program around it. Every function may be nil.
type Host struct {
	// Gesture is called when the player presses something.
	Gesture func()
	// Pressed is called when a node is pressed, unless it is a board spot or has a sound of its own (Heard).
	Pressed func()
	// Tick is called in every tick, after the input is handled and before the top scene's Tick.
	Tick func()
	// StackChanged is called after scenes were pushed or popped.
	StackChanged func()
	// Key is offered keys that no scene handles, by name ("M", "F1", "?"), and reports whether it handled one.
	Key func(name string) bool
	// Observe is called after every visible change; state returns a description of what is shown.
	Observe func(state func() State)
	// Say reads a text aloud through the screen reader, politely.
	Say func(text string)
	// Ready is called after the first frame.
	Ready func()
	// Insets returns what the device covers at the window's edges.
	Insets func() Insets
	// Rest(true) is called when nothing has happened for a while, so that ticks may come less often, and
	// Rest(false) when something happens again. Stir asks for a tick now; any goroutine may call it.
	Rest func(on bool)
	Stir func()
	// Fields reports whether the platform edits a focused field itself, for instance in an HTML element.
	Fields func() bool
	// Studio draws pictures in the background.
	Studio sprites.Studio
}

// An Appearance is a choice of colours, text size and motion.
type Appearance struct {
	Theme sprites.Theme
	// Text multiplies the size of type, 1 to 2.
	Text float64
	// Still turns off the entrance animation of scenes.
	Still bool
}

// An App is the running program, an [ebiten.Game]: it holds the scene stack and passes input to the top scene.
type App struct {
	// Words and Fonts belong to the current language. Call Restyle after changing them.
	Words *locale.Locale
	Fonts *sprites.Fonts

	host    Host
	look    Appearance
	painter *sprites.Painter
	stack
	frame   Frame
	scale   float64 // device pixels per logical pixel
	devices devices
	in      Input

	redraw   bool
	relayout bool
	entering int // ticks left of a scene's entrance
	settling int // ticks until a resized window counts as settled
	quit     atomic.Bool
	seen     bool // the first frame has been drawn
	idle     idle
	toast    toast
	standing standing

	// Gesture is what the pointer is doing, Focus the node that the keyboard acts on, Editor the text field
	// being edited, and Scrolling how far pages are scrolled.
	Gesture   Gesture
	Focus     Focus
	Editor    Editor
	Scrolling Scrolling

	commands commands
	acted    string // the node activated last
	last     press
}

// New returns a program with an empty stack.
func New(words *locale.Locale, fonts *sprites.Fonts, host Host) *App {
	for _, f := range []*func(){&host.Gesture, &host.Pressed, &host.Tick, &host.StackChanged, &host.Ready, &host.Stir} {
		if *f == nil {
			*f = func() {}
		}
	}
	a := &App{Words: words, Fonts: fonts, host: host, look: Appearance{Theme: sprites.Day(), Text: 1},
		painter: sprites.NewPainter(sprites.Day(), fonts), scale: 1, redraw: true, relayout: true}
	a.Gesture.app, a.Focus.app, a.Editor.app, a.Scrolling.app, a.commands.app, a.standing.app = a, a, a, a, a, a
	a.painter.Atlas.Studio = host.Studio
	a.resize(1280, 800, 1)
	return a
}

// Changed requests a new layout and a redraw.
func (a *App) Changed() { a.redraw, a.relayout = true, true }

// Redraw requests a redraw without a new layout.
func (a *App) Redraw() { a.redraw = true }

// Quit ends the program after this tick. Any goroutine may call it.
func (a *App) Quit() { a.quit.Store(true) }

// Update implements [ebiten.Game]: it runs one tick.
func (a *App) Update() error {
	if a.quit.Load() {
		return ebiten.Termination
	}
	a.Tick(a.devices.read(a.scale))
	return nil
}

// Tick runs one tick on an input.
func (a *App) Tick(in Input) {
	a.in = in
	if in.Any {
		a.host.Gesture()
	}
	a.settle()
	a.standing.tick()
	a.tickToast()
	a.applyQueue()
	a.layOut()
	a.standing.hold()
	a.commands.perform()
	if a.Editor.line != nil {
		a.Editor.update()
	} else {
		keyboard{a}.read()
	}
	a.Gesture.point()
	a.host.Tick()
	a.tickTop()
	a.applyQueue()
	a.layOut()
	a.Scrolling.perform()
	a.Focus.revealWanted()
	a.Editor.begin()
	a.layOut()
	if a.Focus.told != a.Focus.shownID() {
		a.observe()
	}
	a.idle.tick(a)
}

func (a *App) settle() {
	if a.settling > 0 {
		if a.settling--; a.settling == 0 {
			a.painter.Atlas.Resizing, a.redraw = false, true
			a.standing.look()
			a.standing.tell()
		}
	}
	if a.entering > 0 && !a.standing.awaited {
		a.entering--
		a.redraw = true
	}
}

func (a *App) tickTop() {
	t, ok := a.Top().(Ticker)
	if !ok {
		return
	}
	redraw, relayout := t.Tick()
	a.redraw = a.redraw || redraw
	a.relayout = a.relayout || relayout
}

func (a *App) applyQueue() {
	if len(a.queue) == 0 {
		return
	}
	old := a.topLayer()
	a.stack.apply()
	a.Changed()
	a.host.StackChanged()
	a.standing.open()
	top := a.topLayer()
	if top == old {
		return
	}
	a.Editor.stop()
	a.last = press{}
	if old != nil {
		a.Gesture.breakOff(old)
		old.focus = a.Focus.id
	}
	a.Focus.id, a.Focus.first = top.focus, false
	a.devices.waits = a.in.Down || a.in.Pressed // one press never reaches two scenes
	if !a.look.Still {
		a.entering = enterTicks
	}
}

// Enter shows the scenes now on the stack at once, without their entrance.
func (a *App) Enter() {
	a.applyQueue()
	a.entering = 0
}

func (a *App) layOut() {
	if !a.relayout || len(a.layers) == 0 {
		return
	}
	a.relayout = false
	for _, l := range a.layers[a.lowest():] {
		l.refresh(a)
	}
	top := a.topLayer()
	a.Focus.choose(top)
	a.standing.look()
	a.observe()
}

// LayoutF implements [ebiten.LayoutFer]: it takes the window's size in device-independent pixels and returns
// the screen's size in device pixels.
func (a *App) LayoutF(w, h float64) (float64, float64) {
	scale := 1.0
	if m := ebiten.Monitor(); m != nil {
		scale = m.DeviceScaleFactor()
	}
	if w != a.frame.W || h != a.frame.H || scale != a.scale {
		a.resize(w, h, scale)
	}
	if !a.standing.on {
		a.standing.on = true
		a.settling, a.painter.Atlas.Resizing = 0, false
		a.standing.open()
	}
	return math.Ceil(w * scale), math.Ceil(h * scale)
}

// Layout is never called, because Ebitengine prefers LayoutF.
func (a *App) Layout(w, h int) (int, int) { return w, h }

// Frame returns the window's current frame.
func (a *App) Frame() Frame { return a.frame }

// Resize makes the window w by h logical pixels.
func (a *App) Resize(w, h float64) { a.resize(w, h, a.scale) }

func (a *App) resize(w, h, scale float64) {
	first := a.frame.W == 0
	a.scale = scale
	a.frame = a.FrameOf(w, h, a.look.Text)
	a.Changed()
	if !first {
		a.settling = settleTicks
		a.painter.Atlas.Resizing = true
	}
}

// refit applies changed insets at once and keeps the field being edited in view.
func (a *App) refit() {
	a.resize(a.frame.W, a.frame.H, a.scale)
	a.settling, a.painter.Atlas.Resizing = 0, false
	a.layOut()
	top := a.topLayer()
	if a.Editor.line != nil {
		a.Focus.reveal(top.find(a.Editor.id))
	} else if n := top.find(a.Focus.id); n != nil && n.Edit != nil {
		a.Focus.On(n.ID)
	}
}

// Appearance returns the current appearance.
func (a *App) Appearance() Appearance { return a.look }

// Restyle applies an appearance, and words that have changed.
func (a *App) Restyle(look Appearance) {
	for _, l := range slices.Concat(a.layers, a.left) {
		if s, ok := l.scene.(Translator); ok {
			s.Translate()
		}
	}
	a.Fonts.SetLanguage(a.Words.Tag())
	a.look = look
	a.painter.Theme = look.Theme
	a.resize(a.frame.W, a.frame.H, a.scale)
	a.settling, a.painter.Atlas.Resizing = 0, false
}

// Say reads a text aloud through the screen reader.
func (a *App) Say(text string) {
	if a.host.Say != nil && text != "" {
		a.host.Say(text)
	}
}

// Notice shows a message over the current scene.
func (a *App) Notice(text string) { a.Notify(text, nil) }

// Notify is like Notice; if show is not nil, the message has a button that opens the scene show returns.
func (a *App) Notify(text string, show func() Scene) {
	a.Say(text)
	a.Push(&Notice{Sheet: Sheet{ID: "notice", App: a, Stays: true}, text: text, show: show})
}
