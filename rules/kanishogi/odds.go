package kanishogi

import "tidepool/rules"

var _ rules.Conceder = Game{}

const child = "child"

// Odds are one or two children, which count as captured.
func (Game) Odds(string) []rules.Odds { return []rules.Odds{{Name: child, Most: 2}} }

// Concede takes the giver's children with the smallest numbers off the board.
func (Game) Concede(d rules.Draft, _ string, n int, giver rules.Side) rules.Draft {
	for _, kind := range childKinds[:n] {
		d = d.Less(rules.Piece{Side: giver, Kind: kind}, 1)
	}
	return d
}
