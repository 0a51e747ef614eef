package kaninariebi

import (
	"tidepool/rules"
	"tidepool/rules/kani"
)

var _ rules.Arranger = Game{}

var manyShrimps = rules.Reason{Code: "kaninariebi.many-shrimps", Text: "{side} has more than {n} shrimps, and the game ends with {n}"}

// Palette lists the crab and the shrimp of both sides.
func (Game) Palette(options string) ([]rules.Token, error) {
	if _, err := New(options); err != nil {
		return nil, err
	}
	return kani.Palette(crab, shrimp), nil
}

// Put puts a piece on a square; a side has no more than it begins with.
func (Game) Put(d rules.Draft, what rules.Token, at rules.Spot) (rules.Draft, error) {
	if _, ok := kani.SquareOf(at); !ok || what.Piece.Kind != crab && what.Piece.Kind != shrimp {
		return d, rules.Misplaced.With(at)
	}
	side := what.Piece.Side
	next := d.With(rules.Token{Spot: at, Piece: what.Piece, Count: 1})
	if next.Count(func(p rules.Piece) bool { return p.Side == side }) > Pieces {
		return d, rules.TooMany.Of(kani.Sides()[side&1], Pieces)
	}
	return next, nil
}

func (Game) Assemble(d rules.Draft) (rules.Position, []rules.Reason, error) {
	p, err := assemble(d)
	if err != nil {
		return nil, nil, err
	}
	return rules.Of(p), kani.Remarks(p.enemy, p.own), nil
}

func assemble(d rules.Draft) (Position, error) {
	p, err := New(d.Options)
	if err != nil {
		return Position{}, err
	}
	p.state.turn = d.Turn & 1
	boards, err := kani.Laid(d, func(t rules.Token, at kani.Square, _ kani.Board) bool {
		if t.Piece.Kind == shrimp {
			p.shrimps |= at.Board()
		}
		return t.Piece.Kind == shrimp || t.Piece.Kind == crab
	})
	if err != nil {
		return Position{}, err
	}
	p.own, p.enemy = boards[p.state.turn], boards[p.state.turn.Other()]
	return p, p.faulty()
}

// faulty returns why the position cannot occur.
func (p Position) faulty() error {
	won := [2]bool{}
	for side := range rules.Side(2) {
		all, shrimps := p.of(side), p.of(side)&p.shrimps
		switch {
		case all.Count() > Pieces:
			return rules.TooMany.Of(kani.Sides()[side], Pieces)
		case shrimps.Count() > Goal:
			return manyShrimps.Of(kani.Sides()[side], Goal)
		}
		won[side] = shrimps.Count() == Goal || p.of(side.Other()).Count() <= Pieces-Goal
	}
	return kani.Outdone(won, p.state.turn)
}
