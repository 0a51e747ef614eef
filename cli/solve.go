//go:build !js

package cli

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"time"

	"tidepool/ai"
	"tidepool/ai/diskcache"
)

// mostMemory is what may be asked for, in MB.
const mostMemory = 64 << 10

// solve proves what a position is worth and prints lines: "value", "plies" or
// in Kalah "margin", "best" and "pv", those that are known.
func solve(c *call) error {
	limit := c.flags.Duration("limit", 0, "give up after this `time`, such as 30s or 5m; 0 never does")
	noBook := c.flags.Bool("nobook", false, "look nothing up that was solved before, built in or kept from an earlier run")
	memory := c.flags.Int("memory", 0, "take about so many `MB` of memory; 0 takes 256, for Kalah with 40 seeds or more 1024, with 56 or more two thirds of what is free but at most 12288")
	threads := c.flags.Int("threads", runtime.GOMAXPROCS(0), "work on Kalah with so many threads")
	s, others, err := c.parseSetup()
	switch {
	case err != nil:
		return err
	case len(others) > 0:
		return usagef("unexpected %q", others[0])
	case *limit < 0:
		return usagef("-limit must not be negative")
	case *threads < 1 || *threads > ai.MaxThreads:
		return usagef("-threads must be 1 to %d", ai.MaxThreads)
	}
	if err := checkMemory(*memory, tableMemory()>>20); err != nil {
		return usageError{err}
	}
	options := ai.SolverOptions{TableBytes: *memory << 20, Threads: *threads, NoBook: *noBook}
	if !*noBook {
		options.Cache = diskcache.Ours()
	}
	solver, err := ai.NewSolver(s.game.Info().ID, options)
	if err != nil {
		return err
	}
	now := stopwatch()
	stop := func() bool { return *limit > 0 && now() >= *limit }
	solution, ok := solver.Solve(s.position, stop, c.progress(now))
	if !ok {
		fmt.Fprintln(c.stdout, "value unknown")
		return errors.New("the limit is reached")
	}
	c.printSolution(solution)
	return nil
}

// checkMemory refuses a size of memory in MB on a machine that has so many of
// them to give.
func checkMemory(size, has int) error {
	switch {
	case size < 0 || size > mostMemory:
		return fmt.Errorf("-memory must be 0 to %d", mostMemory)
	case size > has:
		return fmt.Errorf("-memory is %d: this machine has memory for %d MB at most", size, has)
	}
	return nil
}

func (c *call) printSolution(s ai.Solution) {
	fmt.Fprintln(c.stdout, "value", [3]string{"loss", "draw", "win"}[s.Value+1])
	if s.Plies >= 0 {
		fmt.Fprintln(c.stdout, "plies", s.Plies)
	}
	if s.Counted {
		fmt.Fprintln(c.stdout, "margin", s.Margin)
	}
	if len(s.Best) > 0 {
		fmt.Fprintln(c.stdout, "best", strings.Join(s.Best, " "))
	}
	if len(s.Line) > 0 {
		fmt.Fprintln(c.stdout, "pv", strings.Join(s.Line, " "))
	}
}

// progress returns a function that prints progress to stderr, but not too
// often.
func (c *call) progress(now func() time.Duration) func(ai.Progress) {
	const pause = time.Second
	next := pause
	return func(p ai.Progress) {
		at := now()
		if at < next {
			return
		}
		next = at + pause
		line := fmt.Sprintf("%.0f s, %d nodes", at.Seconds(), p.Nodes)
		if p.Proven != "" {
			line += ": " + p.Proven
		}
		fmt.Fprintln(c.stderr, line)
	}
}
