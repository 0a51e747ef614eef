package table

import (
	"slices"
	"strings"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// SpotPrefix begins the IDs of nodes for spots.
const SpotPrefix = "spot."

// SpotOf returns the spot of a node's ID; "" for none.
func SpotOf(id string) rules.Spot {
	s, _ := strings.CutPrefix(id, SpotPrefix)
	if s == id {
		return ""
	}
	return rules.Spot(s)
}

type areaView struct{ a *Area }

// SpotNodes returns the nodes of the board's spots; tap is called with a tapped spot.
func (v areaView) SpotNodes(tap func(rules.Spot)) []ui.Node {
	areas := v.a.Board.Areas()
	nodes := make([]ui.Node, 0, len(areas)+24)
	w, name := v.a.Env.App.Words, v.a.Env.App.Words.Game(v.a.Match().Info().ID)
	nodes = append(nodes, ui.Node{ID: "board.title", Role: ui.RoleHeading, Label: name, Rect: v.Unseen()})
	var lit []rules.Spot
	if v.a.Hands() && (!v.a.Board.Moving() || v.a.Board.Returning()) {
		lit = v.a.Speller.Lit()
	}
	for _, at := range areas {
		l := v.a.Board.Label(at.Spot)
		n := ui.Node{ID: SpotPrefix + string(at.Spot), Role: ui.RoleSpot, Label: l.Text, Note: l.Note, Rect: at.Rect, Cell: ui.Cell(l.Cell), Group: name,
			Checked: slices.Contains(v.a.Speller.Path(), at.Spot), Drags: true, Press: func() { tap(at.Spot) }}
		if l.Group != key.None {
			n.Group = w.T(l.Group)
		}
		if slices.Contains(lit, at.Spot) {
			n.Lit, n.Note = true, JoinedNotes(n.Note, w.T(key.SpotLit))
		}
		nodes = append(nodes, n)
	}
	for _, t := range v.a.Board.Aside(areas) { // these cannot be tapped
		nodes = append(nodes, ui.Node{ID: "beside." + v.a.Match().Info().Sides[t.Piece.Side], Role: ui.RoleText, Label: v.a.Board.Label(t.Spot).Text, Rect: v.Unseen()})
	}
	return nodes
}

// Unseen is the place of nodes that are only read aloud.
func (v areaView) Unseen() sprites.Rect {
	r := v.a.Board.Area()
	return sprites.Rect{X: r.X, Y: r.Y}
}

// badge returns the button on the board that answers the current question; empty if there is no question or no room.
func (v areaView) badge() board.Badge {
	q, ok := v.a.Speller.Question()
	if !ok || v.a.Board.Moving() || !v.a.Hands() {
		return board.Badge{}
	}
	r := v.a.Board.BadgeAt(q.About)
	if r.W == 0 {
		return board.Badge{}
	}
	return board.Badge{Rect: r, Piece: q.Becomes}
}

// BadgeNodes returns the node of the badge, if there is one.
func (v areaView) BadgeNodes(tap func(rules.Spot)) []ui.Node {
	b := v.badge()
	if b.Rect.W == 0 {
		return nil
	}
	q, _ := v.a.Speller.Question()
	return []ui.Node{{ID: "badge.grow", Role: ui.RoleButton, Label: v.a.Env.App.Words.T(v.a.Game().Choice(q.Spot).Yes), Rect: b.Rect, Press: func() { tap(q.Spot) }}}
}

// Marks returns what to mark on the board; hinted are the spots that a hint or a lesson points at.
func (v areaView) Marks(hinted []rules.Spot) board.Marks {
	m := board.Marks{Chosen: v.a.Speller.Path()}
	if !v.a.Spelling() && !v.a.Board.Moving() {
		m.Last = board.Touched(v.a.Source.Last())
	}
	if v.a.Hands() {
		m.Lit, m.Hinted, m.Badge = v.a.Speller.Lit(), hinted, v.badge()
	}
	return m
}

// Emblem returns the piece that stands for a side's player.
func (v areaView) Emblem(s rules.Side) sprites.Drawing {
	b := v.a.Board
	return b.View().Picture(b.Game().EmblemOf(s))
}

// Goals returns a side's goals in the position shown. A captured piece counts once it lies in its captor's tray.
func (v areaView) Goals(side rules.Side) []board.Goal {
	a, pos := v.a, v.a.Source.Position()
	if a.Board.Moving() && a.settled != nil {
		pos = a.settled
	}
	return a.Game().GoalsOf(a.Board.View(), a.Env.Looks.Style(), pos, side)
}

// JoinedNotes joins two notes with a comma; either may be empty.
func JoinedNotes(a, b string) string {
	switch {
	case a == "":
		return b
	case b == "":
		return a
	}
	return a + ", " + b
}
