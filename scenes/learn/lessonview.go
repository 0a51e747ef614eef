package learn

import (
	"slices"
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/table"
	"tidepool/scenes/ui"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

type lessonView struct {
	l    *LessonPage
	f    ui.Frame
	room lessonLayout
	// teacher is the place of the teacher below the words; empty if there is no room.
	teacher sprites.Rect
}

func (l *LessonPage) layout(f ui.Frame) lessonLayout {
	return layLesson(f, l.Area.Game().Long, l.Area.Board.View().Tall(f.Wide()))
}

// Arrange fits the board into its part of the page. If the words have changed, it scrolls to them.
func (l *LessonPage) Arrange(f ui.Frame) {
	room := l.layout(f)
	l.Area.Arrange(room.board, l.learner())
	for i := range l.Area.Board.Trays {
		l.Area.Board.Trays[i] = room.mark.Center()
	}
	l.point()
	now := spoken{step: l.Lesson.At()}
	if !l.Lesson.Ended() {
		now.said, _ = l.says()
	}
	if now == l.said {
		return
	}
	l.said = now
	if now.said == "" {
		l.env.App.Scrolling.To(0)
	} else {
		l.env.App.Scrolling.ToNode("lesson.says", 0)
	}
}

// Layout implements [ui.Scene].
func (l *LessonPage) Layout(f ui.Frame) ui.Layout {
	v := &lessonView{l: l, f: f, room: l.layout(f)}
	spots := append(l.Area.SpotNodes(l.tap), l.Area.BadgeNodes(l.tap)...)
	if !l.Area.Hands() {
		for i := range spots {
			spots[i].Press = nil
		}
	}
	nodes := append(v.headNodes(), spots...)
	buttons := v.buttons() // may take room from the words
	laid := v.words(f)
	laid.Nodes = append(append(nodes, laid.Nodes...), buttons...)
	laid.Parts = v
	return laid
}

// headNodes returns the title between the back and rules buttons, and below it the steps between previous and next.
func (v *lessonView) headNodes() []ui.Node {
	w, r, u := v.l.env.App.Words, v.room.head, v.room.u
	side := min(48*u, r.H)
	tool := func(id, label, icon string, at sprites.Rect, press func()) ui.Node {
		return ui.Node{ID: id, Role: ui.RoleButton, Label: label, Icon: icon, Style: ui.QuietButton, Size: min(19*u, at.H*0.5), Press: press, Disabled: press == nil, Rect: at}
	}
	var prev, next func()
	if v.l.Lesson.At() > 0 {
		prev = func() { v.l.TurnTo(v.l.Lesson.At() - 1) }
	}
	if v.l.canSkip() {
		next = func() { v.l.TurnTo(v.l.Lesson.At() + 1) }
	}
	back, room := r.CutLeft(side)
	help, room := room.CutRight(side)
	room = sprites.Rect{X: room.X + 4*u, Y: room.Y, W: room.W - 8*u, H: room.H}
	title := v.l.env.App.Words.Game(v.l.Course.Game)
	lines, size := ui.SetTitle(v.l.env.App.Fonts, title, 23*u, room.W, room.H)
	before, pips := v.room.pips.CutLeft(side)
	after, pips := pips.CutRight(side)
	v.room.pips = pips
	n, of := min(v.l.Lesson.At()+1, len(v.l.Course.Steps)), len(v.l.Course.Steps)
	return []ui.Node{
		tool("back", w.T(key.Back), "back", back, v.l.env.App.Pop),
		{ID: "title", Role: ui.RoleHeading, Label: title, Lines: lines, Style: ui.Words, Bold: true, Align: sprites.Left, Size: size, Rect: room},
		tool("lesson.help", w.T(key.LearnRules), "help", help, v.l.Area.Help),
		tool("lesson.prev", w.T(key.LessonPrev), "before", before, prev),
		{ID: "lesson.at", Role: ui.RoleText, Label: w.T(key.LessonAt, "n", n, "of", of), Text: strconv.Itoa(n) + "/" + strconv.Itoa(of),
			Style: ui.Words, Soft: true, Size: min(15*u, pips.H*0.5), Align: sprites.Right, Rect: pips},
		tool("lesson.skip", w.T(key.LessonSkip), "after", after, next),
	}
}

// words returns the task and the comment on the last try, in the player's text size; they scroll if they do not fit.
func (v *lessonView) words(f ui.Frame) ui.Layout {
	w, r := v.l.env.App.Words, v.room
	clip := r.says
	var nodes []ui.Node
	y := 0.0
	add := func(id, s string, size float64, warn, bold bool) {
		lines := v.l.env.App.Fonts.Wrap(s, ui.Weight(bold), size, clip.W)
		h := float64(len(lines)) * size * ui.LineStep
		nodes = append(nodes, ui.Node{ID: id, Role: ui.RoleText, Label: s, Lines: lines, Style: ui.Words, Size: size, Warn: warn, Bold: bold, Align: sprites.Left,
			Rect: sprites.Rect{X: clip.X, Y: clip.Y + y, W: clip.W, H: h}, Clip: clip})
		y += h
	}
	said := ""
	if v.l.Lesson.Ended() {
		add("lesson.task", w.T(key.LessonEnd, "game", v.l.env.App.Words.Game(v.l.Course.Game)), v.typeSize(), false, false)
	} else {
		task, _ := v.l.Course.StepWords(v.l.Lesson.Step())
		add("lesson.task", w.Of(key.Lessons, task), v.typeSize(), false, false)
		var bad bool
		if said, bad = v.l.says(); said != "" {
			if !r.low {
				y = max(y, r.mark.H)
			}
			y += 10 * r.u
			add("lesson.says", said, v.typeSize(), bad, v.l.Lesson.Mood() == session.Solved)
		}
	}
	across := clip
	across.X, across.W = r.panel.X+14*r.u, r.panel.W-28*r.u
	v.teacher = teacherIn(across, y, r.u)
	l := ui.Layout{Nodes: nodes, Body: clip, Excess: max(0, y-clip.H)}
	l.Scroll = min(f.Scroll, l.Excess)
	for i := range nodes {
		nodes[i].Rect.Y -= l.Scroll
	}
	return l
}

func (v *lessonView) typeSize() float64 {
	if v.f.W < 360 || v.f.H < 360 {
		return 15 * v.room.read
	}
	return 17 * v.room.read
}

type spoken struct {
	step int
	said string
}

func (v *lessonView) buttons() []ui.Node {
	w, r, u := v.l.env.App.Words, v.room.buttons, v.room.u
	if v.l.Busy() {
		return nil
	}
	switch {
	case v.l.Lesson.Ended():
		first := v.button("lesson.again", w.T(key.LessonAgain), "undo", ui.PlainButton, func() { v.l.TurnTo(0) })
		second := v.button("lesson.play", v.onward(), "play", ui.MainButton, v.play)
		return v.abreast(first, second)
	case v.l.Lesson.Mood() == session.Solved:
		n := v.button("lesson.next", w.T(key.LessonNext), "next", ui.MainButton, func() { v.l.TurnTo(v.l.Lesson.At() + 1) })
		return []ui.Node{v.filled(n, r)}
	}
	show := v.button("lesson.show", w.T(key.LessonShow), "hint", ui.PlainButton, v.l.show)
	act := func(do func()) { do(); v.l.Take() }
	nodes, rest := table.PlaceButtons(v.l.env.App.Fonts, v.l.turnButtons(act), r, u, false)
	if len(nodes) > 0 && rest.W-8*u < v.wants(&show) {
		rest = v.room.raise()
	}
	rest.W = max(min(v.wants(&show), rest.W), min(rest.W, (r.W-10*u)/2))
	return append(nodes, v.filled(show, rest))
}

// turnButtons returns the board's buttons without that which would end a turn before it has reached the goal.
func (l *LessonPage) turnButtons(act func(func())) []table.TurnButton {
	list, f := l.Area.TurnButtons(act), l.Area.Speller.Follow()
	if f.Complete() || l.Lesson.Right(f.Word) {
		return list
	}
	return slices.DeleteFunc(list, func(b table.TurnButton) bool { return b.Id == "board.done" && b.Style == ui.MainButton })
}

// pointed returns the spots to mark, without those that have been tapped.
func (l *LessonPage) pointed() []rules.Spot {
	return slices.DeleteFunc(slices.Clone(l.Lesson.Pointed()), func(s rules.Spot) bool { return slices.Contains(l.Area.Speller.Path(), s) })
}

func (v *lessonView) button(id, label, icon string, style ui.Style, press func()) ui.Node {
	return ui.Node{ID: id, Role: ui.RoleButton, Label: label, Text: label, Icon: icon, Style: style, Align: sprites.Middle, Size: 17 * v.room.u, Press: press}
}

func (v *lessonView) wants(n *ui.Node) float64 {
	return v.l.env.App.Fonts.Width(n.Label, sprites.Bold, n.Size) + 54*v.room.u
}

func (v *lessonView) filled(n ui.Node, r sprites.Rect) ui.Node {
	n.Rect = r
	if v.wants(&n) > r.W {
		n.Icon = ""
		n.Size = v.l.env.App.Fonts.Fit(n.Label, sprites.Bold, n.Size, 9, r.W-20*v.room.u)
	}
	return n
}

func (v *lessonView) abreast(a, b ui.Node) []ui.Node {
	r, gap := v.room.buttons, 10*v.room.u
	half := sprites.Rect{X: r.X, Y: r.Y, W: (r.W - gap) / 2, H: r.H}
	if max(v.wants(&a), v.wants(&b)) > half.W {
		return []ui.Node{v.filled(a, v.room.raise()), v.filled(b, r)}
	}
	left := half
	half.X += half.W + gap
	return []ui.Node{v.filled(a, left), v.filled(b, half)}
}

// onward returns the label of the play button; a lesson may have been opened from a game.
func (v *lessonView) onward() string {
	if v.inGame() {
		return v.l.env.App.Words.T(key.ReviewLeave)
	}
	return v.l.env.App.Words.T(key.LessonPlay)
}

func (v *lessonView) inGame() bool {
	below := v.l.env.App.Below()
	return below != nil && slices.Contains([]string{"board", "study"}, below.Name())
}

func (v *lessonView) play() {
	l := v.l
	if v.inGame() {
		l.env.App.Pop()
		return
	}
	if err := l.env.Starter.Usual(l.Area.Game().Rules); err != nil {
		l.env.App.Replace(l.env.Open.NewGame(l.Area.Game().Rules)) // to choose others
	}
}

// Draw implements [ui.Scene].
func (l *LessonPage) Draw(p *sprites.Painter, laid *ui.Layout) {
	v := laid.Parts.(*lessonView)
	r := v.room
	p.Shade(r.panel, 18, 3, 9, p.Theme.Shadow.Alpha(0.16))
	ui.DrawPanel(p, r.panel, 18, p.Theme.Panel)
	ui.DrawCuts(p, laid, r.panel)
	v.drawPips(p)
	v.drawMark(p)
	v.drawTeacher(p)
	l.Area.Board.Draw(p, l.Area.Marks(l.pointed()))
	board.Foresee(p, l.Area.Board)
	l.finger.Draw(p, l.Area, false)
}

// point makes the finger show the first step to a player who has done no lesson yet.
func (l *LessonPage) point() {
	word, on := "", len(l.env.Prefs.Settings.Lessons) == 0 && !l.Lesson.Ended() && l.Lesson.Mood() == session.Trying && l.Area.Match().Ply() == 0
	if on {
		word = l.Lesson.Step().Solution[0]
	}
	l.finger.Show(l.Area, word, on)
}

func (v *lessonView) drawMark(p *sprites.Painter) {
	m := v.room.mark
	if v.l.Lesson.Mood() == session.Solved || v.l.Lesson.Ended() {
		p.Box(m, m.W/2, p.Theme.Main)
		p.Icon("check", m.Center(), m.W*0.66, p.Theme.MainInk)
		return
	}
	p.Box(m, m.W*0.3, p.Theme.Tray)
	b := v.l.Area.Board
	p.Sprite(b.View().Picture(b.Game().EmblemOf(v.l.learner())), m.Center(), m.W*0.96, sprites.Look{})
}

// teacher is the level of the opponent who teaches.
const teacher = 8

// teacherIn returns the place of the teacher at the lower end of a room, below words of some height.
func teacherIn(room sprites.Rect, words, u float64) sprites.Rect {
	high := min(teacherHeight*u, room.H*0.55)
	if high < leastTeacher*u || words+8*u+high > room.H {
		return sprites.Rect{}
	}
	at, _ := room.CutBottom(high)
	return at
}

func (v *lessonView) drawTeacher(p *sprites.Painter) {
	if v.teacher.H == 0 {
		return
	}
	mood := opponents.Idle
	if v.l.Lesson.Mood() == session.Solved || v.l.Lesson.Ended() {
		mood = opponents.Pleased
	}
	v.l.env.Portraits.Stand(p, "shore of a lesson", teacher, mood, v.teacher)
}

func (v *lessonView) drawPips(p *sprites.Painter) {
	r, u := v.room.pips, v.room.u
	n := len(v.l.Course.Steps)
	gap := 5 * u
	r.W -= 44 * u // the number
	w := min((r.W-gap*float64(n-1))/float64(n), 44*u)
	for i := range n {
		pip := sprites.Rect{X: r.X + float64(i)*(w+gap), Y: r.Y + r.H/2 - 3*u, W: w, H: 6 * u}
		col := p.Theme.Line
		switch {
		case i < v.l.Lesson.At() || i == v.l.Lesson.At() && v.l.Lesson.Mood() == session.Solved:
			col = p.Theme.Main
		case i == v.l.Lesson.At():
			col = p.Theme.Lit
		}
		p.Box(pip, 3*u, col)
	}
}
