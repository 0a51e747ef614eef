package scenes

import (
	"slices"

	"tidepool/rules"
	"tidepool/sprites"
)

// An actor is a token on the board as it is shown: where it is now, which
// differs from where it belongs while it moves.
type actor struct {
	tok rules.Token
	at  place
	// Look of this moment.
	look sprites.Look
	// lift raises it above the board, in widths of itself.
	lift float64
	// pose is the stride of a piece with legs, from 1; 0 stands.
	pose int
	// flip is how far a card has been turned over and back, 0 to 1.
	flip float64
	// moving actors are drawn over those at rest.
	moving bool
	// loose actors belong to no spot: seeds in the air, a piece that left.
	loose bool
}

// rest ends whatever an actor was doing.
func (a *actor) rest() {
	a.moving, a.look, a.lift, a.pose, a.flip = false, sprites.Look{}, 0, 0, 0
}

// pass puts it a share of the way from one place to another, and makes it
// larger by a part of its size. Its picture is made for the size at the end
// and stretched, as one for each size on the way would take too long.
func (a *actor) pass(from, to place, share, grow float64) {
	at := between(from, to, share)
	a.look.Grow = at.W/to.W*(1+grow) - 1
	a.at = place{at.At, to.W, at.Angle}
}

// A cast is the actors on a board.
type cast struct {
	table  table
	actors []*actor
}

// reset makes the actors those of a position. Actors that stay keep their
// order, so that a hand of cards is not shuffled.
func (c *cast) reset(tokens []rules.Token) {
	left := slices.Clone(tokens)
	var kept []*actor
	for _, a := range c.actors {
		i := slices.IndexFunc(left, func(t rules.Token) bool { return t.Spot == a.tok.Spot && t.Piece == a.tok.Piece })
		if i < 0 || a.loose {
			continue
		}
		kept = append(kept, &actor{tok: left[i]})
		left = slices.Delete(left, i, i+1)
	}
	for _, t := range left {
		kept = append(kept, &actor{tok: t})
	}
	c.actors = kept
	c.seat()
}

// seat puts every actor where it belongs.
func (c *cast) seat() {
	for _, a := range c.actors {
		a.at = c.table.Place(a, c.actors)
	}
}

// on returns the actor on a spot, or nil.
func (c *cast) on(s rules.Spot) *actor {
	for _, a := range c.actors {
		if a.tok.Spot == s && !a.loose {
			return a
		}
	}
	return nil
}

func (c *cast) remove(a *actor) {
	c.actors = slices.DeleteFunc(c.actors, func(b *actor) bool { return a == b })
}

// apply does what an event says at once, without movement. Actors in the air
// take no part.
func (c *cast) apply(e rules.Event) {
	c.actors = rules.Apply(c.actors, func(a **actor) *rules.Token {
		if (*a).loose {
			return nil
		}
		return &(*a).tok
	}, e)
}
