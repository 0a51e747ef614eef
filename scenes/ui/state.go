package ui

// A State describes what a scene shows, for tests and screen readers.
type State struct {
	Scene string      `json:"scene"`
	Busy  bool        `json:"busy"`
	Nodes []NodeState `json:"nodes"`
	// Focus is the node with the keyboard focus while that is visible.
	Focus string `json:"focus,omitempty"`
	// Title is the scene's heading, for the title of a window or tab; "" for none.
	Title string `json:"title,omitempty"`
	// Depth is the number of scenes below.
	Depth int `json:"depth,omitempty"`
	// Routes are the addresses of the pages above the first, the uppermost last; "" for one without.
	Routes []string `json:"routes,omitempty"`
	// Sheet reports whether the scene lies over another.
	Sheet bool `json:"sheet,omitempty"`
	// Subject is the subject of the uppermost scene that has one; "" for none.
	Subject string `json:"game,omitempty"`
	// Lang is the tag of the current language.
	Lang string `json:"lang"`
}

// Route returns the address of the uppermost page, "" for none.
func (s State) Route() string {
	if n := len(s.Routes); n > 0 {
		return s.Routes[n-1]
	}
	return ""
}

// A NodeState is a node in plain values; its rectangle is in logical pixels.
type NodeState struct {
	ID      string  `json:"id"`
	Role    Role    `json:"role"`
	Label   string  `json:"label"`
	Text    string  `json:"text,omitempty"`
	Note    string  `json:"note,omitempty"`
	Group   string  `json:"group,omitempty"`
	Cell    *Cell   `json:"cell,omitempty"`
	Field   *Typed  `json:"field,omitempty"`
	Slider  *Slid   `json:"slider,omitempty"`
	X       float64 `json:"x"`
	Y       float64 `json:"y"`
	W       float64 `json:"w"`
	H       float64 `json:"h"`
	Enabled bool    `json:"enabled"`
	// Stop reports whether Tab stops here.
	Stop    bool `json:"stop,omitempty"`
	Checked bool `json:"checked"`
	Lit     bool `json:"lit,omitempty"`
}

// Typed is the text of a field and its limits.
type Typed struct {
	Value string `json:"value"`
	// Max is the greatest length in runes.
	Max    int  `json:"max"`
	Digits bool `json:"digits,omitempty"`
}

// Slid is the number of a slider, from 0 to Most in steps.
type Slid struct {
	Value int `json:"value"`
	Most  int `json:"most"`
	Step  int `json:"step"`
}

func (a *App) observe() {
	a.Focus.told = a.Focus.shownID()
	if a.host.Observe != nil {
		a.host.Observe(a.State)
	}
}

// State describes the top scene.
func (a *App) State() State {
	if len(a.layers) == 0 {
		return State{}
	}
	l := a.topLayer()
	nodes := l.laid.Nodes
	if a.standing.awaited {
		nodes = nil
	}
	s := State{Scene: l.scene.Name(), Busy: a.Busy(), Nodes: make([]NodeState, len(nodes)),
		Focus: a.Focus.shownID(), Depth: len(a.layers) - 1, Routes: a.routes(), Sheet: isSheet(l.scene), Subject: a.Subject(), Lang: a.Words.Tag()}
	if h, ok := l.scene.(Headed); ok {
		s.Title = h.Heading()
	}
	l.stops.find(nodes, s.Focus)
	for i := range nodes {
		s.Nodes[i] = nodes[i].state()
		s.Nodes[i].Stop = l.stops.has(&nodes[i])
	}
	return s
}

func (n *Node) state() NodeState {
	s := NodeState{ID: n.ID, Role: n.Role, Label: n.Label, Note: n.Note, Group: n.Group,
		X: n.Rect.X, Y: n.Rect.Y, W: n.Rect.W, H: n.Rect.H, Enabled: n.Operable(), Checked: n.Checked, Lit: n.Lit}
	if n.Group != "" && n.Role == RoleChoice {
		s.Text = n.Text
	}
	if n.Cell.Row > 0 {
		cell := n.Cell
		s.Cell = &cell
	}
	if n.Edit != nil {
		s.Field = &Typed{n.Edit.Text, n.Edit.Max, n.Edit.Digits}
	}
	if n.Slide != nil {
		s.Slider = &Slid{n.Slide.Value, n.Slide.Most, n.Slide.Step}
	}
	return s
}

// Busy reports whether something moves, so that a press would only end that, or is not visible yet.
func (a *App) Busy() bool {
	m, ok := a.Top().(Mover)
	return len(a.queue) > 0 || a.standing.awaited || ok && m.Busy()
}

// Laid returns the last layout of the top scene.
func (a *App) Laid() Layout {
	if l := a.topLayer(); l != nil {
		return l.laid
	}
	return Layout{}
}

// Wants reports whether a redraw is due, now or when a part of it is ready.
func (a *App) Wants() bool {
	return a.redraw || a.standing.awaited || a.standing.held || a.painter.Atlas.Expecting()
}
