package rules

import "strconv"

// A Spot is a place that a token can be on, or that a player can tap while
// spelling a turn: a square ("c3"), a house ("A"), a card ("ox"), or a choice
// ("e3=", "swap"). [Info.Spot] tells which.
type Spot string

// MaxFiles and MaxRanks bound every board that is made of squares.
const (
	MaxFiles = 12
	MaxRanks = 12
)

// squareNames is read-only: squares are named in every event and tap path,
// so their names are made once.
var squareNames = func() (names [MaxFiles][MaxRanks]Spot) {
	for f := range names {
		for r := range names[f] {
			names[f][r] = Spot(string(rune('a'+f)) + strconv.Itoa(r+1))
		}
	}
	return names
}()

// Square names the square on a file and rank, both counted from 0: Square(0,
// 0) is "a1".
func Square(file, rank int) Spot { return squareNames[file][rank] }

// Coordinates is the inverse of [Square]. It reports false for anything that
// is not the one way of writing a square of the largest board.
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
