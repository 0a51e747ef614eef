package evening

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/club"
	"tidepool/play/match"
	"tidepool/play/table"
	"tidepool/rules"
	"tidepool/scenes/live"
	"tidepool/scenes/ui"
)

// convene makes or rejoins the hall of an evening that this device runs.
func (p *page) convene() {
	setup, err := p.env.Starter.Club(p.game)
	if err == nil {
		p.hall = p.env.Live.Convene(p.evening.Hall, setup)
	}
	if p.hall == nil {
		p.env.App.Notice(p.env.App.Words.T(key.TableRefused))
	}
}

// Poll implements [ui.Poller], so that the evening continues under other pages too.
func (p *page) Poll() {
	if p.hall == nil {
		return
	}
	changed := p.hall.Tick()
	heard := p.hall.Heard()
	for _, text := range heard {
		p.parts.Add(text)
		p.allSent = false
	}
	if p.visit {
		changed = p.follow(len(heard) > 0) || changed
	} else {
		p.sendNext()
		changed = changed && p.recordResults() || changed
	}
	if changed {
		p.env.App.Changed()
	}
}

// sendNext sends the next part of the evening that has not been sent or has changed, and watches the open games.
func (p *page) sendNext() {
	if at := p.hall.At(); at.Name != "" && p.evening.At == "" {
		p.evening.At = at.String()
		p.keep()
	}
	p.evicted = p.evicted || p.hall.Trouble() == key.ClubNewer
	if p.evicted && p.hall.Ready() {
		p.evicted = false
		p.adopt()
	}
	if !p.allSent && p.hall.Ready() {
		text := p.parts.Missing(p.evening)
		if p.allSent = text == ""; !p.allSent {
			p.hall.Say(text)
		}
	}
	var open []live.Place
	for t, pairing := range p.evening.Last() {
		if pairing.Waits() {
			open = append(open, live.Place{Round: len(p.evening.Rounds) - 1, Table: t})
		}
	}
	p.hall.Follow(open)
}

// hallResult returns the result of the game at a table of the hall, where the first player is the maker.
func (p *page) hallResult(at live.Place) club.Result {
	if p.hall == nil {
		return club.Open
	}
	m, near, _ := p.hall.Game(at)
	if m == nil || !m.Outcome().Over() {
		return club.Open
	}
	o := m.Outcome()
	if o.Result == rules.Drawn {
		return club.Drawn
	}
	if (o.Winner == rules.Near) == (near == table.Maker) {
		return club.FirstWon
	}
	return club.SecondWon
}

// addState adds the state of the game at a table of the hall, and a button to join it if this device's player plays
// there. It reports whether the game is played through the hall.
func (p *page) addState(c *ui.Column, id string, round, t int) (elsewhere bool) {
	pairing := p.evening.Rounds[round][t]
	if p.hall == nil || pairing.Result != club.Open {
		return false
	}
	w := p.env.App.Words
	m, _, came := p.hall.Game(live.Place{Round: round, Table: t})
	says := w.T(key.ClubNobody)
	switch {
	case came == 1:
		says = w.T(key.ClubHalf)
	case came == 2:
		says = w.T(key.GamesGoing, "n", m.Ply()+1)
	}
	c.Words(id+".state", says, 15, false, true)
	if mine, _, ok := p.evening.Table(p.evening.You); ok && mine == t {
		p.addJoin(c)
		return true
	}
	return came == 2
}

// addJoin adds the button to join this device's player's table.
func (p *page) addJoin(c *ui.Column) {
	c.Button(ui.Node{ID: "club.sit", Label: p.env.App.Words.T(key.ClubSit), Icon: "play", Style: ui.MainButton, Size: 17, Press: p.sit})
}

// sit joins this device's player's table, or opens the game already begun there.
func (p *page) sit() {
	t, pairing, ok := p.evening.Table(p.evening.You)
	if !ok {
		return
	}
	round := len(p.evening.Rounds) - 1
	p.opened = round + 1
	if g := p.played()[p.mark(round, t)]; g != nil {
		p.env.Open.Saved(g.ID)
		return
	}
	names := p.evening.Names(pairing)
	seat := table.Maker
	if names[1] == p.evening.You {
		seat = table.Guest
	}
	p.hall.Sit(live.Place{Round: round, Table: t}, live.Sitting{Seat: seat, Names: names, Tag: match.Tag{Name: club.Tag, Value: p.mark(round, t)}})
}

// devices adds the controls for playing on the players' own devices.
func (p *page) devices(c *ui.Column) {
	w := p.env.App.Words
	if p.hall == nil && !p.env.Live.Served() {
		return
	}
	c.Button(ui.Node{ID: "club.devices", Label: w.T(key.ClubDevices), Icon: "share", Style: ui.PlainButton, Size: 17, Press: p.link})
	if p.hall == nil {
		return
	}
	p.trouble(c)
	c.Words("club.came", w.T(key.ClubCame, "n", p.hall.Here()), 15, false, true)
	label := w.T(key.ClubToo)
	if p.evening.You != "" {
		label = w.T(key.ClubYou, "name", p.evening.You)
	}
	c.Button(ui.Node{ID: "club.you", Label: label, Style: ui.PlainButton, Size: 17, Press: p.askWho})
}

// link shows the link for the players. The first time it also makes the hall.
func (p *page) link() {
	if p.hall == nil {
		p.evening.Hall = p.env.Live.NewHall()
		if p.convene(); p.hall == nil {
			p.evening.Hall = ""
			return
		}
		p.keep()
	}
	p.hall.Links()
}

// trouble adds the reason if the server has closed the connection for good.
func (p *page) trouble(c *ui.Column) {
	if says := p.hall.Trouble(); says != key.None {
		c.Words("club.trouble", p.env.App.Words.T(says), 15, false, false)
		c.Nodes[len(c.Nodes)-1].Warn = true
	}
}

// names adds a choice of the player who uses this device. then is called after a choice.
func (p *page) names(c *ui.Column, then func()) {
	w := p.env.App.Words
	var list []ui.Choice
	for i, x := range p.evening.Players {
		if x.Left > 0 {
			continue
		}
		list = append(list, ui.Choice{ID: "club.who." + strconv.Itoa(i), Label: x.Name, Checked: x.Name == p.evening.You, Pick: func() {
			p.evening.You, p.opened = x.Name, 0
			p.keep()
			then()
		}})
	}
	c.Chips(w.T(key.ClubWho), list)
}

// askWho asks which player uses the device that runs the evening.
func (p *page) askWho() {
	app := p.env.App
	app.Push(ui.NewSheet(ui.Sheet{ID: "who", App: app}, func(c *ui.Column) {
		c.Title("who.title", app.Words.T(key.ClubWho), 20)
		p.names(c, app.Pop)
		c.Button(ui.Node{ID: "who.close", Label: app.Words.T(key.Close), Style: ui.PlainButton, Press: app.Pop})
	}))
}
