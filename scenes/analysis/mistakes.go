package analysis

import (
	"tidepool/play/puzzle"
	"tidepool/play/session"
)

// mistakes adds the mistakes of a person who played alone to their own puzzles: unproven at first, and proven
// where possible while they practise.
type mistakes struct {
	p       *Page
	kept    bool
	proving *session.Practice // nil while it does not prove
}

// keep adds the mistakes, once all are known.
func (d *mistakes) keep() {
	p := d.p
	person, solo := p.solo()
	if d.kept || !solo || !p.review.there() || !p.review.reviewer.Done() {
		return
	}
	d.kept = true
	var list []puzzle.Puzzle
	for _, m := range p.review.moments() {
		if m.By == person && len(m.Best.Words) > 0 {
			list = append(list, puzzle.Puzzle{Game: p.match().Info().ID, Options: p.match().Options(), Position: p.match().At(m.Ply - 1).String(),
				Kind: puzzle.Better, Goal: 1, Line: m.Best.Words[:1]})
		}
	}
	p.env.Book.Keep(list)
}

// prove starts proving the mistakes.
func (d *mistakes) prove() {
	if _, solo := d.p.solo(); solo && d.proving == nil {
		d.proving = session.NewPractice(d.p.match(), d.p.review.moments(), d.p.env.Broker)
	}
}

// Poll continues, unless the engine is needed for a trial.
func (d *mistakes) Poll() {
	d.keep()
	if t := d.p.study.Trial().State(); d.proving != nil && t != session.Judging && t != session.Replying && d.proving.Step() {
		d.p.env.Book.Keep(d.proving.Puzzles())
	}
}
