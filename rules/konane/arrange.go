package konane

import "tidepool/rules"

var (
	_ rules.Arranger = Game{}
	_ rules.Admitter = Game{}
)

var (
	otherColour = rules.Reason{Code: "konane.other-colour", Text: "only {side}'s stones stand on that square"}
	openingTurn = rules.Reason{Code: "konane.opening-turn", Text: "with these stones on the board {side} is to move"}
	openingHole = rules.Reason{Code: "konane.opening-hole", Text: "the first stone that goes is {side}'s"}

	openedElsewhere = rules.Reason{Code: "konane.opened-elsewhere", Text: "no game begins by removing these stones"}
	missingCounts   = rules.Reason{Code: "konane.missing-counts", Text: "so many missing stones do not fit with {side} to move"}
)

func (g Game) Palette(options string) ([]rules.Token, error) {
	if _, _, err := g.size(options); err != nil {
		return nil, err
	}
	return []rules.Token{{Piece: stone(rules.Near), Count: 1}, {Piece: stone(rules.Far), Count: 1}}, nil
}

// Put puts a stone on a square of its side's colour.
func (g Game) Put(d rules.Draft, what rules.Token, at rules.Spot) (rules.Draft, error) {
	files, ranks, err := g.size(d.Options)
	if err != nil {
		return d, err
	}
	b := &boards[boardIndex(files, ranks)]
	sq, ok := b.number(at)
	switch {
	case !ok || what.Piece.Kind != kind:
		return d, rules.Misplaced.With(at)
	case what.Piece.Side != b.side(sq):
		return d, about(otherColour, at, b.side(sq))
	}
	return d.With(rules.Token{Spot: at, Piece: what.Piece, Count: 1}), nil
}

func (Game) Take(d rules.Draft, at rules.Spot) (rules.Draft, error) { return d.Without(at), nil }

func (Game) Pass(d rules.Draft) rules.Draft { return d.Passed() }

// Assemble refuses only, while fewer than two stones are missing, that the side to move is the one that could
// not open.
func (g Game) Assemble(d rules.Draft) (rules.Position, []rules.Reason, error) {
	files, ranks, err := g.size(d.Options)
	if err != nil {
		return nil, nil, err
	}
	p, err := emptied(files, ranks)
	if err != nil {
		return nil, nil, err
	}
	b := p.geometry()
	for _, t := range d.Tokens {
		sq, ok := b.number(t.Spot)
		if !ok || t.Piece != stone(b.side(sq)) || t.Count != 1 || p.occupied(sq) {
			return nil, nil, rules.Misplaced.With(t.Spot)
		}
		p.flip(b, sq)
	}
	p.turn = d.Turn & 1
	p.opened = uint8(min(2, p.missing(rules.Near)+p.missing(rules.Far)))
	if err := p.playable(); err != nil {
		return nil, nil, err
	}
	return rules.Of(p), p.remarks(), nil
}

func emptied(files, ranks int) (Position, error) {
	p, err := New(files, ranks)
	if err == nil {
		p.words = [6]uint64{}
	}
	return p, err
}

func (g Game) Admit(options, text string) (rules.Position, error) {
	files, ranks, err := g.size(options)
	if err != nil {
		return nil, err
	}
	return rules.Wrap(parse(files, ranks, text, false))
}

// playable returns why the position cannot be played from: the opening could not continue.
func (p *Position) playable() error {
	switch {
	case p.opened == 0 && p.turn == rules.Far:
		return about(openingTurn, "", rules.Near)
	case p.opened == 1 && p.missing(rules.Near) == 0:
		return about(openingHole, p.geometry().spot(p.hole()), rules.Near)
	case p.opened == 1 && p.turn == rules.Near:
		return about(openingTurn, "", rules.Far)
	}
	return nil
}

// remarks returns why a playable position cannot occur, as far as the opening, the numbers of missing stones and
// the last jump show it; a position without remarks need not be reachable.
func (p *Position) remarks() (list []rules.Reason) {
	black, white := p.missing(rules.Near), p.missing(rules.Far)
	if black+white <= 2 {
		if !p.begun(black, white) {
			list = append(list, openedElsewhere)
		} else if black+white == 2 && p.turn == rules.Far {
			list = append(list, about(openingTurn, "", rules.Near))
		}
		return list
	}
	if !p.countsFit(black, white) {
		list = append(list, about(missingCounts, "", p.turn))
	}
	if !p.jumped() {
		list = append(list, rules.NoTurnBefore)
	}
	return list
}
