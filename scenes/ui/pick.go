package ui

import "tidepool/locale/key"

// A Pick is one thing with a list of values, the first of which is the usual one: a chip that opens the list.
type Pick struct {
	ID, Title string
	List      []Choice
}

// chosen is which of the values it has.
func (p *Pick) chosen() int {
	for i, ch := range p.List {
		if ch.Checked {
			return i
		}
	}
	return 0
}

// Picks adds chips for those of the things that have more values than one. Each says what it is for, or its value
// if that is not the usual one. All gives them anew while a list is open.
func (c *Column) Picks(all func() []Pick) {
	var chips []Node
	for _, p := range all() {
		if len(p.List) < 2 {
			continue
		}
		now := p.chosen()
		n := Node{ID: p.ID, Role: RoleButton, Label: Joined(p.Title, p.List[now].Label), Text: p.Title, Checked: now > 0,
			Press: func() { c.App.Push(&pickSheet{Sheet{ID: "pick", App: c.App}, p.ID, all}) }}
		if now > 0 {
			n.Text = p.List[now].Label
		}
		chips = append(chips, n)
	}
	c.FlowChips(chips, ChipShape{Size: 16, High: 44, Gap: 8, Pad: 14})
	c.Y += c.Gap
}

// A pickSheet is the list of one of some picks.
type pickSheet struct {
	Sheet
	id  string
	all func() []Pick
}

// Layout implements [Scene].
func (s *pickSheet) Layout(f Frame) Layout {
	return s.Lay(f, Shape{Width: 440}, func(c *Column) {
		for _, p := range s.all() {
			if p.ID != s.id {
				continue
			}
			c.Title("pick.title", p.Title, 22)
			for i := range p.List {
				pick := p.List[i].Pick
				p.List[i].Pick = func() {
					s.Back()
					s.App.Defer(pick)
				}
			}
			c.Chips(p.Title, p.List)
		}
		c.Button(Node{ID: "pick.close", Label: s.App.Words.T(key.Close), Style: PlainButton, Press: s.Back})
	})
}
