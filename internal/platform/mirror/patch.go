package mirror

import (
	"cmp"
	"slices"

	"tidepool/scenes/ui"
)

// A Patch is a set of changes. The page first removes elements, then creates or changes elements, then
// arranges the children of each parent in Order, then moves the focus.
type Patch struct {
	Lang  string    `json:"lang,omitempty"`
	Title string    `json:"title,omitempty"`
	Gone  []string  `json:"gone,omitempty"`
	Put   []Element `json:"put,omitempty"`
	// Order lists the children of each parent whose list has changed.
	Order map[string][]string `json:"order,omitempty"`
	// Focus is the element to focus, if the page has the focus.
	Focus string `json:"focus,omitempty"`
}

// Empty reports whether nothing has changed.
func (p *Patch) Empty() bool {
	return p.Lang == "" && p.Title == "" && p.Focus == "" && len(p.Gone) == 0 && len(p.Put) == 0 && len(p.Order) == 0
}

// A Mirror remembers what the page shows. The zero value is an empty page.
type Mirror struct {
	state       ui.State
	shown       tree
	lang, title string
	focus       string
}

// Focused records that the player has moved the focus in the page to an element, or to none.
func (m *Mirror) Focused(id string) { m.focus = id }

// Update returns the changes that make the page show a scene.
func (m *Mirror) Update(s ui.State) Patch {
	if same(m.state, s) && s.Focus == m.focus {
		return Patch{}
	}
	m.state = s
	next := build(s)
	var p Patch
	if s.Lang != m.lang {
		m.lang, p.Lang = s.Lang, s.Lang
	}
	if title := cmp.Or(s.Title, title(s)); title != "" && title != m.title {
		m.title, p.Title = title, title
	}
	for _, id := range m.shown.order {
		if e := next.elements[id]; e == nil || e.Tag != m.shown.elements[id].Tag {
			p.Gone = append(p.Gone, id)
		}
	}
	for _, id := range next.order {
		e, old := next.elements[id], m.shown.elements[id]
		if old == nil || !e.equal(old) {
			p.Put = append(p.Put, *e)
		}
		if list := next.children[id]; !slices.Equal(list, m.shown.children[id]) || remade(list, &m.shown, next) {
			if p.Order == nil {
				p.Order = make(map[string][]string)
			}
			p.Order[id] = list
		}
	}
	// A page that is still being built has a focus but no elements.
	if s.Focus != m.focus || !m.shown.has(s.Focus) {
		m.focus = s.Focus
		if next.has(s.Focus) {
			p.Focus = s.Focus
		}
	}
	m.shown = *next
	return p
}

func same(a, b ui.State) bool {
	return a.Scene == b.Scene && a.Title == b.Title && a.Sheet == b.Sheet && a.Lang == b.Lang && a.Focus == b.Focus &&
		slices.EqualFunc(a.Nodes, b.Nodes, sameNode)
}

func sameNode(a, b ui.NodeState) bool {
	cells := a.Cell == b.Cell || a.Cell != nil && b.Cell != nil && *a.Cell == *b.Cell
	fields := a.Field == b.Field || a.Field != nil && b.Field != nil && *a.Field == *b.Field
	sliders := a.Slider == b.Slider || a.Slider != nil && b.Slider != nil && *a.Slider == *b.Slider
	a.Cell, b.Cell, a.Field, b.Field, a.Slider, b.Slider = nil, nil, nil, nil, nil, nil
	return cells && fields && sliders && a == b
}

func remade(list []string, old, next *tree) bool {
	return slices.ContainsFunc(list, func(id string) bool {
		e := old.elements[id]
		return e != nil && e.Tag != next.elements[id].Tag
	})
}
