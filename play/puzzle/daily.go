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

// gamesOn returns the games, by ID, whose puzzles take turns around a day.
func gamesOn(d Day) (games []string) {
	for line := range strings.Lines(days) {
		day, list, _ := strings.Cut(line, " ")
		if from, ok := ParseDay(day); ok && from.Number() <= d.Number() {
			games = strings.Fields(list)
		}
	}
	return games
}

// Offered reports whether puzzles of a game, by ID, come with the program: it is true for every game that has days.
func Offered(game string) bool { return slices.Contains(gamesOn(Day{maxYear, 12, 31}), game) }

// GameOf returns the ID of the game whose puzzle a day has; "" if d is not valid.
func GameOf(d Day) string {
	if !d.Valid() {
		return ""
	}
	games := gamesOn(d)
	return games[((d.Number()%len(games))+len(games))%len(games)]
}

// Daily returns the puzzle of a day, given all puzzles of its game ([GameOf]). It depends on nothing else, so
// it is the same for everyone with the same puzzles.
//
// The graded puzzles are sorted from easy to hard and divided into seven equal parts, one for each day of the
// week, with the easiest on Monday; the up to six remaining ones are not used. Each part is repeated in a
// fixed order, so that a puzzle returns only after all others of its game. There is no puzzle if d is not
// valid or no puzzle is graded.
func Daily(set []Puzzle, d Day) (Puzzle, bool) {
	ranked := rank(set)
	if !d.Valid() || len(ranked) == 0 {
		return Puzzle{}, false
	}
	if n := len(ranked) / week; n > 0 {
		ranked = ranked[d.Weekday()*n:][:n]
	}
	const index = 1 << 16 // more than the puzzles in a file
	for i, key := range ranked {
		n := key % index
		ranked[i] = rules.Mix(set[n].hash())/index*index + n
	}
	slices.Sort(ranked)
	// The number of days until a game has the same day of the week again.
	games := len(gamesOn(d))
	period := week * games
	if games%week == 0 {
		period = games
	}
	round := (d.Number() + period) / period // the first days of 2000 have negative Numbers
	return set[ranked[round%len(ranked)]%index], true
}

// rank returns the graded puzzles sorted by grade, as numbers that end with the puzzle's index in the set.
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
