package scenes

import "tidepool/rules"

// lostToEngine reports whether the game has ended in a loss of the only person
// who plays: then there is nothing to celebrate.
func (p *gamePage) lostToEngine() bool {
	person, solo := p.session().Seats().Solo()
	o := p.match().Outcome()
	return solo && o.Result == rules.Decisive && o.Winner != person
}

// verdict says how the game has ended: to the person who plays alone what it
// means for them, to two who won, and why.
func (p *gamePage) verdict() (title, why string) {
	w, o := p.env.Words, p.match().Outcome()
	title, why = w.Outcome(o, p.name(o.Winner))
	if o.Result != rules.Decisive {
		return title, why
	}
	person, solo := p.session().Seats().Solo()
	if solo {
		title = w.T("end.you.won")
		if o.Winner != person {
			title = w.T("end.you.lost")
		}
	}
	loser := o.Winner.Other()
	switch byLoser := w.Has("end.they." + o.By); {
	case byLoser && solo && loser == person:
		why = w.T("end.you." + o.By)
	case byLoser:
		why = w.T("end.they."+o.By, "name", p.name(loser))
	}
	return title, why
}

// fate says in a side's bar what the end of the game is for that side.
func (p *gamePage) fate(side rules.Side) string {
	w, o := p.env.Words, p.match().Outcome()
	title, why := w.Outcome(o, "")
	switch {
	case o.Result != rules.Decisive:
		return w.T("end.side", "title", title, "why", why)
	case o.Winner == side:
		return w.T("end.side", "title", w.T("end.won"), "why", why)
	}
	if key := "lost." + o.By; w.Has(key) {
		return w.T(key)
	}
	return w.T("lost.plain")
}
