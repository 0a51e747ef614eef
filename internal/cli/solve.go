//go:build !js

package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime"
	"strings"
	"syscall"
	"time"

	"tidepool/ai"
	"tidepool/ai/diskcache"
	"tidepool/ai/engines"
)

// mostMemory is what may be asked for, in MB.
const mostMemory = 64 << 10

// solve proves a position and prints what is known of "value", "plies" or in Kalah "margin", "best" and "pv".
// At its limit or interrupted it prints what is proven by then, and on standard error what else it knows.
func solve(c *call) error {
	limit := c.flags.Duration("limit", 0, "give up after this `time`, such as 30s or 5m, and tell what is proven by then, as Ctrl+C does at any time; 0 never does")
	noBook := c.flags.Bool("nobook", false, "look nothing up that was solved before, built in or kept from an earlier run")
	memory := c.flags.Int("memory", 0, "take about so many `MB` of memory; 0 takes 256, for Kalah with 40 seeds or more 1024, with 56 or more two thirds of what is free but at most 12288")
	threads := c.flags.Int("threads", runtime.GOMAXPROCS(0), "work with so many threads on Kalah, on Konane and on tables of endings")
	s, others, err := c.parseSetup()
	switch err = none(others, err); {
	case err != nil:
		return err
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
		kept := diskcache.Ours()
		defer kept.Wait()
		options.Cache = kept
	}
	game, ok := engines.ByID(s.game.Info().ID)
	if !ok {
		return fmt.Errorf("no solver for %q", s.game.Info().ID)
	}
	solver := game.Solver(options)
	ctx, release := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	defer release()
	context.AfterFunc(ctx, release) // asked twice, it ends at once
	w := &watch{context: ctx, limit: *limit, now: stopwatch(), stderr: c.stderr}
	solution, ok := solver.Solve(s.position, w.stop, w.progress)
	if ok {
		c.printSolution(solution)
	} else {
		fmt.Fprintln(c.stdout, "value unknown")
		w.printLast()
	}
	switch {
	case w.interrupted:
		return errInterrupted
	case !ok && !w.limited:
		return errors.New("the solver cannot prove this position")
	case !ok:
		return errors.New("the limit is reached")
	}
	return nil
}

// checkMemory refuses a size of memory in MB on a machine that has so many of them to give.
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

type watch struct {
	context     context.Context
	limit       time.Duration // 0 is none
	now         func() time.Duration
	stderr      io.Writer
	interrupted bool
	limited     bool          // the limit was reached
	next        time.Duration // when to tell progress again
	last        ai.Progress
}

func (w *watch) stop() bool {
	w.interrupted = w.interrupted || w.context.Err() != nil
	w.limited = w.limit > 0 && w.now() >= w.limit
	return w.interrupted || w.limited
}

func (w *watch) progress(p ai.Progress) {
	w.last = p
	const pause = time.Second
	at := w.now()
	if w.next == 0 {
		w.next = pause
	}
	if at < w.next {
		return
	}
	w.next = at + pause
	line := fmt.Sprintf("%.0f s, %d nodes", at.Seconds(), p.Nodes)
	if p.Proven != "" {
		line += ": " + p.Proven
	}
	fmt.Fprintln(w.stderr, line)
}

func (w *watch) printLast() {
	fmt.Fprintf(w.stderr, "%d nodes: ", w.last.Nodes)
	if w.last.Proven == "" {
		fmt.Fprint(w.stderr, "nothing is proven yet")
	} else {
		fmt.Fprint(w.stderr, "proven so far: ", w.last.Proven)
	}
	if w.last.Likely != "" {
		fmt.Fprint(w.stderr, "; likely best: ", w.last.Likely)
	}
	fmt.Fprintln(w.stderr)
}
