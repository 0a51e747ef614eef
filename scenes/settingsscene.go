package scenes

import (
	"slices"
	"strconv"

	"github.com/hajimehoshi/ebiten/v2"

	"tidepool/locale"
	"tidepool/sprites"
)

// settingsScene is where the player's wishes are set. Each takes effect at
// once.
type settingsScene struct {
	page
	groups []sprites.Rect // where each group lies, unscrolled
}

func newSettings(env *Env) *settingsScene {
	return &settingsScene{page: page{env: env, most: settingsWidth}}
}

// settingsWidth is as wide as two columns of settings, in logical pixels at
// the usual size of text.
const settingsWidth = 1040

// Name implements Scene.
func (s *settingsScene) Name() string { return "settings" }

// change applies a changed copy of the settings.
func (s *settingsScene) change(f func(*Settings)) func() {
	return func() {
		next := s.env.Settings
		f(&next)
		s.env.Apply(next)
		s.env.Sound.Tap()
	}
}

// Layout implements Scene.
func (s *settingsScene) Layout(f Frame) []Node {
	groups := []func(*column){s.language, s.sounds, s.looks, s.table}
	if s.env.thinking.thinker != nil {
		groups = append(groups, s.engine)
	}
	return s.lay(f, s.env.Words.T("settings.title"), func(c *column) {
		s.groups = c.groups(groups)
		c.words("settings.files", s.place(), 14, false, true)
		if v := s.env.Version; v != "" {
			c.words("settings.version", s.env.Words.T("settings.version", "version", v), 14, false, true)
		}
		push := func(open func(*Env) Scene) func() { return func() { s.env.app.Push(open(s.env)) } }
		c.pairOfButtons(
			Node{ID: "settings.about", Label: s.env.Words.T("credits.open"), Icon: "help", Style: PlainButton, Press: push(func(e *Env) Scene { return newCredits(e) })},
			Node{ID: "settings.keys", Label: s.env.Words.T("credits.keys"), Icon: "keys", Style: PlainButton, Press: push(func(e *Env) Scene { return newKeys(e) })})
	}, nil)
}

// Draw implements Scene: a sheet below each group.
func (s *settingsScene) Draw(p *sprites.Painter) {
	u := s.env.app.frame.Text
	p.Clipped(s.body, func() {
		for _, r := range s.groups {
			r.Y -= s.scroll
			p.Box(r, 18*u, p.Theme.Panel.Alpha(0.7))
			p.Frame(r, 18*u, 1.5, p.Theme.Line)
		}
	})
	s.page.Draw(p)
}

// language is the group of one choice: its names are in the languages
// themselves.
func (s *settingsScene) language(c *column) {
	w, now := s.env.Words, s.env.Settings
	c.heading("settings.group.language", w.T("settings.group.language"))
	list := []choice{{"settings.language.system", w.T("settings.language.system"), s.change(func(n *Settings) { n.Language = "" }), now.Language == ""}}
	for _, l := range locale.Languages() {
		list = append(list, choice{"settings.language." + l.Tag, l.Name, s.change(func(n *Settings) { n.Language = l.Tag }), now.Language == l.Tag})
	}
	first := len(c.nodes)
	c.choices("", list)
	for i := range c.nodes[first:] {
		c.nodes[first+i].Group = w.T("settings.group.language")
	}
}

// sounds is the group of what is heard.
func (s *settingsScene) sounds(c *column) {
	w, now := s.env.Words, s.env.Settings
	c.heading("settings.group.sound", w.T("settings.group.sound"))
	c.toggle("settings.sound", w.T("settings.sound"), now.Sound, func(on bool) { s.change(func(n *Settings) { n.Sound = on })() })
	s.percentage(c, "settings.volume", now.Volume, func(n *Settings, v int) { n.Volume = v })
	s.percentage(c, "settings.ambience", now.Ambience, func(n *Settings, v int) { n.Ambience = v })
}

// looks is the group of what is seen.
func (s *settingsScene) looks(c *column) {
	w, now := s.env.Words, s.env.Settings
	c.heading("settings.group.look", w.T("settings.group.look"))
	oneOf(s, c, "settings.look", []Look{LookSystem, LookDay, LookNight, LookContrast}, now.Look, func(n *Settings, l Look) { n.Look = l })
	pieces := []string{"pictures", "plain"}
	oneOf(s, c, "settings.pieces", pieces, pieces[btoi(now.Plain)], func(n *Settings, v string) { n.Plain = v == "plain" })
	oneOf(s, c, "settings.motion", []Motion{MotionSlow, MotionNormal, MotionFast, MotionOff}, now.Motion, func(n *Settings, m Motion) { n.Motion = m })
	s.step(c, "settings.text", now.Text, textSizes, func(n *Settings, v int) { n.Text = v })
	if s.env.CanFill == nil || s.env.CanFill() {
		c.toggle("settings.fullscreen", w.T("settings.fullscreen"), ebiten.IsFullscreen(), ebiten.SetFullscreen)
	}
}

func btoi(b bool) int {
	if b {
		return 1
	}
	return 0
}

// table is the group of how people sit and play.
func (s *settingsScene) table(c *column) {
	w, now := s.env.Words, s.env.Settings
	c.heading("settings.group.table", w.T("settings.group.table"))
	oneOf(s, c, "settings.seating", []Seating{SeatSame, SeatOpposite, SeatPass}, now.Seating, func(n *Settings, v Seating) { n.Seating = v })
	c.words("settings.seating.about", w.T("settings.seating."+string(now.Seating)+".about"), 15, false, true)
	c.toggle("settings.confirm", w.T("settings.confirm"), now.Confirm, func(on bool) { s.change(func(n *Settings) { n.Confirm = on })() })
}

// engine is the group of what concerns the computer as a player.
func (s *settingsScene) engine(c *column) {
	w, now := s.env.Words, s.env.Settings
	c.heading("settings.group.engine", w.T("settings.group.engine"))
	var times []choice
	for _, t := range thinkTimes {
		times = append(times, choice{"settings.think." + strconv.Itoa(t), w.T("settings.think.n", "n", t), s.change(func(n *Settings) { n.Think = t }), now.Think == t})
	}
	c.choices(w.T("settings.think"), times)
	c.toggle("settings.scorebar", w.T("settings.scorebar"), now.ScoreBar, func(on bool) { s.change(func(n *Settings) { n.ScoreBar = on })() })
	c.toggle("settings.resigns", w.T("settings.resigns"), now.Resigns, func(on bool) { s.change(func(n *Settings) { n.Resigns = on })() })
}

// oneOf adds a setting with a few named values; key names it and, with a dot
// and the value, each of them.
func oneOf[T ~string](s *settingsScene, c *column, key string, values []T, now T, set func(*Settings, T)) {
	var list []choice
	for _, v := range values {
		id := key + "." + string(v)
		list = append(list, choice{id, s.env.Words.T(id), s.change(func(n *Settings) { set(n, v) }), v == now})
	}
	c.choices(s.env.Words.T(key), list)
}

// percentage adds a slider.
func (s *settingsScene) percentage(c *column, key string, value int, set func(*Settings, int)) {
	c.slider(key, s.env.Words.T(key), s.env.Words.T("settings.text.n", "n", strconv.Itoa(value)),
		&Slide{Value: value, Most: 100, Step: 5, Set: func(v int) { s.change(func(n *Settings) { set(n, v) })() }})
}

// step adds a stepper through a list of percentages.
func (s *settingsScene) step(c *column, key string, value int, list []int, set func(*Settings, int)) {
	i := slices.Index(list, value)
	to := func(i int) func() {
		if i < 0 || i >= len(list) {
			return nil
		}
		return s.change(func(n *Settings) { set(n, list[i]) })
	}
	if i < 0 { // a value from elsewhere: the nearest step of the list
		i, _ = slices.BinarySearch(list, value)
	}
	c.stepper(key, s.env.Words.T(key), s.env.Words.T("settings.text.n", "n", strconv.Itoa(value)), to(i-1), to(i+1))
}

// place says where games are kept.
func (s *settingsScene) place() string {
	switch {
	case !s.env.Kept:
		return s.env.Words.T("settings.nofiles")
	case s.env.Place == "":
		return s.env.Words.T("settings.files.browser")
	}
	return s.env.Words.T("settings.files", "place", s.env.Place)
}
