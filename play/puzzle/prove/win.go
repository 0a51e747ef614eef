package prove

import (
	"cmp"
	"slices"

	"tidepool/play/puzzle"
	"tidepool/rules"
)

// A finding is what is true of a position for a kind of puzzle.
type finding struct {
	goal int
	// best are the first turns that solve it.
	best   []choice
	others []choice
}

// win finds the shortest win, of at most most turns, and proves that no other turn does as well.
func (j *Judge) win(p rules.Position, most int) (f finding, err error) {
	choices, err := begin(p)
	if err != nil {
		return f, err
	}
	side := p.Turn()
	if f.goal, err = j.distance(p, side, most); err != nil {
		return f, err
	}
	for _, c := range choices {
		switch won, err := j.Wins(c.next, side, f.goal-1, j.limits.step); {
		case err != nil:
			return f, err
		case won:
			f.best = append(f.best, c)
		default:
			f.others = append(f.others, c)
		}
	}
	if len(f.best) > MostBest || len(f.others) == 0 {
		return f, ErrMany
	}
	return f, j.alone(f, side)
}

// alone proves that no other turn wins: at all, or if values are not available, within a few turns more than
// the best.
func (j *Judge) alone(f finding, side rules.Side) error {
	if j.Exact() {
		for _, c := range f.others {
			if v, err := j.value(c.next, side, j.limits.all); err != nil || v > 0 {
				return cmp.Or(err, ErrLater)
			}
		}
		return nil
	}
	before := j.nodes
	j.allowed = before + j.limits.alone
	defer func() { j.allowed = j.limits.all + j.nodes - before }()
	for n := f.goal; n < f.goal+Beyond; n++ { // most winning turns win soon, and results of shorter questions speed up longer ones
		for _, c := range f.others {
			if won, err := j.Wins(c.next, side, n, j.limits.alone); err != nil || won {
				return cmp.Or(err, ErrLater)
			}
		}
	}
	return nil
}

// distance returns in how many of its own turns, at most most, the side to move wins.
func (j *Judge) distance(p rules.Position, side rules.Side, most int) (int, error) {
	for n := 1; n <= most; n++ {
		if won, err := j.Wins(p, side, n, j.limits.step); err != nil || won {
			return n, err
		}
	}
	return 0, ErrNoWin
}

// isCurrent reports whether some turn of the same piece to the same square as the winning one does not win.
func isCurrent(f finding) bool {
	return slices.ContainsFunc(f.others, func(o choice) bool { return alike(f.best[0].turn, o.turn) })
}

// alike reports whether two turns begin with the same piece going to the same square, but differ in the
// current or a bond.
func alike(a, b rules.Turn) bool {
	x, y := ways(a), ways(b)
	return len(x) > 0 && len(y) > 0 && x[0] == y[0] && !slices.Equal(x, y)
}

// ways returns from where to where pieces go in a turn, in order.
func ways(t rules.Turn) (list [][2]rules.Spot) {
	for _, e := range t.Events {
		if e.Kind == rules.Moved || e.Kind == rules.Carried {
			list = append(list, [2]rules.Spot{e.From, e.To})
		}
	}
	return list
}

// A step chooses a side's next turn in a win.
type step func(p rules.Position, winner rules.Side, left int) (choice, error)

// walk plays a win from a first turn to the end of the game, which the winner's last turn must cause, and
// returns the words.
func (j *Judge) walk(first choice, winner rules.Side, left int, attack, defend step) ([]string, error) {
	words := []string{first.turn.Word}
	p := first.next
	for left > 0 && !p.Outcome().Over() {
		play := defend
		if p.Turn() == winner {
			play = attack
		}
		c, err := play(p, winner, left)
		if err != nil {
			return nil, err
		}
		if p.Turn() == winner {
			left--
		}
		words = append(words, c.turn.Word)
		p = c.next
	}
	if !p.Outcome().Over() {
		return nil, ErrOpen
	}
	return words, nil
}

// keepers returns the winner's turns that win within left turns, including themselves.
func (j *Judge) keepers(p rules.Position, winner rules.Side, left int) ([]choice, error) {
	choices, err := choicesOf(p)
	if err != nil {
		return nil, err
	}
	return j.among(choices, func(c choice) (bool, error) { return j.Wins(c.next, winner, left-1, j.limits.step) })
}

// delays returns the loser's turns that delay the loss longest.
func (j *Judge) delays(p rules.Position, winner rules.Side, left int) ([]choice, error) {
	choices, err := choicesOf(p)
	if err != nil {
		return nil, err
	}
	return j.among(choices, func(c choice) (bool, error) {
		won, err := j.Wins(c.next, winner, left-1, j.limits.step)
		return !won, err
	})
}

func (j *Judge) among(choices []choice, is func(choice) (bool, error)) (chosen []choice, err error) {
	for _, c := range choices {
		switch yes, err := is(c); {
		case err != nil:
			return nil, err
		case yes:
			chosen = append(chosen, c)
		}
	}
	return chosen, nil
}

// attack returns the first of the turns that win soonest.
func (j *Judge) attack(p rules.Position, winner rules.Side, left int) (choice, error) {
	keepers, err := j.keepers(p, winner, left)
	if err != nil {
		return choice{}, err
	}
	if len(keepers) == 0 {
		return choice{}, ErrLine
	}
	return keepers[0], nil
}

// mostDelays limits how many equally long defences are compared.
const mostDelays = 12

// defend returns the one of the longest defences that leaves the winner the fewest ways.
func (j *Judge) defend(p rules.Position, winner rules.Side, left int) (choice, error) {
	delays, err := j.delays(p, winner, left)
	if err != nil {
		return choice{}, err
	}
	if len(delays) == 0 {
		return choice{}, ErrLine
	}
	best, fewest := delays[0], 1<<30
	for _, d := range delays[:min(len(delays), mostDelays)] {
		if d.next.Outcome().Over() || d.next.Turn() != winner {
			continue
		}
		keepers, err := j.keepers(d.next, winner, left)
		if err != nil {
			return choice{}, err
		}
		if len(keepers) < fewest {
			best, fewest = d, len(keepers)
		}
	}
	return best, nil
}

// only returns an error unless the winner's next turn is the only one that wins at all.
func (j *Judge) only(p rules.Position, winner rules.Side, next choice) error {
	choices, err := choicesOf(p)
	if err != nil {
		return err
	}
	for _, c := range choices {
		if c.turn.Word == next.turn.Word {
			continue
		}
		switch v, err := j.value(c.next, winner, j.limits.all); {
		case err != nil:
			return err
		case v > 0:
			return ErrLoose
		}
	}
	return nil
}

func (j *Judge) attackOf(k puzzle.Kind, attack step) step {
	if k != puzzle.LastJump {
		return attack
	}
	return func(p rules.Position, winner rules.Side, left int) (choice, error) {
		c, err := attack(p, winner, left)
		if err == nil {
			err = j.only(p, winner, c)
		}
		return c, err
	}
}
