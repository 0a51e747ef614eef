package evening

import (
	"fmt"
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/play/club"
	"tidepool/play/match"
	"tidepool/play/shelf"
	"tidepool/rules"
	"tidepool/scenes/bylink"
	"tidepool/scenes/live"
	"tidepool/scenes/played"
	"tidepool/scenes/starting"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

func (p *page) mark(round, table int) string {
	return fmt.Sprintf("%s.%d.%d", p.evening.ID, round+1, table+1)
}

// played returns the library's games of evenings, by mark.
func (p *page) played() map[string]*shelf.Summary {
	games := p.env.Shelf.Known().Games
	found := make(map[string]*shelf.Summary)
	for i := range games {
		if of := games[i].Tag(club.Tag); of != "" && games[i].Game.Info().ID == p.evening.Game {
			found[of] = &games[i]
		}
	}
	return found
}

// recordResults records the results of games that have ended, and reports whether there were any.
func (p *page) recordResults() (found bool) {
	if p.visit || p.evening.Decided() {
		return false
	}
	last := len(p.evening.Rounds) - 1
	games := p.played()
	for t, pairing := range p.evening.Last() {
		if !pairing.Waits() {
			continue
		}
		r := p.hallResult(live.Place{Round: last, Table: t})
		if g := games[p.mark(last, t)]; r == club.Open && g != nil {
			r = p.result(g, pairing)
		}
		found = found || r != club.Open
		_ = p.evening.Decide(last, t, r)
	}
	if found {
		p.keep()
	}
	return found
}

// result returns the result of a stored game; its players may have either side.
func (p *page) result(g *shelf.Summary, of club.Pairing) club.Result {
	switch o := played.Outcome(g); {
	case o.Result == rules.Drawn:
		return club.Drawn
	case !o.Over():
		return club.Open
	case g.Players[o.Winner] == p.evening.Names(of)[0]:
		return club.FirstWon
	default:
		return club.SecondWon
	}
}

// round adds the games of the last round, with buttons to play them and their results.
func (p *page) round(c *ui.Column) {
	w, last := p.env.App.Words, len(p.evening.Rounds)-1
	c.Heading("club.round", w.T(key.ClubRound, "n", last+1))
	games := p.played()
	for t, pairing := range p.evening.Last() {
		id, names := "club.table."+strconv.Itoa(t), p.evening.Names(pairing)
		if pairing.Second == club.Bye {
			c.Words(id, w.T(key.ClubBye, "name", names[0]), 16, false, true)
			continue
		}
		c.Words(id, names[0]+" – "+names[1], 18, true, false)
		p.results(c, id, last, t)
		g := games[p.mark(last, t)]
		if elsewhere := p.addState(c, id, last, t); pairing.Result == club.Open && (!elsewhere || g != nil && !bylink.IsTable(g)) {
			label := key.ClubPlay
			if g != nil {
				label = key.MenuContinue
			}
			c.Button(ui.Node{ID: id + ".play", Label: w.T(label), Icon: "play", Style: ui.PlainButton, Size: 16, Press: func() { p.play(last, t, g) }})
		}
		c.Space(4)
	}
	p.next(c)
}

func (p *page) results(c *ui.Column, id string, round, table int) {
	w, pairing := p.env.App.Words, p.evening.Rounds[round][table]
	names := p.evening.Names(pairing)
	aloud := []string{w.T(key.ClubWon, "name", names[0]), w.T(key.ClubDraw), w.T(key.ClubWon, "name", names[1])}
	var list []ui.Choice
	for i, r := range []club.Result{club.FirstWon, club.Drawn, club.SecondWon} {
		on := pairing.Result == r
		list = append(list, ui.Choice{ID: id + []string{".first", ".draw", ".second"}[i], Label: score(r), Checked: on, Pick: func() {
			if on {
				r = club.Open
			}
			_ = p.evening.Decide(round, table, r)
			p.keep()
		}})
	}
	from := len(c.Nodes)
	c.Chips(names[0]+" – "+names[1], list)
	for i := range list {
		c.Nodes[from+i].Label = aloud[i]
	}
}

func score(r club.Result) string {
	return map[club.Result]string{club.Open: " : ", club.FirstWon: "1 : 0", club.SecondWon: "0 : 1", club.Drawn: "½ : ½"}[r]
}

// play opens the game of a pairing over the page. A new game has the rules and the clock last chosen.
func (p *page) play(round, table int, g *shelf.Summary) {
	if g != nil {
		p.env.Open.Saved(g.ID)
		return
	}
	pairing := p.evening.Rounds[round][table]
	var clocks [2]clock.Control
	if pair, err := clock.ParsePair(p.env.Starter.Choice(p.evening.Game).Clock); err == nil {
		clocks = pair
	}
	var players [2]wording.Player
	for i, name := range p.evening.Names(pairing) {
		players[i] = wording.Player{Name: name, Seat: i + 1, Clock: clocks[i]}
	}
	err := p.env.Starter.BeginOver(p.game, starting.NewRules(p.env.Starter, p.game).Begun(), players, match.Tag{Name: club.Tag, Value: p.mark(round, table)})
	if err != nil {
		p.env.App.Notice(p.env.App.Words.T(key.NewgameFailed))
	}
}
