package prove

import (
	"errors"

	"tidepool/rules"
)

// save finds the only turns that do not lose.
func (j *Judge) save(p rules.Position) (finding, error) {
	choices, err := begin(p)
	switch {
	case err != nil:
		return finding{}, err
	case j.Exact():
		return j.saveForGood(p, choices)
	}
	return j.saveForNow(p, choices)
}

// saveForGood finds them by the positions' exact values.
func (j *Judge) saveForGood(p rules.Position, choices []choice) (f finding, err error) {
	values, err := j.values(choices, p.Turn(), j.limits.step)
	if err != nil {
		return f, err
	}
	for i, c := range choices {
		if values[i] >= 0 {
			f.best = append(f.best, c)
		} else {
			f.others = append(f.others, c)
		}
	}
	switch {
	case len(f.best) == 0:
		return f, ErrNotSaved
	case len(f.best) > MostBest || len(f.others) == 0:
		return f, ErrMany
	}
	return f, nil
}

// saveForNow finds the number of the enemy's turns within which all turns lose but one or two, and checks
// that these last longer.
func (j *Judge) saveForNow(p rules.Position, choices []choice) (f finding, err error) {
	enemy := p.Turn().Other()
	left := choices
	for left, err = j.survivors(left, enemy, 0); err == nil && f.goal < Soon; {
		before := len(left)
		f.goal++
		if left, err = j.survivors(left, enemy, f.goal); err != nil {
			return f, err
		}
		switch {
		case len(left) == 0:
			return f, ErrNotSaved
		case len(left) <= MostBest && len(left) < before:
			f.best, f.others = left, without(choices, left)
			safe, err := j.areSafe(left, enemy, f.goal+safe)
			if err == nil && safe {
				if safe, err = j.areSafe(left, enemy, f.goal+safer); errors.Is(err, ErrDeep) {
					safe, err = true, nil
				}
			}
			if err != nil || safe {
				return f, err
			}
		}
	}
	if err == nil {
		err = ErrOtherwise
	}
	return f, err
}

// survivors returns the choices after which the enemy does not win within turns of its turns.
func (j *Judge) survivors(choices []choice, enemy rules.Side, turns int) ([]choice, error) {
	return j.among(choices, func(c choice) (bool, error) {
		lost, err := j.Wins(c.next, enemy, turns, j.limits.step)
		return !lost, err
	})
}

// areSafe reports whether no choice loses within turns of the enemy's turns.
func (j *Judge) areSafe(choices []choice, enemy rules.Side, turns int) (bool, error) {
	for _, c := range choices {
		lost, err := j.winsSoon(c.next, enemy, turns)
		if err != nil || lost {
			return false, err
		}
	}
	return true, nil
}

func without(choices, others []choice) (rest []choice) {
	for _, c := range choices {
		found := false
		for _, o := range others {
			found = found || o.turn.Word == c.turn.Word
		}
		if !found {
			rest = append(rest, c)
		}
	}
	return rest
}

// winsSoon reports whether a side wins within turns of its own turns. Asking about fewer turns first speeds up the
// last question.
func (j *Judge) winsSoon(p rules.Position, side rules.Side, turns int) (bool, error) {
	for n := min(2, turns); n < turns; n++ {
		if won, err := j.Wins(p, side, n, j.limits.all); won || err != nil {
			return won, err
		}
	}
	return j.Wins(p, side, turns, j.limits.all)
}
