package mirror

import "slices"

// An Element is one element of the page. Its parent lists it in its children.
type Element struct {
	// ID is the node's ID, or begins with "~" for an element without a node.
	ID string `json:"id"`
	// Tag is the element name, such as "button".
	Tag string `json:"tag"`
	// Text is the text content of an element without children.
	Text string `json:"text,omitempty"`
	// Attr alternates names and values.
	Attr []string `json:"attr,omitempty"`
	// Value is the content of a text field.
	Value string `json:"value,omitempty"`
	// Box is left, top, width and height in CSS pixels; with width 0 the element has no position.
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
