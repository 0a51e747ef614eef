package board

import (
	"slices"

	"tidepool/rules"
	"tidepool/sprites"
)

// A Piece is a token as it is shown: where it is now, which differs from where it belongs while it moves.
type Piece struct {
	Token rules.Token
	At    Place
	// Look is that of this moment.
	Look sprites.Look
	// Lift raises it above the board, in widths of itself.
	Lift float64
	// Stride is the step of a piece with legs, from 1; 0 stands.
	Stride int
	// Flip is how far a card has been turned over and back, 0 to 1.
	Flip float64
	// Loose pieces belong to no spot: seeds in the air, a piece that left.
	Loose bool

	moving bool // drawn over those at rest
}

func (x *Piece) rest() {
	x.moving, x.Look, x.Lift, x.Stride, x.Flip = false, sprites.Look{}, 0, 0, 0
}

// pass puts it a share of the way and grows it. Its picture is made for the final size, as one for each is
// slow.
func (x *Piece) pass(from, to Place, share, grow float64) {
	at := between(from, to, share)
	x.Look.Grow = at.W/to.W*(1+grow) - 1
	x.At = Place{at.At, to.W, at.Angle}
}

type pieces struct {
	view View
	list []*Piece
}

// reset makes the pieces those of a position; those that stay keep their order, so no hand is shuffled.
func (c *pieces) reset(tokens []rules.Token) {
	left := slices.Clone(tokens)
	var kept []*Piece
	for _, x := range c.list {
		i := slices.IndexFunc(left, func(t rules.Token) bool { return t.Spot == x.Token.Spot && t.Piece == x.Token.Piece })
		if i < 0 || x.Loose {
			continue
		}
		kept = append(kept, &Piece{Token: left[i]})
		left = slices.Delete(left, i, i+1)
	}
	for _, t := range left {
		kept = append(kept, &Piece{Token: t})
	}
	c.list = kept
	c.seat()
}

func (c *pieces) seat() {
	for _, x := range c.list {
		x.At = c.view.Place(x, c.list)
	}
}

func (c *pieces) on(s rules.Spot) *Piece {
	for _, x := range c.list {
		if x.Token.Spot == s && !x.Loose {
			return x
		}
	}
	return nil
}

func (c *pieces) remove(x *Piece) {
	c.list = slices.DeleteFunc(c.list, func(y *Piece) bool { return x == y })
}

func (c *pieces) apply(e rules.Event) {
	c.list = rules.Apply(c.list, func(x **Piece) *rules.Token {
		if (*x).Loose {
			return nil
		}
		return &(*x).Token
	}, e)
}

func (c *pieces) counts() map[*Piece]int {
	counts := make(map[*Piece]int, len(c.list))
	for _, x := range c.list {
		counts[x] = x.Token.Count
	}
	return counts
}

func (c *pieces) count(counts map[*Piece]int) {
	for x, n := range counts {
		x.Token.Count = n
	}
}
