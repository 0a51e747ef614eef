package make

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"strings"

	"tidepool/ai"
	"tidepool/play/puzzle"
	"tidepool/rules"
)

type Maker struct {
	Game ai.Game
	Plan Plan
	Seed uint64
	// Keep are puzzles of an earlier file, which come first.
	Keep []puzzle.Puzzle
	// Count is the number of puzzles to make.
	Count int
	// Journal gets the result of each game; it may be nil.
	Journal io.Writer
	// Progress is called after each game; it may be nil.
	Progress func(*Pool)
}

// Units returns the number of pieces of work: puzzles to keep, then games.
func (m *Maker) Units() int {
	missing := max(0, m.Count-len(m.Keep))
	return len(m.Keep) + (m.Plan.Games*missing+99)/100
}

// Unit returns a piece of work as text: its number, followed by a puzzle or the number of a game.
func (m *Maker) Unit(n int) string {
	if n < len(m.Keep) {
		return fmt.Sprintf("%d\n%s", n, puzzle.Write(m.Keep[n:n+1]))
	}
	return fmt.Sprintf("%d %d", n, n-len(m.Keep))
}

// Worker returns a function that does one piece of work at a time. It depends only on the game, the plan and
// the seed, and returns a result for [Maker.Take].
func (m *Maker) Worker() (func(ctx context.Context, unit string) (string, error), error) {
	w, err := newWorker(m.Game, m.Plan, m.Seed)
	if err != nil {
		return nil, err
	}
	return func(ctx context.Context, unit string) (string, error) {
		h, err := m.do(ctx, w, unit)
		if err != nil {
			return "", fmt.Errorf("work %q: %w", unit, err)
		}
		return h.String(), nil
	}, nil
}

var errUnit = errors.New("not a piece of work")

func (m *Maker) do(ctx context.Context, w *worker, unit string) (h Result, err error) {
	head, text, kept := strings.Cut(unit, "\n")
	number, word, _ := strings.Cut(head, " ")
	var n, game int
	switch {
	case !numbers([]string{number}, &n) || !kept && !numbers([]string{word}, &game):
		return h, errUnit
	case !kept:
		h, err = w.work(ctx, game)
	default:
		set, err := puzzle.Read(m.byID, []byte(text))
		if err != nil || len(set) != 1 {
			return h, cmp.Or(err, errUnit)
		}
		if h, err = w.keep(set[0]); err != nil {
			return h, err
		}
	}
	h.Number = n
	return h, err
}

// Begin returns the pool of the work already done according to a journal.
func (m *Maker) Begin(done []Result) (*Pool, error) {
	pool := newPool(m.Game.Rules(), m.Plan, m.Count)
	for _, h := range done[:min(len(done), m.Units())] {
		if err := pool.add(h); err != nil {
			return nil, err
		}
	}
	return pool, nil
}

// Take takes the next result into the pool.
func (m *Maker) Take(pool *Pool, result string) error {
	g := m.Game.Rules()
	h, err := readResult(g.Info().ID, result)
	for _, f := range h.Found {
		if err == nil && !f.Kept {
			err = f.Check(g)
		}
	}
	if err == nil && h.Number != pool.Games {
		err = fmt.Errorf("result %d, want %d", h.Number, pool.Games)
	}
	if err == nil && m.Journal != nil {
		_, err = io.WriteString(m.Journal, h.String())
	}
	if err == nil {
		err = pool.add(h)
	}
	if err == nil && m.Progress != nil {
		m.Progress(pool)
	}
	return err
}

// Set chooses the puzzles and returns them in the order of a file.
func (m *Maker) Set(pool *Pool) ([]puzzle.Puzzle, []Found, error) {
	chosen := pool.choose()
	set := make([]puzzle.Puzzle, len(chosen))
	for i, f := range chosen {
		set[i] = f.Puzzle
	}
	set, err := puzzle.Arrange(m.byID, set)
	return set, chosen, err
}

func (m *Maker) byID(id string) (rules.Game, bool) {
	g := m.Game.Rules()
	return g, g.Info().ID == id
}
