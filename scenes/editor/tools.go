package editor

import (
	"slices"
	"strconv"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/table"
	"tidepool/sprites"
)

type tool struct {
	// id is the end of the node's ID.
	id string
	// piece is the piece to put; without a kind the tool shows an icon or text.
	piece rules.Piece
	icon  string
	text  string // in place of an icon
	label key.Text
	use   func(d rules.Draft, at rules.Spot) (rules.Draft, error)
}

func toolsOf(a rules.Arranger, info rules.Info, d rules.Draft, palette []rules.Token) []tool {
	if seeded := d.Count(func(rules.Piece) bool { return true }); seeded > 0 && info.Spot(d.Tokens[0].Spot).Class == rules.HouseSpot {
		return seedTools(a, palette[0])
	}
	var list []tool
	for i, t := range palette {
		if t.Spot == "" {
			list = append(list, tool{id: "put." + strconv.Itoa(i), piece: t.Piece, use: putting(a, t)})
		}
	}
	return append(list, tool{id: "erase", icon: "erase", label: key.SetupErase, use: a.Take})
}

// putting puts a piece on a spot, or removes it if it is there already.
func putting(a rules.Arranger, t rules.Token) func(rules.Draft, rules.Spot) (rules.Draft, error) {
	return func(d rules.Draft, at rules.Spot) (rules.Draft, error) {
		if on, ok := d.On(at); ok && on.Piece == t.Piece {
			return a.Take(d, at)
		}
		return a.Put(d, t, at)
	}
}

// seedTools change the number of seeds in a house or a store.
func seedTools(a rules.Arranger, seed rules.Token) []tool {
	more := func(n int) func(rules.Draft, rules.Spot) (rules.Draft, error) {
		return func(d rules.Draft, at rules.Spot) (rules.Draft, error) {
			seed.Count = n
			return a.Put(d, seed, at)
		}
	}
	none := func(d rules.Draft, at rules.Spot) (rules.Draft, error) { return d.Counted(at, 0), nil }
	return []tool{
		{id: "one", text: "+1", label: key.SetupOne, use: more(1)},
		{id: "five", text: "+5", label: key.SetupFive, use: more(5)},
		{id: "less", text: "−1", label: key.SetupLess, use: a.Take},
		{id: "none", text: "0", label: key.SetupNone, use: none},
	}
}

func (p *page) toolLabel(t *tool) string {
	if t.piece.Kind == "" {
		return p.env.App.Words.T(t.label)
	}
	return p.env.App.Words.T(key.SetupPiece, "side", p.env.App.Words.Side(p.info.Sides[t.piece.Side]), "piece", p.env.App.Words.Of(key.Pieces, t.piece.Kind))
}

type drag struct {
	from rules.Spot
	tool int // index plus one; 0 for none
	at   sprites.Point
}

func (p *page) DragStart(id string) bool {
	if s := table.SpotOf(id); s != "" {
		t, ok := p.draft.On(s)
		if class := p.info.Spot(s).Class; !ok || class != rules.SquareSpot && class != rules.CardSpot || t.Count != 1 {
			return false
		}
		p.drag = drag{from: s}
		return true
	}
	for i := range p.tools {
		if id == toolPrefix+p.tools[i].id {
			p.tool, p.drag = i, drag{tool: i + 1}
			p.env.App.Changed()
			return true
		}
	}
	return false
}

func (p *page) DragMove(at sprites.Point) {
	p.drag.at = at
	if p.drag.from != "" {
		p.board.Hold(p.drag.from, at)
	}
	p.env.App.Redraw()
}

// DragEnd implements [ui.Dragger]: a piece dropped off the board is removed.
func (p *page) DragEnd(id string) {
	dragged, to := p.drag, table.SpotOf(id)
	p.drag = drag{}
	p.board.Release()
	p.board.Seat()
	p.env.App.Changed()
	switch {
	case dragged.tool > 0 && to != "":
		d, err := p.dropped(p.tools[dragged.tool-1], to)
		p.moved(to, d, err)
	case dragged.from != "" && dragged.from != to:
		d, err := p.carried(dragged.from, to)
		p.moved(to, d, err)
	}
}

func (p *page) moved(to rules.Spot, d rules.Draft, err error) {
	if p.placed(d, err) && to != "" {
		p.env.App.Say(p.labelOf(to))
	}
}

func (p *page) dropped(t tool, to rules.Spot) (rules.Draft, error) {
	if on, ok := p.draft.On(to); ok && on.Piece == t.piece {
		return p.draft, nil
	}
	return t.use(p.draft, to)
}

func (p *page) carried(from, to rules.Spot) (rules.Draft, error) {
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

func (p *page) card(name rules.Spot) (rules.Token, bool) {
	i := slices.IndexFunc(p.palette, func(t rules.Token) bool { return t.Spot == name })
	if i < 0 {
		return rules.Token{}, false
	}
	return p.palette[i], true
}
