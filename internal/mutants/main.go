// Mutants checks whether the tests notice mistakes: mutants.txt has a hundred one-line changes like those
// that people make. For each, it runs the tests that should fail with the changed line, without touching the
// working tree.
//
//	go run ./internal/mutants                          # all of them: some twenty minutes
//	go run ./internal/mutants -run 1-10,lets-a-loser-win -j 2
//
// A mutant is noticed when a test fails that passes without it. The command fails if fewer than 95 of 100 are
// noticed, or if the list is wrong: a line that does not exist, or a change that is not valid Go.
package main

import (
	"context"
	_ "embed"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"slices"
	"strconv"
	"strings"
)

//go:embed mutants.txt
var text string

func main() {
	run := flag.String("run", "", "which mutants: numbers, `N-M` and names, with commas between; all if empty")
	j := flag.Int("j", 1, "how many at once")
	flag.Parse()
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	err := try(ctx, os.Stdout, *run, max(1, *j))
	stop()
	if err != nil {
		fmt.Fprintln(os.Stderr, "mutants:", err)
		os.Exit(1)
	}
}

func try(ctx context.Context, out io.Writer, run string, j int) error {
	list, err := parse(text)
	if err != nil {
		return err
	}
	if list, err = pick(list, run); err != nil {
		return err
	}
	sources := make([][]byte, len(list))
	for i, m := range list {
		source, err := os.ReadFile(m.file)
		if err == nil {
			sources[i], err = m.change(source)
		}
		if err != nil {
			return fmt.Errorf("%s: %w (it is run where go.mod is)", m.name, err)
		}
	}
	dir, err := os.MkdirTemp("", "mutants")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	return report(ctx, out, list, newTrials(ctx, dir, list, sources, j))
}

// report prints the results in the order of the list, and a summary.
func report(ctx context.Context, out io.Writer, list []mutant, results []chan result) error {
	var live, wrong []string
	for i, m := range list {
		r := <-results[i]
		if ctx.Err() != nil {
			return ctx.Err()
		}
		fmt.Fprintf(out, "%3d %-16s %s", m.number, r.verdict, m.name)
		if r.by != "" {
			fmt.Fprintf(out, " (%s)", r.by)
		}
		fmt.Fprintln(out)
		switch r.verdict {
		case noticed:
		case unnoticed, late:
			live = append(live, m.name)
		default:
			wrong = append(wrong, m.name)
		}
	}
	n := len(list) - len(live) - len(wrong)
	fmt.Fprintf(out, "%d of %d noticed\n", n, len(list))
	if len(wrong) > 0 {
		return fmt.Errorf("the list is wrong about %s", strings.Join(wrong, ", "))
	}
	if n*100 < len(list)*95 {
		return fmt.Errorf("not noticed: %s", strings.Join(live, ", "))
	}
	return nil
}

// pick returns the selected mutants of a list.
func pick(list []mutant, run string) ([]mutant, error) {
	if run == "" {
		return list, nil
	}
	var picked []mutant
	for part := range strings.SplitSeq(run, ",") {
		first, last, ok := span(part)
		n := len(picked)
		for _, m := range list {
			if ok && first <= m.number && m.number <= last || m.name == part {
				picked = append(picked, m)
			}
		}
		if len(picked) == n {
			return nil, fmt.Errorf("unknown mutant %q", part)
		}
	}
	slices.SortFunc(picked, func(a, b mutant) int { return a.number - b.number })
	return slices.CompactFunc(picked, func(a, b mutant) bool { return a.number == b.number }), nil
}

// span parses N or N-M.
func span(s string) (first, last int, ok bool) {
	a, b, two := strings.Cut(s, "-")
	if !two {
		b = a
	}
	first, err := strconv.Atoi(a)
	last, err2 := strconv.Atoi(b)
	return first, last, err == nil && err2 == nil
}
