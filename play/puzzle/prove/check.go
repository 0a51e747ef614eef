package prove

import (
	"cmp"
	"fmt"
	"slices"

	"tidepool/play/puzzle"
	"tidepool/rules"
)

// Make makes an ungraded puzzle of a position, or returns why it is none.
func (j *Judge) Make(k puzzle.Kind, options, text string) (puzzle.Puzzle, error) {
	p := puzzle.Puzzle{Game: j.game.Info().ID, Options: options, Position: text, Kind: k}
	start, err := p.Start(j.game)
	if err != nil {
		return p, err
	}
	f, err := j.find(k, start, j.limits.turns)
	if err != nil {
		return p, err
	}
	if p.Goal = f.goal; k == puzzle.Save {
		p.Goal = 1 // a turn is to be found
	}
	if len(f.best) > 1 {
		p.Also = f.best[1].turn.Word
	}
	p.Line, err = j.line(k, f, start.Turn())
	return p, err
}

// Check proves all statements of a puzzle of the judge's game; after [Judge.Forget] it is independent of
// earlier questions.
func (j *Judge) Check(p puzzle.Puzzle) error {
	start, err := p.Start(j.game)
	if err != nil {
		return err
	}
	f, err := j.find(p.Kind, start, p.Goal)
	switch {
	case err != nil:
		return err
	case p.Kind != puzzle.Save && f.goal != p.Goal, p.Kind == puzzle.Save && p.Goal != 1:
		return fmt.Errorf("%w: %d", ErrGoal, f.goal)
	case len(p.Line) == 0:
		return ErrLine
	}
	claimed := []string{p.Line[0]}
	if p.Also != "" {
		claimed = append(claimed, p.Also)
	}
	best := wordsOf(f.best)
	slices.Sort(claimed)
	slices.Sort(best)
	if !slices.Equal(claimed, best) {
		return fmt.Errorf("%w: %v", ErrBest, best)
	}
	return j.checkLine(p, start, f)
}

func (j *Judge) find(k puzzle.Kind, p rules.Position, most int) (finding, error) {
	if err := j.fair(k); err != nil {
		return finding{}, err
	}
	switch k {
	case puzzle.Save:
		return j.save(p)
	case puzzle.Seeds:
		return j.seeds(p)
	}
	f, err := j.win(p, most)
	if err == nil && k == puzzle.Current && !isCurrent(f) {
		err = ErrPlain
	}
	return f, err
}

func (j *Judge) line(k puzzle.Kind, f finding, side rules.Side) ([]string, error) {
	first := f.best[0]
	switch k {
	case puzzle.Save:
		return []string{first.turn.Word}, nil
	case puzzle.Seeds:
		return j.bestLine(first, side, f.goal)
	}
	return j.walk(first, side, f.goal-1, j.attackOf(k, j.attack), j.defend)
}

// checkLine proves that each turn of a line is the best.
func (j *Judge) checkLine(p puzzle.Puzzle, start rules.Position, f finding) error {
	first, err := pick(f.best, p.Line[0])
	if err != nil {
		return err
	}
	side := start.Turn()
	switch p.Kind {
	case puzzle.Save:
		if len(p.Line) > 1 {
			return ErrLine
		}
		return nil
	case puzzle.Seeds:
		return j.checkSeedsLine(first, side, f.goal, p.Line[1:])
	}
	rest := p.Line[1:]
	follow := func(options func(rules.Position, rules.Side, int) ([]choice, error)) step {
		return func(p rules.Position, winner rules.Side, left int) (choice, error) {
			all, err := options(p, winner, left)
			if err != nil || len(rest) == 0 {
				return choice{}, cmp.Or(err, ErrLine)
			}
			word := rest[0]
			rest = rest[1:]
			return pick(all, word)
		}
	}
	_, err = j.walk(first, side, f.goal-1, j.attackOf(p.Kind, follow(j.keepers)), follow(j.delays))
	if err == nil && len(rest) > 0 {
		err = ErrLine
	}
	return err
}

func pick(choices []choice, word string) (choice, error) {
	i := slices.IndexFunc(choices, func(c choice) bool { return c.turn.Word == word })
	if i < 0 {
		return choice{}, fmt.Errorf("%w: %s", ErrLine, word)
	}
	return choices[i], nil
}

func wordsOf(choices []choice) []string {
	words := make([]string, len(choices))
	for i, c := range choices {
		words[i] = c.turn.Word
	}
	return words
}
