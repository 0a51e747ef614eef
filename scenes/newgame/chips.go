package newgame

import (
	"cmp"
	"slices"
	"strings"

	"tidepool/locale/key"
	"tidepool/scenes/settings"
	"tidepool/scenes/starting"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// A chip shows one setting of the new game, and opens the sheet that changes it. Those not shown on the door are
// as usual, and only among its options.
type chip struct {
	id string
	// what names the setting, how is its value.
	what, how string
	open      func()
	shown     bool
}

// chips returns the settings of a kind of game.
func (n *page) chips(kind settings.Kind) []chip {
	id := doorID(kind)
	w, starts, even := n.env.App.Words, n.startsChip(id, kind), n.evenChip(id, kind)
	rules := chip{id + ".rules", w.T(key.NewgameOptions), n.rules.Words(), n.rulesSheet, !n.rules.Usual()}
	switch kind {
	case settings.AgainstEngine:
		return []chip{n.opponentChip(id), starts, n.clockChip(id, kind), rules, even}
	case settings.TwoPeople:
		return []chip{n.seatingChip(id), {id + ".players", w.T(key.NewgamePlayers), n.pair(), n.namesSheet, false}, starts, n.clockChip(id, kind), rules, even}
	case settings.AtTable:
		return []chip{starts, n.clockChip(id, kind), rules, even, n.tableChip(id)}
	}
	list := []chip{{id + ".players", w.T(key.NewgameName), n.playerName(0), n.ownNameSheet, false}, starts, rules}
	if n.evenness(kind).Any() {
		list = append(list, even)
	}
	return list
}

func (n *page) opponentChip(door string) chip {
	w := n.env.App.Words
	return chip{door + ".opponent", w.T(key.EngineOpponent), w.T(key.NewgameLevel, "n", n.choice.Level), n.opponentSheet, true}
}

func (n *page) seatingChip(door string) chip {
	w := n.env.App.Words
	return chip{door + ".seating", w.T(key.SettingsSeating), w.Of(key.Settings, "seating."+string(n.env.Prefs.Settings.Seating)), func() { n.env.App.Push(n.env.Open.Seating()) }, true}
}

func (n *page) startsChip(door string, kind settings.Kind) chip {
	return chip{door + ".starts", n.env.App.Words.T(key.NewgameStarts), n.begins(kind), func() { n.startsSheet(kind) }, n.choice.First != settings.FirstYou}
}

func (n *page) begins(kind settings.Kind) string {
	w := n.env.App.Words
	switch first, other := n.choice.First, n.choice.First == settings.FirstOther; {
	case first == settings.FirstLots:
		return w.T(key.NewgameBeginsLots)
	case kind == settings.TwoPeople && other:
		return w.T(key.NewgameBegins, "name", n.playerName(1))
	case kind == settings.TwoPeople:
		return w.T(key.NewgameBegins, "name", n.playerName(0))
	case (kind == settings.ByLink || kind == settings.AtTable) && other:
		return w.T(key.NewgameBeginsFriend)
	case other:
		return w.T(key.NewgameBegins, "name", wording.EngineName(w, n.choice.Level))
	}
	return w.T(key.NewgameBeginsYou)
}

func (n *page) clockChip(door string, kind settings.Kind) chip {
	w := n.env.App.Words
	if kind == settings.AtTable && n.choice.Days > 0 {
		return chip{door + ".clock", w.T(key.ClockTitle), w.T(key.TableDays, "n", n.choice.Days), func() { n.clockSheet(kind) }, true}
	}
	how := wording.PairWords(w, n.clocks[kind].pair, n.playersOf(kind))
	return chip{door + ".clock", w.T(key.ClockTitle), cmp.Or(how, w.T(key.ClockNone)), func() { n.clockSheet(kind) }, how != ""}
}

// evenness returns the odds possible in a kind of game.
func (n *page) evenness(kind settings.Kind) *starting.Odds {
	if kind == settings.ByLink {
		return n.odds.ByLink()
	}
	return n.odds
}

func (n *page) evenChip(door string, kind settings.Kind) chip {
	w := n.env.App.Words
	how := strings.Join(n.evenness(kind).Words(n.playersOf(kind)), ui.Parting)
	return chip{door + ".even", w.T(key.NewgameBalance), cmp.Or(how, w.T(key.NewgameEven)), func() { n.evenSheet(kind) }, how != ""}
}

func (n *page) tableChip(door string) chip {
	w := n.env.App.Words
	var how []string
	for _, part := range []struct {
		on   bool
		text key.Text
	}{{n.choice.Talk, key.TableTalk}, {n.choice.Wall, key.TableWall}} {
		if part.on {
			how = append(how, w.T(part.text))
		}
	}
	return chip{door + ".table", w.T(key.TableOptions), strings.Join(how, ui.Parting), n.tableSheet, how != nil}
}

// doorChips is the shape of the chips on a door.
func doorChips() ui.ChipShape { return ui.ChipShape{Size: 15, High: 38, Gap: 6, Pad: 11} }

// chipsWidth returns the width of chips in one row.
func (n *page) chipsWidth(chips []ui.Node, u float64) float64 {
	s := doorChips()
	wide := s.Gap * u * float64(len(chips)-1)
	for _, ch := range chips {
		wide += n.env.App.Fonts.Width(ch.Text, sprites.Medium, s.Size*u) + 2*s.Pad*u
	}
	return wide
}

// chipNodes returns the chips shown on a door, and one for all its options.
func (n *page) chipNodes(d door) []ui.Node {
	var nodes []ui.Node
	for _, ch := range n.chips(d.kind) {
		if ch.shown {
			nodes = append(nodes, ui.Node{ID: ch.id, Role: ui.RoleButton, Label: ui.Joined(ch.what, ch.how), Text: ch.how, Press: ch.open})
		}
	}
	options := n.env.App.Words.T(key.DoorOptions)
	return append(nodes, ui.Node{ID: d.id + ".options", Role: ui.RoleButton, Label: ui.Joined(d.title, options), Text: options, Press: func() { n.optionsSheet(d.kind) }})
}

// optionsSheet shows all settings of a door in rows.
func (n *page) optionsSheet(kind settings.Kind) {
	n.open("options", key.DoorOptions, func(c *ui.Column) {
		c.Gap = 8 * c.Text
		shares := []float64{1}
		if n.low(n.env.App.Frame()) {
			shares = []float64{0.5, 0.5}
		}
		for row := range slices.Chunk(n.chips(kind), len(shares)) {
			var fills []func(*ui.Column)
			for _, ch := range row {
				fills = append(fills, func(c *ui.Column) { c.Add(n.optionRow(c, ch)) })
			}
			c.Columns(c.Gap, shares, fills...)
		}
		c.Gap = 10 * c.Text
	})
}

// optionRow returns a button with the setting's name above its value.
func (n *page) optionRow(c *ui.Column, ch chip) ui.Node {
	const size = 16
	room := c.W - 26*c.Text
	lines := n.env.App.Fonts.Wrap(ch.what, sprites.Bold, size*c.Text, room)
	row := ui.Node{ID: ch.id, Role: ui.RoleButton, Label: ui.Joined(ch.what, ch.how), Style: ui.PlainButton, Size: size * c.Text, Align: sprites.Left, Heads: len(lines), Press: ch.open}
	row.Lines = lines
	if ch.how != "" {
		row.Lines = append(row.Lines, ui.WrapParts(n.env.App.Fonts, ch.how, sprites.Medium, size*c.Text, room)...)
	}
	row.Text = ui.Widest(n.env.App.Fonts, row.Lines, sprites.Bold, row.Size)
	row.Rect = sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: max(50*c.Text, float64(len(row.Lines))*row.Size*ui.LineStep+12*c.Text)}
	c.Y += row.Rect.H + c.Gap
	return row
}
