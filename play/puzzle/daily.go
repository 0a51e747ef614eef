package puzzle

import (
	_ "embed" // for the days
	"slices"
	"strings"

	"tidepool/rules"
)

const week = 7

//go:embed days.txt
var days string

// gamesOn are the games, by ID, whose puzzles take turns around a day.
func gamesOn(d Day) (games []string) {
	for line := range strings.Lines(days) {
		day, list, _ := strings.Cut(line, " ")
		if from, ok := ParseDay(day); ok && from.Number() <= d.Number() {
			games = strings.Fields(list)
		}
	}
	return games
}

// Offered reports whether puzzles of a game come with the program, by its ID: those of every game that has days.
func Offered(game string) bool { return slices.Contains(gamesOn(Day{MaxYear, 12, 31}), game) }

// GameOf is the ID of the game whose puzzle a day has; "" if d is no day.
func GameOf(d Day) string {
	if !d.Valid() {
		return ""
	}
	games := gamesOn(d)
	return games[((d.Number()%len(games))+len(games))%len(games)]
}

// Daily is the puzzle of a day, given all puzzles of its game, [GameOf]. Nothing
// else decides, so it is the same for everybody who has the same puzzles.
//
// The graded puzzles are ranked from easy to hard and cut into seven equal
// parts, of which Monday has the easiest and Sunday the hardest; what is left
// over, six at the most, is of no day. A part is gone through in an order of its
// own, over and over, so that no puzzle comes again before all others of its
// game. There is none if d is no day or no puzzle is graded.
func Daily(set []Puzzle, d Day) (Puzzle, bool) {
	ranked := rank(set)
	if !d.Valid() || len(ranked) == 0 {
		return Puzzle{}, false
	}
	if n := len(ranked) / week; n > 0 {
		ranked = ranked[d.Weekday()*n:][:n]
	}
	const index = 1 << 16 // more than a file has puzzles
	for i, key := range ranked {
		n := key % index
		ranked[i] = rules.Mix(set[n].hash())/index*index + n
	}
	slices.Sort(ranked)
	// A game has the same day of the week once in so many days.
	games := len(gamesOn(d))
	period := week * games
	if games%week == 0 {
		period = games
	}
	round := (d.Number() + period) / period // the first days of 2000 are before Number 0
	return set[ranked[round%len(ranked)]%index], true
}

// rank sorts the graded puzzles by grade; each number ends with the puzzle's place in the set.
func rank(set []Puzzle) []uint64 {
	var list []uint64
	for i := range set {
		if g := set[i].Grade; g > 0 {
			list = append(list, uint64(g)<<56|set[i].hash()%(1<<40)<<16|uint64(i))
		}
	}
	slices.Sort(list)
	return list
}
