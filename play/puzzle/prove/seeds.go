package prove

import (
	"slices"

	"tidepool/rules"
)

// seeds finds the turns that gain most, and the final result.
func (j *Judge) seeds(p rules.Position) (f finding, err error) {
	choices, err := begin(p)
	if err != nil {
		return f, err
	}
	values, err := j.values(choices, p.Turn(), j.limits.all)
	if err != nil {
		return f, err
	}
	f.goal = slices.Max(values)
	for i, c := range choices {
		if values[i] == f.goal {
			f.best = append(f.best, c)
		} else {
			f.others = append(f.others, c)
		}
	}
	switch {
	case len(f.others) == 0:
		return f, ErrSame
	case len(f.best) > MostBest:
		return f, ErrMany
	}
	return f, nil
}

func (j *Judge) values(choices []choice, side rules.Side, nodes uint64) ([]int, error) {
	values := make([]int, len(choices))
	for i, c := range choices {
		var err error
		if values[i], err = j.value(c.next, side, nodes); err != nil {
			return nil, err
		}
	}
	return values, nil
}

// bestLine continues with best play after a first turn as long as only one of the solver's turns is the best,
// and returns all words.
func (j *Judge) bestLine(first choice, side rules.Side, goal int) ([]string, error) {
	words, ours := []string{first.turn.Word}, 1
	last := len(words)
	for p := first.next; ours < mostTurns && !p.Outcome().Over(); {
		best, all, err := j.bestOf(p, side, goal)
		if err != nil {
			return nil, err
		}
		words = append(words, best[0].turn.Word)
		if p.Turn() == side {
			if len(best) > 1 || all == 1 {
				break
			}
			ours++
			last = len(words)
		}
		p = best[0].next
	}
	return words[:last], nil
}

// bestOf returns the choices that keep a value for side, whichever side is to move, and the number of all choices.
func (j *Judge) bestOf(p rules.Position, side rules.Side, goal int) (best []choice, all int, err error) {
	choices, err := choicesOf(p)
	if err != nil {
		return nil, 0, err
	}
	best, err = j.among(choices, func(c choice) (bool, error) {
		v, err := j.value(c.next, side, j.limits.step)
		return v == goal, err
	})
	if err == nil && len(best) == 0 {
		err = ErrLine
	}
	return best, len(choices), err
}

// checkSeedsLine proves that each word of a line keeps the value.
func (j *Judge) checkSeedsLine(first choice, side rules.Side, goal int, rest []string) error {
	p, ours, last := first.next, 1, side
	for _, word := range rest {
		best, _, err := j.bestOf(p, side, goal)
		if err != nil {
			return err
		}
		if last = p.Turn(); last == side {
			if ours++; len(best) > 1 {
				return ErrLine
			}
		}
		c, err := pick(best, word)
		if err != nil {
			return err
		}
		p = c.next
	}
	if ours > mostTurns || last != side {
		return ErrLine
	}
	return nil
}
