package kaninariebi

import "tidepool/rules"

var _ rules.Conceder = Game{}

// Odds are one or two crabs, which count as captured.
func (Game) Odds(string) []rules.Odds { return []rules.Odds{{Name: crab, Most: 2}} }

// Concede takes crabs of the giver's off the board.
func (Game) Concede(d rules.Draft, _ string, n int, giver rules.Side) rules.Draft {
	return d.Less(rules.Piece{Side: giver, Kind: crab}, n)
}
