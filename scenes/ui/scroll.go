package ui

// A Scrolling scrolls pages that do not fit their windows.
type Scrolling struct {
	app *App
	// wanted is the node to bring to the top of its window, margin logical pixels below the edge.
	wanted string
	margin float64
}

func (s *Scrolling) by(dy float64) {
	if dy == 0 || len(s.app.layers) == 0 {
		return
	}
	l := s.app.topLayer()
	switch own, ok := l.scene.(Scroller); {
	case ok:
		own.Scroll(dy)
	case l.laid.Excess > 0 || l.scroll < 0:
		l.scroll = min(max(l.scroll+dy, min(l.scroll, 0)), l.laid.Excess)
	default:
		return
	}
	s.app.Changed()
}

// drag is like by, for a finger, which can also pull a sheet down.
func (s *Scrolling) drag(dy float64) {
	l := s.app.topLayer()
	if len(l.laid.Nodes) > 0 && l.laid.Nodes[0].Flip {
		dy = -dy
	}
	if l.laid.Drop == 0 {
		s.by(dy)
		return
	}
	l.scroll = min(max(l.scroll+dy, -l.laid.Drop), l.laid.Excess)
	s.app.Changed()
}

// letGo puts a sheet away if it was pulled down far enough, and moves it back otherwise.
func (s *Scrolling) letGo(l *layer) {
	if l.scroll < -l.laid.Drop/2 {
		l.scene.Back()
	} else if l.scroll < 0 {
		l.scroll = 0
	}
	s.app.Changed()
}

func scrolls(l *layer) bool {
	_, own := l.scene.(Scroller)
	return own || l.laid.Body.W > 0 || l.laid.Panel.W > 0
}

// To scrolls the top scene to a height, in logical pixels.
func (s *Scrolling) To(y float64) {
	a := s.app
	if l := a.topLayer(); l != nil {
		l.scroll = max(y, 0)
		a.Changed()
	}
}

// ToNode brings a node to the top of its window, margin logical pixels below the edge, at the next layout.
func (s *Scrolling) ToNode(id string, margin float64) {
	s.wanted, s.margin = id, margin
	s.app.Changed()
}

func (s *Scrolling) perform() {
	if s.wanted == "" || len(s.app.layers) == 0 {
		return
	}
	n := s.app.topLayer().find(s.wanted)
	s.wanted = ""
	if n != nil && n.Clip.W > 0 {
		s.by(n.Rect.Y - n.Clip.Y - s.margin)
		s.app.layOut()
	}
}

// hold keeps the node pressed last in place when the text size or the language has changed.
func (s *Scrolling) hold(l *layer, before Layout) {
	old := find(before.Nodes, s.app.acted)
	now := l.find(s.app.acted)
	if old == nil || now == nil || now.Clip.W == 0 || !old.hit(old.Rect.Center()) {
		return
	}
	to := min(max(l.scroll+now.Rect.Center().Y-old.Rect.Center().Y, 0), l.laid.Excess)
	if to != l.scroll {
		l.scroll = to
		l.lay(s.app)
	}
}

func find(nodes []Node, id string) *Node {
	if id == "" {
		return nil
	}
	for i := range nodes {
		if nodes[i].ID == id {
			return &nodes[i]
		}
	}
	return nil
}
