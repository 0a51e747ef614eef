package kalah

import "tidepool/rules"

// maxWord limits how much of a refused word its reason repeats.
const maxWord = 16

func (p Position) Refuse(taps []rules.Spot, spot rules.Spot) rules.Reason {
	if len(taps) > 0 && p.stage != finished {
		return oneHouse().With(brief(spot))
	}
	return p.refusal(spot)
}

// Read returns the move with a word: a house of the mover's that has seeds, or the swap.
func (p Position) Read(word string) (Move, error) {
	spot := rules.Spot(word)
	if p.stage == offered && spot == swapSpot {
		return Swap, nil
	}
	if side, house, ok := p.houseAt(spot); ok && side == p.turn && p.House(side, house) > 0 {
		return Move(house), nil
	}
	return 0, p.refusal(spot)
}

func (p Position) refusal(spot rules.Spot) rules.Reason {
	at := brief(spot)
	switch {
	case spot == swapSpot:
		return p.noSwap()
	case spot == southStore || spot == northStore:
		return rules.Reason{Code: "kalah.store", Text: "that is a store; a house is sown", At: at}
	}
	side, house, ok := p.houseAt(spot)
	switch {
	case !ok && isLetter(spot):
		return rules.Reason{Code: "kalah.no-house", Text: "there is no such house; each side has {n}", At: at, N: p.Houses()}
	case !ok:
		return rules.NotAWord.With(at)
	case side != p.turn:
		return rules.Reason{Code: "kalah.not-yours", Text: "that house is {side}'s", At: at, Side: sideNames()[side]}
	case p.House(side, house) == 0:
		return rules.Reason{Code: "kalah.empty", Text: "that house is empty", At: at}
	}
	return oneHouse().With(at)
}

func oneHouse() rules.Reason {
	return rules.Reason{Code: "kalah.one-house", Text: "one house is sown at a time"}
}

func (p Position) noSwap() rules.Reason {
	if p.variant&withPie == 0 {
		return rules.Reason{Code: "kalah.no-pie", Text: "this game is played without the pie rule", At: swapSpot}
	}
	return rules.Reason{
		Code: "kalah.no-swap",
		Text: "only {side} may swap, and only on the very first turn",
		At:   swapSpot,
		Side: north,
	}
}

func isLetter(spot rules.Spot) bool {
	return len(spot) == 1 && (spot[0]|0x20) >= 'a' && (spot[0]|0x20) <= 'z'
}

// brief returns the spot if it is short and plain enough to repeat.
func brief(spot rules.Spot) rules.Spot {
	if len(spot) > maxWord {
		return ""
	}
	for _, c := range []byte(spot) {
		if c < ' ' || c > '~' {
			return ""
		}
	}
	return spot
}
