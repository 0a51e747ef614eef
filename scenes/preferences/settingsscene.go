package preferences

import (
	"slices"
	"strconv"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/scenes/pages"
	"tidepool/scenes/settings"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type settingsScene struct {
	ui.Page
	env *Services
}

func New(env *Services) ui.Scene {
	return &settingsScene{env: env, Page: ui.Page{ID: "settings", At: pages.Settings, App: env.App, Most: ui.TwoColumns}}
}

func (s *settingsScene) change(f func(*settings.Preferences)) func() {
	return func() {
		next := s.env.Prefs.Settings
		f(&next.Preferences)
		s.env.Prefs.Apply(next)
	}
}

func (s *settingsScene) Layout(f ui.Frame) ui.Layout {
	var sheets []sprites.Rect // places of the groups, before scrolling
	l := s.Lay(f, s.env.App.Words.T(key.SettingsTitle), func(c *ui.Column) {
		if c.Single() {
			s.index(c)
		}
		var fills []func(*ui.Column)
		for _, g := range s.groups() {
			fills = append(fills, func(c *ui.Column) {
				c.Heading(g.id(), g.title)
				g.fill(c)
			})
		}
		sheets = c.Groups(fills)
		c.Words("settings.files", s.place(), 14, false, true)
		if v := s.env.Version; v != "" {
			c.Words("settings.version", s.env.App.Words.T(key.SettingsVersion, "version", v), 14, false, true)
		}
		push := func(open func() ui.Scene) func() { return func() { s.env.App.Push(open()) } }
		c.Pair(
			ui.Node{ID: "settings.about", Label: s.env.App.Words.T(key.CreditsOpen), Icon: "help", Style: ui.PlainButton, Press: push(s.env.Open.Credits)},
			ui.Node{ID: "settings.keys", Label: s.env.App.Words.T(key.CreditsKeys), Icon: "keys", Style: ui.PlainButton, Press: push(s.env.Open.Keys)})
	}, nil)
	l.Parts = sheets
	return l
}

// A group is a part of the page.
type group struct {
	name, title string
	fill        func(*ui.Column)
}

func (g *group) id() string { return "settings.group." + g.name }

// groups returns the groups in their order: the language, without which the others cannot be read, then what is changed
// most.
func (s *settingsScene) groups() []group {
	w := s.env.App.Words
	list := []group{
		{"language", w.T(key.SettingsGroupLanguage), s.language},
		{"look", w.T(key.SettingsGroupLook), s.looks}, {"table", w.T(key.SettingsGroupTable), s.table},
		{"sound", w.T(key.SettingsGroupSound), s.sounds}, {"boards", w.T(key.BoardsGroup), s.boards},
	}
	if s.env.Broker != nil {
		list = append(list, group{"engine", w.T(key.SettingsGroupEngine), s.engine})
	}
	return list
}

// index adds buttons that lead to the groups, where these stand below each other.
func (s *settingsScene) index(c *ui.Column) {
	var chips []ui.Node
	margin := 8 * c.Text
	for _, g := range s.groups() {
		chips = append(chips, ui.Node{ID: "settings.to." + g.name, Role: ui.RoleButton, Label: g.title, Press: func() { s.env.App.Scrolling.ToNode(g.id(), margin) }})
	}
	c.FlowChips(chips, ui.ChipShape{Size: 16, High: 44, Gap: 8, Pad: 14})
	c.Y += c.Gap
}

func (s *settingsScene) Draw(p *sprites.Painter, l *ui.Layout) {
	s.DrawGroups(p, l, l.Parts.([]sprites.Rect))
	s.Page.Draw(p, l)
}

func (s *settingsScene) language(c *ui.Column) {
	w, now := s.env.App.Words, s.env.Prefs.Settings
	list := []ui.Choice{{ID: "settings.language.system", Label: w.T(key.SettingsLanguageSystem), Pick: s.change(func(n *settings.Preferences) { n.Language = "" }), Checked: now.Language == ""}}
	for _, l := range locale.Languages() {
		list = append(list, ui.Choice{ID: "settings.language." + l.Tag, Label: l.Name, Pick: s.change(func(n *settings.Preferences) { n.Language = l.Tag }), Checked: now.Language == l.Tag})
	}
	first := len(c.Nodes)
	c.Choices("", list)
	for i := range c.Nodes[first:] {
		c.Nodes[first+i].Group = w.T(key.SettingsGroupLanguage)
	}
	if name := s.env.Language.ComingName(); name != "" {
		c.Words("settings.language.coming", w.T(key.SettingsLanguageComing, "language", name), 15, false, true)
	}
}

func (s *settingsScene) sounds(c *ui.Column) {
	w, now := s.env.App.Words, s.env.Prefs.Settings
	c.Toggle("settings.sound", w.T(key.SettingsSound), now.Sound, func(on bool) { s.change(func(n *settings.Preferences) { n.Sound = on })() })
	s.percentage(c, "settings.volume", key.SettingsVolume, now.Volume, func(n *settings.Preferences, v int) { n.Volume = v })
	s.percentage(c, "settings.ambience", key.SettingsAmbience, now.Ambience, func(n *settings.Preferences, v int) { n.Ambience = v })
	if s.env.Platform.CanVibrate() {
		c.Toggle("settings.vibration", w.T(key.SettingsVibration), now.Vibration, func(on bool) { s.change(func(n *settings.Preferences) { n.Vibration = on })() })
	}
}

func (s *settingsScene) looks(c *ui.Column) {
	w, now := s.env.App.Words, s.env.Prefs.Settings
	oneOf(s, c, "theme", settings.Themes(), now.Theme, func(n *settings.Preferences, t settings.Theme) { n.Theme = t })
	pieces := []string{"pictures", "plain"}
	oneOf(s, c, "pieces", pieces, pieces[btoi(now.Plain)], func(n *settings.Preferences, v string) { n.Plain = v == "plain" })
	oneOf(s, c, "motion", settings.Motions(), now.Motion, func(n *settings.Preferences, m settings.Motion) { n.Motion = m })
	s.textSize(c, now.Text)
	if s.env.Platform.CanFill() {
		c.Toggle("settings.fullscreen", w.T(key.SettingsFullscreen), s.env.Platform.FullScreen(), s.env.Platform.SetFullScreen)
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

func (s *settingsScene) boards(c *ui.Column) {
	w := s.env.App.Words
	for _, g := range s.env.Looks.Games {
		if !g.Dresses() {
			continue
		}
		var list []ui.Choice
		for look, k := range g.Looks {
			list = append(list, ui.Choice{ID: "settings.board." + g.ID() + "." + strconv.Itoa(look), Label: w.T(k), Checked: s.env.Looks.Wears(g.ID()) == look,
				Pick: s.change(func(n *settings.Preferences) { *n = n.Dressed(g.ID(), look) })})
		}
		c.Choices(s.env.App.Words.Game(g.ID()), list)
	}
}

func (s *settingsScene) table(c *ui.Column) {
	w, now := s.env.App.Words, s.env.Prefs.Settings
	s.seating(c)
	oneOf(s, c, "place", settings.Places(), now.BoardPlace, func(n *settings.Preferences, v settings.Place) { n.BoardPlace = v })
	c.Slider("settings.size", w.T(key.SettingsSize), w.T(key.SettingsTextN, "n", strconv.Itoa(now.BoardSize)),
		&ui.Slide{Value: now.BoardSize - settings.LeastSize, Most: 100 - settings.LeastSize, Step: 5, Set: func(v int) {
			s.change(func(n *settings.Preferences) { n.BoardSize = settings.LeastSize + v })()
		}})
	c.Toggle("settings.confirm", w.T(key.SettingsConfirm), now.Confirm, func(on bool) { s.change(func(n *settings.Preferences) { n.Confirm = on })() })
}

func (s *settingsScene) engine(c *ui.Column) {
	w, now := s.env.App.Words, s.env.Prefs.Settings
	var times []ui.Choice
	for _, t := range settings.ThinkTimes() {
		times = append(times, ui.Choice{ID: "settings.think." + strconv.Itoa(t), Label: w.T(key.SettingsThinkN, "n", t), Pick: s.change(func(n *settings.Preferences) { n.Think = t }), Checked: now.Think == t})
	}
	c.Choices(w.T(key.SettingsThink), times)
	c.Toggle("settings.scorebar", w.T(key.SettingsScorebar), now.ScoreBar, func(on bool) { s.change(func(n *settings.Preferences) { n.ScoreBar = on })() })
	c.Toggle("settings.resigns", w.T(key.SettingsResigns), now.Resigns, func(on bool) { s.change(func(n *settings.Preferences) { n.Resigns = on })() })
}

// oneOf adds a setting with a few values. The keys of its words are name, and name with a dot and the value.
func oneOf[T ~string](s *settingsScene, c *ui.Column, name string, values []T, now T, set func(*settings.Preferences, T)) {
	var list []ui.Choice
	for _, v := range values {
		own := name + "." + string(v)
		list = append(list, ui.Choice{ID: "settings." + own, Label: s.env.App.Words.Of(key.Settings, own), Pick: s.change(func(n *settings.Preferences) { set(n, v) }), Checked: v == now})
	}
	c.Choices(s.env.App.Words.Of(key.Settings, name), list)
}

func (s *settingsScene) percentage(c *ui.Column, id string, words key.Text, value int, set func(*settings.Preferences, int)) {
	c.Slider(id, s.env.App.Words.T(words), s.env.App.Words.T(key.SettingsTextN, "n", strconv.Itoa(value)),
		&ui.Slide{Value: value, Most: 100, Step: 5, Set: func(v int) { s.change(func(n *settings.Preferences) { set(n, v) })() }})
}

func (s *settingsScene) textSize(c *ui.Column, size int) {
	w, list := s.env.App.Words, settings.TextSizes()
	i := slices.Index(list, size)
	to := func(i int) func() {
		if i < 0 || i >= len(list) {
			return nil
		}
		return s.change(func(n *settings.Preferences) { n.Text = list[i] })
	}
	if i < 0 { // a foreign value: take the nearest step of the list
		i, _ = slices.BinarySearch(list, size)
	}
	c.Stepper("settings.text", w.T(key.SettingsText), w.T(key.SettingsTextN, "n", strconv.Itoa(size)), to(i-1), to(i+1))
}

func (s *settingsScene) place() string {
	switch {
	case !s.env.Kept:
		return s.env.App.Words.T(key.SettingsNofiles)
	case s.env.Place == "":
		return s.env.App.Words.T(key.SettingsFilesBrowser)
	}
	return s.env.App.Words.T(key.SettingsFiles, "place", s.env.Place)
}
