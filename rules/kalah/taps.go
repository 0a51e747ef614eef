package kalah

import "tidepool/rules"

const (
	swapSpot   rules.Spot = "swap"
	southStore rules.Spot = "south-store"
	northStore rules.Spot = "north-store"
)

const houseNames = "ABCDEFGHabcdefgh"

// houseSpot returns the spot of a house: "A" is South's leftmost, "a" North's.
func houseSpot(side rules.Side, house int) rules.Spot {
	at := maxHouses*int(side) + house
	return rules.Spot(houseNames[at : at+1])
}

func (v variant) houseAt(spot rules.Spot) (side rules.Side, house int, ok bool) {
	if len(spot) != 1 {
		return 0, 0, false
	}
	for at := range len(houseNames) {
		if houseNames[at] == spot[0] {
			side, house = rules.Side(at/maxHouses), at%maxHouses
			return side, house, house < v.houses()
		}
	}
	return 0, 0, false
}

func storeSpot(side rules.Side) rules.Spot {
	if side == rules.Near {
		return southStore
	}
	return northStore
}

func (p Position) Word(m Move) string { return string(p.spot(m)) }

func (p Position) Paths(m Move) [][]rules.Spot { return [][]rules.Spot{{p.spot(m)}} }

func (p Position) spot(m Move) rules.Spot {
	if m == Swap {
		return swapSpot
	}
	return houseSpot(p.turn, int(m))
}

// Tokens returns the seeds of South's houses from left to right, of its store, and then of North's likewise.
func (p Position) Tokens() []rules.Token {
	tokens := make([]rules.Token, 0, 2*p.houses()+2)
	for side := range rules.Side(2) {
		for i := range p.houses() {
			tokens = append(tokens, rules.Token{Spot: houseSpot(side, i), Piece: seedOf(side), Count: p.House(side, i)})
		}
		store := rules.Piece{Side: side, Kind: "store"}
		tokens = append(tokens, rules.Token{Spot: storeSpot(side), Piece: store, Count: p.Store(side)})
	}
	return tokens
}

func seedOf(side rules.Side) rules.Piece { return rules.Piece{Side: side, Kind: "seed"} }

// Taken returns nil: captured seeds are in the store.
func (p Position) Taken(rules.Side) []rules.Piece { return nil }
