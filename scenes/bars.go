package scenes

import (
	"cmp"
	"slices"
	"strconv"

	"tidepool/scenes/ui"

	"tidepool/rules"
	"tidepool/scenes/settings"
	"tidepool/sprites"
)

// mover is the side whose turn is shown.
func (b *boardScene) mover() (rules.Side, bool) {
	if b.playing() {
		return b.match.Turn(b.ply).By, true
	}
	if b.match.Outcome().Over() && b.ply == b.match.Ply() {
		return rules.Near, false
	}
	return b.position().Turn(), true
}

// playing reports whether a turn that has been played is still being shown.
func (b *boardScene) playing() bool {
	return b.moving() && len(b.taps.path) == 0 && b.ply > 0 && !b.review
}

// flipped reports whether a bar faces the far side of the table.
func (b *boardScene) flips(i int) bool { return i == 1 && b.seating() == settings.SeatOpposite }

// A bar is a player's bar as it is laid out.
type bar struct {
	barLayout
	chips []chip
}

// barNodes are a player's name, how far they have come, what they should do,
// and their buttons.
func (b *boardScene) barNodes(i int) []ui.Node {
	side := b.sideAt(i)
	mover, running := b.mover()
	acting := running && mover == side
	prefix := "bar." + b.match.Info().Sides[side]
	var choices []turnButton
	if acting && (b.hands() || b.longThought()) {
		choices = b.turnChoices()
	}
	goals := b.goalsOf(side)
	fonts := b.env.Fonts
	need := barNeeds{name: fonts.Width(b.name(side), sprites.Bold, 19), goals: goalsWidth(fonts, goals), buttons: b.buttonsWidth(choices)}
	content := barContent{need, b.nameNode(prefix, side), b.status(side, acting), choices}
	p := b.fitBar(i, &content)
	l := &p.barLayout
	p.status.ID = prefix + ".status"
	p.status.Soft = !acting && !p.status.Warn
	chips := layGoals(fonts, goals, l.goals, l.t, l.goals.Y > l.name.Y+1)
	b.bars[i] = bar{*l, chips}
	nodes := []ui.Node{p.name}
	if len(chips) > 0 {
		nodes = append(nodes, ui.Node{ID: prefix + ".goals", Role: ui.RoleText, Label: goalWords(goals), Rect: l.goals})
	} else if len(goals) > 0 {
		nodes[0].Note = goalWords(goals)
	}
	nodes = append(nodes, p.status)
	nodes = append(nodes, p.buttons...)
	if b.flips(i) {
		ui.FlipNodes(nodes, b.layout.bars[i].Center())
	}
	return nodes
}

// nameNode is a player's name, which has no place yet.
func (b *boardScene) nameNode(prefix string, side rules.Side) ui.Node {
	return ui.Node{ID: prefix + ".name", Role: ui.RoleText, Label: b.sideAndName(side), Text: b.name(side), Bold: true, Align: sprites.Left, Style: ui.Words}
}

// sideAndName says who plays a side, to those who do not see its colour.
func (b *boardScene) sideAndName(s rules.Side) string {
	if side := b.sideName(s); side != b.name(s) {
		return ui.Joined(side, b.name(s))
	}
	return b.name(s)
}

// fitLines breaks a text into the lines that a rectangle holds, smaller if it
// must, and cut off if even that is not enough.
func (b *boardScene) fitLines(s string, size float64, r sprites.Rect) ([]string, float64) {
	const spacing = 1.3
	var lines []string
	least := min(size*0.72, 11.5) // large type gives way before it is cut off
	for ; ; size *= 0.96 {
		lines = b.env.Fonts.Wrap(s, sprites.Medium, size, r.W)
		if float64(len(lines))*size*spacing <= r.H || size < max(least, 9.5) {
			break
		}
	}
	if n := max(1, int(r.H/(size*spacing))); len(lines) > n {
		lines = lines[:n]
		lines[n-1] = b.env.Fonts.Shorten(lines[n-1]+" …", sprites.Medium, size, r.W)
	}
	return lines, size
}

// prompt is the key of what the player may do next.
func (b *boardScene) prompt() string {
	f, n := b.taps.offered(), len(b.taps.path)
	if p, ok := b.table.(prompter); ok {
		if key := p.Prompt(b.position(), b.taps.path, f); key != "" {
			return key
		}
	}
	switch {
	case n == 0:
		return "board.turn"
	case f.Complete():
		return "board.confirm"
	case f.Word != "":
		return "board.goon"
	}
	return "board.choose"
}

// A prompter is a table with prompts of its own. Prompt returns a key, or ""
// for the usual ones.
type prompter interface {
	Prompt(pos rules.Position, path []rules.Spot, f rules.Follow) string
}

// toolNodes are the scene's buttons.
func (b *boardScene) toolNodes() []ui.Node {
	if b.review {
		return b.toolRow(b.reviewTools(), b.layout.tools)
	}
	tools := b.tools()
	if b.layout.list.H > 0 {
		tools = slices.DeleteFunc(tools, func(n ui.Node) bool { return n.ID == "board.turns" })
	}
	if b.layout.facing || b.layout.tools.W < 44*float64(len(tools)) { // the rest is in More
		tools = slices.DeleteFunc(tools, func(n ui.Node) bool { return n.ID == "board.turns" || n.ID == "board.redo" })
	}
	nodes := b.toolRow(tools, b.layout.tools)
	if b.layout.farTools.H > 0 {
		far := b.toolRow(b.farTools(), b.layout.farTools)
		ui.FlipNodes(far, b.layout.farTools.Center())
		nodes = append(nodes, far...)
	}
	return nodes
}

// canUndo reports whether there is something to take back.
func (b *boardScene) canUndo() bool {
	_, ok := b.backTo()
	return ok || len(b.taps.path) > 0 && b.hands()
}

// tools are all buttons below the board, or beside it.
func (b *boardScene) tools() []ui.Node {
	w, app := b.env.Words, b.env.app
	tools := []ui.Node{
		{ID: "board.menu", Label: w.T("board.menu"), Icon: "home", Press: b.env.home},
		{ID: "board.turns", Label: w.T("board.turns"), Icon: "list", Press: func() { app.Push(newTurns(b.env, b)) }},
		{ID: "board.undo", Label: w.T("board.undo"), Icon: "undo", Press: b.undo, Disabled: !b.canUndo()},
		{ID: "board.redo", Label: w.T("board.redo"), Icon: "redo", Press: b.redo, Disabled: !b.match.CanRedo()},
		{ID: "board.help", Label: w.T("learn.help"), Icon: "help", Press: b.help},
	}
	if tool, ok := b.engineTool(); ok {
		tools = append(tools, tool)
	}
	return append(tools, ui.Node{ID: "board.more", Label: w.T("board.more"), Icon: "more", Press: func() { app.Push(newMore(b.env, b, false)) }})
}

// farTools are the far player's own buttons.
func (b *boardScene) farTools() []ui.Node {
	w, app := b.env.Words, b.env.app
	return []ui.Node{
		{ID: "board.undo.far", Label: w.T("board.undo"), Icon: "undo", Press: b.undo, Disabled: !b.canUndo()},
		{ID: "board.more.far", Label: w.T("board.more"), Icon: "more", Press: func() { app.Push(newMore(b.env, b, true)) }},
	}
}

func (b *boardScene) reviewTools() []ui.Node {
	w := b.env.Words
	to := func(ply int) func() { return func() { b.look(ply) } }
	tools := []ui.Node{
		{ID: "review.first", Label: w.T("review.first"), Icon: "first", Press: to(0), Disabled: b.ply == 0},
		{ID: "review.prev", Label: w.T("review.prev"), Icon: "prev", Press: to(b.ply - 1), Disabled: b.ply == 0},
		{ID: "review.next", Label: w.T("review.next"), Icon: "next", Press: to(b.ply + 1), Disabled: b.ply == b.match.Ply()},
		{ID: "review.last", Label: w.T("review.last"), Icon: "last", Press: to(b.match.Ply()), Disabled: b.ply == b.match.Ply()},
	}
	if b.match.Outcome().Over() {
		tools = append(tools, ui.Node{ID: "review.result", Label: w.T("board.result"), Icon: "crown", Press: func() { b.env.app.Push(newResults(b.env, b)) }})
	} else {
		tools = append(tools, ui.Node{ID: "review.leave", Label: w.T("review.leave"), Icon: "play", Press: b.leaveReview})
	}
	tools = append(tools, ui.Node{ID: "board.help", Label: w.T("learn.help"), Icon: "help", Press: b.help})
	for i := range tools {
		tools[i].Text = " "
	}
	return tools
}

const (
	toolType = 14 // logical pixels at the usual size of text
	// leastTool is the smallest type of a button below the board.
	leastTool = 10.5
	// toolBody is how high a button with its word is, in heights of its type.
	toolBody = 3.15
)

// toolSize is the largest type, up to size, at which every word fits its
// button, w wide.
func (b *boardScene) toolSize(tools []ui.Node, size, w float64) float64 {
	for i := range tools {
		size = b.env.Fonts.Fit(cmp.Or(tools[i].Text, tools[i].Label), sprites.Medium, size, 1, w-6)
	}
	return size
}

// toolRows is how many rows the buttons need in a width, if their words are to
// be about as large as the player asks.
func (b *boardScene) toolRows(width, text float64) int {
	tools := b.tools()
	if b.review {
		return 1
	}
	if b.toolSize(tools, toolType*text, width/float64(len(tools))) < 0.7*toolType*text {
		return 2
	}
	return 1
}

// toolRow spreads buttons over a strip: an icon each, with its word where there
// is room for all of them. In a high strip they stand in two rows.
func (b *boardScene) toolRow(tools []ui.Node, r sprites.Rect) []ui.Node {
	want := toolType * b.layout.text
	width := func(rows int) float64 {
		per := (len(tools) + rows - 1) / rows
		return min(r.W/float64(per), max(104*b.layout.u, 52*b.layout.text))
	}
	fit := func(rows int) float64 {
		return min(b.toolSize(tools, want, width(rows)), (r.H/float64(rows)-4)/toolBody)
	}
	rows := 1
	if r.H >= 2*fingerH && fit(2) > fit(1)*1.1 {
		rows = 2
	}
	size := fit(rows)
	words := size >= leastTool
	if !words {
		size = min(want, (width(rows)-8)/1.8, (r.H/float64(rows)-8)/1.8)
	}
	w, h := width(rows), r.H/float64(rows)
	per := (len(tools) + rows - 1) / rows
	for i := range tools {
		n := &tools[i]
		n.Role, n.Style, n.Size = ui.RoleButton, ui.ToolButton, size
		if !words {
			n.Text = " "
		}
		row, k := i/per, i%per
		across := min(per, len(tools)-row*per)
		x := r.X + (r.W-w*float64(across))/2
		n.Rect = sprites.Rect{X: x + w*float64(k) + 2, Y: r.Y + h*float64(row) + 2, W: w - 4, H: h - 4}
	}
	return tools
}

// showTurns leads to the list of turns beside the board, or opens one where
// there is none.
func (b *boardScene) showTurns() {
	if b.layout.list.H <= 0 || b.match.Len() == 0 {
		b.env.app.Push(newTurns(b.env, b))
		return
	}
	if b.list > 0 { // back to its end
		b.list = 0
		b.env.app.Changed()
	}
	b.env.app.Focus("turn." + strconv.Itoa(b.match.Len()))
}

// listNodes are the turns played, two to a row, the last at the bottom. A row
// has the number of its first turn, for turns are counted as everywhere: those
// of both players.
func (b *boardScene) listNodes() []ui.Node {
	r := b.layout.list
	if r.H <= 0 {
		return nil
	}
	u := b.layout.u
	row := 34 * u
	rows := int((r.H - 8*u) / row)
	total := (b.match.Len() + 1) / 2
	first := max(0, min(total-rows, total-rows-b.list))
	var nodes []ui.Node
	if total == 0 {
		label := b.env.Words.T("turns.none")
		return []ui.Node{{ID: "turns.none", Role: ui.RoleText, Label: label, Style: ui.Words, Soft: true, Align: sprites.Middle, Rect: r.Inset(8 * u),
			Size: b.env.Fonts.Fit(label, sprites.Medium, 16*b.layout.text, 9, r.W-20*u)}}
	}
	for i := range min(rows, total-first) {
		y := r.Y + 4*u + float64(i)*row
		ply := 2*(first+i) + 1
		nodes = append(nodes, ui.Node{Role: ui.RoleText, Label: strconv.Itoa(ply) + ".", Style: ui.Words, Size: 15 * u, Soft: true, Align: sprites.Right,
			Rect: sprites.Rect{X: r.X, Y: y, W: 34 * u, H: row}})
		w := (r.W - 46*u) / 2
		for k := range 2 {
			if ply+k <= b.match.Len() {
				nodes = append(nodes, b.turnNode(ply+k, sprites.Rect{X: r.X + 42*u + float64(k)*w, Y: y, W: w, H: row}, u))
			}
		}
	}
	return nodes
}

// turnNode is one turn of a list; pressing it shows the position after it.
func (b *boardScene) turnNode(ply int, r sprites.Rect, u float64) ui.Node {
	word := b.match.Turn(ply).Word
	style := ui.QuietButton
	if ply == b.ply {
		style = ui.Chip
	}
	size := b.env.Fonts.Fit(word, sprites.Medium, 15*u, 9, r.W-min(8, 8*u))
	return ui.Node{ID: "turn." + strconv.Itoa(ply), Role: ui.RoleButton, Label: word, Note: b.speaker().Turn(b.match.Turn(ply)), Style: style, Size: size, Soft: ply > b.match.Ply(),
		Checked: ply == b.ply, Disabled: ply > b.match.Ply(), Rect: r.Inset(1), Press: func() {
			if ply == b.match.Ply() && !b.match.Outcome().Over() {
				b.leaveReview()
				return
			}
			b.look(ply)
		}}
}
