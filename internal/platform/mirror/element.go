package mirror

import "slices"

// An Element is one element of the page. It belongs to the parent whose list of children names it.
type Element struct {
	// ID is the node's, or begins with "~" for what no node stands for.
	ID string `json:"id"`
	// Tag is the name of the element: "button".
	Tag string `json:"tag"`
	// Text is what stands in it, if nothing else does.
	Text string `json:"text,omitempty"`
	// Attr are names and values by turns.
	Attr []string `json:"attr,omitempty"`
	// Value is what a field holds.
	Value string `json:"value,omitempty"`
	// Box is left, top, width and height in CSS pixels; without a width the element is nowhere in particular.
	Box [4]int `json:"box,omitzero"`
}

func (e *Element) set(name, value string) { e.Attr = append(e.Attr, name, value) }

func (e *Element) equal(f *Element) bool {
	return e.Tag == f.Tag && e.Text == f.Text && e.Value == f.Value && e.Box == f.Box && slices.Equal(e.Attr, f.Attr)
}

type tree struct {
	elements map[string]*Element
	children map[string][]string
	order    []string // of all elements, parents first
}

// Root is the ID of the element that holds all others.
const Root = "~scene"

func newTree() *tree {
	return &tree{elements: make(map[string]*Element), children: make(map[string][]string)}
}

func (t *tree) add(parent string, e *Element) {
	if parent != "" {
		t.children[parent] = append(t.children[parent], e.ID)
	}
	t.elements[e.ID] = e
	t.order = append(t.order, e.ID)
}

func (t *tree) has(id string) bool { return t.elements[id] != nil }
