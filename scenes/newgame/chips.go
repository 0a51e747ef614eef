package newgame

import (
	"strings"

	"tidepool/locale/key"
	"tidepool/scenes/settings"
	"tidepool/scenes/starting"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
)

// A chip shows one setting of the new game, and opens the sheet that changes it.
type chip struct {
	id string
	// what names the setting for screen readers; how is its value, also written on the chip.
	what, how string
	open      func()
}

func (n *page) opponentChip(door string) chip {
	w := n.env.App.Words
	return chip{door + ".opponent", w.T(key.EngineOpponent), w.T(key.NewgameLevel, "n", n.choice.Level), n.opponentSheet}
}

func (n *page) namesChip(door string) chip {
	w := n.env.App.Words
	return chip{door + ".players", "", w.T(key.NewgamePlayers), n.namesSheet}
}

func (n *page) ownNameChip(door string) chip {
	w, name := n.env.App.Words, strings.TrimSpace(n.names[0].Text)
	if name == "" {
		return chip{door + ".players", "", w.T(key.NewgameName), n.ownNameSheet}
	}
	return chip{door + ".players", w.T(key.NewgameName), name, n.ownNameSheet}
}

func (n *page) startsChip(door string, kind settings.Kind) chip {
	return chip{door + ".starts", n.env.App.Words.T(key.NewgameStarts), n.begins(kind), func() { n.startsSheet(kind) }}
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
		return chip{door + ".clock", w.T(key.ClockTitle), w.T(key.TableDays, "n", n.choice.Days), func() { n.clockSheet(kind) }}
	}
	how := wording.PairWords(w, n.clocks[kind].pair, n.playersOf(kind))
	if how == "" {
		how = w.T(key.ClockNone)
	}
	return chip{door + ".clock", w.T(key.ClockTitle), how, func() { n.clockSheet(kind) }}
}

func (n *page) rulesChip(door string) chip {
	return chip{door + ".rules", n.env.App.Words.T(key.NewgameOptions), n.rules.Words(), n.rulesSheet}
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
	if how == "" {
		how = w.T(key.NewgameEven)
	}
	return chip{door + ".even", w.T(key.NewgameBalance), how, func() { n.evenSheet(kind) }}
}

func (n *page) tableChip(door string) chip {
	w := n.env.App.Words
	var how []string
	for _, part := range []struct {
		on   bool
		text key.Text
	}{{n.choice.Talk, key.TableTalk}, {n.choice.Private, key.TablePrivate}} {
		if part.on {
			how = append(how, w.T(part.text))
		}
	}
	if how == nil {
		how = []string{w.T(key.TableOptions)}
	}
	return chip{door + ".table", w.T(key.TableOptions), strings.Join(how, ui.Parting), n.tableSheet}
}

func (n *page) layChips(c *ui.Column, list []chip) {
	nodes := make([]ui.Node, len(list))
	for i, ch := range list {
		nodes[i] = ui.Node{ID: ch.id, Role: ui.RoleButton, Label: ui.Joined(ch.what, ch.how), Text: ch.how, Press: ch.open}
	}
	c.FlowChips(nodes, ui.ChipShape{Size: 15, High: 38, Gap: 6, Pad: 11})
}
