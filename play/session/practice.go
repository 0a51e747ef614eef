package session

import (
	"slices"
	"time"

	"tidepool/play/match"
	"tidepool/play/puzzle"
	"tidepool/play/review"
	"tidepool/rules"
)

// proofTime is the engine's time for all turns of a position that may become a puzzle.
const proofTime = 5 * time.Second

// A Practice makes puzzles of the turns with which people gave a game away, if the engine can prove the best
// turn, that the turn played is worse, and that at most two turns are as good.
type Practice struct {
	match   *match.Match
	broker  *Broker
	moments []practiceMoment
}

// A practiceMoment is a turn that may become a puzzle.
type practiceMoment struct {
	ply int
	// puzzle is made of the position; until done is set, its line is being completed. If it is nil when done,
	// there is none.
	puzzle *puzzle.Puzzle
	done   bool
}

// NewPractice makes puzzles of the moments of a match that people played.
func NewPractice(m *match.Match, moments []review.Moment, b *Broker) *Practice {
	c := &Practice{match: m, broker: b}
	for _, at := range moments {
		if SeatsOf(m)[at.By] == 0 {
			c.moments = append(c.moments, practiceMoment{ply: at.Ply})
		}
	}
	return c
}

func (c *Practice) Puzzles() []puzzle.Puzzle {
	var list []puzzle.Puzzle
	for _, p := range c.moments {
		if p.done && p.puzzle != nil {
			list = append(list, *p.puzzle)
		}
	}
	return list
}

// Step continues if called in every frame. It reports whether another moment was examined.
func (c *Practice) Step() (changed bool) {
	open := 0
	for i := range c.moments {
		p := &c.moments[i]
		if open == c.broker.Width() {
			break
		}
		if !p.done {
			c.look(p)
			open++
			changed = changed || p.done
		}
	}
	return changed
}

func (c *Practice) look(p *practiceMoment) {
	at := c.match.At(p.ply - 1)
	line := Line{c.match.Info().ID, c.match.Options(), at.String(), ""}
	if p.puzzle == nil {
		a := c.broker.Want(Request{Line: line, Purpose: Puzzle, Time: proofTime, All: true})
		if !a.Final && c.broker != nil {
			return
		}
		p.puzzle = provenPuzzle(c.match.Info(), at, c.match.Turn(p.ply).Word, scoredTurns(a, proofTime, nil))
	}
	if p.puzzle == nil {
		p.done = true
		return
	}
	finished, ok := c.extend(p.puzzle, at, line)
	if !finished {
		return
	}
	p.done = true
	p.puzzle.Game, p.puzzle.Options, p.puzzle.Position = line.Game, line.Options, line.Start
	if !ok || p.puzzle.Check(c.match.Game()) != nil {
		p.puzzle = nil
	}
}

// extend completes the line of a win to its end, by asking about the position after it.
func (c *Practice) extend(p *puzzle.Puzzle, from rules.Position, start Line) (finished, ok bool) {
	for {
		pos, at, turns := from, start, 0
		for _, word := range p.Line {
			if pos.Turn() == from.Turn() {
				turns++
			}
			next, _, err := pos.Play(word)
			if err != nil {
				return true, false
			}
			pos, at = next, at.after(word)
		}
		o := pos.Outcome()
		switch {
		case p.Kind != puzzle.Win:
			return true, true
		case o.Over():
			return true, o.Result == rules.Decisive && o.Winner == from.Turn() && turns == p.Goal
		case len(p.Line) >= 2*p.Goal:
			return true, false
		}
		a := c.broker.Want(Request{Line: at, Purpose: Puzzle, Time: proofTime})
		if a.Final && len(a.Best.Words) == 0 {
			return true, false
		} else if !a.Final {
			return false, false
		}
		p.Line = append(p.Line, a.Best.Words[0])
	}
}

// provenPuzzle returns the puzzle of a position in which a turn was played, with the first turn of its line,
// or nil. turns are all turns, the best first, as far as known.
func provenPuzzle(info rules.Info, at rules.Position, played string, turns []Scored) *puzzle.Puzzle {
	if len(turns) < 2 || len(turns) != len(at.Turns()) || !turns[0].Proven {
		return nil
	}
	p := &puzzle.Puzzle{Kind: puzzle.Save, Goal: 1}
	win, plies, decided := turns[0].Score.Proven()
	switch {
	case info.Score == rules.SeedUnit:
		p.Kind, p.Goal = puzzle.Seeds, int(turns[0].Score)/100
	case win:
		p.Kind, p.Goal = puzzle.Win, (plies+1)/2
	case decided:
		return nil // it was lost already
	}
	p.Line = []string{turns[0].Words[0]}
	for _, t := range turns[1:] {
		switch word := t.Words[0]; {
		case !keeps(p, at, t):
		case p.Also != "" || word == played:
			return nil
		default:
			p.Also = word
		}
	}
	if p.Line[0] == played {
		return nil
	}
	return p
}

// keeps reports whether a turn may be as good as a puzzle asks for: nothing proves that it is not.
func keeps(p *puzzle.Puzzle, at rules.Position, t Scored) bool {
	switch p.Kind {
	case puzzle.Seeds:
		return !t.Proven || int(t.Score)/100 >= p.Goal
	case puzzle.Save:
		return !t.Proven || t.Score >= 0
	}
	if t.Proven && t.Score <= 0 {
		return false
	}
	next, _, err := at.Play(t.Words[0])
	left := mostTried
	return err != nil || mayWin(next, at.Turn(), p.Goal-1, &left)
}

// mostTried limits the turns tried to prove that a win takes longer.
const mostTried = 4000

// mayWin reports whether a side may win within turns of its own turns. It returns true if it cannot try all lines.
func mayWin(p rules.Position, side rules.Side, turns int, left *int) bool {
	if o := p.Outcome(); o.Over() {
		return o.Result == rules.Decisive && o.Winner == side
	}
	own := p.Turn() == side
	if own {
		if turns <= 0 {
			return false
		}
		turns--
	}
	return slices.ContainsFunc(p.Turns(), func(t rules.Turn) bool {
		if *left--; *left <= 0 {
			return own
		}
		next, _, err := p.Play(t.Word)
		return err == nil && mayWin(next, side, turns, left) == own
	}) == own || *left <= 0
}
