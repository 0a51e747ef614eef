package kalah

import "tidepool/rules"

// Events returns the sowing, the captures and the banking, or the swap.
func (p Position) Events(m Move) []rules.Event {
	mover := p.turn
	if m == Swap {
		return []rules.Event{{Kind: rules.Swapped, Side: mover, Path: p.facingSpots()}}
	}
	i := int(m)
	events := []rules.Event{{
		Kind:  rules.Sown,
		Side:  mover,
		Piece: seedOf(mover),
		From:  houseSpot(mover, i),
		Path:  p.path(i),
		Count: p.House(mover, i),
	}}
	p, last := p.sown(i)
	if n, ok := p.captures(last); ok {
		events = append(events, captured(mover, mover, last, 1))
		if n > 0 {
			events = append(events, captured(mover, mover.Other(), p.facing(last), n))
		}
		p = p.captured(last, n)
	}
	if p.passed(last).bare() {
		events = p.appendBanked(events)
	}
	return events
}

// facingSpots returns pairs for the swap: each spot of South's and the corresponding one of North's.
func (v variant) facingSpots() []rules.Spot {
	var spots []rules.Spot
	for i := range v.houses() {
		spots = append(spots, houseSpot(rules.Near, i), houseSpot(rules.Far, i))
	}
	return append(spots, southStore, northStore)
}

func (p Position) path(i int) []rules.Spot {
	path := make([]rules.Spot, p.House(p.turn, i))
	for at := range path {
		path[at] = p.place(i + 1 + at)
	}
	return path
}

// place returns the spot of the mover's place n, counted around the board.
func (p Position) place(n int) rules.Spot {
	houses := p.houses()
	switch n %= 2*houses + 1; {
	case n < houses:
		return houseSpot(p.turn, n)
	case n == houses:
		return storeSpot(p.turn)
	}
	return houseSpot(p.turn.Other(), n-houses-1)
}

func captured(mover, owner rules.Side, house, n int) rules.Event {
	return rules.Event{
		Kind:  rules.Captured,
		Side:  mover,
		Piece: seedOf(owner),
		From:  houseSpot(owner, house),
		To:    storeSpot(mover),
		Count: n,
	}
}

func (p Position) appendBanked(events []rules.Event) []rules.Event {
	mover := p.turn
	for owner := range rules.Side(2) {
		for i := range p.houses() {
			if n := p.House(owner, i); n > 0 {
				events = append(events, rules.Event{
					Kind:  rules.Banked,
					Side:  mover,
					Piece: seedOf(owner),
					From:  houseSpot(owner, i),
					To:    storeSpot(owner),
					Count: n,
				})
			}
		}
	}
	return events
}
