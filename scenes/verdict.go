package scenes

import (
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/wording"
)

// lostToEngine reports whether the game has ended in a loss of the only person
// who plays: then there is nothing to celebrate.
func (g gameWords) lostToEngine() bool {
	person, solo := g.p.session().Seats().Solo()
	o := g.p.match().Outcome()
	return solo && o.Result == rules.Decisive && o.Winner != person
}

// verdict says how the game has ended: to the person who plays alone what it
// means for them, to two who won, and why.
func (g gameWords) verdict() (title, why string) {
	w, o := g.p.env.App.Words, g.p.match().Outcome()
	title, why = w.Outcome(o, g.name(o.Winner))
	if o.Result != rules.Decisive {
		return title, why
	}
	person, solo := g.p.session().Seats().Solo()
	if solo {
		title = w.T(key.EndYouWon)
		if o.Winner != person {
			title = w.T(key.EndYouLost)
		}
	}
	loser := o.Winner.Other()
	switch byLoser := w.Knows(key.EndsThey, o.By); {
	case byLoser && solo && loser == person:
		why = w.Of(key.EndsYou, o.By)
	case byLoser:
		why = w.Of(key.EndsThey, o.By, "name", g.name(loser))
	}
	return title, why
}

// fate says in a side's bar what the end of the game is for that side.
func (g gameWords) fate(side rules.Side) string {
	return wording.Fate(g.p.env.App.Words, g.p.match().Outcome(), side)
}
