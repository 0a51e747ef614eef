package starting

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/ui"
)

// A Rules edits a game's options.
type Rules struct {
	env    *Starter
	look   *board.Game
	info   rules.Info
	values rules.Values
	seed   *ui.TextLine
}

// NewRules starts with the options chosen last.
func NewRules(env *Starter, game rules.Game) *Rules {
	info := game.Info()
	values, err := rules.ParseOptions(info.Options, env.Prefs.Settings.Options[info.ID])
	if err != nil {
		values, _ = rules.ParseOptions(info.Options, "") // an older program's options
	}
	return &Rules{env: env, look: env.Looks.Of(info.ID), info: info, values: values, seed: &ui.TextLine{Max: 18, Digits: true}}
}

// Words summarizes the rules: the size of the board, what is not as usual, or that everything is.
func (o *Rules) Words() string {
	var parts []string
	others, changed := false, false
	for _, option := range o.info.Options {
		if s := o.optionWords(option); s != "" {
			parts = append(parts, s)
			changed = changed || option.Kind != rules.SizeOption
		}
		others = others || option.Kind != rules.SizeOption
	}
	if others && !changed {
		parts = append(parts, o.env.App.Words.T(key.NewgameUsual))
	}
	return strings.Join(parts, ui.Parting)
}

// Usual reports whether all options are as usual.
func (o *Rules) Usual() bool {
	return !slices.ContainsFunc(o.info.Options, func(option rules.Option) bool {
		return o.optionWords(option) != "" && (option.Kind != rules.SizeOption || o.values[option.Name] != option.Default)
	})
}

func (o *Rules) optionWords(option rules.Option) string {
	w, value := o.env.App.Words, o.values[option.Name]
	label := w.Of(key.Options, option.Name)
	switch {
	case option.Kind == rules.SizeOption && slices.Contains(option.Values, value):
		return ui.Joined(label, w.Of(key.Options, option.Name+"."+value))
	case option.Kind == rules.SizeOption:
		files, ranks, _ := option.ParseSize(value)
		return ui.Joined(label, strconv.Itoa(files)+"×"+strconv.Itoa(ranks))
	case option.Kind == rules.SeedOption && o.seed.Text != "" && seeded(o.info, o.values, option):
		return ui.Joined(label, o.seed.Text)
	case option.Kind == rules.SeedOption || value == option.Default:
		return ""
	case option.Kind == rules.DealOption:
		return o.dealt(value)
	case option.Kind == rules.NumberOption:
		return ui.Joined(label, value)
	case option.Kind != rules.ToggleOption:
		return ui.Joined(label, w.Of(key.Options, option.Name+"."+value))
	case value == "on":
		return label
	}
	return ui.Joined(label, w.T(key.SettingsOff))
}

func (o *Rules) dealt(value string) string {
	var names []string
	cards, _ := o.look.Deal.Read(value)
	for _, card := range cards {
		names = append(names, o.look.Deal.Name(o.env.Looks.Style(), card))
	}
	return o.env.App.Words.T(key.OptionDealChosen, "cards", strings.Join(names, ", "))
}

// Lay adds the controls of all options.
func (o *Rules) Lay(c *ui.Column) {
	for _, option := range o.info.Options {
		before := len(c.Nodes)
		if o.option(c, option); len(c.Nodes) > before {
			c.Y -= c.Gap * 0.45
			c.Words("option."+option.Name+".about", o.env.App.Words.Of(key.OptionsAbout, option.Name), 14, false, true)
			c.Space(4)
		}
	}
}

func (o *Rules) option(c *ui.Column, option rules.Option) {
	w := o.env.App.Words
	label := w.Of(key.Options, option.Name)
	switch option.Kind {
	case rules.DealOption:
		o.dealOption(c, option, label)
	case rules.SeedOption:
		if seeded(o.info, o.values, option) {
			c.Field("option."+option.Name, label, w.T(key.OptionSeedEmpty), o.seed)
		}
	case rules.SizeOption:
		o.sizeOption(c, option, label)
	case rules.ToggleOption:
		c.Toggle("option."+option.Name, label, o.values[option.Name] == "on", func(on bool) {
			o.values[option.Name] = map[bool]string{true: "on", false: "off"}[on]
		})
	case rules.NumberOption:
		o.numberOption(c, option, label)
	default:
		var list []ui.Choice
		for _, v := range option.Values {
			list = append(list, ui.Choice{ID: "option." + option.Name + "." + v, Label: w.Of(key.Options, option.Name+"."+v), Pick: func() { o.set(option.Name, v) }, Checked: o.values[option.Name] == v})
		}
		c.Choices(label, list)
	}
}

// seeded reports whether a seed has an effect; it has none if what it would deal is chosen by hand.
func seeded(info rules.Info, values rules.Values, seed rules.Option) bool {
	of, ok := info.Option(seed.Of)
	return !ok || values[of.Name] == of.Default
}

func (o *Rules) set(name, value string) {
	o.values[name] = value
	for _, option := range o.info.Options {
		if option.Kind == rules.DealOption && option.Of == name {
			o.values[option.Name] = option.Default
		}
	}
}

func (o *Rules) numberOption(c *ui.Column, option rules.Option, label string) {
	i := slices.Index(option.Values, o.values[option.Name])
	step := func(to int) func() {
		if i < 0 || to < 0 || to >= len(option.Values) {
			return nil
		}
		return func() { o.set(option.Name, option.Values[to]) }
	}
	c.Stepper("option."+option.Name, label, o.values[option.Name], step(i-1), step(i+1))
}

func (o *Rules) sizeOption(c *ui.Column, option rules.Option, label string) {
	w := o.env.App.Words
	value := o.values[option.Name]
	usual := slices.Contains(option.Values, value)
	id := "option." + option.Name + "."
	var list []ui.Choice
	for _, v := range option.Values {
		list = append(list, ui.Choice{ID: id + v, Label: w.Of(key.Options, option.Name+"."+v), Pick: func() { o.set(option.Name, v) }, Checked: value == v})
	}
	files, ranks, _ := option.ParseSize(value)
	other := func() {
		if usual {
			o.set(option.Name, unusualSize)
		}
	}
	list = append(list, ui.Choice{ID: id + "other", Label: w.T(key.OptionSizeOther), Pick: other, Checked: !usual})
	c.Choices(label, list)
	if usual {
		return
	}
	step := func(f, r int) func() {
		if lo, hi := int(option.Min), int(option.Max); f < lo || f > hi || r < lo || r > hi {
			return nil
		}
		return func() { o.set(option.Name, strconv.Itoa(f)+"x"+strconv.Itoa(r)) }
	}
	c.Stepper(id+"files", w.T(key.OptionSizeFiles), strconv.Itoa(files), step(files-1, ranks), step(files+1, ranks))
	c.Stepper(id+"ranks", w.T(key.OptionSizeRanks), strconv.Itoa(ranks), step(files, ranks-1), step(files, ranks+1))
}

const unusualSize = "7x7"

func (o *Rules) dealOption(c *ui.Column, option rules.Option, label string) {
	w := o.env.App.Words
	value := o.values[option.Name]
	random := value == option.Default
	pick := func() {
		o.env.App.Push(newCardChooser(o.env, o.look.Deal, o.values[option.Of], value, func(chosen string) { o.set(option.Name, chosen) }))
	}
	c.Choices(label, []ui.Choice{
		{ID: "option.deal.random", Label: w.T(key.OptionDealRandom), Pick: func() { o.set(option.Name, option.Default) }, Checked: random},
		{ID: "option.deal.choose", Label: w.T(key.OptionDealChoose), Pick: pick, Checked: !random},
	})
	if !random {
		c.Words("option.deal.chosen", o.dealt(value), 15, false, true)
	}
}

// Begun returns the options to start a game with, including a random seed.
func (o *Rules) Begun() string {
	values := maps.Clone(o.values)
	for _, option := range o.info.Options {
		if option.Kind != rules.SeedOption || !seeded(o.info, o.values, option) {
			continue
		}
		values[option.Name] = o.seed.Text
		if o.seed.Text == "" {
			values[option.Name] = newSeed(o.env)
		} else if trimmed := strings.TrimLeft(o.seed.Text, "0"); trimmed != o.seed.Text {
			values[option.Name] = max(trimmed, "0")
		}
	}
	return values.Format(o.info.Options)
}

// remembered returns the options to store for the next time, without seeds.
func (o *Rules) remembered() string {
	values := maps.Clone(o.values)
	for _, option := range o.info.Options {
		if option.Kind == rules.SeedOption {
			delete(values, option.Name)
		}
	}
	return values.Format(o.info.Options)
}

// newSeed returns a random seed, short enough to tell a friend.
func newSeed(env *Starter) string { return strconv.FormatUint(env.Rand.Uint64N(1e9), 10) }
