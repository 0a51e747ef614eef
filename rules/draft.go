package rules

import "slices"

// A Draft is any arrangement of a game, possible or not. It is a value; its methods return a new one.
type Draft struct {
	// Options are the rules, as "k=v,k=v".
	Options string
	Tokens  Tokens
	Turn    Side
	// Offer is the choice that the side to move has besides its usual turns ("swap" in Kalah), or "".
	Offer Spot
}

// Apart makes a draft of a position.
func Apart(g Game, options string, p Position) Draft {
	d := Draft{Options: options, Tokens: p.Tokens(), Turn: p.Turn()}
	info := g.Info()
	for _, t := range p.Turns() {
		if s := info.Spot(t.Paths[0][0]); s.Class == ChoiceSpot {
			d.Offer = t.Paths[0][0]
		}
	}
	return d
}

// On returns what lies on a spot.
func (d Draft) On(at Spot) (Token, bool) {
	if i := d.index(at); i >= 0 {
		return d.Tokens[i], true
	}
	return Token{}, false
}

func (d Draft) index(at Spot) int {
	return slices.IndexFunc(d.Tokens, func(t Token) bool { return t.Spot == at })
}

// With returns the draft with a token on its spot, replacing any other.
func (d Draft) With(t Token) Draft {
	d.Tokens = slices.Clone(d.Tokens)
	if i := d.index(t.Spot); i >= 0 {
		d.Tokens[i] = t
	} else {
		d.Tokens = append(d.Tokens, t)
	}
	return d
}

// Without returns the draft with nothing on a spot.
func (d Draft) Without(at Spot) Draft {
	d.Tokens = slices.DeleteFunc(slices.Clone(d.Tokens), func(t Token) bool { return t.Spot == at })
	return d
}

// Counted returns the draft with n seeds on a spot that holds seeds.
func (d Draft) Counted(at Spot, n int) Draft {
	if t, ok := d.On(at); ok {
		t.Count = n
		return d.With(t)
	}
	return d
}

// Cleared returns the draft without pieces and seeds; cards stay.
func (d Draft) Cleared(info Info) Draft {
	old := d.Tokens
	d.Tokens, d.Offer = nil, ""
	for _, t := range old {
		switch info.Spot(t.Spot).Class {
		case HouseSpot, StoreSpot:
			t.Count = 0
			d.Tokens = append(d.Tokens, t)
		case CardSpot:
			d.Tokens = append(d.Tokens, t)
		}
	}
	return d
}

// Passed returns the draft with the other side to move and nothing on offer.
func (d Draft) Passed() Draft {
	d.Turn, d.Offer = d.Turn.Other(), ""
	return d
}

// Count returns the number of pieces for which is returns true.
func (d Draft) Count(is func(Piece) bool) int {
	n := 0
	for _, t := range d.Tokens {
		if is(t.Piece) {
			n++
		}
	}
	return n
}

// Less returns the draft without the first n pieces equal to what.
func (d Draft) Less(what Piece, n int) Draft {
	for _, t := range slices.Clone(d.Tokens) {
		if n > 0 && t.Piece == what {
			d, n = d.Without(t.Spot), n-1
		}
	}
	return d
}
