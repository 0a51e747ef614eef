package kalah

import "tidepool/rules"

var (
	_ rules.Arranger = Game{}
	_ rules.Admitter = Game{}
)

var (
	manySeeds = rules.Reason{Code: "kalah.many-seeds", Text: "seeds too many: {n}"}
	fewSeeds  = rules.Reason{Code: "kalah.few-seeds", Text: "seeds still to be placed: {n}"}
	allSeeds  = rules.Reason{Code: "kalah.all-seeds", Text: "the game has {n} seeds in all"}
	notBanked = rules.Reason{Code: "kalah.not-banked", Text: "one row is empty, so the seeds of the other row belong in its store"}
	noOffer   = rules.Reason{Code: "kalah.no-offer", Text: "only {side} can be offered the swap, when it is to move"}
	lateOffer = rules.Reason{Code: "kalah.late-offer", Text: "the swap is offered only on {side}'s very first turn"}
)

// Palette lists a seed and, with the pie rule, the swap.
func (Game) Palette(options string) ([]rules.Token, error) {
	v, err := parseVariant(options)
	if err != nil {
		return nil, err
	}
	list := []rules.Token{{Piece: seedOf(rules.Near), Count: 1}}
	if v&withPie != 0 {
		list = append(list, rules.Token{Spot: swapSpot, Count: 1})
	}
	return list, nil
}

// Put adds seeds to a house or store, or offers the swap.
func (Game) Put(d rules.Draft, what rules.Token, at rules.Spot) (rules.Draft, error) {
	v, err := parseVariant(d.Options)
	if err != nil {
		return d, err
	}
	if what.Spot == swapSpot {
		if d.Offer == swapSpot {
			d.Offer = ""
		} else {
			d.Offer = swapSpot
		}
		return d, nil
	}
	t, ok := d.On(at)
	switch {
	case !ok || what.Piece.Kind != seedOf(0).Kind:
		return d, rules.Misplaced.With(brief(at))
	case t.Count+what.Count > 2*v.half():
		return d, allSeeds.Of("", 2*v.half())
	}
	return d.Counted(at, t.Count+what.Count), nil
}

func (Game) Take(d rules.Draft, at rules.Spot) (rules.Draft, error) {
	t, ok := d.On(at)
	if !ok {
		return d, rules.Misplaced.With(brief(at))
	}
	return d.Counted(at, max(0, t.Count-1)), nil
}

func (Game) Pass(d rules.Draft) rules.Draft { return d.Passed() }

// Assemble returns the position of a draft. It must have every house and store, with or without seeds.
func (Game) Assemble(d rules.Draft) (rules.Position, []rules.Reason, error) {
	p, err := assemble(d)
	if err != nil {
		return nil, nil, err
	}
	var remarks []rules.Reason
	if d.Offer != "" && !p.offers() {
		remarks = append(remarks, lateOffer.Of(north, 0))
	}
	if !p.begins() && !p.follows() {
		remarks = append(remarks, rules.NoTurnBefore)
	}
	return rules.Of(p), remarks, nil
}

func assemble(d rules.Draft) (Position, error) {
	v, err := parseVariant(d.Options)
	if err != nil {
		return Position{}, err
	}
	counts, err := v.counts(d.Tokens)
	if err != nil {
		return Position{}, err
	}
	var rows [2]row
	var stores [2]uint8
	for side := range rules.Side(2) {
		for i := range v.houses() {
			rows[side] |= single(i, counts[houseSpot(side, i)])
		}
		stores[side] = uint8(counts[storeSpot(side)])
	}
	turn := d.Turn & 1
	p := Position{rows[turn], rows[turn.Other()], score{ownStore: stores[turn], enemyStore: stores[turn.Other()], turn: turn}, v}
	if err := p.check(false); err != nil {
		return Position{}, err
	}
	if d.Offer != "" && d.Offer != swapSpot {
		return Position{}, noOffer.Of(north, 0)
	}
	if p, err = p.settled(d.Offer != "", false); err != nil {
		return Position{}, noOffer.Of(north, 0)
	}
	return p, nil
}

// counts returns the seeds by spot.
func (v variant) counts(tokens []rules.Token) (map[rules.Spot]int, error) {
	all := 2 * v.half()
	counts := make(map[rules.Spot]int)
	for _, t := range tokens {
		_, _, house := v.houseAt(t.Spot)
		_, twice := counts[t.Spot]
		if twice || !house && t.Spot != southStore && t.Spot != northStore || t.Count < 0 {
			return nil, rules.Misplaced.With(brief(t.Spot))
		}
		if t.Count > all {
			return nil, allSeeds.Of("", all)
		}
		counts[t.Spot] = t.Count
	}
	return counts, nil
}

func (Game) Admit(options, text string) (rules.Position, error) {
	v, err := parseVariant(options)
	if err != nil {
		return nil, err
	}
	return rules.Wrap(v.parse(text, false))
}
