package mirror

import (
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"tidepool/scenes/ui"
)

type builder struct {
	*tree
	state  ui.State
	titled bool // a heading has been seen
}

func build(s ui.State) *tree {
	b := &builder{tree: newTree(), state: s}
	root := &Element{ID: Root, Tag: "div"}
	b.add("", root)
	for i := range s.Nodes {
		b.node(&s.Nodes[i])
	}
	role := "main"
	if s.Sheet {
		role = "dialog"
		root.set("aria-modal", "true")
	}
	root.set("role", role)
	if t := title(s); t != "" {
		root.set("aria-label", t)
	}
	return b.tree
}

// title is the first heading or text, or "" while a scene waits for its pictures.
func title(s ui.State) string {
	for _, role := range []ui.Role{ui.RoleHeading, ui.RoleText} {
		for i := range s.Nodes {
			if n := &s.Nodes[i]; n.Role == role && n.Label != "" {
				return n.Label
			}
		}
	}
	return ""
}

func (b *builder) node(n *ui.NodeState) {
	if strings.TrimSpace(n.Label) == "" || n.ID == "" && b.repeated(n.Label) {
		return
	}
	e := &Element{ID: b.name(n), Box: box(n)}
	parent := Root
	switch n.Role {
	case ui.RoleText:
		e.Tag, e.Text = "p", heard(n)
	case ui.RoleHeading:
		e.Tag, e.Text = "h2", n.Label
		if !b.titled {
			e.Tag = "h1"
		}
		b.titled = true
	case ui.RoleField:
		b.field(e, n)
	case ui.RoleSlider:
		b.slider(e, n)
	case ui.RoleChoice:
		parent = b.choice(e, n)
	case ui.RoleSpot:
		parent = b.spot(e, n)
	default:
		e.Tag, e.Text = "button", heard(n)
		e.set("type", "button")
		if n.Role == ui.RoleToggle {
			e.set("aria-pressed", strconv.FormatBool(n.Checked))
		} else if n.Checked {
			e.set("aria-current", "true")
		}
		b.reach(e, n)
	}
	b.add(parent, e)
}

func (b *builder) repeated(label string) bool {
	return slices.ContainsFunc(b.state.Nodes, func(n ui.NodeState) bool {
		return n.ID != "" && (n.Group == label || n.Label == label || strings.HasPrefix(n.Label, label+": "))
	})
}

// name returns the ID of a node's element; texts without an ID are identified by their words.
func (b *builder) name(n *ui.NodeState) string {
	id := n.ID
	if id == "" {
		id = "~text." + n.Label
	}
	for k := 2; b.has(id); k++ {
		id = fmt.Sprintf("%s~%d", strings.TrimRight(id, "~0123456789"), k)
	}
	return id
}

func heard(n *ui.NodeState) string {
	if n.Note == "" {
		return n.Label
	}
	return n.Label + ", " + n.Note
}

func (b *builder) reach(e *Element, n *ui.NodeState) {
	stop := "0"
	if !n.Stop {
		stop = "-1"
	}
	e.set("tabindex", stop)
	if !n.Enabled {
		e.set("aria-disabled", "true")
	}
}

func (b *builder) field(e *Element, n *ui.NodeState) {
	e.Tag = "input"
	e.set("type", "text")
	label := n.Label
	if v := typed(n).Value; v != "" {
		label = strings.TrimSuffix(label, ": "+v)
	}
	e.set("aria-label", label)
	e.set("autocomplete", "off")
	e.set("autocapitalize", "off")
	e.set("spellcheck", "false")
	if typed(n).Digits {
		e.set("inputmode", "numeric")
	}
	e.Value = typed(n).Value
	b.reach(e, n)
}

func typed(n *ui.NodeState) ui.Typed {
	if n.Field == nil {
		return ui.Typed{}
	}
	return *n.Field
}

func (b *builder) slider(e *Element, n *ui.NodeState) {
	e.Tag = "input"
	e.set("type", "range")
	e.set("aria-label", n.Label)
	e.set("aria-valuetext", n.Note)
	if s := n.Slider; s != nil {
		e.set("min", "0")
		e.set("max", strconv.Itoa(s.Most))
		e.set("step", strconv.Itoa(s.Step))
		e.Value = strconv.Itoa(s.Value)
	}
	b.reach(e, n)
}

func (b *builder) choice(e *Element, n *ui.NodeState) (parent string) {
	e.Tag, e.Text = "button", heard(n)
	e.set("type", "button")
	e.set("role", "radio")
	e.set("aria-checked", strconv.FormatBool(n.Checked))
	b.reach(e, n)
	if n.Group == "" {
		return Root
	}
	if n.Text != "" {
		e.Text = n.Text
	}
	return b.group("radiogroup", n.Group)
}

func (b *builder) group(role, label string) string {
	id := "~" + role + "." + label
	if !b.has(id) {
		g := &Element{ID: id, Tag: "div"}
		g.set("role", role)
		g.set("aria-label", label)
		b.add(Root, g)
	}
	return id
}

func (b *builder) spot(e *Element, n *ui.NodeState) (parent string) {
	if n.Cell == nil {
		e.Tag, e.Text = "button", heard(n)
		e.set("type", "button")
		e.set("aria-pressed", strconv.FormatBool(n.Checked))
		b.reach(e, n)
		return b.group("group", n.Group)
	}
	e.Tag, e.Text = "div", heard(n)
	e.set("role", "gridcell")
	e.set("aria-selected", strconv.FormatBool(n.Checked))
	b.reach(e, n)
	return b.row(b.group("grid", n.Group), n.Cell)
}

// row returns a row's element, creating a row of column names before the first. Its own name is not a cell,
// as screen readers would count it as a column.
func (b *builder) row(grid string, c *ui.Cell) string {
	if c.ColName != "" && len(b.children[grid]) == 0 {
		b.columns(grid)
	}
	id := grid + ".row." + strconv.Itoa(c.Row)
	if b.has(id) {
		return id
	}
	r := &Element{ID: id, Tag: "div"}
	r.set("role", "row")
	if c.RowName != "" {
		r.set("aria-label", c.RowName)
	}
	b.add(grid, r)
	return id
}

func (b *builder) columns(grid string) {
	head := &Element{ID: grid + ".head", Tag: "div"}
	head.set("role", "row")
	b.add(grid, head)
	for i := range b.state.Nodes {
		c := b.state.Nodes[i].Cell
		if c == nil {
			continue
		}
		id := head.ID + "." + c.ColName
		if b.has(id) {
			return // the second row
		}
		h := &Element{ID: id, Tag: "div", Text: c.ColName}
		h.set("role", "columnheader")
		b.add(head.ID, h)
	}
}

// box returns a node's rectangle rounded outwards to whole pixels.
func box(n *ui.NodeState) [4]int {
	x, y := math.Floor(n.X), math.Floor(n.Y)
	return [4]int{int(x), int(y), int(math.Ceil(n.X + n.W - x)), int(math.Ceil(n.Y + n.H - y))}
}
