package prove

import (
	"fmt"
	"sync"

	"tidepool/ai"
	"tidepool/play/puzzle"
)

// All proves puzzles of any games, several at once, and returns an error naming the first wrong one.
func All(games func(id string) (ai.Game, bool), set []puzzle.Puzzle, threads int) error {
	numbers := make(chan int)
	errs := make([]error, len(set))
	var workers sync.WaitGroup
	for range max(1, threads) {
		workers.Go(func() {
			judges := make(map[string]*Judge)
			for i := range numbers {
				errs[i] = prove(games, judges, set[i])
			}
		})
	}
	for i := range set {
		numbers <- i
	}
	close(numbers)
	workers.Wait()
	for i, err := range errs {
		if err != nil {
			return fmt.Errorf("puzzle %s: %w", set[i].ID(), err)
		}
	}
	return nil
}

// prove proves a puzzle with its game's judge, creating the judge if necessary.
func prove(games func(id string) (ai.Game, bool), judges map[string]*Judge, p puzzle.Puzzle) error {
	j := judges[p.Game]
	if j == nil {
		game, ok := games(p.Game)
		if !ok {
			return fmt.Errorf("no game %q", p.Game)
		}
		var err error
		if j, err = New(game, Usual()); err != nil {
			return err
		}
		judges[p.Game] = j
	}
	j.Forget()
	if err := p.Check(j.game); err != nil {
		return err
	}
	return j.Check(p)
}
