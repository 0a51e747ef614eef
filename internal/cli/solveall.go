//go:build !js

package cli

import (
	"context"
	"encoding/csv"
	"fmt"
	"regexp"
	"strings"

	"tidepool/ai"
	"tidepool/ai/thinking"
	"tidepool/internal/work"
)

// solveAll proves the starts of boards and prints a table; each row appears once all rows before it are
// known. A board is solved by one thread, so that best turns and lines are the same on every machine.
func (c *call) solveAll(game ai.Game, boards []string, f solveFlags, over network) error {
	for _, options := range boards {
		if _, err := game.Rules().Start(options); err != nil {
			return usageError{err}
		}
	}
	pool, end, err := c.pool(over)
	if err != nil {
		return err
	}
	defer end()
	if pool == nil {
		if err := checkMemory(f.memory*f.threads, tableMemory()>>20); err != nil {
			return usageError{fmt.Errorf("%d boards at once: %w", f.threads, err)}
		}
		pool = work.Local{Threads: f.threads, New: func() (work.Do, error) { return boardSolver(game, f), nil }}
	}
	ctx, release := interruptible()
	defer release()
	table := csv.NewWriter(c.stdout)
	row := func(cells ...string) error {
		_ = table.Write(cells)
		table.Flush()
		return table.Error()
	}
	if err := row("options", "value", "plies", "margin", "best", "pv"); err != nil {
		return err
	}
	job := work.Job{Kind: c.name, Spec: c.spec(game.Rules(), boards[:1], "threads"), Units: len(boards), Unit: func(n int) string { return boards[n] }}
	next := 0
	err = pool.Run(ctx, job, func(text string) (bool, error) {
		board := boards[next]
		next++
		cells, err := rowOf(board, text)
		if err == nil {
			err = row(cells...)
		}
		return true, err
	})
	if ctx.Err() != nil {
		return errInterrupted
	}
	return err
}

// solveWorker returns a function that solves boards of another machine's table.
func solveWorker(c *call) (work.Do, error) {
	s, _, f, err := c.solveFlags()
	if err == nil && !f.all {
		err = usagef("only -all can be handed out")
	}
	if err != nil {
		return nil, err
	}
	return boardSolver(s.game, f), nil
}

// boardSolver returns a function that solves the start of a board with the given options and returns the
// output of [printSolution].
func boardSolver(game ai.Game, f solveFlags) work.Do {
	return func(ctx context.Context, board string) (string, error) {
		start, err := game.Rules().Start(board)
		if err != nil {
			return "", err
		}
		options, wait := f.options()
		defer wait()
		now := thinking.Clock()
		stop := func() bool { return ctx.Err() != nil || f.limit > 0 && now() >= f.limit }
		solution, ok := game.Solver(options).Solve(start, stop, func(ai.Progress) {})
		if !ok {
			return "", nil
		}
		var b strings.Builder
		printSolution(&b, solution)
		return b.String(), ctx.Err()
	}
}

// rowOf returns the row of a board. The solution is output of [printSolution], possibly from another machine.
func rowOf(board, solution string) ([]string, error) {
	if solution == "" {
		return []string{board, "unknown", "", "", "", ""}, nil
	}
	printed := regexp.MustCompile(`^value (win|draw|loss)\n(?:plies (\d{1,9})\n)?(?:margin (-?\d{1,9})\n)?(?:best ([!-~ ]+)\n)?(?:pv ([!-~ ]+)\n)?$`)
	cells := printed.FindStringSubmatch(solution)
	if cells == nil {
		return nil, fmt.Errorf("%s: %.40q is not a solution", board, solution)
	}
	cells[0] = board
	return cells, nil
}
