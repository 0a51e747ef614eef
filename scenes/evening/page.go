package evening

import (
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/play/club"
	"tidepool/play/link"
	"tidepool/rules"
	"tidepool/scenes/live"
	"tidepool/scenes/pages"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type page struct {
	ui.Page
	env     *Services
	game    rules.Game
	evening *club.Evening
	name    *ui.TextLine
	refused bool // the last name was not accepted
	ticks   int

	// hall connects the players' own devices, nil if none; parts holds those sent through it.
	hall  *live.Hall
	parts club.Parts
	// allSent is set once everything has been sent.
	allSent bool
	// visit is set if another device runs the evening. opened is the last round whose table was opened for this device's
	// player, announced the last round announced to them while they were on another page. Both count from 1.
	visit                    bool
	opened, announced, polls int
	// evicted is set while another device or window runs the evening.
	evicted bool
}

func newPage(env *Services, game rules.Game) *page {
	p := &page{Page: ui.Page{ID: "club", At: pages.Route(game.Info().ID, pages.Club), App: env.App, Most: ui.TwoColumns}, env: env, game: game, parts: make(club.Parts)}
	p.name = &ui.TextLine{Max: settings.MaxName, Enter: p.join, Changed: func(string) { p.refused = false }}
	env.Live.Look()
	return p
}

// read sets the evening from the settings. It returns false if there is none for this game.
func (p *page) read(of map[string]string) (ok bool) {
	id := p.game.Info().ID
	e, err := club.Parse(of[id])
	if err != nil || e.Game != id {
		return false
	}
	p.evening = e
	return true
}

// New returns the page of a game's evening, or of a new one if there is none.
func New(env *Services, game rules.Game) ui.Scene {
	p := newPage(env, game)
	if !p.read(env.Prefs.Settings.Clubs) {
		if p.read(env.Prefs.Settings.Visits) {
			if at, err := link.DecodeTable(p.evening.At); err == nil {
				return Visit(env, at, game)
			}
		}
		p.evening = club.New(strconv.FormatUint(env.Rand.Uint64(), 36), club.RoundRobin, game.Info().ID)
	}
	if p.evening.Hall != "" {
		p.convene()
	}
	p.recordResults()
	return p
}

func (p *page) keep() {
	p.allSent = false
	now := p.env.Prefs.Settings
	if p.visit {
		now.Evenings = now.Evenings.Visiting(p.evening.Game, p.evening.Text())
	} else {
		now.Evenings = now.Evenings.With(p.evening.Game, p.evening.Text())
	}
	p.env.Prefs.Apply(now)
	p.env.Prefs.Queue.Soon()
	p.env.App.Changed()
}

func (p *page) begun() bool { return len(p.evening.Rounds) > 0 }

// checkEvery is the number of ticks between two checks for results.
const checkEvery = 30

// Tick records the results of games that have ended.
func (p *page) Tick() (redraw, relayout bool) {
	if p.ticks++; p.ticks%checkEvery != 0 {
		return false, false
	}
	return false, p.recordResults()
}

func (p *page) join() {
	if _, err := p.evening.Join(p.name.Text); err != nil {
		p.refused = true
		p.env.App.Say(p.env.App.Words.T(key.ClubTaken))
		p.env.App.Changed()
		return
	}
	p.name.Text, p.refused = "", false
	p.keep()
}

func (p *page) Layout(f ui.Frame) ui.Layout {
	w := p.env.App.Words
	groups := []func(*ui.Column){p.kind, p.players}
	switch {
	case p.visit && p.begun():
		groups = []func(*ui.Column){p.mine, p.games, p.standings}
	case p.visit:
		groups = []func(*ui.Column){p.mine}
	case p.begun():
		groups = []func(*ui.Column){p.round, p.standings, p.players}
	}
	var sheets []sprites.Rect
	l := p.Lay(f, ui.Joined(w.T(key.ClubTitle), w.Game(p.evening.Game)), func(c *ui.Column) {
		if !p.visit && !p.begun() {
			c.Words("club.about", w.T(key.ClubAbout), 16, false, true)
		}
		sheets = c.Groups(groups)
		switch {
		case p.visit:
			c.Button(ui.Node{ID: "club.forget", Label: w.T(key.ClubForget), Style: ui.PlainButton, Size: 17, Press: p.forget})
		case p.begun():
			c.Pair(
				ui.Node{ID: "club.sheet", Label: w.T(key.ClubSheet), Icon: "save", Style: ui.PlainButton, Press: p.print},
				ui.Node{ID: "club.end", Label: w.T(key.ClubEnd), Icon: "trash", Style: ui.PlainButton, Press: p.askEnd})
		}
	}, nil)
	l.Parts = sheets
	return l
}

func (p *page) Draw(painter *sprites.Painter, l *ui.Layout) {
	p.DrawGroups(painter, l, l.Parts.([]sprites.Rect))
	p.Page.Draw(painter, l)
}

func (p *page) kind(c *ui.Column) {
	w := p.env.App.Words
	var list []ui.Choice
	about := key.None
	for _, k := range []struct {
		kind        club.Kind
		name, about key.Text
	}{{club.RoundRobin, key.ClubRobin, key.ClubRobinAbout}, {club.Swiss, key.ClubSwiss, key.ClubSwissAbout}, {club.Ladder, key.ClubLadder, key.ClubLadderAbout}} {
		on := p.evening.Kind == k.kind
		if on {
			about = k.about
		}
		list = append(list, ui.Choice{ID: "club.kind." + string(k.kind), Label: w.T(k.name), Checked: on, Pick: func() { p.evening.Kind = k.kind; p.keep() }})
	}
	c.Heading("club.kind", w.T(key.ClubKind))
	c.Chips(w.T(key.ClubKind), list)
	c.Words("club.kind.about", w.T(about), 15, false, true)
}

// player adds the name of a player, and beside it the button by which they leave.
func (p *page) player(c *ui.Column, i int, id, name string) {
	side, top := 44*c.Text, c.Y
	c.W -= side
	c.Words(id, name, 17, false, false)
	c.W += side
	n := &c.Nodes[len(c.Nodes)-1]
	h := max(side, n.Rect.H)
	n.Rect.Y += (h - n.Rect.H) / 2
	c.Add(ui.Node{ID: id + ".leave", Role: ui.RoleButton, Label: p.env.App.Words.T(key.ClubLeave, "name", name), Icon: "close", Style: ui.QuietButton, Size: 16 * c.Text,
		Rect:  sprites.Rect{X: c.X + c.W - side, Y: top + (h-side)/2, W: side, H: side},
		Press: func() { p.evening.Leave(i); p.keep() }})
	c.Y = top + h
}

// players adds the list of players, a field for a new one, and what follows it.
func (p *page) players(c *ui.Column) {
	w := p.env.App.Words
	c.Heading("club.players", w.T(key.ClubPlayers))
	for i, x := range p.evening.Players {
		id := "club.player." + strconv.Itoa(i)
		if x.Left > 0 {
			c.Words(id, w.T(key.ClubLeft, "name", x.Name), 16, false, true)
			continue
		}
		p.player(c, i, id, x.Name)
	}
	c.Space(6)
	c.BareField("club.name", w.T(key.ClubName), w.T(key.ClubName), p.name)
	if p.refused {
		c.Words("club.refused", w.T(key.ClubTaken), 15, false, false)
		c.Nodes[len(c.Nodes)-1].Warn = true
	}
	c.Button(ui.Node{ID: "club.add", Label: w.T(key.ClubAdd), Style: ui.PlainButton, Size: 17, Disabled: strings.TrimSpace(p.name.Shown()) == "", Press: p.join})
	p.devices(c)
	if !p.begun() {
		p.next(c)
	}
}

// next adds the button for the next round, or the reason why there is none.
func (p *page) next(c *ui.Column) {
	w := p.env.App.Words
	_, err := p.evening.Next()
	c.Button(ui.Node{ID: "club.begin", Label: w.T(key.ClubBegin, "n", len(p.evening.Rounds)+1), Icon: "play", Style: ui.MainButton, Disabled: err != nil, Press: p.begin})
	switch {
	case err == nil:
	case !p.evening.Decided():
		c.Words("club.why", w.T(key.ClubWait), 15, false, true)
	case len(p.evening.Here()) < 2:
		c.Words("club.why", w.T(key.ClubFew), 15, false, true)
	default:
		c.Words("club.why", w.T(key.ClubDone), 15, false, true)
	}
}

func (p *page) begin() {
	round, err := p.evening.Next()
	if err == nil {
		err = p.evening.Begin(round)
	}
	if err == nil {
		p.keep()
	}
}

func (p *page) askEnd() {
	w := p.env.App.Words
	p.env.App.Push(ui.NewQuestion(p.env.App, w.T(key.ClubEndAsk), false, func() {
		now := p.env.Prefs.Settings
		now.Evenings = now.Evenings.With(p.evening.Game, "")
		p.env.Prefs.Apply(now)
		p.env.App.Replace(New(p.env, p.game))
	}))
}
