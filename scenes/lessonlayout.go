package scenes

import (
	"strconv"

	"tidepool/sprites"
)

// A lessonLayout is where the parts of a lesson lie.
type lessonLayout struct {
	u                  float64
	head, board, panel sprites.Rect
	// pips are below the title, one a step.
	pips sprites.Rect
	// mark is the picture in the panel, task and says the words beside and
	// below it, buttons what comes last.
	mark, task, says, buttons sprites.Rect
}

// layLesson divides a frame: the board over the words, or beside them.
func layLesson(f Frame, long bool) lessonLayout {
	u := min(f.Text, f.W/290, f.H/570)
	if f.W >= f.H*1.05 { // large text gives way before small windows do
		u = max(min(f.Text, f.W/800, f.H/450), min(f.Text, 1, f.W/600, f.H/340))
	}
	l := lessonLayout{u: u}
	r := f.Safe.Inset(min(10*u, f.W*0.02))
	if f.W < f.H*1.05 || long && f.H >= 480 {
		l.head, r = r.CutTop(62 * u)
		words := 236 * u // fewer lines where they are long
		if r.W < 600*u {
			words = max(words, r.H*0.36)
		}
		l.panel, r = r.CutBottom(min(words, r.H*0.5))
		_, r = r.CutBottom(6 * u)
		w := min(l.panel.W, 720*u)
		l.panel.X, l.panel.W = l.panel.X+(l.panel.W-w)/2, w
		l.board = r.Inset(4 * u)
	} else {
		var side sprites.Rect
		side, r = r.CutRight(min(max(340*u, r.W*0.32), r.W*0.44))
		l.head, l.panel = side.CutTop(62 * u)
		_, r = r.CutRight(8 * u)
		l.board = r
		if h := 460 * u; l.panel.H > h {
			l.panel.H = h
		}
	}
	l.head, l.pips = l.head.CutTop(48 * u)
	in := l.panel.Inset(14 * u)
	l.buttons, in = in.CutBottom(50 * u)
	_, in = in.CutBottom(8 * u)
	l.mark = sprites.Rect{X: in.X, Y: in.Y, W: 44 * u, H: 44 * u}
	l.task, l.says = in.CutTop(in.H * 0.56)
	_, l.task = l.task.CutLeft(54 * u)
	_, l.says = l.says.CutTop(6 * u)
	return l
}

// Layout implements Scene.
func (l *lessonScene) Layout(f Frame) []Node {
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
	nodes = append(nodes, l.words()...)
	return append(nodes, l.buttons()...)
}

func (l *lessonScene) headNodes() []Node {
	w, app, r, u := l.env.Words, l.env.app, l.room.head, l.room.u
	side := min(48*u, r.H)
	var nodes []Node
	tool := func(id, label, icon string, x float64, press func()) {
		nodes = append(nodes, Node{ID: id, Role: RoleButton, Label: label, Icon: icon, Style: QuietButton, Size: 19 * u, Press: press, Disabled: press == nil,
			Rect: sprites.Rect{X: x, Y: r.Y + (r.H-side)/2, W: side, H: side}})
	}
	var prev, next func()
	if l.at > 0 {
		prev = func() { l.turnTo(l.at - 1) }
	}
	if l.canSkip() {
		next = func() { l.turnTo(l.at + 1) }
	}
	tool("back", w.T("back"), "back", r.X, app.Pop)
	title := l.env.GameName(l.course.Game)
	room := r.W - 4*side - 8*u
	size := l.env.Fonts.Fit(title, sprites.Bold, 23*u, 12*u, room-4)
	nodes = append(nodes, Node{ID: "title", Role: RoleHeading, Label: title, Text: l.env.Fonts.Shorten(title, sprites.Bold, size, room), Style: Words, Bold: true, Align: sprites.Left,
		Size: size, Rect: sprites.Rect{X: r.X + side + 4*u, Y: r.Y, W: room, H: r.H}})
	right := r.X + r.W
	tool("lesson.prev", w.T("lesson.prev"), "prev", right-3*side, prev)
	tool("lesson.skip", w.T("lesson.skip"), "next", right-2*side, next)
	tool("lesson.help", w.T("learn.rules"), "help", right-side, l.help)
	return nodes
}

// words are the task and what is said about the last try.
func (l *lessonScene) words() []Node {
	w, r := l.env.Words, l.room
	n, of := min(l.at+1, len(l.course.Steps)), len(l.course.Steps)
	at := w.T("lesson.at", "n", n, "of", of)
	nodes := []Node{{ID: "lesson.at", Role: RoleText, Label: at, Rect: r.pips}}
	add := func(id, s string, size float64, room sprites.Rect, warn, bold bool) (bottom float64) {
		lines, fit := l.fitLines(s, size, room)
		h := float64(len(lines)) * fit * 1.3
		nodes = append(nodes, Node{ID: id, Role: RoleText, Label: s, Lines: lines, Style: Words, Size: fit, Warn: warn, Bold: bold, Align: sprites.Left,
			Rect: sprites.Rect{X: room.X, Y: room.Y, W: room.W, H: min(h, room.H)}})
		return room.Y + min(h, room.H)
	}
	if l.ended() {
		add("lesson.task", w.T("lesson.end", "game", l.env.GameName(l.course.Game)), 18*r.u, r.task, false, false)
		return nodes
	}
	task, _ := l.course.StepWords(l.step())
	// What is said begins below the task and the picture, and never lower than
	// where a task of full length would end.
	bottom := max(add("lesson.task", w.T(task), 18*r.u, r.task, false, false), r.mark.Y+r.mark.H) + 10*r.u
	if up := r.says.Y - bottom; up > 0 {
		r.says.Y, r.says.H = bottom, r.says.H+up
	}
	if says, bad := l.says(); says != "" {
		add("lesson.says", says, 17*r.u, r.says, bad, l.mood == solved)
	}
	return nodes
}

// buttons are what comes next.
func (l *lessonScene) buttons() []Node {
	w, r, u := l.env.Words, l.room.buttons, l.room.u
	if l.Busy() {
		return nil
	}
	half := sprites.Rect{X: r.X, Y: r.Y, W: (r.W - 10*u) / 2, H: r.H}
	right := half
	right.X += half.W + 10*u
	button := func(id, label, icon string, style Style, rect sprites.Rect, press func()) Node {
		weight, room := sprites.Medium, rect.W-20*u
		if style == MainButton {
			weight = sprites.Bold
		}
		if room-34*u < l.env.Fonts.Width(label, weight, 13*u) {
			icon = ""
		}
		if icon != "" {
			room -= 34 * u
		}
		return Node{ID: id, Role: RoleButton, Label: label, Text: label, Icon: icon, Style: style, Align: sprites.Middle, Size: l.env.Fonts.Fit(label, weight, 17*u, max(9, 9*u), room),
			Rect: rect, Press: press}
	}
	switch {
	case l.ended():
		return []Node{
			button("lesson.again", w.T("lesson.again"), "undo", PlainButton, half, func() { l.turnTo(0) }),
			button("lesson.play", l.onward(), "play", MainButton, right, l.play),
		}
	case l.mood == solved:
		label := w.T("lesson.next")
		return []Node{button("lesson.next", label, "next", MainButton, r, func() { l.turnTo(l.at + 1) })}
	}
	nodes, rest := l.turnButtons(r, u)
	if len(nodes) > 0 {
		half.W = min(half.W, rest.W-8*u)
	}
	if half.W >= 110*u {
		nodes = append(nodes, button("lesson.show", w.T("lesson.show"), "hint", PlainButton, half, l.show))
	}
	return nodes
}

// onward is what play is called: a lesson may have been opened in a game.
func (l *lessonScene) onward() string {
	if _, ok := l.env.app.below().(*boardScene); ok {
		return l.env.Words.T("review.leave")
	}
	return l.env.Words.T("lesson.play")
}

// play leaves the lesson for a game, the one below or a new one.
func (l *lessonScene) play() {
	switch l.env.app.below().(type) {
	case *boardScene, *newGameScene:
		l.env.app.Pop()
	default:
		l.env.app.Replace(newNewGame(l.env, l.rules))
	}
}

// Draw implements Scene.
func (l *lessonScene) Draw(p *sprites.Painter) {
	r := l.room
	p.Shade(r.panel, 18, 3, 9, p.Theme.Shadow.Alpha(0.16))
	p.Box(r.panel, 18, p.Theme.Panel)
	p.Frame(r.panel, 18, 1.5, p.Theme.Line)
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
	label := strconv.Itoa(min(l.at+1, n)) + "/" + strconv.Itoa(n)
	if room := float64(n) * (w + gap); room+44*u < r.W {
		p.Text(label, r.X+room+8*u, r.Y+r.H/2, 14*u, sprites.Medium, sprites.Left, p.Theme.Soft)
	}
}
