package ui

import (
	"slices"

	"tidepool/locale"
)

type layer struct {
	scene  Scene
	laid   Layout
	stops  stops
	focus  string  // the focus when another scene came on top
	scroll float64 // logical pixels
	// text and words are those of the last layout.
	text  float64
	words *locale.Locale
}

func newLayer(s Scene) *layer {
	l := &layer{scene: s}
	if o, ok := s.(Opener); ok {
		l.scroll = o.OpenAt()
	}
	return l
}

func (l *layer) refresh(a *App) {
	if s, ok := l.scene.(Arranger); ok {
		s.Arrange(a.frame)
	}
	before := l.laid
	l.lay(a)
	if l.text != 0 && (l.text != a.frame.Text || l.words != a.Words) {
		a.Scrolling.hold(l, before)
		a.last.moved = true
	}
	l.text, l.words = a.frame.Text, a.Words
}

func (l *layer) lay(a *App) {
	f := a.frame
	f.Scroll = l.scroll
	l.laid = l.scene.Layout(f)
	l.scroll = l.laid.Scroll
	if a.toast.left > 0 && l == a.topLayer() {
		l.laid.Nodes = append(l.laid.Nodes, a.toast.node(a, &l.laid))
	}
}

func (l *layer) find(id string) *Node { return find(l.laid.Nodes, id) }

// A stack holds the scenes; the last one gets the input. It changes only between ticks.
type stack struct {
	layers []*layer
	queue  []func()
	// left are pages that were left, latest last, until another one is opened.
	left []*layer
}

// Push puts a scene on top, between ticks.
func (s *stack) Push(scene Scene) {
	s.Defer(func() { s.layers, s.left = append(s.layers, newLayer(scene)), nil })
}

// Pop removes the top scene; the last one stays.
func (s *stack) Pop() {
	s.Defer(func() {
		if len(s.layers) > 1 {
			s.cut(len(s.layers) - 1)
		}
	})
}

// Swap puts a scene in the place of another, even under other scenes.
func (s *stack) Swap(old, scene Scene) {
	s.Defer(func() {
		if i := slices.IndexFunc(s.layers, func(l *layer) bool { return l.scene == old }); i >= 0 {
			s.layers[i] = newLayer(scene)
		}
	})
}

// Close removes a sheet, or a page that waits, even from under other scenes.
func (s *stack) Close(sheet Scene) {
	s.Defer(func() { s.layers = slices.DeleteFunc(s.layers, func(l *layer) bool { return l.scene == sheet }) })
}

// cut removes the scenes above the first n and remembers the pages among them.
func (s *stack) cut(n int) {
	for _, l := range slices.Backward(s.layers[n:]) {
		if !isSheet(l.scene) {
			s.left = append(s.left, l)
		}
	}
	s.layers = s.layers[:n]
}

// Forward reopens the page that was left last.
func (a *App) Forward() {
	a.Changed()
	if len(a.left) == 0 {
		return
	}
	last := len(a.left) - 1
	l, rest := a.left[last], a.left[:last]
	if r, ok := l.scene.(Returner); !ok || !r.Return() {
		a.Defer(func() { a.layers = append(a.layers, l) })
	}
	a.Defer(func() { a.left = rest })
}

// Replace replaces the top page and all sheets over it by a scene, but keeps unread notices.
func (s *stack) Replace(scene Scene) {
	s.Defer(func() {
		var notices []*layer
		for len(s.layers) > 1 && isSheet(s.Top()) {
			top := s.topLayer()
			if _, ok := top.scene.(*Notice); ok {
				notices = append(notices, top)
			}
			s.layers = s.layers[:len(s.layers)-1]
		}
		s.layers = append(s.layers[:max(0, len(s.layers)-1)], newLayer(scene))
		s.layers, s.left = append(s.layers, notices...), nil
	})
}

// Home removes all scenes but the first.
func (s *stack) Home() { s.Defer(func() { s.cut(min(1, len(s.layers))) }) }

// Defer queues a function to run between ticks, in order with changes of the stack.
func (s *stack) Defer(f func()) { s.queue = append(s.queue, f) }

func (s *stack) apply() {
	for len(s.queue) > 0 {
		q := s.queue
		s.queue = nil
		for _, f := range q {
			f()
		}
	}
}

// Top returns the scene that gets the input; nil if there is none.
func (s *stack) Top() Scene {
	if len(s.layers) == 0 {
		return nil
	}
	return s.topLayer().scene
}

// Below returns the scene under the top one; nil if there is none.
func (s *stack) Below() Scene {
	if len(s.layers) < 2 {
		return nil
	}
	return s.layers[len(s.layers)-2].scene
}

// Has reports whether a scene is on the stack.
func (s *stack) Has(scene Scene) bool {
	return slices.ContainsFunc(s.layers, func(l *layer) bool { return l.scene == scene })
}

// Each calls f with all scenes, the top one last.
func (s *stack) Each(f func(Scene)) {
	for _, l := range s.layers {
		f(l.scene)
	}
}

// Subject returns the subject of the uppermost scene that has one; "" for none.
func (s *stack) Subject() string {
	for _, l := range slices.Backward(s.layers) {
		if t, ok := l.scene.(Titled); ok {
			return t.Subject()
		}
	}
	return ""
}

// routes returns the addresses of the pages above the first; "" for one without.
func (s *stack) routes() (list []string) {
	for _, l := range s.layers[1:] {
		if isSheet(l.scene) {
			continue
		}
		at := ""
		if r, ok := l.scene.(Routed); ok {
			at = r.Route()
		}
		list = append(list, at)
	}
	return list
}

func (s *stack) topLayer() *layer {
	if len(s.layers) == 0 {
		return nil
	}
	return s.layers[len(s.layers)-1]
}

func (s *stack) lowest() int {
	i := len(s.layers) - 1
	for i > 0 && isSheet(s.layers[i].scene) {
		i--
	}
	return i
}
