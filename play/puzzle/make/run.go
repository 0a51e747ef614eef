package make

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"tidepool/ai"
	"tidepool/play/puzzle"
	"tidepool/play/puzzle/prove"
	"tidepool/rules"
)

const (
	// A game gives at most mostOfGame puzzles from at most mostAttempts positions, which are at least apart
	// turns from one another.
	mostOfGame, mostAttempts, apart = 2, 10, 10
)

// A Result is what a piece of work has found: in a game, or whether an earlier puzzle stands.
type Result struct {
	Number int
	// Looked counts the positions examined, Candidates those worth proving.
	Looked, Candidates int
	// Refused counts the reasons why candidates are not puzzles.
	Refused map[string]int
	Found   []Found
}

type worker struct {
	plan     Plan
	seed     uint64
	game     ai.Game
	judge    *prove.Judge
	player   *player
	seeker   seeker
	examiner examiner
}

func newWorker(game ai.Game, plan Plan, seed uint64) (*worker, error) {
	judge, err := prove.New(game)
	if err != nil {
		return nil, err
	}
	p := newPlayer(game)
	return &worker{
		plan: plan, seed: seed, game: game, judge: judge, player: p,
		seeker:   seeker{plan, judge, p, game.Rules().Info()},
		examiner: examiner{p, judge, game.Rules()},
	}, nil
}

func (w *worker) work(ctx context.Context, number int) (h Result, err error) {
	h.Refused = make(map[string]int)
	luck := rand.New(rand.NewPCG(w.seed, rules.Mix(uint64(number)+1)))
	w.judge.Forget()
	play, keep := w.plan.options(luck)
	start, err := w.plan.start(w.game.Rules(), play, luck)
	if err != nil {
		return h, err
	}
	list, err := w.player.play(start, luck)
	if err != nil {
		return h, err
	}
	candidates, looked, err := w.seeker.seek(list, luck)
	if err != nil {
		return h, err
	}
	h.Looked, h.Candidates = looked, len(candidates)
	plies := []int(nil)
	for i, c := range w.order(candidates, luck) {
		if i == mostAttempts || len(plies) == mostOfGame || ctx.Err() != nil {
			break
		}
		if near(plies, c.ply) {
			h.Refused["near another of its game"]++
			continue
		}
		found, why, err := w.make(c, keep)
		switch {
		case err != nil:
			return h, err
		case why != nil:
			h.Refused[why.Error()]++
		default:
			h.Found = append(h.Found, found)
			plies = append(plies, c.ply)
		}
	}
	return h, ctx.Err()
}

// order shuffles candidates into the order in which to try them: wins in one turn last, and long wins first
// if the plan wants them.
func (w *worker) order(list []candidate, luck *rand.Rand) []candidate {
	luck.Shuffle(len(list), func(i, k int) { list[i], list[k] = list[k], list[i] })
	rank := func(c candidate) int {
		switch {
		case c.wins == 1:
			return 2
		case c.wins >= longTurns && w.plan.wants(long):
			return 0
		}
		return 1
	}
	slices.SortStableFunc(list, func(a, b candidate) int { return rank(a) - rank(b) })
	return list
}

func near(plies []int, ply int) bool {
	return slices.ContainsFunc(plies, func(p int) bool { return max(p, ply)-min(p, ply) < apart })
}

// errPlain refuses a one-turn puzzle that no level ever misses.
var errPlain = errors.New("every level finds it every time")

// make makes a puzzle of a candidate, or returns why it is none.
func (w *worker) make(c candidate, options string) (f Found, why, err error) {
	for _, k := range c.kinds {
		w.judge.Forget()
		f.Puzzle, why = w.judge.Make(k, options, c.at.String())
		if why == nil {
			break
		}
	}
	if why != nil {
		return f, why, nil
	}
	if err := f.Puzzle.Check(w.game.Rules()); err != nil {
		return f, fmt.Errorf("no puzzle for a file: %w", err), nil
	}
	w.judge.Forget()
	if why = w.judge.Check(f.Puzzle); why != nil {
		return f, why, nil
	}
	why, err = w.examine(&f)
	if why == nil && err == nil && f.Turns == 1 && f.Trial.always() {
		why = errPlain
	}
	return f, why, err
}

func (w *worker) examine(f *Found) (why, err error) {
	w.judge.Forget()
	if f.Trial, err = w.examiner.try(f.Puzzle); errors.Is(err, prove.ErrDeep) {
		return prove.ErrDeep, nil
	}
	if err == nil {
		err = f.complete(w.game.Rules())
	}
	return nil, err
}

func (w *worker) keep(p puzzle.Puzzle) (h Result, err error) {
	h = Result{Looked: 1, Candidates: 1, Refused: make(map[string]int)}
	f := Found{Puzzle: p, Kept: true}
	w.judge.Forget()
	why := w.judge.Check(p)
	if why == nil {
		why, err = w.examine(&f)
	}
	if why != nil {
		h.Refused[why.Error()]++
	} else {
		h.Found = append(h.Found, f)
	}
	return h, err
}
