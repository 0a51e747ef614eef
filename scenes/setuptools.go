package scenes

import (
	"slices"
	"strconv"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/table"
	"tidepool/sprites"
)

// A setupTool is what a tap on a spot does while it is in hand.
type setupTool struct {
	// id is the end of its node's.
	id string
	// piece is what it puts; without a kind it is a tool with a sign.
	piece rules.Piece
	icon  string
	text  string // in place of a sign
	label key.Text
	use   func(d rules.Draft, at rules.Spot) (rules.Draft, error)
}

// setupTools are those for what a game has: a piece each and an eraser, or ways
// to change how many seeds there are.
func setupTools(a rules.Arranger, info rules.Info, d rules.Draft, palette []rules.Token) []setupTool {
	if seeded := d.Count(func(rules.Piece) bool { return true }); seeded > 0 && info.Spot(d.Tokens[0].Spot).Class == rules.HouseSpot {
		return seedTools(a, palette[0])
	}
	var list []setupTool
	for i, t := range palette {
		if t.Spot == "" {
			list = append(list, setupTool{id: "put." + strconv.Itoa(i), piece: t.Piece, use: putting(a, t)})
		}
	}
	return append(list, setupTool{id: "erase", icon: "erase", label: key.SetupErase, use: a.Take})
}

// putting puts a piece where it is not, and takes it from where it is.
func putting(a rules.Arranger, t rules.Token) func(rules.Draft, rules.Spot) (rules.Draft, error) {
	return func(d rules.Draft, at rules.Spot) (rules.Draft, error) {
		if on, ok := d.On(at); ok && on.Piece == t.Piece {
			return a.Take(d, at)
		}
		return a.Put(d, t, at)
	}
}

// seedTools change the number of seeds in a house or a store.
func seedTools(a rules.Arranger, seed rules.Token) []setupTool {
	more := func(n int) func(rules.Draft, rules.Spot) (rules.Draft, error) {
		return func(d rules.Draft, at rules.Spot) (rules.Draft, error) {
			seed.Count = n
			return a.Put(d, seed, at)
		}
	}
	none := func(d rules.Draft, at rules.Spot) (rules.Draft, error) { return d.Counted(at, 0), nil }
	return []setupTool{
		{id: "one", text: "+1", label: key.SetupOne, use: more(1)},
		{id: "five", text: "+5", label: key.SetupFive, use: more(5)},
		{id: "less", text: "−1", label: key.SetupLess, use: a.Take},
		{id: "none", text: "0", label: key.SetupNone, use: none},
	}
}

// toolLabel says what a tool is for.
func (s setupTeller) toolLabel(t *setupTool) string {
	p := s.p
	if t.piece.Kind == "" {
		return p.env.App.Words.T(t.label)
	}
	return p.env.App.Words.T(key.SetupPiece, "side", p.env.App.Words.Side(p.info.Sides[t.piece.Side]), "piece", p.env.App.Words.Of(key.Pieces, t.piece.Kind))
}

// A setupDrag is what is being dragged: a thing from a spot, or one of the
// tools.
type setupDrag struct {
	from rules.Spot
	tool int // less one; 0 for none
	at   sprites.Point
}

// DragStart implements ui.Dragger.
func (p *setupPage) DragStart(id string) bool {
	if s := table.SpotOf(id); s != "" {
		t, ok := p.draft.On(s)
		if class := p.info.Spot(s).Class; !ok || class != rules.SquareSpot && class != rules.CardSpot || t.Count != 1 {
			return false
		}
		p.drag = setupDrag{from: s}
		return true
	}
	for i := range p.tools {
		if id == toolPrefix+p.tools[i].id {
			p.tool, p.drag = i, setupDrag{tool: i + 1}
			p.env.App.Changed()
			return true
		}
	}
	return false
}

// DragMove implements ui.Dragger.
func (p *setupPage) DragMove(at sprites.Point) {
	p.drag.at = at
	if p.drag.from != "" {
		p.board.Hold(p.drag.from, at)
	}
	p.env.App.Redraw()
}

// DragEnd implements ui.Dragger: what is dropped beside the board is gone.
func (p *setupPage) DragEnd(id string) {
	drag, to := p.drag, table.SpotOf(id)
	p.drag = setupDrag{}
	p.board.Release()
	p.board.Seat()
	p.env.App.Changed()
	switch {
	case drag.tool > 0 && to != "":
		d, err := p.dropped(p.tools[drag.tool-1], to)
		p.moved(to, d, err)
	case drag.from != "" && drag.from != to:
		d, err := p.carried(drag.from, to)
		p.moved(to, d, err)
	}
}

// moved takes up what a drag has done and says it.
func (p *setupPage) moved(to rules.Spot, d rules.Draft, err error) {
	if p.become(d, err) && to != "" {
		p.env.App.Say(setupTeller{p}.labelOf(to))
	}
}

// dropped is the draft with a tool dropped on a spot, which takes nothing away.
func (p *setupPage) dropped(t setupTool, to rules.Spot) (rules.Draft, error) {
	if on, ok := p.draft.On(to); ok && on.Piece == t.piece {
		return p.draft, nil
	}
	return t.use(p.draft, to)
}

// carried is the draft with what was on one spot on another, or gone.
func (p *setupPage) carried(from, to rules.Spot) (rules.Draft, error) {
	if card, ok := p.card(from); ok {
		if to == "" {
			return p.draft, nil
		}
		return p.game.Put(p.draft, card, to)
	}
	t, _ := p.draft.On(from)
	d, err := p.game.Take(p.draft, from)
	if err != nil || to == "" {
		return d, err
	}
	return p.game.Put(d, rules.Token{Piece: t.Piece, Count: 1}, to)
}

// card is a thing of the palette that has a spot.
func (p *setupPage) card(name rules.Spot) (rules.Token, bool) {
	i := slices.IndexFunc(p.palette, func(t rules.Token) bool { return t.Spot == name })
	if i < 0 {
		return rules.Token{}, false
	}
	return p.palette[i], true
}
