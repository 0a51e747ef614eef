package rules

import "strconv"

// A Spot is a place that holds tokens or can be tapped: a square ("c3"), a house ("A"), a card ("ox") or a
// choice ("e3=", "swap").
type Spot string

// The size of the largest board.
const (
	MaxFiles = 12
	MaxRanks = 12
)

// squareNames is read-only and computed once, as every event and tap names squares.
var squareNames = func() (names [MaxFiles][MaxRanks]Spot) {
	for f := range names {
		for r := range names[f] {
			names[f][r] = Spot(string(rune('a'+f)) + strconv.Itoa(r+1))
		}
	}
	return names
}()

// Square returns the name of the square on a file and rank counted from 0: Square(0, 0) is "a1".
func Square(file, rank int) Spot { return squareNames[file][rank] }

// Coordinates is the inverse of [Square]; it accepts only what Square returns.
func (s Spot) Coordinates() (file, rank int, ok bool) {
	if len(s) < 2 || len(s) > 3 || s[0] < 'a' || s[0] >= 'a'+MaxFiles || s[1] < '1' || s[1] > '9' {
		return 0, 0, false
	}
	rank = int(s[1] - '0')
	if len(s) == 3 {
		if s[2] < '0' || s[2] > '9' {
			return 0, 0, false
		}
		rank = rank*10 + int(s[2]-'0')
	}
	if rank > MaxRanks {
		return 0, 0, false
	}
	return int(s[0] - 'a'), rank - 1, true
}
