package make

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"tidepool/play/puzzle"
)

// Report writes statistics of a run as tables for docs/PUZZLES.md.
func Report(w io.Writer, game string, p *Pool, chosen []Found) {
	fmt.Fprintf(w, "%s: %d games, %d positions looked at, %d candidates, %d proven, %d unlike each other, %d chosen\n\n",
		game, p.Games, p.Looked, p.Candidates, p.Proven, len(p.All), len(chosen))
	for _, why := range slices.SortedFunc(maps.Keys(p.Refused), func(a, b string) int { return p.Refused[b] - p.Refused[a] }) {
		fmt.Fprintf(w, "refused %d: %s\n", p.Refused[why], why)
	}
	fmt.Fprintln(w)
	parts(w, p, chosen)
	fmt.Fprintln(w, "\n| kind | puzzles | by goal or turns |\n|---|---|---|")
	for _, k := range puzzle.Kinds() {
		kind(w, k, chosen)
	}
	fmt.Fprintln(w, "\n| grade | puzzles | level 2 | level 4 | level 6 |\n|---|---|---|---|---|")
	for g := 1; g <= puzzle.Grades; g++ {
		grade(w, g, chosen)
	}
}

func parts(w io.Writer, p *Pool, chosen []Found) {
	for _, part := range p.plan.Parts {
		all, n := 0, 0
		for i := range p.All {
			if part.has(&p.All[i]) {
				all++
			}
		}
		for i := range chosen {
			if part.has(&chosen[i]) {
				n++
			}
		}
		fmt.Fprintf(w, "%s: %d found, %d chosen\n", part.Name, all, n)
	}
}

func kind(w io.Writer, k puzzle.Kind, chosen []Found) {
	lengths, n := make(map[int]int), 0
	for _, f := range chosen {
		if f.Kind == k {
			lengths[f.Turns]++
			n++
		}
	}
	if n == 0 {
		return
	}
	var words []string
	for _, turns := range slices.Sorted(maps.Keys(lengths)) {
		words = append(words, fmt.Sprintf("%d of %d", lengths[turns], turns))
	}
	fmt.Fprintf(w, "| %s | %d | %s |\n", k, n, strings.Join(words, ", "))
}

func grade(w io.Writer, g int, chosen []Found) {
	var solved Trial
	n := 0
	for _, f := range chosen {
		if f.Grade != g {
			continue
		}
		n++
		for l, found := range f.Trial {
			solved[l] += found
		}
	}
	if n == 0 {
		return
	}
	fmt.Fprintf(w, "| %d | %d |", g, n)
	for _, found := range solved {
		fmt.Fprintf(w, " %d %% |", (100*found+n*Tries/2)/(n*Tries))
	}
	fmt.Fprintln(w)
}
