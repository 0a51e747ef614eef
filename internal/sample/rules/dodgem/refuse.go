package dodgem

import (
	"strings"

	"tidepool/rules"
)

var (
	noSquare = rules.Reason{Code: "dodgem.no-square", Text: "that is no square of the board"}
	noCar    = rules.Reason{Code: "dodgem.no-car", Text: "there is no car"}
	notYours = rules.Reason{Code: "dodgem.not-yours", Text: "that car is {side}'s"}
	stuck    = rules.Reason{Code: "dodgem.stuck", Text: "that car cannot move"}
	noWay    = rules.Reason{Code: "dodgem.no-way", Text: "a car goes one square, and never back"}
	inTheWay = rules.Reason{Code: "dodgem.in-the-way", Text: "a car is in the way"}
)

// Refuse says why spot cannot be tapped after taps.
func (p Position) Refuse(taps []rules.Spot, spot rules.Spot) rules.Reason {
	file, rank, ok := spot.Coordinates()
	if !ok || file >= stride || rank >= stride {
		return noSquare.With(spot)
	}
	s := at(file, rank)
	switch len(taps) {
	case 0:
		return p.refuseCar(s)
	case 1:
		file, rank, _ := taps[0].Coordinates()
		return p.refuseWay(at(file, rank), s)
	}
	return noWay.With(spot)
}

func (p Position) refuseCar(s square) rules.Reason {
	if !p.inside(s) {
		return noSquare.With(s.spot())
	}
	side, ok := p.on(s)
	switch {
	case !ok:
		return noCar.With(s.spot())
	case side != p.turn:
		r := notYours.With(s.spot())
		r.Side = Game{}.Info().Sides[side]
		return r
	}
	for way := range 3 {
		if _, ok := p.goes(s, way); ok {
			return rules.Reason{}
		}
	}
	return stuck.With(s.spot())
}

func (p Position) refuseWay(from, to square) rules.Reason {
	for way := range 3 {
		if s, ok := p.goes(from, way); ok && s == to {
			return rules.Reason{}
		}
	}
	if p.inside(to) && p.taken(to) && to != from {
		return inTheWay.With(to.spot())
	}
	return noWay.With(to.spot())
}

// Read returns the move with a word, or why it is refused.
func (p Position) Read(word string) (Move, error) {
	for _, m := range p.AppendMoves(nil) {
		if p.Word(m) == word {
			return m, nil
		}
	}
	return Move{}, p.explain(word)
}

func (p Position) explain(word string) error {
	const longest = len("a1-a1") + 2
	from, to, ok := strings.Cut(word, "-")
	if !ok || len(word) > longest {
		return rules.NotAWord
	}
	first := rules.Spot(from)
	if r := p.Refuse(nil, first); r.Code != "" {
		return r
	}
	if r := p.Refuse([]rules.Spot{first}, rules.Spot(to)); r.Code != "" {
		return r
	}
	return rules.NotAWord
}
