package ui

import (
	"slices"

	"tidepool/locale/key"
	"tidepool/sprites"
)

// A Pick is a setting with a list of values, the usual one first. It shows as a chip that opens the list.
type Pick struct {
	ID, Title string
	List      []Choice
}

// chosen returns the index of the selected value, 0 if there is none.
func (p *Pick) chosen() int {
	return max(0, slices.IndexFunc(p.List, func(ch Choice) bool { return ch.Checked }))
}

// Picks adds chips for those picks that have more than one value. A chip shows its title and its value, or only one of
// them if both are too long: the value if that is not the usual one. all is called again while a list is open.
func (c *Column) Picks(all func() []Pick) {
	shape := ChipShape{Size: 15, High: 44, Gap: 8, Pad: 11}
	var chips []Node
	for _, p := range all() {
		if len(p.List) < 2 {
			continue
		}
		now := p.chosen()
		n := Node{ID: p.ID, Role: RoleButton, Label: Joined(p.Title, p.List[now].Label), Checked: now > 0,
			Press: func() { openPick(c.App, p.ID, all) }}
		if c.App.Fonts.Width(n.Label, sprites.Medium, shape.Size*c.Text)+2*shape.Pad*c.Text > c.W {
			if n.Text = p.Title; now > 0 {
				n.Text = p.List[now].Label
			}
		}
		chips = append(chips, n)
	}
	c.FlowChips(chips, shape)
	c.Y += c.Gap
}

// openPick opens a sheet with the list of one pick.
func openPick(app *App, id string, all func() []Pick) {
	app.Push(NewSheet(Sheet{ID: "pick", App: app, Width: 440}, func(c *Column) {
		for _, p := range all() {
			if p.ID != id {
				continue
			}
			c.Title("pick.title", p.Title, 22)
			for i := range p.List {
				pick := p.List[i].Pick
				p.List[i].Pick = func() {
					app.Pop()
					app.Defer(pick)
				}
			}
			c.Chips(p.Title, p.List)
		}
		c.Button(Node{ID: "pick.close", Label: app.Words.T(key.Close), Style: PlainButton, Press: app.Pop})
	}))
}
