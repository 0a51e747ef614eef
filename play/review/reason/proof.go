package reason

import "tidepool/rules"

const mostPlays = 1000

// A trial tries turns by the rules alone.
type trial struct {
	side rules.Side
	left int
}

// cannotWin proves that a side cannot force a win within plies; it returns false if that takes too long.
func cannotWin(p rules.Position, side rules.Side, plies int) bool {
	t := trial{side, mostPlays}
	return !t.wins(p, plies) && t.left > 0
}

func (t *trial) wins(p rules.Position, plies int) bool {
	if o := p.Outcome(); o.Over() {
		return o.Result == rules.Decisive && o.Winner == t.side
	}
	if plies <= 0 {
		return false
	}
	own := p.Turn() == t.side
	for _, turn := range p.Turns() {
		if t.left--; t.left <= 0 {
			return true
		}
		next, _, err := p.Play(turn.Word)
		if err == nil && t.wins(next, plies-1) == own {
			return own
		}
	}
	return !own
}
