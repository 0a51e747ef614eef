package onitama

import (
	"slices"

	"tidepool/rules"
)

var _ rules.Conceder = Game{}

// bestCards are odds in which the other side gets the cards with the most moves.
const bestCards = "cards"

// Odds are one or two students, or the better cards.
func (Game) Odds(string) []rules.Odds {
	return []rules.Odds{{Name: student, Most: 2}, {Name: bestCards, Most: 1}}
}

// Concede takes students of the giver's off the board, or deals the other side the two cards with the most
// moves and the giver those with the fewest. The starting side stays the same.
func (g Game) Concede(d rules.Draft, name string, n int, giver rules.Side) rules.Draft {
	if name == student {
		return d.Less(rules.Piece{Side: giver, Kind: student}, n)
	}
	var cards []int
	for i, t := range d.Tokens {
		if t.Piece.Kind == cardKind || t.Piece.Kind == middleKind {
			cards = append(cards, i)
		}
	}
	byMoves := make([]rules.Spot, 0, len(cards))
	for _, i := range cards {
		byMoves = append(byMoves, d.Tokens[i].Spot)
	}
	slices.SortStableFunc(byMoves, func(a, b rules.Spot) int { return movesOf(b) - movesOf(a) })
	hands := map[rules.Side][]rules.Spot{giver.Other(): byMoves[:2], giver: byMoves[3:]}
	d.Tokens = slices.Clone(d.Tokens)
	for _, i := range cards {
		t := &d.Tokens[i]
		if t.Piece.Kind == middleKind {
			t.Spot = byMoves[2]
			continue
		}
		t.Spot = hands[t.Piece.Side][0]
		hands[t.Piece.Side] = hands[t.Piece.Side][1:]
	}
	return d
}

func movesOf(spot rules.Spot) int {
	c, _ := CardByName(string(spot))
	return len(c.Offsets())
}
