package scenes

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// newGameScene asks who plays, who starts and by which rules.
type newGameScene struct {
	ui.Page
	env    *Env
	game   rules.Game
	look   *board.Game
	info   rules.Info
	values rules.Values
	names  [2]*ui.TextLine
	levels [2]int // 0 is a person
	// usual are the levels that a side gets when the engine is to play it.
	usual  [2]int
	starts int // 0 or 1: that player; 2: lots
	seed   *ui.TextLine
	err    string
}

func newNewGame(env *Env, game rules.Game) *newGameScene {
	info := game.Info()
	values, err := rules.ParseOptions(info.Options, env.Settings.Options[info.ID])
	if err != nil {
		values, _ = rules.ParseOptions(info.Options, "") // an older program's options
	}
	n := &newGameScene{env: env, Page: ui.Page{App: env.app, Aside: 0.4}, game: game, look: env.looks.of(info.ID), info: info, values: values, starts: 2}
	for i := range n.names {
		n.names[i] = &ui.TextLine{Text: env.Settings.Names[i], Max: settings.MaxName}
		n.usual[i] = firstLevel
		if l := env.Settings.Levels[i]; l > 0 && env.broker != nil {
			n.levels[i], n.usual[i] = l, l
		}
	}
	n.seed = &ui.TextLine{Max: 18, Digits: true}
	return n
}

// Name implements Scene.
func (n *newGameScene) Name() string { return "newgame" }

// Layout implements Scene.
func (n *newGameScene) Layout(f ui.Frame) ui.Layout {
	w := n.env.Words
	var banner sprites.Rect // of the cover above the form, unscrolled
	l := n.Lay(f, n.env.GameName(n.info.ID), func(c *ui.Column) {
		if c.Picture.W == 0 && !f.Wide() && c.W >= 520*c.Text {
			banner = sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: min(240*c.Text, f.H*0.23)}
			c.Y += banner.H + c.Gap*1.4
		}
		if c.Picture.W == 0 {
			c.Words("", w.Of(key.GamesAbout, n.info.ID), 16, false, true)
		}
		n.learn(c)
		c.Heading("newgame.players", w.T(key.NewgamePlayers))
		n.playerFields(c)
		n.startChoices(c)
		c.Heading("newgame.rules", w.T(key.NewgameRules))
		for _, o := range n.info.Options {
			n.explained(c, o)
		}
	}, func(c *ui.Column) {
		if n.err != "" {
			c.Words("newgame.error", n.err, 15, false, true)
			c.Nodes[len(c.Nodes)-1].Warn = true
		}
		c.Button(ui.Node{ID: "newgame.start", Label: w.T(key.NewgameStart), Icon: "play", Style: ui.MainButton, Press: n.start})
	})
	l.Parts = banner
	return l
}

func (n *newGameScene) playerName(i int) string {
	if n.levels[i] > 0 {
		return engineName(n.env.Words, n.levels[i])
	}
	if s := strings.TrimSpace(n.names[i].Text); s != "" {
		return s
	}
	return seatName(n.env.Words, i+1)
}

func (n *newGameScene) startChoices(c *ui.Column) {
	w := n.env.Words
	c.Choices(w.T(key.NewgameStarts), []ui.Choice{
		{ID: "newgame.starts.1", Label: n.playerName(0), Pick: func() { n.starts = 0 }, Checked: n.starts == 0},
		{ID: "newgame.starts.2", Label: n.playerName(1), Pick: func() { n.starts = 1 }, Checked: n.starts == 1},
		{ID: "newgame.starts.lots", Label: w.T(key.NewgameStartsLots), Pick: func() { n.starts = 2 }, Checked: n.starts == 2},
	})
}

// explained adds what sets an option, if it can be set now, and below it the
// line that explains it.
func (n *newGameScene) explained(c *ui.Column, o rules.Option) {
	before := len(c.Nodes)
	n.option(c, o)
	if len(c.Nodes) == before {
		return
	}
	c.Y -= c.Gap * 0.45
	c.Words("option."+o.Name+".about", n.env.Words.Of(key.OptionsAbout, o.Name), 14, false, true)
	c.Space(4)
}

// option adds whatever sets one of the game's options.
func (n *newGameScene) option(c *ui.Column, o rules.Option) {
	w := n.env.Words
	label := w.Of(key.Options, o.Name)
	switch o.Kind {
	case rules.DealOption:
		n.dealOption(c, o, label)
	case rules.SeedOption:
		if seeded(n.info, n.values, o) {
			c.Field("option."+o.Name, label, w.T(key.OptionSeedEmpty), n.seed)
		}
	case rules.SizeOption:
		n.sizeOption(c, o, label)
	case rules.ToggleOption:
		c.Toggle("option."+o.Name, label, n.values[o.Name] == "on", func(on bool) {
			n.values[o.Name] = map[bool]string{true: "on", false: "off"}[on]
		})
	case rules.NumberOption:
		n.numberOption(c, o, label)
	default:
		var list []ui.Choice
		for _, v := range o.Values {
			list = append(list, ui.Choice{ID: "option." + o.Name + "." + v, Label: w.Of(key.Options, o.Name+"."+v), Pick: func() { n.set(o.Name, v) }, Checked: n.values[o.Name] == v})
		}
		c.Choices(label, list)
	}
}

// seeded reports whether a seed says anything: not where what it would deal is
// chosen by hand.
func seeded(info rules.Info, values rules.Values, seed rules.Option) bool {
	of, ok := info.Option(seed.Of)
	return !ok || values[of.Name] == of.Default
}

// set changes an option and what is dealt from it.
func (n *newGameScene) set(name, value string) {
	n.values[name] = value
	for _, o := range n.info.Options {
		if o.Kind == rules.DealOption && o.Of == name {
			n.values[o.Name] = o.Default
		}
	}
	n.err = ""
}

func (n *newGameScene) numberOption(c *ui.Column, o rules.Option, label string) {
	i := slices.Index(o.Values, n.values[o.Name])
	step := func(to int) func() {
		if i < 0 || to < 0 || to >= len(o.Values) {
			return nil
		}
		return func() { n.set(o.Name, o.Values[to]) }
	}
	c.Stepper("option."+o.Name, label, n.values[o.Name], step(i-1), step(i+1))
}

// sizeOption offers the usual sizes and, beyond them, any width and height.
func (n *newGameScene) sizeOption(c *ui.Column, o rules.Option, label string) {
	w := n.env.Words
	value := n.values[o.Name]
	usual := slices.Contains(o.Values, value)
	id := "option." + o.Name + "."
	var list []ui.Choice
	for _, v := range o.Values {
		list = append(list, ui.Choice{ID: id + v, Label: w.Of(key.Options, o.Name+"."+v), Pick: func() { n.set(o.Name, v) }, Checked: value == v})
	}
	files, ranks, _ := o.ParseSize(value)
	other := func() {
		if usual {
			n.set(o.Name, unusualSize)
		}
	}
	list = append(list, ui.Choice{ID: id + "other", Label: w.T(key.OptionSizeOther), Pick: other, Checked: !usual})
	c.Choices(label, list)
	if usual {
		return
	}
	step := func(f, r int) func() {
		if lo, hi := int(o.Min), int(o.Max); f < lo || f > hi || r < lo || r > hi {
			return nil
		}
		return func() { n.set(o.Name, strconv.Itoa(f)+"x"+strconv.Itoa(r)) }
	}
	c.Stepper(id+"files", w.T(key.OptionSizeFiles), strconv.Itoa(files), step(files-1, ranks), step(files+1, ranks))
	c.Stepper(id+"ranks", w.T(key.OptionSizeRanks), strconv.Itoa(ranks), step(files, ranks-1), step(files, ranks+1))
}

// unusualSize is where choosing another size begins.
const unusualSize = "7x7"

// dealOption chooses between a shuffle and what is picked by hand.
func (n *newGameScene) dealOption(c *ui.Column, o rules.Option, label string) {
	w, deal := n.env.Words, n.look.Deal
	value := n.values[o.Name]
	random := value == o.Default
	pick := func() {
		n.env.app.Push(newCardChooser(n.env, deal, n.values[o.Of], value, func(chosen string) { n.set(o.Name, chosen) }))
	}
	c.Choices(label, []ui.Choice{
		{ID: "option.deal.random", Label: w.T(key.OptionDealRandom), Pick: func() { n.set(o.Name, o.Default) }, Checked: random},
		{ID: "option.deal.choose", Label: w.T(key.OptionDealChoose), Pick: pick, Checked: !random},
	})
	if random {
		return
	}
	var names []string
	cards, _ := deal.Read(value)
	for _, card := range cards {
		names = append(names, deal.Name(n.env.looks.style(n.env), card))
	}
	c.Words("option.deal.chosen", w.T(key.OptionDealChosen, "cards", strings.Join(names, ", ")), 15, false, true)
}

// begun are the values that a game begins with: chance has its seed.
func (n *newGameScene) begun() rules.Values {
	values := maps.Clone(n.values)
	for _, o := range n.info.Options {
		if o.Kind != rules.SeedOption || !seeded(n.info, n.values, o) {
			continue
		}
		values[o.Name] = n.seed.Text
		if n.seed.Text == "" {
			values[o.Name] = newSeed(n.env)
		} else if trimmed := strings.TrimLeft(n.seed.Text, "0"); trimmed != n.seed.Text {
			values[o.Name] = max(trimmed, "0")
		}
	}
	return values
}

// remembered are the values for the next time: not of what chance decides.
func (n *newGameScene) remembered() rules.Values {
	values := maps.Clone(n.values)
	for _, o := range n.info.Options {
		if o.Kind == rules.SeedOption {
			delete(values, o.Name)
		}
	}
	return values
}

// start begins the game and stores it.
func (n *newGameScene) start() {
	values := n.begun()
	s := n.env.Settings
	s.Names = [2]string{strings.TrimSpace(n.names[0].Text), strings.TrimSpace(n.names[1].Text)}
	s.Options = map[string]string{}
	for k, v := range n.env.Settings.Options {
		s.Options[k] = v
	}
	s.Options[n.info.ID] = n.remembered().Format(n.info.Options)
	first := n.starts
	if first == 2 {
		first = n.env.Rand.IntN(2)
	}
	s.Levels = n.levels
	players := [2]Player{{Name: s.Names[0], Level: n.levels[0], Seat: 1}, {Name: s.Names[1], Level: n.levels[1], Seat: 2}}
	s.Learning = s.Learning.Followed(n.info.ID, 0) // whoever begins needs no offer
	n.env.Apply(s)
	if err := n.env.Begin(n.game, values.Format(n.info.Options), players, first); err != nil {
		n.err = n.env.Words.T(key.NewgameFailed) // options that no choice on this page makes
	}
}

// newSeed is the number of a shuffle, short enough to be told to a friend.
func newSeed(env *Env) string { return strconv.FormatUint(env.Rand.Uint64N(1e9), 10) }

// Draw implements Scene: the game's cover beside or above the form, where
// there is room.
func (n *newGameScene) Draw(p *sprites.Painter, l *ui.Layout) {
	n.Page.Draw(p, l)
	if r := l.Parts.(sprites.Rect); r.W > 0 {
		r.Y -= l.Scroll
		p.Clipped(l.Body, func() { drawCover(p, n.look.Cover, r, 20*n.env.app.Frame().Text, 0) })
	}
	r := l.Picture
	if r.W == 0 {
		return
	}
	u := n.env.app.Frame().Text
	words := 92 * u
	h := min(r.H, r.W*0.8+words)
	r = sprites.Rect{X: r.X, Y: r.Y + (r.H-h)/2, W: r.W, H: h}
	radius := 22 * u
	p.Shade(r, radius, 5, 16, p.Theme.Shadow.Alpha(0.22))
	drawCover(p, n.look.Cover, r, radius, words)
	foot := sprites.Rect{X: r.X + 22*u, Y: r.Y + r.H - words, W: r.W - 44*u, H: words}
	name, about := n.env.GameName(n.info.ID), n.env.Words.Of(key.GamesAbout, n.info.ID)
	p.Text(name, foot.X, foot.Y+32*u, p.Fonts.Fit(name, sprites.Bold, 28*u, 16*u, foot.W), sprites.Bold, sprites.Left, p.Theme.Ink)
	size := 17 * u
	for i, line := range p.Fonts.Wrap(about, sprites.Medium, size, foot.W) {
		p.Text(line, foot.X, foot.Y+62*u+float64(i)*size*1.3, size, sprites.Medium, sprites.Left, p.Theme.Soft)
	}
	p.Frame(r, radius, 1.5, p.Theme.Ink.Alpha(0.25))
}
