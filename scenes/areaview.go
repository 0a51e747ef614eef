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

// spotNodes are the board's own places, which tap is told of.
func (a *playArea) spotNodes(tap func(rules.Spot)) []ui.Node {
	areas := a.board.Areas()
	nodes := make([]ui.Node, 0, len(areas)+24)
	w, name := a.env.Words, a.env.GameName(a.game().ID())
	nodes = append(nodes, ui.Node{ID: "board.title", Role: ui.RoleHeading, Label: name, Rect: a.unseen()})
	var lit []rules.Spot
	if a.hands() && !a.board.Moving() {
		lit = a.speller.Lit()
	}
	for _, at := range areas {
		l := a.board.Label(at.Spot)
		n := ui.Node{ID: spotPrefix + string(at.Spot), Role: ui.RoleSpot, Label: l.Text, Note: l.Note, Rect: at.Rect, Cell: ui.Cell(l.Cell), Group: name,
			Checked: slices.Contains(a.speller.Path(), at.Spot), Drags: true, Press: func() { tap(at.Spot) }}
		if l.Group != key.None {
			n.Group = w.T(l.Group)
		}
		if slices.Contains(lit, at.Spot) {
			n.Lit, n.Note = true, joinedNotes(n.Note, w.T(key.SpotLit))
		}
		nodes = append(nodes, n)
	}
	for _, t := range a.board.Aside() { // which nobody taps
		nodes = append(nodes, ui.Node{ID: "beside." + a.match().Info().Sides[t.Piece.Side], Role: ui.RoleText, Label: a.board.Label(t.Spot).Text, Rect: a.unseen()})
	}
	return nodes
}

// unseen is the place of what is only heard.
func (a *playArea) unseen() sprites.Rect {
	r := a.board.Area()
	return sprites.Rect{X: r.X, Y: r.Y}
}

// badge is where a question is answered on the board; empty where none is
// asked, or there is no room.
func (a *playArea) badge() board.Badge {
	q, ok := a.speller.Question()
	if !ok || a.board.Moving() || !a.hands() {
		return board.Badge{}
	}
	r := a.board.BadgeAt(q.About)
	if r.W == 0 {
		return board.Badge{}
	}
	return board.Badge{Rect: r, Piece: q.Becomes}
}

// badgeNodes are the badge, to be pressed.
func (a *playArea) badgeNodes(tap func(rules.Spot)) []ui.Node {
	b := a.badge()
	if b.Rect.W == 0 {
		return nil
	}
	q, _ := a.speller.Question()
	return []ui.Node{{ID: "badge.grow", Role: ui.RoleButton, Label: a.env.Words.T(a.game().Choice(q.Spot).Yes), Rect: b.Rect, Press: func() { tap(q.Spot) }}}
}

// marks are what is pointed out on the board; hinted is what a hint or a lesson
// points at.
func (a *playArea) marks(hinted []rules.Spot) board.Marks {
	m := board.Marks{Chosen: a.speller.Path()}
	if ply := a.session.Ply(); ply > 0 && !a.spelling() && !a.board.Moving() {
		m.Last = board.Touched(a.match().Turn(ply).Events)
	}
	if a.hands() {
		m.Lit, m.Hinted, m.Badge = a.speller.Lit(), hinted, a.badge()
	}
	return m
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
