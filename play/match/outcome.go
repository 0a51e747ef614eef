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

// judge returns the outcome after ply turns, given that of the position alone and how to count how often it
// occurred before.
func (d draws) judge(alone rules.Outcome, ply int, before func() int) rules.Outcome {
	switch {
	case alone.Over():
		return alone
	case d.repetition && before()+1 >= drawingOccurrence:
		return rules.Draw(ByRepetition)
	case d.length && ply >= rules.DrawingPly:
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
func (m *Match) Result() string { return resultOf(m.Outcome(), m.First()) }

func resultOf(o rules.Outcome, first rules.Side) string {
	switch {
	case o.Result == rules.Drawn:
		return draw
	case !o.Over():
		return unfinished
	case o.Winner == first:
		return firstWins
	}
	return secondWins
}
