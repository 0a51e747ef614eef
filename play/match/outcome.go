package match

import "tidepool/rules"

// The reasons (rules.Outcome.By) for endings that no single position shows.
const (
	ByResignation = "resigned"
	ByAgreement   = "agreed"
	ByTime        = "time"
	ByRepetition  = "repetition"
	ByLength      = "length"
)

const drawingOccurrence = 3

func (m *Match) Outcome() rules.Outcome {
	if m.ended.Over() {
		return m.ended
	}
	return m.line[m.at].outcome
}

// draws are the enabled draw rules that no single position shows.
type draws struct{ repetition, length bool }

// judge returns the outcome after a turn from a node to a position.
func (d draws) judge(from *Node, next rules.Position) rules.Outcome {
	if o := next.Outcome(); o.Over() {
		return o
	}
	if d.repetition && occurrences(from, next)+1 >= drawingOccurrence {
		return rules.Draw(ByRepetition)
	}
	if d.length && from.ply+1 >= rules.DrawingPly {
		return rules.Draw(ByLength)
	}
	return rules.Outcome{}
}

func occurrences(n *Node, p rules.Position) int {
	count := 0
	for ; n != nil; n = n.parent {
		if n.position == p {
			count++
		}
	}
	return count
}

const (
	firstWins  = "1-0"
	secondWins = "0-1"
	draw       = "1/2-1/2"
	unfinished = "*"
)

// Result returns 1-0 if the first player has won, 0-1 if the second has, 1/2-1/2 for a draw and * for a game
// in progress.
func (m *Match) Result() string {
	o := m.Outcome()
	switch {
	case o.Result == rules.Drawn:
		return draw
	case !o.Over():
		return unfinished
	case o.Winner == m.First():
		return firstWins
	}
	return secondWins
}
