package scenes

import (
	"strconv"

	"tidepool/commentary"
	"tidepool/lessons"
	"tidepool/match"
	"tidepool/rules"
	"tidepool/sprites"
)

// rulesScene is a game's rules page: short sections with pictures that are
// small boards.
type rulesScene struct {
	page
	game   rules.Game
	course *lessons.Course
	// here is the section that matters now; the page opens at it.
	here   int
	opened bool
	wide   float64 // of the window when it was opened
	// teaches offers the lesson at the foot.
	teaches  bool
	pictures [][]*vignette // by section
	table    table         // whose pictures of pieces are shown
	legend   []legendPiece
	lit      sprites.Rect // the title of the section that matters
}

// A legendPiece is a piece shown beside its name; its rectangle is that of the
// unscrolled page.
type legendPiece struct {
	piece rules.Piece
	rect  sprites.Rect
}

// newRules opens the rules at a section.
func newRules(env *Env, game rules.Game, course *lessons.Course, here int, teaches bool) *rulesScene {
	r := &rulesScene{page: page{env: env, most: 720}, game: game, course: course, here: here, teaches: teaches && len(course.Steps) > 0}
	for _, s := range course.Sections {
		var list []*vignette
		for _, pic := range s.Pictures {
			list = append(list, newVignette(env, game, pic))
		}
		r.pictures = append(r.pictures, list)
	}
	if m, err := match.New(match.Setup{Game: game}); err == nil {
		r.table = newTable(env, m)
	}
	return r
}

// Name implements Scene.
func (r *rulesScene) Name() string { return "rules" }

// Layout implements Scene.
func (r *rulesScene) Layout(f Frame) []Node {
	w := r.env.Words
	r.legend = r.legend[:0]
	if f.W != r.wide { // the section lies elsewhere now
		r.wide, r.opened = f.W, r.here == 0
	}
	var foot func(*column)
	if r.teaches {
		foot = func(c *column) {
			c.button(Node{ID: "rules.lesson", Label: w.T("learn.lesson"), Icon: "learn", Style: MainButton, Press: func() {
				r.env.app.Replace(newLesson(r.env, r.game, r.course))
			}})
		}
	}
	title := w.T("rules.title", "game", r.env.GameName(r.course.Game))
	return r.lay(f, title, func(c *column) {
		top := c.y
		facts(c, r.course.Game)
		r.contents(c)
		for i := range r.course.Sections {
			at := c.y
			r.section(c, i)
			if i == r.here && !r.opened {
				r.opened = true
				r.scroll = at - top
			}
		}
	}, foot)
}

// titleOf is the heading of a section.
func (r *rulesScene) titleOf(s lessons.Section) string {
	own, _ := r.course.WordsOf(s)
	if r.env.Words.Has(own) {
		return r.env.Words.T(own)
	}
	return r.env.Words.T("rules." + s.ID)
}

// contents are the way to each section.
func (r *rulesScene) contents(c *column) {
	var list []choice
	for i, s := range r.course.Sections {
		list = append(list, choice{"rules.to." + s.ID, r.titleOf(s), func() { r.here, r.opened = i, false }, false})
	}
	c.choices("", list)
	for i := range list {
		c.nodes[len(c.nodes)-len(list)+i].Role = RoleButton
	}
}

// section adds a heading, the words and the pictures, beside each other where
// there is room.
func (r *rulesScene) section(c *column, i int) {
	s := r.course.Sections[i]
	_, text := r.course.WordsOf(s)
	c.space(10)
	at := c.y
	c.title("rules."+s.ID+".title", r.titleOf(s), 21)
	if i == r.here {
		r.lit = sprites.Rect{X: c.x - 12*c.u, Y: at + 2*c.u, W: 5 * c.u, H: c.y - at - c.gap*0.6 - 4*c.u}
	}
	x, w, top := c.x, c.w, c.y
	beside := c.w >= 560*c.u && len(r.pictures[i]) > 0 && !r.long()
	bottom := top
	if beside {
		pic := w * 0.46
		for k, v := range r.pictures[i] {
			bottom = r.picture(c, i, k, v, sprites.Rect{X: x + w - pic, Y: bottom, W: pic, H: r.height(pic)})
		}
		c.w = w - pic - 20*c.u
	}
	c.prose("rules."+s.ID+".text", r.env.Words.T(text), 17)
	r.pieces(c, s)
	c.x, c.w = x, w
	if !beside {
		pic := min(w, 380*c.u)
		if r.long() {
			pic = w
		}
		bottom = c.y
		for k, v := range r.pictures[i] {
			bottom = r.picture(c, i, k, v, sprites.Rect{X: x + (w-pic)/2, Y: bottom, W: pic, H: r.height(pic)})
		}
	}
	c.y = max(c.y, bottom) + 8*c.u
}

func (r *rulesScene) long() bool { _, long := r.table.(longTable); return long }

// height is how high a picture is for its width.
func (r *rulesScene) height(w float64) float64 {
	_, cards := r.table.(*matTable)
	switch {
	case r.long():
		return w * 0.31
	case cards:
		return w * 0.74
	}
	return w * 0.88
}

// picture adds one and returns where it ends.
func (r *rulesScene) picture(c *column, section, k int, v *vignette, area sprites.Rect) float64 {
	v.place(area)
	n := Node{ID: "rules." + r.course.Sections[section].ID + ".picture" + strconv.Itoa(k+1), Role: RoleText, Rect: area,
		Label: r.env.Words.T("rules.picture", "title", r.titleOf(r.course.Sections[section]))}
	if v.word != "" {
		says := commentary.Speaker{Words: r.env.Words, Info: r.game.Info()}.Events(v.before.Turn(), v.events)
		n.Role, n.Label = RoleButton, r.env.Words.T("rules.picture.play", "turn", says)
		n.Press = func() { v.play(r.env.Settings.Motion) }
	}
	c.add(n)
	return area.Y + area.H + c.gap
}

// pieces adds the names of pieces with their pictures.
func (r *rulesScene) pieces(c *column, s lessons.Section) {
	side := 44 * c.u
	for _, kind := range s.Pieces {
		name := r.env.Words.T("piece." + kind)
		room := c.w - 2*side - 10*c.u
		lines := r.env.Fonts.Wrap(name, sprites.Medium, 17*c.u, room)
		h := max(side, 17*c.u*lineStep*float64(len(lines)))
		for _, whose := range []rules.Side{rules.Near, rules.Far} {
			r.legend = append(r.legend, legendPiece{rules.Piece{Side: whose, Kind: kind}, sprites.Rect{X: c.x + float64(whose)*side, Y: c.y + (h-side)/2, W: side, H: side}})
		}
		c.add(Node{ID: "rules.piece." + kind, Role: RoleText, Label: name, Lines: lines, Style: Words, Size: 17 * c.u, Align: sprites.Left,
			Rect: sprites.Rect{X: c.x + 2*side + 10*c.u, Y: c.y, W: room, H: h}})
		c.y += h + 4*c.u
	}
}

// Tick implements Ticker.
func (r *rulesScene) Tick() (redraw, relayout bool) {
	for _, list := range r.pictures {
		for _, v := range list {
			redraw = v.tick() || redraw
		}
	}
	return redraw, false
}

// Busy implements Ticker: nothing waits for the pictures.
func (r *rulesScene) Busy() bool { return false }

// Hurry implements Ticker.
func (r *rulesScene) Hurry() bool { return false }

// Draw implements Scene.
func (r *rulesScene) Draw(p *sprites.Painter) {
	r.page.Draw(p)
	p.Clipped(r.body, func() {
		p.Shifted(0, -r.scroll, 1, func() { r.drawPage(p) })
	})
}

// drawPage draws what of the whole page can be seen.
func (r *rulesScene) drawPage(p *sprites.Painter) {
	sight := r.body
	sight.Y += r.scroll
	if r.here > 0 {
		p.Box(r.lit, r.lit.W/2, p.Theme.Lit)
	}
	for _, l := range r.legend {
		if sight.Overlaps(l.rect) {
			p.Sprite(r.table.Picture(l.piece), l.rect.Center(), l.rect.W*0.96, sprites.Look{})
		}
	}
	for _, list := range r.pictures {
		for _, v := range list {
			if sight.Overlaps(v.area) {
				v.draw(p)
				r.drawPlay(p, v)
			}
		}
	}
}

// drawPlay marks a picture as one that can be played.
func (r *rulesScene) drawPlay(p *sprites.Painter, v *vignette) {
	if v.word == "" || v.played {
		return
	}
	d := 34 * r.env.app.frame.Text
	at := sprites.Rect{X: v.area.X + v.area.W - d*0.8, Y: v.area.Y + 4, W: d, H: d}
	p.Shade(at, d/2, 2, 6, p.Theme.Shadow.Alpha(0.35))
	p.Box(at, d/2, p.Theme.Main)
	p.Icon("play", at.Center(), d*0.62, p.Theme.MainInk)
}
