package scenes

import (
	"strconv"

	"tidepool/scenes/ui"

	"tidepool/sprites"
)

// A lessonLayout is where the parts of a lesson lie.
type lessonLayout struct {
	// u is the size of what is pressed, read that of what is read.
	u, read            float64
	head, board, panel sprites.Rect
	// pips are below the title, one a step, between the ways to other steps.
	pips sprites.Rect
	// mark is the picture in the panel, says the words beside it or, where
	// those need the width, above it, buttons what comes last.
	mark, says, buttons sprites.Rect
	// low puts the picture beside the buttons.
	low bool
}

const (
	lessonHead   = 50 // logical pixels at the usual size of text
	lessonPips   = 38
	lessonButton = 50
	lessonMark   = 44
)

// layLesson divides a frame: the board over the words, or beside them.
func layLesson(f ui.Frame, long bool) lessonLayout {
	u := min(f.Text, f.W/290, f.H/570)
	if f.W >= f.H*1.05 { // large text gives way before small windows do
		u = max(min(f.Text, f.W/800, f.H/450), min(f.Text, 1, f.W/600, f.H/340))
	}
	l := lessonLayout{u: u, read: max(f.Read, u)}
	r := f.Safe.Inset(min(10*u, f.W*0.02))
	if f.W < f.H*1.05 || long && f.H >= 480 {
		l.head, r = r.CutTop((lessonHead + lessonPips) * u)
		l.panel, r = r.CutBottom(l.panelHeight(r, long))
		_, r = r.CutBottom(6 * u)
		w := min(l.panel.W, 720*max(u, l.read*0.9))
		l.panel.X, l.panel.W = l.panel.X+(l.panel.W-w)/2, w
		l.board = r.Inset(4 * u)
	} else {
		var side sprites.Rect
		side, r = r.CutRight(min(max(340*u, 270*l.read, r.W*0.32), r.W*0.44))
		l.head, l.panel = side.CutTop((lessonHead + lessonPips) * u)
		_, r = r.CutRight(8 * u)
		l.board = r
		l.panel.H = min(l.panel.H, 460*l.read)
	}
	l.head, l.pips = l.head.CutTop(lessonHead * u)
	l.divide()
	return l
}

// panelHeight is the height of words below a board: fewer lines where they are
// long, and larger words take room from the board.
func (l *lessonLayout) panelHeight(r sprites.Rect, long bool) float64 {
	const buttons, words = lessonButton + 36, 150
	const board = 220 // logical pixels, so that squares are large enough for a finger
	want := buttons*l.u + words*l.read
	if r.W < 600*l.u {
		want = max(want, r.H*0.36)
	}
	most := max(min(r.H*(0.5+0.1*min(max(l.read-1, 0), 1)), r.H-board), r.H*0.36)
	if long { // the board is low
		most = max(most, r.H-r.W*0.45)
	}
	return min(want, most)
}

// divide lays out the inside of the panel.
func (l *lessonLayout) divide() {
	in := l.panel.Inset(14 * l.u)
	l.buttons, in = in.CutBottom(lessonButton * l.u)
	_, l.says = in.CutBottom(8 * l.u)
	side := lessonMark * l.u
	l.mark = sprites.Rect{X: in.X, Y: in.Y, W: side, H: side}
	if l.low = in.W < 300*l.read; l.low {
		l.mark.Y = l.buttons.Center().Y - side/2
		_, l.buttons = l.buttons.CutLeft(side + 10*l.u)
		return
	}
	_, l.says = l.says.CutLeft(side + 10*l.u)
}

// raise makes the buttons two rows, from the room of the words.
func (l *lessonLayout) raise() sprites.Rect {
	h := (lessonButton + 8) * l.u
	upper := l.buttons
	upper.Y -= h
	l.says.H -= h
	return upper
}

// Layout implements Scene.
func (l *lessonScene) Layout(f ui.Frame) ui.Layout {
	b := l.boardScene
	b.pace = b.env.Settings.Motion.Pace()
	_, long := b.table.(longTable)
	l.frame, l.room = f, layLesson(f, long)
	b.layout = boardLayout{board: l.room.board, u: l.room.u}
	b.arrange()
	for i := range b.tray {
		b.tray[i] = l.room.mark.Center()
	}
	nodes := b.places()
	if !b.hands() {
		for i := range nodes {
			nodes[i].Press = nil
		}
	}
	nodes = append(l.headNodes(), nodes...)
	buttons := l.buttons()
	nodes = append(nodes, l.words()...)
	return ui.Layout{Nodes: append(nodes, buttons...)}
}

// headNodes are the title, between the way back and the rules, and below it
// the steps, between the ways to the one before and the one after.
func (l *lessonScene) headNodes() []ui.Node {
	w, r, u := l.env.Words, l.room.head, l.room.u
	side := min(48*u, r.H)
	tool := func(id, label, icon string, at sprites.Rect, press func()) ui.Node {
		return ui.Node{ID: id, Role: ui.RoleButton, Label: label, Icon: icon, Style: ui.QuietButton, Size: min(19*u, at.H*0.5), Press: press, Disabled: press == nil, Rect: at}
	}
	var prev, next func()
	if l.at > 0 {
		prev = func() { l.turnTo(l.at - 1) }
	}
	if l.canSkip() {
		next = func() { l.turnTo(l.at + 1) }
	}
	back, room := r.CutLeft(side)
	help, room := room.CutRight(side)
	room = sprites.Rect{X: room.X + 4*u, Y: room.Y, W: room.W - 8*u, H: room.H}
	title := l.env.GameName(l.course.Game)
	lines, size := ui.SetTitle(l.env.Fonts, title, 23*u, room.W, room.H)
	before, pips := l.room.pips.CutLeft(side)
	after, pips := pips.CutRight(side)
	l.room.pips = pips
	n, of := min(l.at+1, len(l.course.Steps)), len(l.course.Steps)
	return []ui.Node{
		tool("back", w.T("back"), "back", back, l.env.app.Pop),
		{ID: "title", Role: ui.RoleHeading, Label: title, Lines: lines, Style: ui.Words, Bold: true, Align: sprites.Left, Size: size, Rect: room},
		tool("lesson.help", w.T("learn.rules"), "help", help, l.help),
		tool("lesson.prev", w.T("lesson.prev"), "before", before, prev),
		{ID: "lesson.at", Role: ui.RoleText, Label: w.T("lesson.at", "n", n, "of", of), Text: strconv.Itoa(n) + "/" + strconv.Itoa(of),
			Style: ui.Words, Soft: true, Size: min(15*u, pips.H*0.5), Align: sprites.Right, Rect: pips},
		tool("lesson.skip", w.T("lesson.skip"), "after", after, next),
	}
}

// words are the task and what is said about the last try, as large as the
// player wants them: they scroll where they do not fit.
func (l *lessonScene) words() []ui.Node {
	w, r := l.env.Words, l.room
	clip := r.says
	var nodes []ui.Node
	y := 0.0
	add := func(id, s string, size float64, warn, bold bool) {
		weight := sprites.Medium
		if bold {
			weight = sprites.Bold
		}
		lines := l.env.Fonts.Wrap(s, weight, size, clip.W)
		h := float64(len(lines)) * size * ui.LineStep
		nodes = append(nodes, ui.Node{ID: id, Role: ui.RoleText, Label: s, Lines: lines, Style: ui.Words, Size: size, Warn: warn, Bold: bold, Align: sprites.Left,
			Rect: sprites.Rect{X: clip.X, Y: clip.Y + y, W: clip.W, H: h}, Clip: clip})
		y += h
	}
	said := ""
	if l.ended() {
		add("lesson.task", w.T("lesson.end", "game", l.env.GameName(l.course.Game)), l.typeSize(), false, false)
	} else {
		task, _ := l.course.StepWords(l.step())
		add("lesson.task", w.T(task), l.typeSize(), false, false)
		var bad bool
		if said, bad = l.says(); said != "" {
			if !r.low {
				y = max(y, r.mark.H)
			}
			y += 10 * r.u
			add("lesson.says", said, l.typeSize(), bad, l.mood == solved)
		}
	}
	l.unroll(nodes, y, said)
	return nodes
}

// typeSize is the height of the type of tasks and answers.
func (l *lessonScene) typeSize() float64 {
	if l.frame.W < 360 || l.frame.H < 360 {
		return 15 * l.room.read
	}
	return 17 * l.room.read
}

// unroll scrolls the words, h high, by as much as the learner has moved them,
// and to what is said when that changes.
func (l *lessonScene) unroll(nodes []ui.Node, h float64, said string) {
	l.excess = max(0, h-l.room.says.H)
	if at := (spoken{l.at, said}); at != l.told {
		l.told = at
		l.scroll = 0
		if said != "" {
			l.scroll = nodes[len(nodes)-1].Rect.Y - l.room.says.Y
		}
	}
	l.scroll = min(max(l.scroll, 0), l.excess)
	for i := range nodes {
		nodes[i].Rect.Y -= l.scroll
	}
}

// spoken is what the panel says at a step.
type spoken struct {
	step int
	said string
}

// Scroll implements Scroller: the words move.
func (l *lessonScene) Scroll(dy float64) { l.scroll = min(max(l.scroll+dy, 0), l.excess) }

// buttons are what comes next. Those that do not fit into a row side by side
// take two.
func (l *lessonScene) buttons() []ui.Node {
	w, r, u := l.env.Words, l.room.buttons, l.room.u
	if l.Busy() {
		return nil
	}
	switch {
	case l.ended():
		first := l.button("lesson.again", w.T("lesson.again"), "undo", ui.PlainButton, func() { l.turnTo(0) })
		second := l.button("lesson.play", l.onward(), "play", ui.MainButton, l.play)
		return l.abreast(first, second)
	case l.mood == solved:
		n := l.button("lesson.next", w.T("lesson.next"), "next", ui.MainButton, func() { l.turnTo(l.at + 1) })
		return []ui.Node{l.filled(n, r)}
	}
	show := l.button("lesson.show", w.T("lesson.show"), "hint", ui.PlainButton, l.show)
	nodes, rest := l.turnButtons(r, u)
	if len(nodes) > 0 && rest.W-8*u < l.wants(&show) {
		rest = l.room.raise()
	}
	rest.W = max(min(l.wants(&show), rest.W), min(rest.W, (r.W-10*u)/2))
	return append(nodes, l.filled(show, rest))
}

// button is one of a lesson's buttons, in need of a place.
func (l *lessonScene) button(id, label, icon string, style ui.Style, press func()) ui.Node {
	return ui.Node{ID: id, Role: ui.RoleButton, Label: label, Text: label, Icon: icon, Style: style, Align: sprites.Middle, Size: 17 * l.room.u, Press: press}
}

// wants is how wide a button would like to be.
func (l *lessonScene) wants(n *ui.Node) float64 {
	return l.env.Fonts.Width(n.Label, sprites.Bold, n.Size) + 54*l.room.u
}

// filled puts a button into a place, smaller if it must.
func (l *lessonScene) filled(n ui.Node, r sprites.Rect) ui.Node {
	n.Rect = r
	if l.wants(&n) > r.W {
		n.Icon = ""
		n.Size = l.env.Fonts.Fit(n.Label, sprites.Bold, n.Size, 9, r.W-20*l.room.u)
	}
	return n
}

// abreast puts two buttons side by side, or one over the other.
func (l *lessonScene) abreast(a, b ui.Node) []ui.Node {
	r, gap := l.room.buttons, 10*l.room.u
	half := sprites.Rect{X: r.X, Y: r.Y, W: (r.W - gap) / 2, H: r.H}
	if max(l.wants(&a), l.wants(&b)) > half.W {
		return []ui.Node{l.filled(a, l.room.raise()), l.filled(b, r)}
	}
	left := half
	half.X += half.W + gap
	return []ui.Node{l.filled(a, left), l.filled(b, half)}
}

// onward is what play is called: a lesson may have been opened in a game.
func (l *lessonScene) onward() string {
	if _, ok := l.env.app.Below().(*boardScene); ok {
		return l.env.Words.T("review.leave")
	}
	return l.env.Words.T("lesson.play")
}

// play leaves the lesson for a game, the one below or a new one.
func (l *lessonScene) play() {
	switch l.env.app.Below().(type) {
	case *boardScene, *newGameScene:
		l.env.app.Pop()
	default:
		l.env.app.Replace(newNewGame(l.env, l.rules))
	}
}

// Draw implements Scene.
func (l *lessonScene) Draw(p *sprites.Painter, _ *ui.Layout) {
	r := l.room
	p.Shade(r.panel, 18, 3, 9, p.Theme.Shadow.Alpha(0.16))
	p.Box(r.panel, 18, p.Theme.Panel)
	p.Frame(r.panel, 18, 1.5, p.Theme.Line)
	l.drawCuts(p)
	l.drawPips(p)
	l.drawMark(p)
	l.drawBoard(p)
	if l.ended() {
		l.sparks.draw(p)
	}
}

// drawMark shows which pieces are the learner's, and when it is done a tick.
func (l *lessonScene) drawMark(p *sprites.Painter) {
	m := l.room.mark
	if l.mood == solved || l.ended() {
		p.Box(m, m.W/2, p.Theme.Main)
		p.Icon("check", m.Center(), m.W*0.66, p.Theme.MainInk)
		return
	}
	p.Box(m, m.W*0.3, p.Theme.Tray)
	p.Sprite(l.table.Picture(playerPiece(l.course.Game, l.match.At(0).Turn())), m.Center(), m.W*0.96, sprites.Look{})
}

// drawPips shows how far the lesson has come.
func (l *lessonScene) drawPips(p *sprites.Painter) {
	r, u := l.room.pips, l.room.u
	n := len(l.course.Steps)
	gap := 5 * u
	r.W -= 44 * u // the number
	w := min((r.W-gap*float64(n-1))/float64(n), 44*u)
	for i := range n {
		pip := sprites.Rect{X: r.X + float64(i)*(w+gap), Y: r.Y + r.H/2 - 3*u, W: w, H: 6 * u}
		col := p.Theme.Line
		switch {
		case i < l.at || i == l.at && l.mood == solved:
			col = p.Theme.Main
		case i == l.at:
			col = p.Theme.Lit
		}
		p.Box(pip, 3*u, col)
	}
}

// drawCuts draws lines where the words are cut off.
func (l *lessonScene) drawCuts(p *sprites.Painter) {
	line := sprites.Rect{X: l.room.panel.X, Y: l.room.says.Y - 1, W: l.room.panel.W, H: 1.5}
	if l.scroll > 0 {
		p.Box(line, 0, p.Theme.Line)
	}
	if l.scroll < l.excess {
		line.Y += l.room.says.H + 1
		p.Box(line, 0, p.Theme.Line)
	}
}
