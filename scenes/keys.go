package scenes

import (
	"math"
	"strings"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/sprites"
)

// keys acts on what the keyboard did in this tick.
func (a *App) keys() {
	for _, k := range a.in.Keys {
		a.key(k)
	}
	for _, r := range a.in.Runes {
		if strings.ContainsRune("/:?", r) {
			a.sign(string(r))
		}
	}
}

// sign acts on a key that is known by what it writes, wherever it is on the
// player's keyboard.
func (a *App) sign(s string) {
	switch t, ok := a.top().(Typist); {
	case a.editing != nil:
	case ok && t.Key(s):
		a.Changed()
	case s == "?":
		a.listKeys()
	}
}

// listKeys opens the list of keys, unless that is what lies on top.
func (a *App) listKeys() {
	if _, open := a.top().(*keysScene); !open {
		a.Push(newKeys(a.env))
	}
}

// undoKey is what Ctrl+Z, or what stands for it, is called as a sign.
const undoKey = "Undo"

// chord acts on a key that is pressed with Ctrl or the like.
func (a *App) chord(k ebiten.Key) {
	name := ebiten.KeyName(k) // by what it writes: where Z lies differs
	if (name == "z" || name == "" && k == ebiten.KeyZ) && !a.in.Shift && !ebiten.IsKeyPressed(ebiten.KeyAlt) {
		a.sign(undoKey)
	}
}

func (a *App) key(k ebiten.Key) {
	if len(a.stack) == 0 {
		return
	}
	if ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta) || ebiten.IsKeyPressed(ebiten.KeyAlt) {
		a.chord(k)
		return
	}
	l := a.stack[len(a.stack)-1]
	if ended, calm := a.hurry(l); ended && !(calm && a.goesOn(l, k)) {
		return
	}
	if a.slideBy(l, k) {
		return
	}
	switch k {
	case ebiten.KeyArrowLeft:
		a.steer(l, -1, 0)
	case ebiten.KeyArrowRight:
		a.steer(l, 1, 0)
	case ebiten.KeyArrowUp:
		a.steer(l, 0, -1)
	case ebiten.KeyArrowDown:
		a.steer(l, 0, 1)
	case ebiten.KeyTab:
		step := 1
		if a.in.Shift {
			step = -1
		}
		a.cycle(l, step)
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace:
		a.enter(l)
	case ebiten.KeyEscape:
		l.scene.Back()
		a.Changed()
	case ebiten.KeyM:
		a.env.ToggleSound()
		a.Changed()
	case ebiten.KeyF1:
		a.listKeys()
	case ebiten.KeyF, ebiten.KeyF11:
		ebiten.SetFullscreen(!ebiten.IsFullscreen())
	default:
		if t, ok := l.scene.(Typist); ok && t.Key(k.String()) {
			a.Changed()
			return
		}
		a.leaf(k)
	}
}

// goesOn reports whether a key does what it does though it has just ended an
// animation: Enter only where the turn can go on, and Escape not at all.
func (a *App) goesOn(l *layer, k ebiten.Key) bool {
	switch k {
	case ebiten.KeyEnter, ebiten.KeyNumpadEnter, ebiten.KeySpace:
		return a.focusing && l.find(a.focus).counts()
	case ebiten.KeyEscape:
		return false
	}
	return true
}

// leaf moves a page that does not fit the window.
func (a *App) leaf(k ebiten.Key) {
	switch k {
	case ebiten.KeyPageDown:
		a.scrollBy(a.frame.H * 0.7)
	case ebiten.KeyPageUp:
		a.scrollBy(-a.frame.H * 0.7)
	case ebiten.KeyHome:
		a.scrollBy(-math.MaxFloat32)
	case ebiten.KeyEnd:
		a.scrollBy(math.MaxFloat32)
	}
}

func (a *App) enter(l *layer) {
	n := l.find(a.focus)
	if n == nil || !a.focusing {
		a.focusOn(l, firstFocus(l.nodes))
		return
	}
	if n.Operable() {
		a.activate(n)
	}
}

// firstFocus is the clear action of a scene, or what comes first.
func firstFocus(nodes []Node) string {
	first := ""
	for i := range nodes {
		n := &nodes[i]
		if !n.Operable() {
			continue
		}
		if n.Style == MainButton || n.Lit {
			return n.ID
		}
		if first == "" {
			first = n.ID
		}
	}
	return first
}

func (a *App) focusOn(l *layer, id string) {
	if a.focus != id {
		a.Changed() // some things show only while they have the focus
	}
	a.focus, a.focusing = id, true
	a.redraw = true
	a.reveal(l.find(id))
}

// reveal scrolls the page so that a node shows.
func (a *App) reveal(n *Node) {
	if n == nil || n.Clip.W == 0 || n.Clip.Contains(n.Rect) {
		return
	}
	if n.Rect.Y < n.Clip.Y {
		a.scrollBy(n.Rect.Y - n.Clip.Y - 8)
	} else {
		a.scrollBy(n.Rect.Y + n.Rect.H - n.Clip.Y - n.Clip.H + 8)
	}
}

// focusNext moves the focus to a node that may be laid out only after what is
// being done, and scrolls to it. Whether the focus shows stays as it is.
func (a *App) focusNext(id string) { a.focus, a.revealed = id, id }

// revealWanted does what focusNext has asked for, when the scene is laid out.
func (a *App) revealWanted() {
	if a.revealed == "" || len(a.stack) == 0 {
		return
	}
	n := a.stack[len(a.stack)-1].find(a.revealed)
	a.revealed = ""
	a.reveal(n)
}

// cycle moves the focus to the next stop in reading order.
func (a *App) cycle(l *layer, step int) {
	at, n := -1, len(l.nodes)
	for i := range l.nodes {
		if l.nodes[i].ID == a.focus {
			at = i
		}
	}
	if at < 0 && step < 0 {
		at = 0
	}
	l.stops.find(l.nodes, a.focus)
	for i := 1; i <= n; i++ {
		j := ((at+step*i)%n + n) % n
		if l.stops.has(&l.nodes[j]) {
			a.focusOn(l, l.nodes[j].ID)
			return
		}
	}
}

// steer moves the focus to the nearest thing in a direction.
func (a *App) steer(l *layer, dx, dy float64) {
	here := l.find(a.focus)
	if here == nil || !a.focusing {
		id := a.focus
		if here == nil {
			id = firstFocus(l.nodes)
		}
		a.focusOn(l, id)
		return
	}
	best, least := "", math.Inf(1)
	for i := range l.nodes {
		n := &l.nodes[i]
		if n.ID == here.ID || !n.Operable() {
			continue
		}
		if d, ok := distance(here.Rect, n.Rect, dx, dy); ok && d < least {
			best, least = n.ID, d
		}
	}
	if best != "" {
		a.focusOn(l, best)
	}
}

// distance is how far b is from a going in a direction; sideways counts more,
// so that the focus keeps to its row or column.
func distance(a, b sprites.Rect, dx, dy float64) (float64, bool) {
	p, q := a.Center(), b.Center()
	x, y := q.X-p.X, q.Y-p.Y
	along := x*dx + y*dy
	across := math.Abs(x*dy) + math.Abs(y*dx)
	if along < 4 {
		return 0, false
	}
	half := (a.W+b.W)/2*math.Abs(dy) + (a.H+b.H)/2*math.Abs(dx)
	return along + 2.5*max(0, across-half*0.9) + across*0.3, true
}
