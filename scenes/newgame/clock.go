package newgame

import (
	"slices"
	"strconv"
	"time"

	"tidepool/locale/key"
	"tidepool/play/clock"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

type clockChoice struct {
	env  *Services
	pair [2]clock.Control
	// own reports that every part can be set, apart that the players may have different times.
	own, apart bool
}

func newClockChoice(env *Services, text string) *clockChoice {
	pair, _ := clock.ParsePair(text) // settings hold only valid ones
	k := &clockChoice{env: env, pair: pair, apart: pair[0] != pair[1]}
	k.own = !slices.Contains(clockPresets(), pair[0]) && pair[0].On() || k.apart
	return k
}

func clockPresets() []clock.Control {
	const minute = time.Minute
	return []clock.Control{
		{},
		{Kind: clock.SuddenDeath, Main: minute},
		{Kind: clock.Increment, Main: 3 * minute, Extra: 2 * time.Second},
		{Kind: clock.Increment, Main: 5 * minute, Extra: 3 * time.Second},
		{Kind: clock.Increment, Main: 10 * minute, Extra: 5 * time.Second},
		{Kind: clock.ByoYomi, Main: 5 * minute, Extra: 30 * time.Second, Periods: 3},
		{Kind: clock.Hourglass, Main: 2 * minute},
	}
}

func (k *clockChoice) text() string { return clock.FormatPair(k.pair) }

// lay adds the controls; names are those of the two players.
func (k *clockChoice) lay(c *ui.Column, names [2]string) {
	w := k.env.App.Words
	var list []ui.Choice
	for _, preset := range clockPresets() {
		id, label := preset.String(), wording.ControlWords(w, preset)
		if !preset.On() {
			id, label = "none", w.T(key.ClockNone)
		} else if k.own { // the parts take its room
			continue
		}
		list = append(list, ui.Choice{ID: "newgame.clock." + id, Label: label, Pick: func() { k.pair, k.own, k.apart = [2]clock.Control{preset, preset}, false, false },
			Checked: !k.own && k.pair[0] == preset})
	}
	list = append(list, ui.Choice{ID: "newgame.clock.own", Label: w.T(key.ClockOwn), Pick: k.open, Checked: k.own})
	c.Chips(w.T(key.ClockTitle), list)
	if k.own {
		k.parts(c, names)
	}
	c.Y -= c.Gap * 0.45
	about := w.Of(key.ClockAbout, wording.ClockKinds()[k.pair[0].Kind])
	if k.pair[0].On() {
		about += " " + w.T(key.ClockFirst)
	} else {
		about += " " + w.T(key.ClockNotation)
	}
	c.Words("newgame.clock.about", about, 14, false, true)
	c.Space(4)
}

func (k *clockChoice) open() {
	if k.own = true; !k.pair[0].On() {
		five := clockPresets()[3]
		k.pair = [2]clock.Control{five, five}
	}
}

func (k *clockChoice) parts(c *ui.Column, names [2]string) {
	w, first := k.env.App.Words, k.pair[0]
	var list []ui.Choice
	for kind := clock.SuddenDeath; kind <= clock.ByoYomi; kind++ {
		name := wording.ClockKinds()[kind]
		list = append(list, ui.Choice{ID: "newgame.clock.kind." + name, Label: w.Of(key.ClockKinds, name), Pick: func() { k.setKind(kind) }, Checked: first.Kind == kind})
	}
	c.Choices(w.T(key.ClockKind), list)
	c.Toggle("newgame.clock.apart", w.T(key.ClockApart), k.apart, k.setApart)
	mains := clockMains(first.Kind)
	main := func(id, label string, which ...int) {
		now := k.pair[which[0]].Main
		k.stepper(c, id, label, wording.ClockMinutes(now), mains, now, func(d time.Duration) {
			for _, i := range which {
				k.pair[i].Main = d
			}
		})
	}
	if k.apart {
		main("newgame.clock.main1", w.T(key.ClockMainof, "name", names[0]), 0)
		main("newgame.clock.main2", w.T(key.ClockMainof, "name", names[1]), 1)
	} else {
		main("newgame.clock.main", w.T(key.ClockMain), 0, 1)
	}
	k.rest(c, first)
}

func (k *clockChoice) rest(c *ui.Column, first clock.Control) {
	label := map[clock.Kind]key.Text{clock.Increment: key.ClockAdded, clock.Delay: key.ClockFree, clock.ByoYomi: key.ClockPeriod}[first.Kind]
	if label == key.None {
		return
	}
	k.stepper(c, "newgame.clock.extra", k.env.App.Words.T(label), strconv.Itoa(int(first.Extra/time.Second)), clockExtras(), first.Extra, func(d time.Duration) {
		k.pair[0].Extra, k.pair[1].Extra = d, d
	})
	if first.Kind != clock.ByoYomi {
		return
	}
	var counts []time.Duration // counts, as the steps before
	for n := range clock.MostPeriods {
		counts = append(counts, time.Duration(n+1))
	}
	k.stepper(c, "newgame.clock.periods", k.env.App.Words.T(key.ClockPeriods), strconv.Itoa(first.Periods), counts, time.Duration(first.Periods), func(d time.Duration) {
		k.pair[0].Periods, k.pair[1].Periods = int(d), int(d)
	})
}

func (k *clockChoice) stepper(c *ui.Column, id, label, text string, list []time.Duration, now time.Duration, set func(time.Duration)) {
	var less, more func()
	for _, d := range list {
		switch {
		case d < now:
			less = func() { set(d) }
		case d > now && more == nil:
			more = func() { set(d) }
		}
	}
	c.Stepper(id, label, text, less, more)
}

func (k *clockChoice) setKind(kind clock.Kind) {
	for i := range k.pair {
		c := &k.pair[i]
		c.Kind = kind
		switch kind {
		case clock.Increment, clock.Delay:
			c.Extra, c.Periods = min(max(c.Extra, 3*time.Second), 5*time.Second), 0
		case clock.ByoYomi:
			c.Extra, c.Periods = 30*time.Second, 3
		default:
			c.Extra, c.Periods = 0, 0
		}
		if kind != clock.ByoYomi {
			c.Main = max(c.Main, clockMains(kind)[0])
		}
	}
}

// setApart allows different times, or gives the second player the time of the first.
func (k *clockChoice) setApart(on bool) {
	if k.apart = on; !on {
		k.pair[1] = k.pair[0]
	}
}

func clockMains(kind clock.Kind) (list []time.Duration) {
	if kind == clock.ByoYomi {
		list = append(list, 0)
	}
	for _, s := range []int{30, 60, 90, 120, 180, 240, 300, 420, 600, 900, 1200, 1500, 1800, 2400, 2700, 3600, 5400, 7200, 10800} {
		list = append(list, time.Duration(s)*time.Second)
	}
	return list
}

func clockExtras() (list []time.Duration) {
	for _, s := range []int{1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25, 30, 40, 45, 60, 90, 120, 180} {
		list = append(list, time.Duration(s)*time.Second)
	}
	return list
}
