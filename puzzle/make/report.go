package make

import (
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"tidepool/puzzle"
)

// Report writes how a run went, in tables for docs/PUZZLES.md.
func Report(w io.Writer, game string, p *Pool, chosen []Found) {
	fmt.Fprintf(w, "%s: %d games, %d positions looked at, %d candidates, %d proven, %d unlike each other, %d chosen\n\n",
		game, p.Games, p.Looked, p.Candidates, p.Proven, len(p.All), len(chosen))
	for _, why := range slices.SortedFunc(maps.Keys(p.Refused), func(a, b string) int { return p.Refused[b] - p.Refused[a] }) {
		fmt.Fprintf(w, "refused %d: %s\n", p.Refused[why], why)
	}
	fmt.Fprintf(w, "\nhardness of all, by tenths: %v\n\n", tenths(p))
	fmt.Fprintln(w, "| kind | puzzles | by goal or turns |\n|---|---|---|")
	for _, k := range puzzle.Kinds() {
		kind(w, k, chosen)
	}
	fmt.Fprintln(w, "\n| grade | puzzles | level 2 | level 4 | level 6 |\n|---|---|---|---|---|")
	for g := 1; g <= puzzle.Grades; g++ {
		grade(w, g, chosen)
	}
}

// tenths are the hardnesses at which a tenth, two tenths … of all puzzles begin.
func tenths(p *Pool) (cuts []int) {
	var all []int
	for _, f := range p.All {
		all = append(all, f.Hardness(f.Turns))
	}
	slices.Sort(all)
	for i := 1; i < puzzle.Grades && len(all) > 0; i++ {
		cuts = append(cuts, all[i*len(all)/puzzle.Grades])
	}
	return cuts
}

// kind writes how many turns the puzzles of a kind have.
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

// grade writes which share of their tries some levels solve at once.
func grade(w io.Writer, g int, chosen []Found) {
	var first [tryingLevels]int
	n := 0
	for _, f := range chosen {
		if f.Grade != g {
			continue
		}
		n++
		for l, found := range f.First {
			first[l] += found
		}
	}
	if n == 0 {
		return
	}
	fmt.Fprintf(w, "| %d | %d |", g, n)
	for _, level := range []int{2, 4, 6} {
		fmt.Fprintf(w, " %d %% |", (100*first[level-firstLevel]+n*tries/2)/(n*tries))
	}
	fmt.Fprintln(w)
}
