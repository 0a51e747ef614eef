package learn

import (
	"strconv"

	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/play/lessons"
	"tidepool/rules"
	"tidepool/scenes/board"
	"tidepool/scenes/pages"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

// A RulesScene is a game's rules page: short sections with small boards as pictures.
type RulesScene struct {
	ui.Page
	env    *Services
	game   rules.Game
	Course *lessons.Course
	// Here is the section that matters now; the page opens there.
	Here int
	wide float64 // of the window at the last layout
	// teaches offers the lesson at the foot, unless the rules lie over it.
	teaches  bool
	look     *board.Game
	Pictures [][]*board.Diagram // by section
	view     board.View         // draws the pictures of pieces
}

type rulesParts struct {
	lit      sprites.Rect // beside the title of the section that matters
	legend   []legendPiece
	diagrams []board.PlacedDiagram
}

type legendPiece struct {
	piece rules.Piece
	rect  sprites.Rect
}

// newRules opens the rules at a section. Tests check that all pictures can be set up.
func newRules(env *Services, game rules.Game, course *lessons.Course, here int) *RulesScene {
	r := &RulesScene{env: env, Page: ui.Page{ID: "rules", At: pages.Route(game.Info().ID, pages.Rules), App: env.App, Most: 720}, game: game, Course: course, Here: here, teaches: len(course.Steps) > 0,
		look: env.Looks.Of(course.Game)}
	for _, s := range course.Sections {
		var list []*board.Diagram
		for _, pic := range s.Pictures {
			list = append(list, r.diagram(pic))
		}
		r.Pictures = append(r.Pictures, list)
	}
	env.App.Each(func(s ui.Scene) {
		if l, ok := s.(*LessonPage); ok && l.Course.Game == course.Game {
			r.teaches = false
		}
	})
	start, err := game.Start("")
	if err != nil {
		panic(err)
	}
	r.view = r.look.NewView(start, env.Looks.Style())
	return r
}

func (r *RulesScene) diagram(pic lessons.Picture) *board.Diagram {
	pos, err := pic.Begin(r.game)
	if err != nil {
		panic(err)
	}
	d, err := board.NewDiagram(r.look, pos, pic.Word, r.env.Looks.Style())
	if err != nil {
		panic(err)
	}
	d.Board.Started = func(e rules.Event, moment int, lasts float64) { r.env.Sound.Event(r.game.Info(), e, moment, lasts) }
	return d
}

// Arrange implements [ui.Arranger]: after a change of width it scrolls to the section that matters.
func (r *RulesScene) Arrange(f ui.Frame) {
	if f.W != r.wide {
		r.wide = f.W
		if r.Here > 0 {
			r.goTo(r.Here)
		}
	}
}

func (r *RulesScene) goTo(section int) {
	r.Here = section
	r.env.App.Scrolling.ToNode("rules."+r.Course.Sections[section].ID+".title", 18*r.env.App.Frame().Text)
}

// Layout implements [ui.Scene].
func (r *RulesScene) Layout(f ui.Frame) ui.Layout {
	w := r.env.App.Words
	parts := new(rulesParts)
	var foot func(*ui.Column)
	if r.teaches {
		foot = func(c *ui.Column) {
			c.Button(ui.Node{ID: "rules.lesson", Label: w.T(key.LearnLesson), Icon: "learn", Style: ui.MainButton, Press: func() {
				r.env.App.Replace(newLesson(r.env, r.game, r.Course))
			}})
		}
	}
	title := w.T(key.RulesTitle, "game", r.env.App.Words.Game(r.Course.Game))
	l := r.Lay(f, title, func(c *ui.Column) {
		facts(c, r.look)
		r.contents(c)
		for i := range r.Course.Sections {
			r.section(c, parts, i)
		}
	}, foot)
	l.Parts = parts
	return l
}

func (r *RulesScene) titleOf(s lessons.Section) string {
	own, _ := r.Course.WordsOf(s)
	if r.env.App.Words.Knows(key.Rules, own) {
		return r.env.App.Words.Of(key.Rules, own)
	}
	return r.env.App.Words.Of(key.Rules, s.ID)
}

func (r *RulesScene) contents(c *ui.Column) {
	var list []ui.Choice
	for i, s := range r.Course.Sections {
		list = append(list, ui.Choice{ID: "rules.to." + s.ID, Label: r.titleOf(s), Pick: func() { r.goTo(i) }, Checked: false})
	}
	c.Choices("", list)
	for i := range list {
		c.Nodes[len(c.Nodes)-len(list)+i].Role = ui.RoleButton
	}
}

func (r *RulesScene) section(c *ui.Column, parts *rulesParts, i int) {
	s := r.Course.Sections[i]
	_, text := r.Course.WordsOf(s)
	c.Space(10)
	at := c.Y
	c.Title("rules."+s.ID+".title", r.titleOf(s), 21)
	if i == r.Here {
		parts.lit = sprites.Rect{X: c.X - 12*c.Text, Y: at + 2*c.Text, W: 5 * c.Text, H: c.Y - at - c.Gap*0.6 - 4*c.Text}
	}
	x, w, top := c.X, c.W, c.Y
	beside := c.W >= 560*c.Text && len(r.Pictures[i]) > 0 && !r.look.Long
	bottom := top
	if beside {
		pic := w * 0.46
		for k := range r.Pictures[i] {
			bottom = r.picture(c, parts, i, k, sprites.Rect{X: x + w - pic, Y: bottom, W: pic, H: pic * r.look.Diagram})
		}
		c.W = w - pic - 20*c.Text
	}
	c.Prose("rules."+s.ID+".text", r.env.App.Words.Of(key.Rules, text))
	r.pieces(c, parts, s)
	c.X, c.W = x, w
	if !beside {
		pic := min(w, 380*c.Text)
		if r.look.Long {
			pic = w
		}
		bottom = c.Y
		for k := range r.Pictures[i] {
			bottom = r.picture(c, parts, i, k, sprites.Rect{X: x + (w-pic)/2, Y: bottom, W: pic, H: pic * r.look.Diagram})
		}
	}
	c.Y = max(c.Y, bottom) + 8*c.Text
}

func (r *RulesScene) picture(c *ui.Column, parts *rulesParts, section, k int, area sprites.Rect) float64 {
	d := r.Pictures[section][k]
	parts.diagrams = append(parts.diagrams, board.PlacedDiagram{Diagram: d, Area: area})
	n := ui.Node{ID: "rules." + r.Course.Sections[section].ID + ".picture" + strconv.Itoa(k+1), Role: ui.RoleText, Rect: area,
		Label: r.env.App.Words.T(key.RulesPicture, "title", r.titleOf(r.Course.Sections[section]))}
	if by, events := d.Turn(); len(events) > 0 {
		says := commentary.Speaker{Words: r.env.App.Words, Info: r.game.Info()}.Events(by, events)
		n.Role, n.Label = ui.RoleButton, r.env.App.Words.T(key.RulesPicturePlay, "turn", says)
		n.Press = func() {
			d.Board.Pace = r.env.Prefs.Settings.Motion.Pace()
			d.Fit(area)
			d.Replay()
		}
	}
	c.Add(n)
	return area.Y + area.H + c.Gap
}

func (r *RulesScene) pieces(c *ui.Column, parts *rulesParts, s lessons.Section) {
	side := 44 * c.Text
	for _, kind := range s.Pieces {
		name := r.env.App.Words.Of(key.Pieces, kind)
		room := c.W - 2*side - 10*c.Text
		lines := r.env.App.Fonts.Wrap(name, sprites.Medium, 17*c.Text, room)
		h := max(side, 17*c.Text*ui.LineStep*float64(len(lines)))
		for _, whose := range []rules.Side{rules.Near, rules.Far} {
			parts.legend = append(parts.legend, legendPiece{rules.Piece{Side: whose, Kind: kind}, sprites.Rect{X: c.X + float64(whose)*side, Y: c.Y + (h-side)/2, W: side, H: side}})
		}
		c.Add(ui.Node{ID: "rules.piece." + kind, Role: ui.RoleText, Label: name, Lines: lines, Style: ui.Words, Size: 17 * c.Text, Align: sprites.Left,
			Rect: sprites.Rect{X: c.X + 2*side + 10*c.Text, Y: c.Y, W: room, H: h}})
		c.Y += h + 4*c.Text
	}
}

// Tick implements [ui.Ticker].
func (r *RulesScene) Tick() (redraw, relayout bool) {
	for _, list := range r.Pictures {
		for _, d := range list {
			redraw = d.Tick() || redraw
		}
	}
	return redraw, false
}

// Draw implements [ui.Scene].
func (r *RulesScene) Draw(p *sprites.Painter, l *ui.Layout) {
	r.Page.Draw(p, l)
	l.Scrolled(p, func() { r.drawPage(p, l) })
}

func (r *RulesScene) drawPage(p *sprites.Painter, l *ui.Layout) {
	sight := l.Body
	sight.Y += l.Scroll
	parts := l.Parts.(*rulesParts)
	if r.Here > 0 {
		p.Box(parts.lit, parts.lit.W/2, p.Theme.Lit)
	}
	for _, l := range parts.legend {
		if sight.Overlaps(l.rect) {
			p.Sprite(r.view.Picture(l.piece), l.rect.Center(), l.rect.W*0.96, sprites.Look{})
		}
	}
	for _, d := range parts.diagrams {
		if sight.Overlaps(d.Area) {
			d.Fit(d.Area)
			d.Draw(p)
			r.drawPlay(p, d)
		}
	}
}

func (r *RulesScene) drawPlay(p *sprites.Painter, d board.PlacedDiagram) {
	if _, events := d.Turn(); len(events) == 0 || d.Playing() {
		return
	}
	side := 34 * r.env.App.Frame().Text
	at := sprites.Rect{X: d.Area.X + d.Area.W - side*0.8, Y: d.Area.Y + 4, W: side, H: side}
	p.Shade(at, side/2, 2, 6, p.Theme.Shadow.Alpha(0.35))
	p.Box(at, side/2, p.Theme.Main)
	p.Icon("play", at.Center(), side*0.62, p.Theme.MainInk)
}
