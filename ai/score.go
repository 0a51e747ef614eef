package ai

import (
	"fmt"
	"strconv"
)

// A Score is how good a position is for the side to move: hundredths of what its game counts (a piece, a
// seed), or a proven result.
type Score int32

const (
	// mate is an immediate win; a win n plies from here is mate - n.
	mate Score = 1_000_000
	// Scores of proven and above are wins found by search, with their distance.
	proven Score = mate - 10_000
	// Surely is the largest estimate: certain, but without proof.
	Surely Score = 9999
	// Infinite is larger than every score.
	Infinite Score = mate + 1
)

// WinIn returns the score of a win after some plies.
func WinIn(plies int) Score { return mate - Score(plies) }

// LossIn returns the score of a loss after some plies.
func LossIn(plies int) Score { return -WinIn(plies) }

// Proven reports whether the score is a certain win or loss, and within how many plies it can be forced.
func (s Score) Proven() (win bool, plies int, ok bool) {
	switch {
	case s >= proven:
		return true, int(mate - s), true
	case s <= -proven:
		return false, int(mate + s), true
	}
	return false, 0, false
}

// String returns a text such as "cp 135", "win 5" or "loss 4".
func (s Score) String() string {
	win, plies, ok := s.Proven()
	switch {
	case !ok:
		return fmt.Sprintf("cp %d", int32(s))
	case win:
		return fmt.Sprintf("win %d", plies)
	}
	return fmt.Sprintf("loss %d", plies)
}

// ParseScore parses what String returns.
func ParseScore(kind, number string) (Score, error) {
	n, err := strconv.ParseInt(number, 10, 32)
	switch {
	case err != nil:
	case kind == "cp" && -proven < Score(n) && Score(n) < proven:
		return Score(n), nil
	case kind == "win" && 0 <= n && n <= int64(mate-proven):
		return WinIn(int(n)), nil
	case kind == "loss" && 0 <= n && n <= int64(mate-proven):
		return LossIn(int(n)), nil
	}
	return 0, fmt.Errorf("ai: not a score: %q %q", kind, number)
}

// FromRoot converts a score with distances counted from a node, at a ply, into one counted from the root.
func (s Score) FromRoot(ply int) Score {
	switch {
	case s >= proven:
		return s - Score(ply)
	case s <= -proven:
		return s + Score(ply)
	}
	return s
}

// ToNode is the inverse of [Score.FromRoot]: transposition tables store scores relative to their nodes.
func (s Score) ToNode(ply int) Score { return s.FromRoot(-ply) }
