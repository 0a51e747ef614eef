package make

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"

	"tidepool/ai"
	"tidepool/puzzle"
	"tidepool/puzzle/prove"
	"tidepool/rules"
)

const (
	// mostOfGame is how many puzzles one game may give, mostAttempts how many of
	// its positions are tried for that, and apart how many turns there must be
	// between two.
	mostOfGame, mostAttempts, apart = 2, 10, 10
)

// A Found is a puzzle and how the levels did at it.
type Found struct {
	puzzle.Puzzle
	Trial
	// Turns is how many turns of the solver's it has.
	Turns int
}

// A Harvest is what a numbered game has given.
type Harvest struct {
	Number int
	// Looked is how many positions were looked at, Candidates how many of them
	// were candidates.
	Looked, Candidates int
	// Refused counts the reasons why candidates are no puzzles.
	Refused map[string]int
	Found   []Found
}

// A worker plays numbered games.
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
	judge, err := prove.New(game, prove.Usual())
	if err != nil {
		return nil, err
	}
	p := newPlayer(game)
	return &worker{
		plan: plan, seed: seed, game: game, judge: judge, player: p,
		seeker:   seeker{plan, judge, p, game.Rules().Info()},
		examiner: examiner{p, judge, game.Rules(), game.Ladder()},
	}, nil
}

// work plays a numbered game and takes the puzzles from it.
func (w *worker) work(ctx context.Context, number int) (h Harvest, err error) {
	h = Harvest{Number: number, Refused: make(map[string]int)}
	luck := rand.New(rand.NewPCG(w.seed, rules.Mix(uint64(number)+1)))
	w.judge.Forget()
	play, keep := w.plan.options(luck)
	start, err := w.game.Rules().Start(play)
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
	for i, c := range order(candidates, luck) {
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

// order puts candidates into the order in which to try them: any, but wins at
// once last.
func order(list []candidate, luck *rand.Rand) (ordered []candidate) {
	luck.Shuffle(len(list), func(i, k int) { list[i], list[k] = list[k], list[i] })
	for _, plain := range []bool{false, true} {
		for _, c := range list {
			if c.plain == plain {
				ordered = append(ordered, c)
			}
		}
	}
	return ordered
}

func near(plies []int, ply int) bool {
	for _, p := range plies {
		if max(p, ply)-min(p, ply) < apart {
			return true
		}
	}
	return false
}

// errPlain refuses a puzzle of one turn that no level has ever missed.
var errPlain = errors.New("every level finds it every time")

// make makes a puzzle of a candidate, or says why it is none.
func (w *worker) make(c candidate, options string) (f Found, why, err error) {
	w.judge.Forget()
	for _, k := range c.kinds {
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
	if f.Trial, err = w.examiner.try(f.Puzzle); errors.Is(err, prove.ErrDeep) {
		return f, prove.ErrDeep, nil
	}
	f.Turns = turnsOf(w.game.Rules(), f.Puzzle)
	if err == nil && f.Turns == 1 && f.Tempting == 0 {
		why = errPlain
	}
	return f, why, err
}
