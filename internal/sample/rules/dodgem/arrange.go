package dodgem

import "tidepool/rules"

var _ rules.Arranger = Game{}

// Palette lists the two sides' cars.
func (Game) Palette(options string) ([]rules.Token, error) {
	if _, err := sizeOf(options); err != nil {
		return nil, err
	}
	return []rules.Token{{Piece: piece(blue), Count: 1}, {Piece: piece(red), Count: 1}}, nil
}

// Put puts a car on a square. A side has one fewer than the board has ranks.
func (g Game) Put(d rules.Draft, what rules.Token, at rules.Spot) (rules.Draft, error) {
	p, err := New(d.Options)
	if err != nil {
		return d, err
	}
	if _, ok := p.square(at); !ok || what.Piece.Kind != kind {
		return d, rules.Misplaced.With(at)
	}
	next := d.With(rules.Token{Spot: at, Piece: what.Piece, Count: 1})
	if most := int(p.size) - 1; next.Count(func(p rules.Piece) bool { return p == what.Piece }) > most {
		return d, rules.TooMany.Of(g.Info().Sides[what.Piece.Side&1], most)
	}
	return next, nil
}

func (p Position) square(spot rules.Spot) (square, bool) {
	file, rank, ok := spot.Coordinates()
	if !ok || file >= int(p.size) || rank >= int(p.size) {
		return 0, false
	}
	return at(file, rank), true
}

// Take takes a car off a square.
func (Game) Take(d rules.Draft, at rules.Spot) (rules.Draft, error) { return d.Without(at), nil }

// Pass lets the other side move.
func (Game) Pass(d rules.Draft) rules.Draft { return d.Passed() }

// Assemble returns the position of a draft.
func (g Game) Assemble(d rules.Draft) (rules.Position, []rules.Reason, error) {
	p, err := New(d.Options)
	if err != nil {
		return nil, nil, err
	}
	p.cars, p.turn = [2]cars{}, d.Turn&1
	for _, t := range d.Tokens {
		s, ok := p.square(t.Spot)
		if !ok || p.taken(s) || t.Piece.Kind != kind || t.Piece.Side > red || t.Count != 1 {
			return nil, nil, rules.Misplaced.With(t.Spot)
		}
		p.cars[t.Piece.Side] |= s.cars()
	}
	sides := g.Info().Sides
	for side, c := range p.cars {
		if most := int(p.size) - 1; c.count() > most {
			return nil, nil, rules.TooMany.Of(sides[side], most)
		}
	}
	if p.cars[p.turn] == 0 {
		return nil, nil, rules.WonBefore.Of(sides[p.turn], 0)
	}
	return rules.Of(p), nil, nil
}
