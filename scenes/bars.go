package scenes

import (
	"cmp"
	"slices"
	"strconv"

	"tidepool/rules"
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
func (b *boardScene) flips(i int) bool { return i == 1 && b.seating() == SeatOpposite }

// A barLayout is where the parts of a player's bar lie.
type barLayout struct {
	picture, name, status, buttons sprites.Rect
	u                              float64
}

// layBar divides a bar: words beside the picture and buttons at the right, or
// all below one another where the bar is tall and narrow.
func (b *boardScene) layBar(i int) barLayout {
	r := b.layout.bars[i].Inset(min(5*b.layout.u, b.layout.bars[i].H*0.06))
	u := min(b.layout.u, r.H/72)
	l := barLayout{u: u}
	in := r.Inset(8 * u)
	if r.H < 118*u {
		l.picture, in = in.CutLeft(50 * u)
		_, in = in.CutLeft(10 * u)
		l.buttons = in
		l.name, l.status = in.CutTop(24 * u)
		return l
	}
	l.buttons, in = in.CutBottom(48 * u)
	_, in = in.CutBottom(4 * u)
	head, rest := in.CutTop(40 * u)
	l.picture, l.name = head.CutLeft(40 * u)
	_, l.name = l.name.CutLeft(8 * u)
	l.status = rest
	return l
}

// barNodes are a player's name, what they should do, and their buttons.
func (b *boardScene) barNodes(i int) []Node {
	side := b.sideAt(i)
	l := b.layBar(i)
	mover, running := b.mover()
	acting := running && mover == side
	prefix := "bar." + b.match.Info().Sides[side]
	var nodes, buttons []Node
	if acting && (b.hands() || b.longThought()) {
		var rest sprites.Rect
		buttons, rest = b.turnButtons(l.buttons, l.u)
		if l.buttons.Overlaps(l.name) {
			l.name.W, l.status.W = rest.W, rest.W
		}
	}
	b.tellRoom[i] = l.name.W
	taken := b.takenWidth(side, l)
	size := b.env.Fonts.Fit(b.name(side), sprites.Bold, 19*l.u, 14*l.u, l.name.W-taken)
	name := b.env.Fonts.Shorten(b.name(side), sprites.Bold, size, l.name.W-taken)
	nodes = append(nodes, Node{ID: prefix + ".name", Role: RoleText, Label: b.sideAndName(side), Note: b.takenWords(side), Text: name, Style: Words, Size: size, Bold: true,
		Align: sprites.Left, Rect: l.name})
	status := b.remarkNode(prefix+".status", b.status(side, acting), l.status, 16*l.u)
	status.Soft = !acting && !status.Warn
	nodes = append(nodes, status)
	nodes = append(nodes, buttons...)
	if b.flips(i) {
		flipNodes(nodes, b.layout.bars[i].Center())
	}
	return nodes
}

// sideAndName says who plays a side, to those who do not see its colour.
func (b *boardScene) sideAndName(s rules.Side) string {
	if side := b.sideName(s); side != b.name(s) {
		return joined(side, b.name(s))
	}
	return b.name(s)
}

// takenWords says what a side has captured, where that counts: of stones there
// are many, and nobody asks.
func (b *boardScene) takenWords(s rules.Side) string {
	if taken := b.position().Taken(s); len(taken) > 0 && taken[0].Kind != "stone" {
		return b.speaker().Taken(taken)
	}
	return ""
}

// fitLines breaks a text into the lines that a rectangle holds, smaller if it
// must, and cut off if even that is not enough.
func (b *boardScene) fitLines(s string, size float64, r sprites.Rect) ([]string, float64) {
	const spacing = 1.3
	var lines []string
	least := size * 0.72
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

// flipNodes turns nodes round a point, to face the far side.
func flipNodes(nodes []Node, about sprites.Point) {
	for i := range nodes {
		nodes[i].Rect = nodes[i].Rect.Turned(about)
		nodes[i].Flip = !nodes[i].Flip
	}
}

// turnButtons are Done or Play, and the step back, at the right of a bar.
func (b *boardScene) turnButtons(text sprites.Rect, u float64) ([]Node, sprites.Rect) {
	var nodes []Node
	w := b.env.Words
	add := func(id, label, icon string, style Style, press func()) {
		size := 17 * u
		width := min(b.env.Fonts.Width(label, sprites.Bold, size)+28*u, text.W*0.7)
		size = b.env.Fonts.Fit(label, sprites.Bold, size, 9, width-8*u)
		if icon != "" {
			width = 48 * u
		}
		var r sprites.Rect
		r, text = text.CutRight(width)
		_, text = text.CutRight(8 * u)
		h := min(48*u, text.H)
		r = sprites.Rect{X: r.X, Y: r.Y + (r.H-h)/2, W: r.W, H: h}
		n := Node{ID: id, Role: RoleButton, Label: label, Style: style, Size: size, Rect: r, Press: press}
		if icon != "" {
			n.Icon = icon
		}
		nodes = append(nodes, n)
	}
	if b.moving() {
		return nodes, text
	}
	if b.longThought() {
		add("engine.now", w.T("engine.now"), "", PlainButton, b.playNow)
		return nodes, text
	}
	f := b.taps.follow
	switch {
	case f.Complete():
		add("board.done", w.T("board.play"), "", MainButton, b.done)
	case f.Word != "" && len(b.taps.path) > 0:
		add("board.done", w.T("board.done"), "", MainButton, b.done)
	case slices.Contains(f.Next, "swap"):
		add("spot.swap", w.T("choice.swap"), "", MainButton, func() { b.tap("swap") })
	}
	if len(b.taps.path) > 0 {
		add("board.stepback", w.T("board.stepback"), "erase", PlainButton, b.stepBack)
	}
	return nodes, text
}

// prompt is the key of what the player may do next.
func (b *boardScene) prompt() string {
	f, n := b.taps.follow, len(b.taps.path)
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
func (b *boardScene) toolNodes() []Node {
	if b.review {
		return b.reviewTools()
	}
	w := b.env.Words
	app := b.env.app
	_, canUndo := b.backTo()
	canUndo = canUndo || len(b.taps.path) > 0 && b.hands()
	tools := []Node{
		{ID: "board.menu", Label: w.T("board.menu"), Icon: "home", Press: b.env.home},
		{ID: "board.turns", Label: w.T("board.turns"), Icon: "list", Press: func() { app.Push(newTurns(b.env, b)) }},
		{ID: "board.undo", Label: w.T("board.undo"), Icon: "undo", Press: b.undo, Disabled: !canUndo},
		{ID: "board.redo", Label: w.T("board.redo"), Icon: "redo", Press: b.redo, Disabled: !b.match.CanRedo()},
		{ID: "board.more", Label: w.T("board.more"), Icon: "more", Press: func() { app.Push(newMore(b.env, b, false)) }},
	}
	if b.layout.list.H > 0 {
		tools = slices.Delete(tools, 1, 2)
	}
	tools = slices.Insert(tools, len(tools)-1, Node{ID: "board.help", Label: w.T("learn.help"), Icon: "help", Press: b.help})
	if tool, ok := b.engineTool(); ok {
		tools = slices.Insert(tools, len(tools)-1, tool)
	}
	if b.layout.tools.W < 44*float64(len(tools)) { // the rest is in More
		tools = slices.DeleteFunc(tools, func(n Node) bool { return n.ID == "board.turns" || n.ID == "board.redo" })
	}
	nodes := b.toolRow(tools, b.layout.tools)
	if b.layout.farTools.H > 0 {
		far := b.toolRow([]Node{
			{ID: "board.undo.far", Label: w.T("board.undo"), Icon: "undo", Press: b.undo, Disabled: !canUndo},
			{ID: "board.more.far", Label: w.T("board.more"), Icon: "more", Press: func() { app.Push(newMore(b.env, b, true)) }},
		}, b.layout.farTools)
		flipNodes(far, b.layout.farTools.Center())
		nodes = append(nodes, far...)
	}
	return nodes
}

func (b *boardScene) reviewTools() []Node {
	w := b.env.Words
	to := func(ply int) func() { return func() { b.look(ply) } }
	tools := []Node{
		{ID: "review.first", Label: w.T("review.first"), Icon: "first", Press: to(0), Disabled: b.ply == 0},
		{ID: "review.prev", Label: w.T("review.prev"), Icon: "prev", Press: to(b.ply - 1), Disabled: b.ply == 0},
		{ID: "review.next", Label: w.T("review.next"), Icon: "next", Press: to(b.ply + 1), Disabled: b.ply == b.match.Ply()},
		{ID: "review.last", Label: w.T("review.last"), Icon: "last", Press: to(b.match.Ply()), Disabled: b.ply == b.match.Ply()},
	}
	if b.match.Outcome().Over() {
		tools = append(tools, Node{ID: "review.result", Label: w.T("board.result"), Icon: "crown", Press: func() { b.env.app.Push(newResults(b.env, b)) }})
	} else {
		tools = append(tools, Node{ID: "review.leave", Label: w.T("review.leave"), Icon: "play", Press: b.leaveReview})
	}
	tools = append(tools, Node{ID: "board.help", Label: w.T("learn.help"), Icon: "help", Press: b.help})
	for i := range tools {
		tools[i].Text = " "
	}
	return b.toolRow(tools, b.layout.tools)
}

// toolRow spreads buttons over a strip: an icon, with its word where there is
// room.
func (b *boardScene) toolRow(tools []Node, r sprites.Rect) []Node {
	u := b.layout.u
	w := min(r.W/float64(len(tools)), 104*u)
	x := r.X + (r.W-w*float64(len(tools)))/2
	for i := range tools {
		n := &tools[i]
		n.Role, n.Style, n.Size = RoleButton, ToolButton, 14*u
		if b.env.Fonts.Width(cmp.Or(n.Text, n.Label), sprites.Medium, n.Size) > w-4*u || r.H < 54*u {
			n.Text = " "
		}
		n.Rect = sprites.Rect{X: x + w*float64(i) + 2, Y: r.Y + 2, W: w - 4, H: r.H - 4}
	}
	return tools
}

// listNodes are the turns played, two to a row, the last at the bottom. A row
// has the number of its first turn, for turns are counted as everywhere: those
// of both players.
func (b *boardScene) listNodes() []Node {
	r := b.layout.list
	if r.H <= 0 {
		return nil
	}
	u := b.layout.u
	row := 34 * u
	rows := int((r.H - 8*u) / row)
	total := (b.match.Len() + 1) / 2
	first := max(0, min(total-rows, total-rows-b.list))
	var nodes []Node
	for i := range min(rows, total-first) {
		y := r.Y + 4*u + float64(i)*row
		ply := 2*(first+i) + 1
		nodes = append(nodes, Node{Role: RoleText, Label: strconv.Itoa(ply) + ".", Style: Words, Size: 15 * u, Soft: true, Align: sprites.Right,
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
func (b *boardScene) turnNode(ply int, r sprites.Rect, u float64) Node {
	word := b.match.Turn(ply).Word
	style := QuietButton
	if ply == b.ply {
		style = Chip
	}
	size := b.env.Fonts.Fit(word, sprites.Medium, 15*u, 9, r.W-min(8, 8*u))
	return Node{ID: "turn." + strconv.Itoa(ply), Role: RoleButton, Label: word, Note: b.speaker().Turn(b.match.Turn(ply)), Style: style, Size: size, Soft: ply > b.match.Ply(),
		Checked: ply == b.ply, Disabled: ply > b.match.Ply(), Rect: r.Inset(1), Press: func() {
			if ply == b.match.Ply() && !b.match.Outcome().Over() {
				b.leaveReview()
				return
			}
			b.look(ply)
		}}
}
