package make

import (
	"slices"

	"tidepool/play/puzzle"
	"tidepool/rules"
)

// A Pool collects what was found so far.
type Pool struct {
	game  rules.Game
	plan  Plan
	count int
	seen  map[string]bool
	// All are the distinct puzzles, graded.
	All []Found
	// Games, Looked and Candidates are totals, Proven counts the puzzles, and Refused the reasons for refusal.
	Games, Looked, Candidates, Proven int
	Refused                           map[string]int
}

func newPool(g rules.Game, plan Plan, count int) *Pool {
	return &Pool{game: g, plan: plan, count: count, seen: make(map[string]bool), Refused: make(map[string]int)}
}

func (p *Pool) add(h Result) error {
	p.Games++
	p.Looked += h.Looked
	p.Candidates += h.Candidates
	for why, n := range h.Refused {
		p.Refused[why] += n
	}
	for _, f := range h.Found {
		p.Proven++
		text, err := puzzle.Canonical(p.game, &f.Puzzle)
		if err != nil {
			return err
		}
		if p.seen[text] {
			p.Refused["like another puzzle"]++
			continue
		}
		p.seen[text] = true
		if err := f.complete(p.game); err != nil {
			return err
		}
		f.Grade = f.Trial.Grade()
		p.All = append(p.All, f)
	}
	return nil
}

// choose chooses the puzzles: first those to keep, then new ones of each part, cycling through the grades,
// first found first. If a part has too few, the others make up for it.
func (p *Pool) choose() (chosen []Found) {
	lists := make([][]Found, len(p.plan.Parts))
	wanted := make([]int, len(lists))
	for i, part := range p.plan.Parts {
		kept := 0
		for _, f := range p.All {
			if f.Kept && p.part(&f) == i && len(chosen) < p.count {
				chosen = append(chosen, f)
				kept++
			}
		}
		lists[i] = p.inTurns(i)
		wanted[i] = max(0, (p.count*part.Percent+99)/100-kept)
	}
	for i := range lists {
		n := min(wanted[i], len(lists[i]), p.count-len(chosen))
		chosen = append(chosen, lists[i][:n]...)
		lists[i] = lists[i][n:]
	}
	for more := true; more; {
		more = false
		for i, list := range lists {
			if len(list) > 0 && len(chosen) < p.count {
				chosen = append(chosen, list[0])
				lists[i], more = list[1:], true
			}
		}
	}
	return chosen
}

// inTurns returns the new puzzles of a part, cycling through the grades; kept puzzles count for their grade.
func (p *Pool) inTurns(part int) (list []Found) {
	var grades [puzzle.Grades][]Found
	most := 0
	for _, f := range p.All {
		if p.part(&f) == part {
			g := &grades[f.Grade-1]
			*g = append(*g, f)
			most = max(most, len(*g))
		}
	}
	for i := range most {
		for _, g := range grades {
			if i < len(g) && !g[i].Kept {
				list = append(list, g[i])
			}
		}
	}
	return list
}

// part returns the index of the first part of the plan that a puzzle fits, or -1.
func (p *Pool) part(f *Found) int {
	return slices.IndexFunc(p.plan.Parts, func(s Part) bool { return s.has(f) })
}
