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

// SpotNodes returns the nodes of the board's spots; tap is called with a tapped spot.
func (a *Area) SpotNodes(tap func(rules.Spot)) []ui.Node {
	areas := a.Board.Areas()
	nodes := make([]ui.Node, 0, len(areas)+24)
	w, name := a.Env.App.Words, a.Env.App.Words.Game(a.Match().Info().ID)
	nodes = append(nodes, ui.Node{ID: "board.title", Role: ui.RoleHeading, Label: name, Rect: a.Unseen()})
	var lit []rules.Spot
	if a.Hands() && (!a.Board.Moving() || a.Board.Returning()) {
		lit = a.Speller.Lit()
	}
	for _, at := range areas {
		l := a.Board.Label(at.Spot)
		n := ui.Node{ID: SpotPrefix + string(at.Spot), Role: ui.RoleSpot, Label: l.Text, Note: l.Note, Rect: at.Rect, Cell: ui.Cell(l.Cell), Group: name,
			Checked: slices.Contains(a.Speller.Path(), at.Spot), Drags: true, Press: func() { tap(at.Spot) }}
		if l.Group != key.None {
			n.Group = w.T(l.Group)
		}
		if slices.Contains(lit, at.Spot) {
			n.Lit, n.Note = true, JoinedNotes(n.Note, w.T(key.SpotLit))
		}
		nodes = append(nodes, n)
	}
	for _, t := range a.Board.Aside(areas) { // these cannot be tapped
		nodes = append(nodes, ui.Node{ID: "beside." + a.Match().Info().Sides[t.Piece.Side], Role: ui.RoleText, Label: a.Board.Label(t.Spot).Text, Rect: a.Unseen()})
	}
	return nodes
}

// Unseen is the place of nodes that are only read aloud.
func (a *Area) Unseen() sprites.Rect {
	r := a.Board.Area()
	return sprites.Rect{X: r.X, Y: r.Y}
}

// badge returns the button on the board that answers the current question; empty if there is no question or no room.
func (a *Area) badge() board.Badge {
	q, ok := a.Speller.Question()
	if !ok || a.Board.Moving() || !a.Hands() {
		return board.Badge{}
	}
	r := a.Board.BadgeAt(q.About)
	if r.W == 0 {
		return board.Badge{}
	}
	return board.Badge{Rect: r, Piece: q.Becomes}
}

// BadgeNodes returns the node of the badge, if there is one.
func (a *Area) BadgeNodes(tap func(rules.Spot)) []ui.Node {
	b := a.badge()
	if b.Rect.W == 0 {
		return nil
	}
	q, _ := a.Speller.Question()
	return []ui.Node{{ID: "badge.grow", Role: ui.RoleButton, Label: a.Env.App.Words.T(a.Game().Choice(q.Spot).Yes), Rect: b.Rect, Press: func() { tap(q.Spot) }}}
}

// Marks returns what to mark on the board; hinted are the spots that a hint or a lesson points at.
func (a *Area) Marks(hinted []rules.Spot) board.Marks {
	m := board.Marks{Chosen: a.Speller.Path()}
	if !a.Spelling() && !a.Board.Moving() {
		m.Last = board.Touched(a.Source.Last())
	}
	if a.Hands() {
		m.Lit, m.Hinted, m.Badge = a.Speller.Lit(), hinted, a.badge()
	}
	return m
}

// Emblem returns the piece that stands for a side's player.
func (a *Area) Emblem(s rules.Side) sprites.Drawing {
	b := a.Board
	return b.View().Picture(b.Game().EmblemOf(s))
}

// Goals returns a side's goals in the position shown. A captured piece counts once it lies in its captor's tray.
func (a *Area) Goals(side rules.Side) []board.Goal {
	pos := a.Source.Position()
	if a.Board.Moving() && a.settled != nil {
		pos = a.settled
	}
	return a.Game().GoalsOf(a.Board.View(), a.Env.Looks.Style(), pos, side)
}

// JoinedNotes joins two notes with a comma; either may be empty.
func JoinedNotes(a, b string) string {
	if a == "" || b == "" {
		return a + b
	}
	return a + ", " + b
}
