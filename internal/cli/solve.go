//go:build !js

package cli

import (
	"context"
	"errors"
	"fmt"
	"io"
	"runtime"
	"strings"
	"time"

	"tidepool/ai"
	"tidepool/ai/diskcache"
	"tidepool/ai/thinking"
)

// mostMemory is the largest value of -memory in MB.
const mostMemory = 64 << 10

type solveFlags struct {
	limit           time.Duration
	noBook, all     bool
	memory, threads int
}

// solve proves a position and prints as much as it knows of "value", "plies" (in Kalah "margin"), "best" and
// "pv". At its limit or when interrupted it prints what is proven so far, and on standard error what else it
// knows.
func solve(c *call) error {
	over := c.network()
	s, boards, f, err := c.solveFlags()
	switch {
	case err != nil:
		return err
	case f.all:
		return c.solveAll(s.game, boards, f, over)
	case over.wanted():
		return usagef("only -all can be handed out")
	}
	options, wait := f.options()
	defer wait()
	options.Threads = f.threads
	solver := s.game.Solver(options)
	ctx, release := interruptible()
	defer release()
	context.AfterFunc(ctx, release) // a second interrupt ends the program at once
	w := &watch{context: ctx, limit: f.limit, now: thinking.Clock(), stderr: c.stderr}
	solution, ok := solver.Solve(s.position, w.stop, w.progress)
	if ok {
		printSolution(c.stdout, solution)
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

// solveFlags parses the command line, which may come from another machine.
func (c *call) solveFlags() (s setup, boards []string, f solveFlags, err error) {
	c.flags.DurationVar(&f.limit, "limit", 0, "give up after this `time`, such as 30s or 5m, and print what is proven by then, as Ctrl+C does at any time; 0 means no limit")
	c.flags.BoolVar(&f.noBook, "nobook", false, "use no built-in solutions and none from earlier runs")
	c.flags.BoolVar(&f.all, "all", false, "prove the start position for each of the options that follow, such as size=4x5 size=5x5, and print a table (CSV)")
	c.flags.IntVar(&f.memory, "memory", 0, "use about this many `MB` of memory, with -all for each board; 0 means 256, for Kalah with 40 seeds or more 1024, with 56 or more two thirds of the free memory but at most 12288; with 5000 or more, Kani Nari Ebi with four pieces against three uses a table of such endings, which takes an hour or two to make")
	c.flags.IntVar(&f.threads, "threads", runtime.GOMAXPROCS(0), "use `N` threads for Kalah, Konane and endgame tables; with -all, solve N boards at once with one thread each")
	s, boards, err = c.parseSetup()
	if !f.all {
		err = none(boards, err)
	}
	switch {
	case err != nil:
	case f.all && len(boards) == 0:
		err = usagef("-all: which boards? Name their options")
	case f.all && (s.options != "-" || s.start != ""):
		err = usagef("-all takes options without -options, and no -position")
	case f.limit < 0:
		err = usagef("-limit must not be negative")
	case f.threads < 1 || f.threads > ai.MaxThreads:
		err = usagef("-threads must be 1 to %d", ai.MaxThreads)
	default:
		if wrong := checkMemory(f.memory, tableMemory()>>20); wrong != nil {
			err = usageError{wrong}
		}
	}
	return s, boards, f, err
}

// options returns the solver's options, with one thread. The wait function returns after the solver's cache
// is written.
func (f *solveFlags) options() (options ai.SolverOptions, wait func()) {
	options = ai.SolverOptions{TableBytes: f.memory << 20, Threads: 1, NoBook: f.noBook}
	if f.noBook {
		return options, func() {}
	}
	kept := diskcache.Ours()
	options.Cache = kept
	return options, kept.Wait
}

// checkMemory rejects a size in MB that is out of range or larger than has, the memory of this machine.
func checkMemory(size, has int) error {
	switch {
	case size < 0 || size > mostMemory:
		return fmt.Errorf("-memory must be 0 to %d", mostMemory)
	case size > has:
		return fmt.Errorf("-memory is %d: this machine has memory for %d MB at most", size, has)
	}
	return nil
}

func printSolution(w io.Writer, s ai.Solution) {
	fmt.Fprintln(w, "value", [3]string{"loss", "draw", "win"}[s.Value+1])
	if s.Plies >= 0 {
		fmt.Fprintln(w, "plies", s.Plies)
	}
	if s.Counted {
		fmt.Fprintln(w, "margin", s.Margin)
	}
	if len(s.Best) > 0 {
		fmt.Fprintln(w, "best", strings.Join(s.Best, " "))
	}
	if len(s.Line) > 0 {
		fmt.Fprintln(w, "pv", strings.Join(s.Line, " "))
	}
}

type watch struct {
	context     context.Context
	limit       time.Duration // 0 for none
	now         func() time.Duration
	stderr      io.Writer
	interrupted bool
	limited     bool          // the limit was reached
	next        time.Duration // when to report progress again
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
