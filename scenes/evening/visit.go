package evening

import (
	"slices"
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/club"
	"tidepool/play/link"
	"tidepool/rules"
	"tidepool/scenes/ui"
)

// Visit returns the page of an evening that another device runs, whose hall this device joins.
func Visit(env *Services, at link.Table, game rules.Game) ui.Scene {
	p := newPage(env, game)
	if p.read(env.Prefs.Settings.Clubs) {
		if own, err := link.DecodeTable(p.evening.At); err == nil && own.Name == at.Name {
			return New(env, game) // this device runs it
		}
	}
	p.visit = true
	if p.read(env.Prefs.Settings.Visits) {
		if was, err := link.DecodeTable(p.evening.At); err != nil || was.Name != at.Name {
			p.evening = nil
		}
	} else {
		p.evening = nil
	}
	if p.evening == nil {
		p.evening = club.New("", club.RoundRobin, game.Info().ID)
	}
	p.hall = env.Live.Attend(at)
	p.evening.At = at.String()
	return p
}

// follow applies what the hall has sent, and opens the player's table in a new round.
func (p *page) follow(received bool) (changed bool) {
	changed = received && p.adopt()
	if p.polls++; p.polls%checkEvery != 0 || !p.awaited() {
		return changed
	}
	round := len(p.evening.Rounds)
	if p.env.App.Top() == ui.Scene(p) {
		if !p.env.App.Busy() {
			p.sit()
		}
	} else if p.announced < round {
		p.announced = round
		p.env.App.Toast(p.env.App.Words.T(key.ClubBegun, "n", round))
	}
	return changed
}

// adopt replaces the evening by the one the hall has sent, if that is complete, and reports whether it differed.
func (p *page) adopt() (changed bool) {
	e, err := p.parts.Evening()
	if err != nil || e.Game != p.evening.Game {
		return false
	}
	e.Hall, e.At, e.You = p.evening.Hall, p.evening.At, p.evening.You
	if e.Text() == p.evening.Text() {
		return false
	}
	p.evening = e
	p.keep()
	return true
}

// awaited reports whether this device's player has a new game whose table has not been opened for them.
func (p *page) awaited() bool {
	t, pairing, ok := p.evening.Table(p.evening.You)
	round := len(p.evening.Rounds) - 1
	return ok && p.hall.Table() != nil && pairing.Result == club.Open && p.opened <= round && p.played()[p.mark(round, t)] == nil
}

// mine adds this device's player, and their table.
func (p *page) mine(c *ui.Column) {
	w := p.env.App.Words
	t, pairing, sits := p.evening.Table(p.evening.You)
	switch {
	case p.hall == nil:
		c.Words("club.trouble", w.T(key.TableNowhere), 16, false, false)
	case len(p.evening.Players) == 0:
		c.Words("club.wait", w.T(key.TableMaking), 16, false, true)
	case p.evening.You == "":
		c.Heading("club.who", w.T(key.ClubWho))
		p.names(c, func() {})
	default:
		c.Heading("club.you", w.T(key.ClubYou, "name", p.evening.You))
		switch {
		case sits && pairing.Result == club.Open:
			names := p.evening.Names(pairing)
			c.Words("club.table.own", names[0]+" – "+names[1], 18, true, false)
			if g := p.played()[p.mark(len(p.evening.Rounds)-1, t)]; g == nil || !g.Over() {
				p.addJoin(c)
			}
		case p.hasBye():
			c.Words("club.rests", w.T(key.ClubBye, "name", p.evening.You), 16, false, true)
		default:
			c.Words("club.soon", w.T(key.ClubSoon), 16, false, true)
		}
		c.Button(ui.Node{ID: "club.other", Label: w.T(key.ClubOther), Style: ui.QuietButton, Size: 16, Press: func() { p.evening.You = ""; p.keep() }})
	}
	if p.hall != nil {
		p.trouble(c)
	}
}

// hasBye reports whether the player has a bye in the last round.
func (p *page) hasBye() bool {
	return slices.ContainsFunc(p.evening.Last(), func(x club.Pairing) bool {
		return x.Second == club.Bye && p.evening.Names(x)[0] == p.evening.You
	})
}

// games adds the pairings of the last round with their results.
func (p *page) games(c *ui.Column) {
	w := p.env.App.Words
	c.Heading("club.round", w.T(key.ClubRound, "n", len(p.evening.Rounds)))
	for t, pairing := range p.evening.Last() {
		id, names := "club.table."+strconv.Itoa(t), p.evening.Names(pairing)
		if pairing.Second == club.Bye {
			c.Words(id, w.T(key.ClubBye, "name", names[0]), 16, false, true)
			continue
		}
		text := names[0] + " – " + names[1]
		if pairing.Result != club.Open {
			text += " · " + score(pairing.Result)
		}
		c.Words(id, text, 17, false, false)
	}
}

// forget removes the evening from this device; its games stay.
func (p *page) forget() {
	now := p.env.Prefs.Settings
	now.Evenings = now.Evenings.Visiting(p.evening.Game, "")
	p.env.Prefs.Apply(now)
	p.env.App.Pop()
}
