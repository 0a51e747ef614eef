package game

import (
	"cmp"
	"math"
	"strings"

	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A barContent is what to show in a player's bar.
type barContent struct {
	need    table.BarNeeds
	name    ui.Node
	told    table.Remark
	choices []table.TurnButton
}

// A barPlan is a bar laid out with its contents.
type barPlan struct {
	table.BarLayout
	name, status ui.Node
	buttons      []ui.Node
}

// planBar lays out a bar with type t times the usual size, and the status in a size if it fits. keep forbids leaving
// out buttons, and leaves the words as much room as possible.
func (v *view) planBar(r sprites.Rect, t, size float64, c *barContent, keep bool) barPlan {
	need := c.need
	need.Wordy = keep
	l := table.LayBar(r, t, need)
	p := barPlan{BarLayout: l, name: v.placeName(c.name, &l)}
	p.status = v.remarkNode(c.told, l.Status, size)
	if two := table.TwoLines * l.T; float64(len(p.status.Lines))*p.status.Size*ui.LineStep <= two {
		p.status.Rect.H = min(p.status.Rect.H, two)
	}
	p.buttons, _ = table.PlaceButtons(v.p.env.App.Fonts, c.choices, l.Buttons, l.T, keep)
	return p
}

// placeName puts a name into its room. A bar without room has it only read aloud.
func (v *view) placeName(n ui.Node, l *table.BarLayout) ui.Node {
	if n.Rect = l.Name; l.Name.H == 0 {
		n.Rect, n.Style, n.Text = l.Picture, ui.Unseen, ""
		return n
	}
	n.Size = v.p.env.App.Fonts.Fit(n.Text, sprites.Bold, 19*l.T, 14*min(l.T, 1), l.Name.W-1)
	n.Text = v.p.env.App.Fonts.Shorten(n.Text, sprites.Bold, n.Size, l.Name.W)
	return n
}

// fitBar lays out a bar. If text is larger than usual, nothing gets smaller than at the usual size, cut off
// or left out because of that.
func (v *view) fitBar(i int, c *barContent) barPlan {
	lay := &v.layout
	r := barRoom(lay, i)
	if lay.Plain == nil {
		return v.usualBar(lay, r, c)
	}
	at := barRoom(lay.Plain, i)
	usual := v.usualBar(lay.Plain, sprites.Rect{X: r.X, Y: r.Y, W: at.W, H: at.H}, c)
	var best barPlan
	for _, t := range barTypes(lay, &usual) {
		p := v.planBar(r, t, 16*lay.Text, c, true)
		if p.keeps(&usual) && p.status.Size > best.status.Size*1.02 {
			best = p
		}
		if best.status.Size >= 15.8*lay.Text {
			break
		}
	}
	if best.status.Size > 0 {
		return best
	}
	return usual
}

// barRoom returns the room in the bottom bar (0) or the top one (1).
func barRoom(lay *table.BoardLayout, i int) sprites.Rect {
	return lay.Bars[i].Inset(min(5*lay.U, lay.Bars[i].H*0.06))
}

// usualBar lays out a bar with type that leaves room for two lines of status, so that it does not change with the status.
func (v *view) usualBar(lay *table.BoardLayout, r sprites.Rect, c *barContent) barPlan {
	t := lay.Text
	if lay.Larger() {
		t = table.BarType(r, (t+min(lay.U, t))/2)
	}
	return v.planBar(r, t, 16*lay.Text, c, false)
}

// barTypes returns the type sizes to try in a bar, from the largest down to its usual one.
func barTypes(lay *table.BoardLayout, usual *barPlan) (list []float64) {
	for t := max(lay.Text, usual.T); t > usual.T*1.02; t *= 0.87 {
		list = append(list, t)
	}
	return append(list, usual.T)
}

// keeps reports whether a bar shows as much as the usual one, and nothing smaller.
func (p *barPlan) keeps(usual *barPlan) bool {
	if p.name.Size < usual.name.Size || p.status.Size < usual.status.Size || len(p.buttons) < len(usual.buttons) {
		return false
	}
	if cuts(&p.name) > cuts(&usual.name) || cuts(&p.status) > cuts(&usual.status) {
		return false
	}
	return len(usual.buttons) == 0 || leastType(p.buttons) >= leastType(usual.buttons)
}

func cuts(n *ui.Node) int {
	return strings.Count(cmp.Or(strings.Join(n.Lines, ""), n.Text), "…")
}

func leastType(nodes []ui.Node) float64 {
	least := math.Inf(1)
	for i := range nodes {
		least = min(least, nodes[i].Size)
	}
	return least
}
