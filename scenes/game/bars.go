package game

import (
	"tidepool/locale/key"
	"tidepool/scenes/bylink"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// Parts of the IDs of a bar's nodes.
const barPrefix, goalsPart = "bar.", ".goals"

// A bar is a player's bar as laid out.
type bar struct {
	table.BarLayout
	chips []table.Chip
}

// barNodes returns a player's name, goals, status and buttons.
func (v *view) barNodes(i int) []ui.Node {
	side := v.sideAt(i)
	mover, running := v.p.mover()
	acting := running && mover == side
	prefix := barPrefix + v.p.match().Info().Sides[side]
	var choices []table.TurnButton
	if acting && (v.p.Area.Hands() || v.p.longThought() || v.p.waiting()) {
		choices = v.choices()
	}
	goals := v.p.Area.Goals(side)
	fonts := v.p.env.App.Fonts
	need := table.BarNeeds{Name: fonts.Width(v.p.PlayerName(side), sprites.Bold, 19), Goals: table.GoalsWidth(fonts, goals), Buttons: table.ButtonsWidth(fonts, choices), Clock: v.p.clockWidth(side)}
	name := ui.Node{ID: prefix + ".name", Role: ui.RoleText, Label: v.p.sideAndName(side), Text: v.p.PlayerName(side), Bold: true, Align: sprites.Left, Style: ui.Words}
	content := barContent{need, name, v.p.status(side, acting), choices}
	p := v.fitBar(i, &content)
	l := &p.BarLayout
	p.status.ID = prefix + ".status"
	p.status.Soft = !acting && !p.status.Warn
	chips := table.LayGoals(fonts, goals, l.Goals, l.T, l.Goals.Y > l.Name.Y+1)
	l.Name.W = fonts.Width(p.name.Text, sprites.Bold, p.name.Size)
	v.bars[i] = bar{*l, chips}
	nodes := []ui.Node{p.name}
	if len(chips) > 0 {
		nodes = append(nodes, ui.Node{ID: prefix + goalsPart, Role: ui.RoleText, Label: table.GoalWords(goals), Text: table.GoalText(chips), Rect: l.Goals})
	} else if len(goals) > 0 {
		nodes[0].Note = table.GoalWords(goals)
	}
	nodes = append(nodes, p.status)
	if l.Clock.W > 0 {
		nodes = append(nodes, v.p.clockNode(prefix, side, l.Clock, v.flips(i)))
	}
	nodes = append(nodes, p.buttons...)
	if v.flips(i) {
		ui.FlipNodes(nodes, v.layout.Bars[i].Center())
	}
	return nodes
}

func (v *view) choices() []table.TurnButton {
	p := v.p
	if p.longThought() {
		return []table.TurnButton{{Id: "engine.now", Label: p.env.App.Words.T(key.EngineNow), Style: ui.PlainButton, Press: p.session().PlayNow}}
	}
	if p.waiting() && bylink.Is(p.match()) && !p.Area.Board.Moving() && !p.reviewing() {
		return []table.TurnButton{{Id: "board.link", Label: p.env.App.Words.T(key.LinkSend), Icon: "share", Style: ui.MainButton,
			Press: func() { p.env.App.Push(p.env.Open.GameLink(p.shown())) }}}
	}
	buttons := p.Area.TurnButtons(func(do func()) { do(); p.Take() })
	if len(buttons) == 0 && !p.Area.Board.Moving() && p.pieOffered() {
		buttons = append(buttons, table.TurnButton{Id: "board.swap", Label: p.env.App.Words.T(key.OddsSwap), Icon: "", Style: ui.PlainButton, Press: p.exchange})
	}
	return buttons
}
