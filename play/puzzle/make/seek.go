package make

import (
	"errors"
	"math/rand/v2"
	"slices"

	"tidepool/play/puzzle"
	"tidepool/play/puzzle/prove"
	"tidepool/rules"
)

const (
	// leastTurns is the minimum number of legal turns.
	leastTurns = 4
	// quickNodes limits a question to the solver while searching positions, proposeNodes one to the engine.
	quickNodes   = 20_000
	proposeNodes = 6000
	// One of plainShare wins in one turn is tried.
	plainShare = 8
	// shortShare is the same for wins in two turns if the plan wants long ones, which are rarer.
	shortShare = 4
	// longShare is the same for wins longer than the plan's, whose proof mostly takes too long.
	longShare = 6
	// solveNodes limits the solution of the position after one turn.
	solveNodes = 60_000
	// compareNodes limits the engine's check whether other turns win too.
	compareNodes = 25_000
	// mostAhead is the largest margin, in seeds, of a game that is still interesting.
	mostAhead = 14
	// likelySaves is how many turns may remain, besides those that lose at once, for a closer look.
	likelySaves = 6
)

// A candidate is a position that may be a puzzle of some kinds, the best first.
type candidate struct {
	ply   int
	at    rules.Position
	kinds []puzzle.Kind
	// wins is in how many turns it is won, 0 if unknown.
	wins int
}

type seeker struct {
	plan   Plan
	judge  *prove.Judge
	player *player
	info   rules.Info
}

// seek returns the candidates among the positions of a game, and how many it has looked at. If exact values
// are not available, it also looks at positions after random turns, which are often mistakes.
func (s *seeker) seek(list []rules.Position, luck *rand.Rand) (found []candidate, looked int, err error) {
	seen := make(map[rules.Position]bool)
	for ply := len(list) - 1; ply >= 1; ply-- {
		positions := list[ply : ply+1]
		if !s.judge.Exact() {
			if positions, err = strayed(list[ply], luck); err != nil {
				return nil, 0, err
			}
		}
		for _, at := range positions {
			switch {
			case !s.few(at):
				return found, looked, nil
			case seen[at]:
				continue
			}
			seen[at] = true
			looked++
			c, err := s.candidate(at, ply, luck)
			switch {
			case errors.Is(err, prove.ErrDeep) && s.judge.Exact():
				return found, looked, nil // earlier positions are deeper still
			case err != nil && !errors.Is(err, prove.ErrDeep):
				return nil, 0, err
			case err == nil && len(c.kinds) > 0:
				found = append(found, c)
			}
		}
	}
	return found, looked, nil
}

// strayed returns a position and those after each of two random turns.
func strayed(at rules.Position, luck *rand.Rand) ([]rules.Position, error) {
	list, turns := []rules.Position{at}, at.Turns()
	for range 2 {
		next, _, err := at.Play(turns[luck.IntN(len(turns))].Word)
		if err != nil {
			return nil, err
		}
		if !next.Outcome().Over() {
			list = append(list, next)
		}
	}
	return list, nil
}

// candidate returns the kinds of puzzle that a position may be, if it has enough turns.
func (s *seeker) candidate(at rules.Position, ply int, luck *rand.Rand) (c candidate, err error) {
	if len(at.Turns()) < leastTurns {
		return c, nil
	}
	s.judge.Forget()
	c = candidate{ply: ply, at: at}
	switch {
	case !s.judge.Exact():
		c.kinds, c.wins, err = s.near(at, luck)
		if c.wins == 1 && luck.IntN(plainShare) > 0 || c.wins == 2 && s.plan.wants(long) && luck.IntN(shortShare) > 0 {
			c.kinds = nil
		}
	case s.plan.wants(puzzle.Seeds.String()):
		c.kinds, err = s.counted(at)
	default:
		c.kinds, err = s.solved(at, luck)
	}
	return c, err
}

func (s *seeker) few(at rules.Position) bool {
	if s.plan.Left == 0 {
		return true
	}
	left := 0
	for _, t := range at.Tokens() {
		if s.info.Spot(t.Spot).Class == rules.HouseSpot {
			left += t.Count
		}
	}
	return left <= s.plan.Left
}

func (s *seeker) near(at rules.Position, luck *rand.Rand) (kinds []puzzle.Kind, turns int, err error) {
	win := []puzzle.Kind{puzzle.Win}
	if s.plan.wants(puzzle.Current.String()) {
		win = []puzzle.Kind{puzzle.Current, puzzle.Win}
	}
	for n := 1; n <= 2; n++ {
		switch won, err := s.judge.Wins(at, at.Turn(), n, quickNodes); {
		case err != nil:
			return nil, 0, err
		case won:
			return win, n, nil
		}
	}
	if n, ok := s.player.proposes(at, proposeNodes); ok {
		if n > s.plan.Longest && luck.IntN(longShare) > 0 || s.player.wins(at, n+prove.Beyond, compareNodes) > prove.MostBest {
			win = nil
		}
		return win, n, nil
	}
	save, err := s.saves(at)
	if err != nil || !save {
		return nil, 0, err
	}
	return []puzzle.Kind{puzzle.Save}, 0, nil
}

// saves reports whether all but one or two turns lose soon.
func (s *seeker) saves(at rules.Position) (bool, error) {
	var left []rules.Position
	for _, t := range at.Turns() {
		next, _, err := at.Play(t.Word)
		if err != nil {
			return false, err
		}
		left = append(left, next)
	}
	all := len(left)
	for n := 0; n <= prove.Soon; n++ {
		kept := left[:0]
		for _, next := range left {
			lost, err := s.judge.Wins(next, at.Turn().Other(), n, quickNodes)
			if err != nil {
				return false, err
			}
			if !lost {
				kept = append(kept, next)
			}
		}
		left = kept
		switch {
		case len(left) == 0:
			return false, nil
		case len(left) <= prove.MostBest && len(left) < all:
			return true, nil
		case n > 0 && len(left) > likelySaves:
			return false, nil
		}
	}
	return false, nil
}

// solved looks for one or two turns that alone win.
func (s *seeker) solved(at rules.Position, luck *rand.Rand) ([]puzzle.Kind, error) {
	values, err := s.judge.Values(at, solveNodes)
	if err != nil {
		return nil, err
	}
	wins := 0
	for _, v := range values {
		if v > 0 {
			wins++
		}
	}
	if wins == 0 || wins > prove.MostBest || wins == len(values) {
		return nil, nil
	}
	if luck.IntN(4) == 0 {
		return []puzzle.Kind{puzzle.Save}, nil
	}
	return []puzzle.Kind{puzzle.LastJump, puzzle.Win, puzzle.Save}, nil
}

// counted looks for one or two turns that alone gain most.
func (s *seeker) counted(at rules.Position) ([]puzzle.Kind, error) {
	values, err := s.judge.Values(at, solveNodes)
	if err != nil {
		return nil, err
	}
	most, best, second := slices.Max(values), 0, slices.Min(values)
	for _, v := range values {
		if v == most {
			best++
		} else {
			second = max(second, v)
		}
	}
	switch {
	case best > prove.MostBest || best == len(values) || max(most, -most) > mostAhead:
		return nil, nil
	case most > 0 && second <= 0:
		return []puzzle.Kind{puzzle.Win, puzzle.Save, puzzle.Seeds}, nil
	case most == 0 && second < 0:
		return []puzzle.Kind{puzzle.Save, puzzle.Seeds}, nil
	}
	return []puzzle.Kind{puzzle.Seeds}, nil
}
