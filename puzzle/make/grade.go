package make

import (
	"tidepool/ai"
	"tidepool/puzzle"
	"tidepool/puzzle/prove"
	"tidepool/rules"
)

const (
	// firstLevel and lastLevel are the levels that try puzzles.
	firstLevel, lastLevel = 2, 6
	tryingLevels          = lastLevel - firstLevel + 1
	// tries is how often each of them does, each time with another seed.
	tries = 8
)

// A Trial is how the levels did.
type Trial struct {
	// First is how many of their tries found the first turn, and Line how many
	// all turns, by level.
	First, Line [tryingLevels]int
	// Tempting is how many wrong first turns were played by any of them.
	Tempting int
}

// failing is how many levels find the first turn in less than half of their
// tries.
func (t *Trial) failing() int {
	n := 0
	for _, found := range t.First {
		if 2*found < tries {
			n++
		}
	}
	return n
}

// Hardness is how hard a puzzle of so many turns of the solver's is: 10 for each
// level that fails, up to 20 for the share of tries that did not find all turns,
// 2 for each tempting turn up to 10 of them, and 3 for each turn after the first
// up to 5 of them.
func (t *Trial) Hardness(turns int) int {
	solved := 0
	for _, n := range t.Line {
		solved += n
	}
	const all = tries * tryingLevels
	return 10*t.failing() + 20*(all-solved)/all + 2*min(t.Tempting, 10) + 3*min(turns-1, 5)
}

// An examiner has levels try puzzles.
type examiner struct {
	player *player
	judge  *prove.Judge
	game   rules.Game
	ladder ai.Ladder
}

// try has all levels try a puzzle.
func (e *examiner) try(p puzzle.Puzzle) (t Trial, err error) {
	list, err := p.Positions(e.game)
	if err != nil {
		return t, err
	}
	var solved [tryingLevels][tries]bool
	for l := range solved {
		for k := range solved[l] {
			solved[l][k] = true
		}
	}
	wrong := make(map[string]bool)
	for place, at := range list[:len(p.Line)] {
		if at.Turn() != list[0].Turn() {
			continue
		}
		keeps := make(map[string]bool)
		for l := range tryingLevels {
			for k := range tries {
				if !solved[l][k] {
					continue // has failed before
				}
				word, err := e.player.turn(at, nil, firstLevel+l, uint64(k+1), playNodes)
				if err != nil {
					return t, err
				}
				if _, known := keeps[word]; !known {
					if keeps[word], err = e.judge.Keeps(p, place, at, word); err != nil {
						return t, err
					}
				}
				solved[l][k] = keeps[word]
				if place == 0 && keeps[word] {
					t.First[l]++
				}
				if place == 0 && !keeps[word] {
					wrong[word] = true
				}
			}
		}
	}
	for l := range solved {
		for _, yes := range solved[l] {
			if yes {
				t.Line[l]++
			}
		}
	}
	t.Tempting = len(wrong)
	return t, nil
}

// turnsOf is how many turns of the solver's a solution has.
func turnsOf(g rules.Game, p puzzle.Puzzle) int {
	list, err := p.Positions(g)
	if err != nil {
		return 0
	}
	n := 0
	for _, at := range list[:len(p.Line)] {
		if at.Turn() == list[0].Turn() {
			n++
		}
	}
	return n
}
