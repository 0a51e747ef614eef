package scenes

import (
	"slices"
	"strconv"
)

// settingsScene is where the player's wishes are set. Each takes effect at
// once.
type settingsScene struct{ page }

func newSettings(env *Env) *settingsScene { return &settingsScene{page{env: env}} }

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
	w := s.env.Words
	now := s.env.Settings
	return s.lay(f, w.T("settings.title"), func(c *column) {
		c.toggle("settings.sound", w.T("settings.sound"), now.Sound, func(on bool) { s.change(func(n *Settings) { n.Sound = on })() })
		s.step(c, "settings.volume", now.Volume, []int{0, 20, 40, 60, 80, 100}, func(n *Settings, v int) { n.Volume = v })
		s.step(c, "settings.ambience", now.Ambience, []int{0, 20, 40, 60, 80, 100}, func(n *Settings, v int) { n.Ambience = v })
		var looks []choice
		for _, l := range []Look{LookSystem, LookDay, LookNight, LookContrast} {
			key := "settings.look." + string(l)
			looks = append(looks, choice{key, w.T(key), s.change(func(n *Settings) { n.Look = l }), now.Look == l})
		}
		c.choices(w.T("settings.look"), looks)
		c.choices(w.T("settings.pieces"), []choice{
			{"settings.pieces.pictures", w.T("settings.pieces.pictures"), s.change(func(n *Settings) { n.Plain = false }), !now.Plain},
			{"settings.pieces.plain", w.T("settings.pieces.plain"), s.change(func(n *Settings) { n.Plain = true }), now.Plain},
		})
		var motions []choice
		for _, m := range []Motion{MotionSlow, MotionNormal, MotionFast, MotionOff} {
			key := "settings.motion." + string(m)
			motions = append(motions, choice{key, w.T(key), s.change(func(n *Settings) { n.Motion = m }), now.Motion == m})
		}
		c.choices(w.T("settings.motion"), motions)
		var seats []choice
		for _, v := range []Seating{SeatSame, SeatOpposite, SeatPass} {
			key := "settings.seating." + string(v)
			seats = append(seats, choice{key, w.T(key), s.change(func(n *Settings) { n.Seating = v }), now.Seating == v})
		}
		c.choices(w.T("settings.seating"), seats)
		c.words("settings.seating.about", w.T("settings.seating."+string(now.Seating)+".about"), 15, false, true)
		c.toggle("settings.confirm", w.T("settings.confirm"), now.Confirm, func(on bool) { s.change(func(n *Settings) { n.Confirm = on })() })
		s.engine(c)
		s.step(c, "settings.text", now.Text, textSizes, func(n *Settings, v int) { n.Text = v })
		c.space(6)
		c.words("settings.files", s.place(), 14, false, true)
	}, nil)
}

// engine adds what concerns the computer as a player.
func (s *settingsScene) engine(c *column) {
	if s.env.thinking.thinker == nil {
		return
	}
	w, now := s.env.Words, s.env.Settings
	var times []choice
	for _, t := range thinkTimes {
		times = append(times, choice{"settings.think." + strconv.Itoa(t), w.T("settings.think.n", "n", t), s.change(func(n *Settings) { n.Think = t }), now.Think == t})
	}
	c.choices(w.T("settings.think"), times)
	c.toggle("settings.scorebar", w.T("settings.scorebar"), now.ScoreBar, func(on bool) { s.change(func(n *Settings) { n.ScoreBar = on })() })
	c.toggle("settings.resigns", w.T("settings.resigns"), now.Resigns, func(on bool) { s.change(func(n *Settings) { n.Resigns = on })() })
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
