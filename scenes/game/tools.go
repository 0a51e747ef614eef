package game

import (
	"cmp"
	"slices"

	"tidepool/locale/key"
	"tidepool/play/club"
	"tidepool/play/session"
	"tidepool/scenes/bylink"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

func (v *view) toolNodes() []ui.Node {
	if v.p.reviewing() {
		tools := v.reviewTools()
		if most := max(1, int(v.layout.Tools.W/table.FingerH)); most < len(tools) {
			slices.SortStableFunc(tools, func(a, b ui.Node) int { return cmp.Compare(reviewRank(a.ID), reviewRank(b.ID)) })
			tools = tools[:most]
		}
		return v.toolRow(tools, v.layout.Tools)
	}
	tools := v.tools()
	if v.layout.List.H > 0 {
		tools = slices.DeleteFunc(tools, func(n ui.Node) bool { return n.ID == "board.turns" })
	}
	if v.layout.Facing || v.layout.Tools.W < 44*float64(len(tools)) || !v.plan(tools, v.layout.Tools).words { // the rest is in the More sheet
		tools = slices.DeleteFunc(tools, func(n ui.Node) bool { return n.ID == "board.turns" || n.ID == "board.redo" })
	}
	nodes := v.toolRow(tools, v.layout.Tools)
	if v.layout.FarTools.H > 0 {
		far := v.toolRow(v.farTools(tools), v.layout.FarTools)
		ui.FlipNodes(far, v.layout.FarTools.Center())
		nodes = append(nodes, far...)
	}
	return nodes
}

// tools returns all buttons below or beside the board.
func (v *view) tools() []ui.Node {
	w, app := v.p.env.App.Words, v.p.env.App
	tools := []ui.Node{
		v.p.menuTool(),
		{ID: "board.turns", Label: w.T(key.BoardTurns), Icon: "list", Press: func() { app.Push(newTurnsSheet(v.p.env, v.p, false)) }},
		v.p.undoTool(),
		{ID: "board.redo", Label: w.T(key.BoardRedo), Icon: "redo", Press: v.p.redo, Disabled: !v.p.match().CanRedo()},
		{ID: "board.help", Label: w.T(key.LearnHelp), Icon: "help", Press: v.p.help},
	}
	if tool, ok := v.p.engineTool(); ok {
		tools = append(tools, tool)
	}
	if v.p.session().Rated() || v.p.tabled() { // undone turns are never replayed here
		tools = slices.DeleteFunc(tools, func(n ui.Node) bool { return n.ID == "board.redo" })
	}
	return append(tools, ui.Node{ID: "board.more", Label: w.T(key.BoardMore), Icon: "more", Press: func() { app.Push(newMore(v.p.env, v.p, false)) }})
}

// menuTool returns the button to the menu, or in a game of a club evening the button back to that.
func (p *Page) menuTool() ui.Node {
	w, open, m := p.env.App.Words, p.env.Open, p.match()
	if m.Tag(club.Tag) == "" {
		return ui.Node{ID: "board.menu", Label: w.T(key.BoardMenu), Icon: "home", Press: p.goHome}
	}
	return ui.Node{ID: "board.club", Label: w.T(key.ClubTitle), Icon: "home", Press: func() {
		open.Home()
		p.env.App.Push(open.Club(m.Game()))
	}}
}

// undoTool returns the undo button. In a rated game, and after a turn has been handed on as a link, it only undoes taps
// of the current turn.
func (p *Page) undoTool() ui.Node {
	n := ui.Node{ID: "board.undo", Label: p.env.App.Words.T(key.BoardUndo), Icon: "undo", Press: func() { p.askToUndo(false) }, Heard: true, Disabled: !p.canUndo()}
	switch {
	case !n.Disabled:
	case p.session().Rated():
		n.Note = p.env.App.Words.T(key.RatingNoundo)
	case bylink.HandedOn(p.match()):
		n.Note = p.env.App.Words.T(key.LinkStands)
	}
	return n
}

// farTools returns the buttons of the far player: those of the near one that each player needs.
func (v *view) farTools(near []ui.Node) (list []ui.Node) {
	app := v.p.env.App
	for _, n := range near {
		switch n.ID {
		case "board.turns":
			n.Press = func() { app.Push(newTurnsSheet(v.p.env, v.p, true)) }
		case "board.more":
			n.Press = func() { app.Push(newMore(v.p.env, v.p, true)) }
		case "board.undo":
			n.Press = func() { v.p.askToUndo(true) }
		case "board.help":
		default:
			continue
		}
		n.ID += farSuffix
		list = append(list, n)
	}
	return list
}

// farSuffix ends the IDs of the far player's buttons.
const farSuffix = ".far"

func (v *view) reviewTools() []ui.Node {
	w := v.p.env.App.Words
	to := func(ply int) func() { return func() { v.p.look(ply) } }
	tools := []ui.Node{
		{ID: "review.first", Label: w.T(key.ReviewFirst), Icon: "first", Press: to(0), Disabled: v.p.session().Ply() == 0},
		{ID: "review.prev", Label: w.T(key.ReviewPrev), Icon: "prev", Press: to(v.p.session().Ply() - 1), Disabled: v.p.session().Ply() == 0},
		{ID: "review.next", Label: w.T(key.ReviewNext), Icon: "next", Press: to(v.p.session().Ply() + 1), Disabled: v.p.session().Ply() == v.p.match().Ply()},
		{ID: "review.last", Label: w.T(key.ReviewLast), Icon: "last", Press: to(v.p.match().Ply()), Disabled: v.p.session().Ply() == v.p.match().Ply()},
	}
	if v.p.match().Outcome().Over() {
		tools = append(tools, ui.Node{ID: "review.result", Label: w.T(key.BoardResult), Icon: "crown", Press: v.p.showResult})
	} else {
		tools = append(tools, ui.Node{ID: "review.leave", Label: w.T(key.ReviewLeave), Icon: "play", Press: v.p.leaveReview})
	}
	tools = append(tools, ui.Node{ID: "board.help", Label: w.T(key.LearnHelp), Icon: "help", Press: v.p.help})
	for i := range tools {
		tools[i].Text = " "
	}
	return tools
}

// reviewRank orders the review buttons for when there is no room for all.
func reviewRank(id string) int {
	first := []string{"review.result", "review.leave", "review.prev", "review.next"}
	if i := slices.Index(first, id); i >= 0 {
		return i
	}
	return len(first)
}

const (
	toolType = 14 // logical pixels at the usual text size
	// leastTool is the smallest type of a button below the board.
	leastTool = 10.5
	// leastToolWide is the least width of a button whose width depends on its word.
	leastToolWide = 42
	// toolBody is the height of a button with a word, in multiples of its type size.
	toolBody = 3.15
)

// toolSize returns the largest type, up to size, at which every word fits a button of width w.
func (v *view) toolSize(tools []ui.Node, size, w float64) float64 {
	for i := range tools {
		size = v.p.env.App.Fonts.Fit(cmp.Or(tools[i].Text, tools[i].Label), sprites.Medium, size, 1, w-6)
	}
	return size
}

// toolRows returns how many rows the buttons need for their words to be about as large as the player asks.
func (v *view) toolRows(width, text float64) int {
	tools := v.tools()
	if v.p.reviewing() {
		return 1
	}
	if v.toolSize(tools, toolType*text, width/float64(len(tools))) < 0.7*toolType*text {
		return 2
	}
	return 1
}

// A toolPlan is how buttons lie in a strip.
type toolPlan struct {
	rows  int
	size  float64   // of the type
	wide  []float64 // the buttons' widths
	words bool      // there is room for words
	bare  bool      // there is no room for icons
}

// plan finds the largest type for buttons in a strip: in one or, in a high strip, two rows of equal buttons, or in
// one row of buttons as wide as their words need. If that is too small, there are only icons.
func (v *view) plan(tools []ui.Node, r sprites.Rect) toolPlan {
	want := toolType * v.layout.Text
	width := func(rows int) float64 {
		per := (len(tools) + rows - 1) / rows
		return min(r.W/float64(per), max(104*v.layout.U, 52*v.layout.Text))
	}
	fit := func(rows int) float64 {
		return min(v.toolSize(tools, want, width(rows)), (r.H/float64(rows)-4)/toolBody)
	}
	p := toolPlan{rows: 1}
	if r.H >= 2*table.FingerH && fit(2) > fit(1)*1.1 {
		p.rows = 2
	}
	p.size = fit(p.rows)
	p.wide = slices.Repeat([]float64{width(p.rows)}, len(tools))
	if size, wide := v.uneven(tools, r); size > p.size {
		p = toolPlan{rows: 1, size: size, wide: wide}
	}
	const gain = 1.25 // icons go if words alone are so many times larger
	if bare := min(v.toolSize(tools, want, width(2)), (r.H/2-10)/ui.LineStep); v.layout.Larger() && r.H >= 2*table.FingerH && bare > max(gain*p.size, leastTool) && !v.p.reviewing() {
		return toolPlan{rows: 2, size: bare, wide: slices.Repeat([]float64{width(2)}, len(tools)), words: true, bare: true}
	}
	if p.words = p.size >= leastTool; p.words {
		return p
	}
	p.size = min(want, (width(p.rows)-8)/1.8, (r.H/float64(p.rows)-8)/1.8)
	return p
}

// uneven returns the largest type at which one row of buttons of different widths fits a strip, and the widths;
// 0 if the type would be too small.
func (v *view) uneven(tools []ui.Node, r sprites.Rect) (size float64, wide []float64) {
	for size = min(toolType*v.layout.Text, (r.H-4)/toolBody); size >= leastTool; size *= 0.99 {
		free := r.W
		wide = wide[:0]
		for i := range tools {
			w := max(leastToolWide, v.p.env.App.Fonts.Width(cmp.Or(tools[i].Text, tools[i].Label), sprites.Medium, size)+6)
			wide, free = append(wide, w), free-w
		}
		if free >= 0 {
			for i := range wide {
				wide[i] += free / float64(len(wide))
			}
			return size, wide
		}
	}
	return 0, nil
}

// toolRow lays buttons out in a strip: icons, with words if there is room for all of them.
func (v *view) toolRow(tools []ui.Node, r sprites.Rect) []ui.Node {
	plan := v.plan(tools, r)
	h := r.H / float64(plan.rows)
	per := (len(tools) + plan.rows - 1) / plan.rows
	x := 0.0
	for i := range tools {
		if i%per == 0 {
			x = r.X + r.W/2
			for _, w := range plan.wide[i:min(i+per, len(tools))] {
				x -= w / 2
			}
		}
		n := &tools[i]
		n.Role, n.Style, n.Size = ui.RoleButton, ui.ToolButton, plan.size
		if !plan.words {
			n.Text = " "
		}
		if plan.bare {
			n.Icon = ""
		}
		n.Rect = sprites.Rect{X: x + 2, Y: r.Y + h*float64(i/per) + 2, W: plan.wide[i] - 4, H: h - 4}
		x += plan.wide[i]
	}
	return tools
}

// engineTool returns the one button that depends on the kind of game: the rules of a rated game, pause if the
// engine plays alone, or a hint if one person plays it.
func (p *Page) engineTool() (ui.Node, bool) {
	w, seats := p.env.App.Words, p.session().Seats()
	if p.tabled() {
		return p.away.tableTool()
	}
	switch {
	case p.session().Rated():
		rules := w.T(key.RatingRules)
		return ui.Node{ID: "board.rated", Label: w.T(key.RatingMark), Note: rules, Icon: "chart", Press: func() { p.env.App.Notice(rules) }}, true
	case seats.Demo() && p.session().State() == session.Paused:
		return ui.Node{ID: "engine.go", Label: w.T(key.EngineGo), Icon: "play", Press: p.togglePause}, true
	case seats.Demo():
		return ui.Node{ID: "engine.pause", Label: w.T(key.EnginePause), Icon: "pause", Press: p.togglePause}, true
	}
	if _, ok := seats.Solo(); ok {
		return p.hintTool(), true
	}
	return ui.Node{}, false
}
