package scenes

import (
	"slices"
	"strings"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// spotPrefix begins the IDs of nodes that are spots.
const spotPrefix = "spot."

// spotOf is the spot of a node; "" for none.
func spotOf(id string) rules.Spot {
	s, _ := strings.CutPrefix(id, spotPrefix)
	if s == id {
		return ""
	}
	return rules.Spot(s)
}

// An areaView is what shows of a play area, and can be pressed there.
type areaView struct{ a *playArea }

// spotNodes are the board's own places, which tap is told of.
func (v areaView) spotNodes(tap func(rules.Spot)) []ui.Node {
	areas := v.a.board.Areas()
	nodes := make([]ui.Node, 0, len(areas)+24)
	w, name := v.a.env.App.Words, v.a.env.App.Words.Game(v.a.match().Info().ID)
	nodes = append(nodes, ui.Node{ID: "board.title", Role: ui.RoleHeading, Label: name, Rect: v.unseen()})
	var lit []rules.Spot
	if v.a.hands() && !v.a.board.Moving() {
		lit = v.a.speller.Lit()
	}
	for _, at := range areas {
		l := v.a.board.Label(at.Spot)
		n := ui.Node{ID: spotPrefix + string(at.Spot), Role: ui.RoleSpot, Label: l.Text, Note: l.Note, Rect: at.Rect, Cell: ui.Cell(l.Cell), Group: name,
			Checked: slices.Contains(v.a.speller.Path(), at.Spot), Drags: true, Press: func() { tap(at.Spot) }}
		if l.Group != key.None {
			n.Group = w.T(l.Group)
		}
		if slices.Contains(lit, at.Spot) {
			n.Lit, n.Note = true, joinedNotes(n.Note, w.T(key.SpotLit))
		}
		nodes = append(nodes, n)
	}
	for _, t := range v.a.board.Aside(areas) { // which nobody taps
		nodes = append(nodes, ui.Node{ID: "beside." + v.a.match().Info().Sides[t.Piece.Side], Role: ui.RoleText, Label: v.a.board.Label(t.Spot).Text, Rect: v.unseen()})
	}
	return nodes
}

// unseen is the place of what is only heard.
func (v areaView) unseen() sprites.Rect {
	r := v.a.board.Area()
	return sprites.Rect{X: r.X, Y: r.Y}
}

// badge is where a question is answered on the board; empty where none is
// asked, or there is no room.
func (v areaView) badge() board.Badge {
	q, ok := v.a.speller.Question()
	if !ok || v.a.board.Moving() || !v.a.hands() {
		return board.Badge{}
	}
	r := v.a.board.BadgeAt(q.About)
	if r.W == 0 {
		return board.Badge{}
	}
	return board.Badge{Rect: r, Piece: q.Becomes}
}

// badgeNodes are the badge, to be pressed.
func (v areaView) badgeNodes(tap func(rules.Spot)) []ui.Node {
	b := v.badge()
	if b.Rect.W == 0 {
		return nil
	}
	q, _ := v.a.speller.Question()
	return []ui.Node{{ID: "badge.grow", Role: ui.RoleButton, Label: v.a.env.App.Words.T(v.a.game().Choice(q.Spot).Yes), Rect: b.Rect, Press: func() { tap(q.Spot) }}}
}

// marks are what is pointed out on the board; hinted is what a hint or a lesson
// points at.
func (v areaView) marks(hinted []rules.Spot) board.Marks {
	m := board.Marks{Chosen: v.a.speller.Path()}
	if !v.a.spelling() && !v.a.board.Moving() {
		m.Last = board.Touched(v.a.source.Last())
	}
	if v.a.hands() {
		m.Lit, m.Hinted, m.Badge = v.a.speller.Lit(), hinted, v.badge()
	}
	return m
}

// emblem is the piece that stands for a side's player.
func (v areaView) emblem(s rules.Side) sprites.Drawing {
	b := v.a.board
	return b.View().Picture(b.Game().EmblemOf(s))
}

// goals are a side's goals in the position shown.
func (v areaView) goals(side rules.Side) []board.Goal {
	a := v.a
	return a.game().GoalsOf(a.board.View(), a.env.Looks.Style(), a.source.Position(), side)
}

// joinedNotes puts one note after another.
func joinedNotes(a, b string) string {
	switch {
	case a == "":
		return b
	case b == "":
		return a
	}
	return a + ", " + b
}
