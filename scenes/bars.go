package scenes

import (
	"tidepool/locale/key"
	"tidepool/scenes/ui"

	"tidepool/rules"
	"tidepool/sprites"
)

// A bar is a player's bar as it is laid out.
type bar struct {
	barLayout
	chips []chip
}

// barNodes are a player's name, how far they have come, what they should do,
// and their buttons.
func (v *gameView) barNodes(i int) []ui.Node {
	side := v.sideAt(i)
	mover, running := v.p.words.mover()
	acting := running && mover == side
	prefix := "bar." + v.p.match().Info().Sides[side]
	var choices []turnButton
	if acting && (v.p.area.hands() || v.p.words.longThought() || v.p.words.waiting()) {
		choices = v.choices()
	}
	goals := v.p.area.view().goals(side)
	fonts := v.p.env.App.Fonts
	need := barNeeds{name: fonts.Width(v.p.words.name(side), sprites.Bold, 19), goals: goalsWidth(fonts, goals), buttons: buttonSetter{fonts}.buttonsWidth(choices)}
	need.clock = clockFace{v.p}.width(side)
	content := barContent{need, v.nameNode(prefix, side), v.p.words.status(side, acting), choices}
	p := v.fitBar(i, &content)
	l := &p.barLayout
	p.status.ID = prefix + ".status"
	p.status.Soft = !acting && !p.status.Warn
	chips := layGoals(fonts, goals, l.goals, l.t, l.goals.Y > l.name.Y+1)
	v.bars[i] = bar{*l, chips}
	nodes := []ui.Node{p.name}
	if len(chips) > 0 {
		nodes = append(nodes, ui.Node{ID: prefix + ".goals", Role: ui.RoleText, Label: goalWords(goals), Text: goalText(chips), Rect: l.goals})
	} else if len(goals) > 0 {
		nodes[0].Note = goalWords(goals)
	}
	nodes = append(nodes, p.status)
	if l.clock.W > 0 {
		nodes = append(nodes, clockFace{v.p}.node(prefix, side, l.clock, v.flips(i)))
	}
	nodes = append(nodes, p.buttons...)
	if v.flips(i) {
		ui.FlipNodes(nodes, v.layout.bars[i].Center())
	}
	return nodes
}

// nameNode is a player's name, which has no place yet.
func (v *gameView) nameNode(prefix string, side rules.Side) ui.Node {
	return ui.Node{ID: prefix + ".name", Role: ui.RoleText, Label: v.p.words.sideAndName(side), Text: v.p.words.name(side), Bold: true, Align: sprites.Left, Style: ui.Words}
}

// fitLines breaks a text into the lines that a rectangle holds, smaller if it
// must, and cut off if even that is not enough.
func fitLines(fonts *sprites.Fonts, s string, size float64, r sprites.Rect) ([]string, float64) {
	const spacing = 1.3
	var lines []string
	least := min(size*0.72, 11.5) // large type gives way before it is cut off
	for ; ; size *= 0.96 {
		lines = fonts.Wrap(s, sprites.Medium, size, r.W)
		if float64(len(lines))*size*spacing <= r.H || size < max(least, 9.5) {
			break
		}
	}
	if n := max(1, int(r.H/(size*spacing))); len(lines) > n {
		lines = lines[:n]
		lines[n-1] = fonts.Shorten(lines[n-1]+" …", sprites.Medium, size, r.W)
	}
	return lines, size
}

// choices are the buttons of whoever is to move.
func (v *gameView) choices() []turnButton {
	p := v.p
	if p.words.longThought() {
		return []turnButton{{id: "engine.now", label: p.env.App.Words.T(key.EngineNow), style: ui.PlainButton, press: p.session().PlayNow}}
	}
	if p.words.waiting() && !p.area.board.Moving() && !p.reviewing() {
		return []turnButton{{id: "board.link", label: p.env.App.Words.T(key.LinkSend), icon: "share", style: ui.MainButton,
			press: func() { p.env.App.Push(newGameLink(p)) }}}
	}
	buttons := p.area.turnButtons(func(do func()) { do(); p.take() })
	if len(buttons) == 0 && !p.area.board.Moving() && p.session().Pie.Offered() {
		buttons = append(buttons, turnButton{id: "board.swap", label: p.env.App.Words.T(key.OddsSwap), icon: "", style: ui.PlainButton, press: p.act.exchange})
	}
	return buttons
}
