package mirror

import (
	"slices"
	"strings"
	"testing"

	"tidepool/scenes/ui"
)

func button(id string) ui.NodeState {
	return ui.NodeState{ID: id, Role: ui.RoleButton, Label: "Press " + id, X: 1.5, Y: 2.2, W: 10, H: 10, Enabled: true, Stop: true}
}

func spot(id string, row, col int) ui.NodeState {
	return ui.NodeState{ID: id, Role: ui.RoleSpot, Label: id, Group: "Game", Enabled: true, Stop: true,
		Cell: &ui.Cell{Row: row, Col: col, RowName: string(rune('0' + row)), ColName: string(rune('a' + col - 1))}}
}

func scene(nodes ...ui.NodeState) ui.State {
	return ui.State{Scene: "test", Lang: "en", Nodes: nodes}
}

func (e *Element) attr(name string) string {
	for i := 0; i < len(e.Attr); i += 2 {
		if e.Attr[i] == name {
			return e.Attr[i+1]
		}
	}
	return ""
}

func (p *Patch) element(t *testing.T, id string) *Element {
	t.Helper()
	for i := range p.Put {
		if p.Put[i].ID == id {
			return &p.Put[i]
		}
	}
	t.Fatalf("no element %q is put: %+v", id, p.Put)
	return nil
}

func TestRoles(t *testing.T) {
	field := ui.NodeState{ID: "name", Role: ui.RoleField, Label: "Name: Ada", Enabled: true, Stop: true, Field: &ui.Typed{Value: "Ada", Max: 9}}
	radio := ui.NodeState{ID: "on", Role: ui.RoleChoice, Label: "Sound: On", Text: "On", Group: "Sound", Enabled: true, Stop: true, Checked: true}
	slider := ui.NodeState{ID: "volume", Role: ui.RoleSlider, Label: "Volume", Note: "80 %", Enabled: true, Stop: true, Slider: &ui.Slid{Value: 80, Most: 100, Step: 5}}
	lit := spot("a1", 1, 1)
	lit.Note, lit.Checked = "can be tapped", true
	card := ui.NodeState{ID: "ox", Role: ui.RoleSpot, Label: "Ox", Group: "Cards", Enabled: true, Stop: true}
	off := button("off")
	off.Enabled, off.Stop = false, false
	tests := []struct {
		node            ui.NodeState
		tag, text       string
		attr, parent    string
		withoutTabStops bool
	}{
		{ui.NodeState{ID: "t", Role: ui.RoleText, Label: "Hello"}, "p", "Hello", "", Root, true},
		{ui.NodeState{ID: "h", Role: ui.RoleHeading, Label: "Title"}, "h1", "Title", "", Root, true},
		{button("b"), "button", "Press b", "type=button", Root, false},
		{off, "button", "Press off", "aria-disabled=true", Root, true},
		{field, "input", "", "aria-label=Name", Root, false},
		{slider, "input", "", "aria-valuetext=80 %", Root, false},
		{slider, "input", "", "type=range", Root, false},
		{radio, "button", "On", "aria-checked=true", "~radiogroup.Sound", false},
		{lit, "div", "a1, can be tapped", "aria-selected=true", "~grid.Game.row.1", false},
		{card, "button", "Ox", "aria-pressed=false", "~group.Cards", false},
	}
	for _, test := range tests {
		var m Mirror
		p := m.Update(scene(test.node))
		e := p.element(t, test.node.ID)
		if e.Tag != test.tag || e.Text != test.text {
			t.Errorf("%s: <%s>%s, want <%s>%s", test.node.ID, e.Tag, e.Text, test.tag, test.text)
		}
		if name, value, ok := strings.Cut(test.attr, "="); ok && e.attr(name) != value {
			t.Errorf("%s: %s=%q, want %q", test.node.ID, name, e.attr(name), value)
		}
		if !slices.Contains(p.Order[test.parent], test.node.ID) {
			t.Errorf("%s is not in %s: %v", test.node.ID, test.parent, p.Order)
		}
		if reached := e.attr("tabindex") == "0"; reached == test.withoutTabStops {
			t.Errorf("%s: tabindex %q", test.node.ID, e.attr("tabindex"))
		}
	}
}

// A board is a grid of rows below column names, in which each cell is in its own column.
func TestGrid(t *testing.T) {
	nodes := []ui.NodeState{spot("a2", 1, 1), spot("b2", 1, 2), spot("a1", 2, 1), spot("b1", 2, 2)}
	var m Mirror
	p := m.Update(scene(nodes...))
	rows := p.Order["~grid.Game"]
	if want := []string{"~grid.Game.head", "~grid.Game.row.1", "~grid.Game.row.2"}; !slices.Equal(rows, want) {
		t.Errorf("rows %v, want %v", rows, want)
	}
	if row := p.Order["~grid.Game.row.2"]; !slices.Equal(row, []string{"a1", "b1"}) {
		t.Errorf("row %v", row)
	}
	if name := p.element(t, "~grid.Game.row.2").attr("aria-label"); name != "2" {
		t.Errorf("the row is called %q, want 2", name)
	}
	if head := p.Order["~grid.Game.head"]; len(head) != 2 {
		t.Errorf("names of columns %v", head)
	}
}

// Only changes are sent.
func TestPatches(t *testing.T) {
	var m Mirror
	a, b, c := button("a"), button("b"), button("c")
	m.Update(scene(a, b, c))
	if p := m.Update(scene(a, b, c)); !p.Empty() {
		t.Errorf("nothing has changed, but %+v", p)
	}
	b.Label = "Other"
	if p := m.Update(scene(a, b, c)); len(p.Put) != 1 || p.Put[0].ID != "b" || p.Order != nil || p.Gone != nil {
		t.Errorf("one label has changed: %+v", p)
	}
	p := m.Update(scene(c, a))
	if !slices.Equal(p.Gone, []string{"b"}) || len(p.Put) != 0 || !slices.Equal(p.Order[Root], []string{"c", "a"}) {
		t.Errorf("one gone and two swapped: %+v", p)
	}
	a.Role = ui.RoleText
	p = m.Update(scene(c, a))
	if e := p.element(t, "a"); e.Tag != "p" || !slices.Equal(p.Gone, []string{"a"}) || !slices.Equal(p.Order[Root], []string{"c", "a"}) {
		t.Errorf("a button became text: %+v", p)
	}
	next := scene(c)
	next.Lang = "hu"
	if p := m.Update(next); p.Lang != "hu" {
		t.Errorf("the language changed: %+v", p)
	}
}

// The page gets the focus when the game moves it, but not when the page moved it itself.
func TestFocus(t *testing.T) {
	var m Mirror
	s := scene(button("a"), button("b"))
	m.Update(s)
	s.Focus = "b"
	if p := m.Update(s); p.Focus != "b" {
		t.Errorf("focus %q, want b", p.Focus)
	}
	m.Focused("a")
	s.Focus = "a"
	if p := m.Update(s); !p.Empty() {
		t.Errorf("told the page what it knows: %+v", p)
	}
	s.Focus = "gone"
	if p := m.Update(s); p.Focus != "" {
		t.Errorf("focus on %q, which is not there", p.Focus)
	}
	s.Nodes = append(s.Nodes, button("gone"))
	if p := m.Update(s); p.Focus != "gone" {
		t.Errorf("focus %q when its element comes, want gone", p.Focus)
	}
}

// Texts without an ID stay distinct, and those that only label what follows are left out.
func TestWords(t *testing.T) {
	text := func(s string) ui.NodeState { return ui.NodeState{Role: ui.RoleText, Label: s} }
	volume := button("volume")
	volume.Label = "Volume: 80 %"
	var m Mirror
	p := m.Update(scene(text("1."), text("1."), text("Volume"), volume, text(" ")))
	if got := p.Order[Root]; len(got) != 3 {
		t.Errorf("elements %v, want both lines and the button", got)
	}
}

// A page whose pictures are still to come has no nodes: the tab's title stays that of the page before.
func TestTitleStays(t *testing.T) {
	var m Mirror
	heading := []ui.NodeState{{ID: "title", Role: ui.RoleHeading, Label: "Kalah"}}
	for i, test := range []struct {
		state ui.State
		want  string
	}{
		{ui.State{Scene: "newgame", Nodes: heading}, "Kalah"},
		{ui.State{Scene: "board"}, ""},
		{ui.State{Scene: "board", Title: "Your turn"}, "Your turn"},
	} {
		if p := m.Update(test.state); p.Title != test.want {
			t.Errorf("%d: the title becomes %q, want %q", i, p.Title, test.want)
		}
	}
}
