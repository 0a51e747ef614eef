package make

import (
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/prove"
	"tidepool/rules"
)

const (
	// tryingLevels is the number of levels that try puzzles: levels 2, 4 and 6.
	tryingLevels = 3
	// Tries is the number of tries of each level, each with another seed.
	Tries = 32
)

func LevelOf(i int) int { return 2 * (i + 1) }

// A Trial is the number of tries of each level that found all turns of a solution.
type Trial [tryingLevels]int

// Grade returns one plus the number of these failure limits, in percent of all tries, that are exceeded; it
// is the same in every game.
func (t Trial) Grade() int {
	solved := 0
	for _, n := range t {
		solved += n
	}
	grade := 1
	for _, percent := range [puzzle.Grades - 1]int{98, 93, 86, 78, 70, 66, 60, 50, 30} {
		if 100*solved < percent*Tries*tryingLevels {
			grade++
		}
	}
	return grade
}

func (t Trial) always() bool { return t == Trial{Tries, Tries, Tries} }

type examiner struct {
	player *player
	judge  *prove.Judge
	game   rules.Game
}

func (e *examiner) try(p puzzle.Puzzle) (t Trial, err error) {
	list, err := p.Positions(e.game)
	if err != nil {
		return t, err
	}
	a := attempt{examiner: e, puzzle: p, positions: list, keeps: make(map[answer]bool)}
	for i := range t {
		for k := range Tries {
			solved, err := a.solves(LevelOf(i), uint64(k+1))
			if err != nil {
				return t, err
			}
			if solved {
				t[i]++
			}
		}
	}
	return t, nil
}

// An attempt is a level's repeated tries at a puzzle.
type attempt struct {
	*examiner
	puzzle    puzzle.Puzzle
	positions []rules.Position
	keeps     map[answer]bool // answers judged so far
}

// An answer is a turn at a place in the solution.
type answer struct {
	place int
	word  string
}

func (a *attempt) solves(level int, seed uint64) (bool, error) {
	for place := range a.puzzle.Line {
		at := a.positions[place]
		if at.Turn() != a.positions[0].Turn() {
			continue
		}
		word, err := a.player.turn(at, nil, level, seed)
		if err != nil {
			return false, err
		}
		k := answer{place, word}
		if _, known := a.keeps[k]; !known {
			if a.keeps[k], err = a.judge.Keeps(a.puzzle, place, at, word); err != nil {
				return false, err
			}
		}
		if !a.keeps[k] {
			return false, nil
		}
	}
	return true, nil
}
