package make

import (
	"tidepool/puzzle"
	"tidepool/rules"
)

// A Pool is all that was found so far, game by game.
type Pool struct {
	game  rules.Game
	plan  Plan
	count int
	seen  map[string]bool
	kept  map[puzzle.Kind]*[puzzle.Grades][]Found
	// All are the puzzles that are like no other, graded.
	All []Found
	// Games, Looked and Candidates are sums of the harvests', Proven counts
	// their puzzles, and Refused why there are no more.
	Games, Looked, Candidates, Proven int
	Refused                           map[string]int
}

func newPool(g rules.Game, plan Plan, count int) *Pool {
	p := &Pool{game: g, plan: plan, count: count, seen: make(map[string]bool), kept: make(map[puzzle.Kind]*[puzzle.Grades][]Found), Refused: make(map[string]int)}
	for _, s := range plan.Kinds {
		p.kept[s.Kind] = new([puzzle.Grades][]Found)
	}
	return p
}

// quota is how many puzzles of a kind are wanted.
func (p *Pool) quota(s Share) int { return (p.count*s.Tens + 9) / 10 }

// add adds a harvest.
func (p *Pool) add(h Harvest) error {
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
		f.Grade = p.plan.Grade(f.Hardness(f.Turns))
		p.All = append(p.All, f)
		if grades := p.kept[f.Kind]; grades != nil {
			grades[f.Grade-1] = append(grades[f.Grade-1], f)
		}
	}
	return nil
}

// choose chooses the puzzles wanted: those of a kind grade by grade in turns, so
// that grades are as even as they can be, the first found first. What there is
// too little of a kind is made up by the others.
func (p *Pool) choose() (chosen []Found) {
	var lists []*queue
	for _, s := range p.plan.Kinds {
		q := &queue{}
		for i := 0; ; i++ {
			before := len(q.rest)
			for _, list := range p.kept[s.Kind] {
				if i < len(list) {
					q.rest = append(q.rest, list[i])
				}
			}
			if len(q.rest) == before {
				break
			}
		}
		n := min(p.quota(s), len(q.rest), p.count-len(chosen))
		chosen = append(chosen, q.rest[:n]...)
		q.rest = q.rest[n:]
		lists = append(lists, q)
	}
	for more := true; more && len(chosen) < p.count; {
		more = false
		for _, q := range lists {
			if len(q.rest) > 0 && len(chosen) < p.count {
				chosen = append(chosen, q.rest[0])
				q.rest = q.rest[1:]
				more = true
			}
		}
	}
	return chosen
}

type queue struct{ rest []Found }
