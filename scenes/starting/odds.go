package starting

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// An Odds edits how a game is made even: what one player gives the other, whether sides may be changed after
// the first turn, and how many games decide.
type Odds struct {
	env  *Starter
	info rules.Info
	even *settings.Balance
	can  func() []rules.Odds
	// apart is for games by links, in which only a head start is possible.
	apart bool
}

// NewOdds returns an editor of even; options are the rules being chosen at the same time.
func NewOdds(env *Starter, game rules.Game, options *Rules, even *settings.Balance) *Odds {
	return &Odds{env: env, info: game.Info(), even: even, can: func() []rules.Odds { return rules.OddsOf(game, options.remembered()) }}
}

// ByLink returns the same for a game by links.
func (o *Odds) ByLink() *Odds {
	by := *o
	by.apart = true
	return &by
}

// Any reports whether there is anything to choose.
func (o *Odds) Any() bool { return !o.apart || len(o.can()) > 0 }

func (o *Odds) gives() match.Odds {
	odds, _ := match.ParseOdds(o.even.Odds)
	for _, can := range o.can() {
		if can.Name == odds.Name {
			return match.Odds{Name: odds.Name, Count: min(odds.Count, can.Most)}
		}
	}
	return match.Odds{}
}

// pie reports whether sides may be changed; a game with such a rule of its own does not need it.
func (o *Odds) pie() bool { return o.even.Pie && o.canPie() }

func (o *Odds) canPie() bool {
	_, own := o.info.Option("pie")
	return !own && !o.apart
}

// games returns the length of a series; 1 is no series.
func (o *Odds) games() int {
	if o.apart {
		return 1
	}
	return max(o.even.Games, 1)
}

// Words describes what is not as usual; empty if nothing is.
func (o *Odds) Words(names [2]string) []string {
	w := o.env.App.Words
	var parts []string
	if odds := o.gives(); odds.Count > 0 {
		parts = append(parts, wording.Gives(w, names[o.even.Giver], odds))
	}
	if o.pie() {
		parts = append(parts, w.T(key.OddsPie))
	}
	if n := o.games(); n > 1 {
		parts = append(parts, w.T(key.OddsBest, "n", n))
	}
	return parts
}

// Lay adds the controls; names are those of the two players.
func (o *Odds) Lay(c *ui.Column, names [2]string) {
	w := o.env.App.Words
	if can := o.can(); len(can) > 0 {
		o.given(c, can, names)
	}
	if o.canPie() {
		c.Toggle("newgame.pie", w.T(key.OddsPie), o.even.Pie, func(on bool) { o.even.Pie = on })
		c.Words("newgame.pie.about", w.T(key.OddsPieAbout), 14, false, true)
	}
	if o.apart {
		return
	}
	games := func(id, label string, n int) ui.Choice {
		return ui.Choice{ID: "newgame.games." + id, Label: label, Pick: func() { o.even.Games = n }, Checked: o.games() == n}
	}
	list := []ui.Choice{games("1", w.T(key.OddsOne), 1)}
	for _, n := range session.SeriesLengths() {
		list = append(list, games(strconv.Itoa(n), w.T(key.OddsBest, "n", n), n))
	}
	c.Space(4)
	c.Choices(w.T(key.OddsSeries), list)
}

func (o *Odds) given(c *ui.Column, can []rules.Odds, names [2]string) {
	w, now := o.env.App.Words, o.gives()
	pick := func(id, label string, odds match.Odds) ui.Choice {
		return ui.Choice{ID: "newgame.odds." + id, Label: label, Pick: func() { o.even.Odds = odds.String() }, Checked: odds.Name == now.Name}
	}
	list := []ui.Choice{pick("none", w.T(key.OddsNone), match.Odds{})}
	most := 0
	for _, odds := range can {
		list = append(list, pick(odds.Name, w.Of(key.OddsKinds, odds.Name), match.Odds{Name: odds.Name, Count: 1}))
		if odds.Name == now.Name {
			most = odds.Most
		}
	}
	c.Space(4)
	c.Choices(w.T(key.OddsTitle), list)
	if now.Count == 0 {
		return
	}
	c.Words("newgame.odds.about", w.Of(key.OddsAbout, now.Name), 14, false, true)
	if most > 1 {
		step := func(n int) func() {
			if n < 1 || n > most {
				return nil
			}
			return func() { o.even.Odds = match.Odds{Name: now.Name, Count: n}.String() }
		}
		c.Stepper("newgame.odds.count", w.T(key.OddsCount), strconv.Itoa(now.Count), step(now.Count-1), step(now.Count+1))
	}
	var givers []ui.Choice
	for i, name := range names {
		givers = append(givers, ui.Choice{ID: "newgame.odds.by" + strconv.Itoa(i+1), Label: name, Pick: func() { o.even.Giver = i }, Checked: o.even.Giver == i})
	}
	c.Choices(w.T(key.OddsWho), givers)
}

// tags returns the record's headers, except the odds, which belong to a player.
func (o *Odds) tags() []match.Tag {
	var tags []match.Tag
	if o.pie() {
		tags = append(tags, session.PieOn())
	}
	if n := o.games(); n > 1 {
		tags = append(tags, session.Series{ID: session.NewSeed(o.env.Rand), Of: n}.Tags()...)
	}
	return tags
}
