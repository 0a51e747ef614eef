package kalah

import (
	"slices"

	"tidepool/ai"
	"tidepool/ai/internal/short"
	"tidepool/rules/kalah"
)

func (t *thought) part() []kalah.Move {
	var list []kalah.Move
	for i, m := range t.position.AppendMoves(nil) {
		if t.query.Part.Has(i) {
			list = append(list, m)
		}
	}
	return list
}

// solvePart gives each move of a part a share of the nodes and reports whether all are proven.
func (t *thought) solvePart(nodes uint64) bool {
	moves := t.part()
	if t.margins == nil {
		t.margins = make(map[kalah.Move]int)
	}
	share := nodes / uint64(max(1, len(moves)))
	for _, m := range moves {
		if _, ok := t.margins[m]; ok {
			continue
		}
		if !t.room() || t.expired() {
			return false
		}
		margin, ok := t.tools.solver.After(t.position, m, t.guess(m), t.limits(share))
		t.nodes += t.tools.solver.Nodes()
		if t.found.Nodes = t.nodes; ok {
			t.margins[m] = margin
		}
	}
	if len(t.margins) < len(moves) {
		return false
	}
	t.provenPart(moves)
	return true
}

// guess returns the margin that the search expects of a move.
func (t *thought) guess(m kalah.Move) int {
	word := t.position.Word(m)
	for _, v := range t.found.Turns {
		if len(v.Words) > 0 && v.Words[0] == word {
			return int(v.Score) / 100
		}
	}
	return Hint(t.position, t.found).Margin
}

func (t *thought) provenPart(moves []kalah.Move) {
	turns := make([]ai.Variation, len(moves))
	for i, m := range moves {
		turns[i] = t.variation(m, t.margins[m])
	}
	t.report(t.sorted(turns))
}

// tellPart makes the moves of a part the result if the position's margin and best moves are known. That is
// proven even if the best are in another part, as none in this one is better.
func (t *thought) tellPart(margin int, best []kalah.Move) {
	guessed := t.found.Turns
	var turns []ai.Variation
	for _, m := range t.part() {
		if slices.Contains(best, m) {
			turns = append(turns, t.variation(m, margin))
		} else {
			turns = append(turns, t.lesser(m, margin, guessed))
		}
	}
	t.report(t.sorted(turns))
}

func (t *thought) sorted(turns []ai.Variation) ai.Info {
	short.Sort(turns, func(v ai.Variation) ai.Score { return -v.Score })
	t.found.Turns, t.found.Proven, t.found.Nodes = turns, true, t.nodes
	if len(turns) > 0 {
		t.found.Best, t.found.Depth = turns[0], len(turns[0].Words)
	}
	return t.found
}
