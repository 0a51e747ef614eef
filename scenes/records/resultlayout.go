package records

import (
	"tidepool/scenes/played"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
)

// Measures of the sheet, in logical pixels at the usual text size.
const (
	pictureSize  = 84   // the picture's width
	smallPicture = 64   // where the sheet must be low
	widestResult = 1180 // three columns
	threeColumns = 900
	twoColumns   = 620
	titleSize    = 26
	whySize      = 16
	lowWindow    = 620 // the height below which the sheet must be low
	// besidePicture is the gap between the picture and the words.
	besidePicture = 14
	narrow        = 240 // where nothing fits side by side
	leastSaid     = 200 // width of the bubble's lines beside the picture
	tightRoom     = 230 // below the board, where only the next game fits
)

// Layout implements [ui.Scene]. Beside the board the sheet is a single column; over the page's lower part it is as
// low as possible, in columns, or with what is wanted most first.
func (r *resultSheet) Layout(f ui.Frame) ui.Layout {
	var clear sprites.Rect
	if r.of.Board != nil {
		clear = r.of.Board()
	}
	beside := r.Beside(f, clear)
	l := r.Lay(f, clear, func(c *ui.Column) (must float64) {
		picture := min(pictureSize*f.Text, f.H*0.16, c.W*0.3)
		if r.of.Opposite {
			r.toOther(c)
		}
		switch {
		case c.W >= threeColumns*c.Text:
			return r.inThree(c, picture)
		case c.W >= twoColumns*c.Text:
			return r.inTwo(c, picture)
		case beside && (f.H >= lowWindow*f.Text || c.W < narrow*c.Text):
			return r.inOne(c, picture)
		}
		return r.low(c, min(picture, smallPicture*c.Text), f.Safe.Y+f.Safe.H-clear.Y-clear.H < tightRoom*c.Text)
	})
	l.Picture = l.Find("results.picture").Rect
	return l
}

// toOther adds the result once more, turned to the player whom the sheet does not face.
func (r *resultSheet) toOther(c *ui.Column) {
	title, why := wording.Verdict(r.env.App.Words, r.of.Game.Match, r.session.Seats())
	c.Y -= min(18*c.Text, c.W/18) // most of the padding below the handle
	c.Words("results.other", title+ui.Parting+why, whySize, true, false)
	n := &c.Nodes[len(c.Nodes)-1]
	n.Flip, n.Align = true, sprites.Middle
}

func (r *resultSheet) inThree(c *ui.Column, picture float64) (must float64) {
	first, others := r.further()
	told := 0.0
	c.Columns(20*c.Text, []float64{0.36, 0.32, 0.32}, func(c *ui.Column) {
		over := r.head(c, picture, true)
		told = c.Y - c.Gap
		r.bubble(c, over)
	}, func(c *ui.Column) {
		add(c, first)
		must = max(told, c.Y-c.Gap) // the result and the next game
		add(c, others)
		r.length(c)
	}, func(c *ui.Column) {
		r.looked(c, lookHeight)
		c.Pair(r.share(), r.menu())
		r.gains(c)
	})
	return must
}

func (r *resultSheet) inTwo(c *ui.Column, picture float64) (must float64) {
	first, others := r.further()
	told := 0.0
	c.Columns(20*c.Text, []float64{0.5, 0.5}, func(c *ui.Column) {
		over := r.head(c, picture, true)
		told = c.Y - c.Gap
		r.bubble(c, over)
		r.gains(c)
	}, func(c *ui.Column) {
		add(c, first)
		must = max(told, c.Y-c.Gap)
		r.lookAndMenu(c)
		add(c, others)
		c.Button(r.share())
	})
	r.length(c)
	return must
}

func (r *resultSheet) inOne(c *ui.Column, picture float64) (must float64) {
	r.bubble(c, r.head(c, picture, true))
	r.gains(c)
	first, others := r.further()
	add(c, first)
	must = c.Y - c.Gap
	add(c, others)
	r.looked(c, lookHeight)
	c.Pair(r.share(), r.menu())
	r.length(c)
	return must
}

// low puts first what is wanted most; the next game and the review are in sight in any case, but over the far side's
// board, or where there is tight room below the board, only the next game.
func (r *resultSheet) low(c *ui.Column, picture float64, tight bool) (must float64) {
	beside := r.lookBeside(c, picture)
	over := ""
	if !beside {
		over = r.head(c, picture, !tight)
	}
	r.gains(c)
	first, others := r.further()
	add(c, first)
	must = c.Y - c.Gap
	if beside {
		c.Pair(r.share(), r.menu())
		add(c, others)
	} else {
		if r.lookAndMenu(c); !r.Flip && !tight {
			must = c.Y - c.Gap
		}
		add(c, others)
		c.Button(r.share())
	}
	r.bubble(c, over)
	r.length(c)
	return must
}

// lookBeside adds the head with the button to the review beside it, if title and reason leave room for that in one line
// each and the opponent says nothing.
func (r *resultSheet) lookBeside(c *ui.Column, picture float64) bool {
	title, why := wording.Verdict(r.env.App.Words, r.of.Game.Match, r.session.Seats())
	x, w, top := c.X, c.W, c.Y
	words := max(c.App.Fonts.Width(title, sprites.Bold, titleSize*c.Text), c.App.Fonts.Width(why, sprites.Medium, whySize*c.Text))
	wide := w - 10*c.Text - picture - besidePicture*c.Text - words
	if wide < leastLook*c.Text || r.said != "" {
		return false
	}
	wide = min(wide, mostLook*c.Text)
	c.W = w - wide - 10*c.Text
	r.head(c, picture, true)
	end := c.Y
	c.X, c.W, c.Y = x+w-wide, wide, top
	r.looked(c, lookHeight)
	c.X, c.W, c.Y = x, w, max(end, c.Y)
	return true
}

func add(c *ui.Column, fill func(*ui.Column)) {
	if fill != nil {
		fill(c)
	}
}

// head adds the picture with the result beside it, and the opponent's words if they may talk and there is room for them;
// otherwise it returns them.
func (r *resultSheet) head(c *ui.Column, size float64, talks bool) (said string) {
	title, why := wording.Verdict(r.env.App.Words, r.of.Game.Match, r.session.Seats())
	x, w, top := c.X, c.W, c.Y
	c.Add(ui.Node{ID: "results.picture", Role: ui.RoleText, Label: r.pictured(), Rect: sprites.Rect{X: x, Y: top, W: size, H: size}})
	beside := size + besidePicture*c.Text
	from := len(c.Nodes)
	c.X, c.W = x+beside, w-beside
	c.Title("results.title", title, titleSize)
	c.Words("results.why", why, whySize, false, true)
	if said = r.said; talks && c.W >= leastSaid*c.Text {
		r.bubble(c, said)
		said = ""
	}
	high := c.Y - top
	if spare := (size - high) / 2; spare > 0 {
		for i := range c.Nodes[from:] {
			c.Nodes[from+i].Rect.Y += spare
		}
	}
	c.X, c.W, c.Y = x, w, max(c.Y, top+size)+c.Gap*0.8
	return said
}

// bubble adds the opponent's words; nothing for "".
func (r *resultSheet) bubble(c *ui.Column, said string) {
	if said == "" {
		return
	}
	const inset = 12 // around the words
	x, w, pad := c.X, c.W, inset*c.Text
	c.X, c.W, c.Y = x+pad, w-2*pad, c.Y+pad*0.8
	c.Words("results.said", said, 16, false, false)
	c.X, c.W, c.Y = x, w, c.Y+pad*0.8
}

// gains adds the effects of the game: rating, achievement, series.
func (r *resultSheet) gains(c *ui.Column) {
	change, fell := r.ratingChange()
	for i, text := range []string{change, r.feat, r.seriesWords()} {
		if text != "" {
			c.Words([]string{"results.rating", "results.feat", "results.series"}[i], text, 16, true, false)
			n := &c.Nodes[len(c.Nodes)-1]
			n.Warn = i == 0 && fell
			n.Accent = !n.Warn
		}
	}
}

func (r *resultSheet) length(c *ui.Column) {
	c.Words("results.turns", played.Length(r.env.App.Words, r.of.Game.Match), 15, false, true)
	if r.session.Clock.On() {
		c.Words("results.control", r.control(), 15, false, true)
		c.Words("results.clocks", r.timesLeft(), 15, false, true)
	}
}

// lookAndMenu adds the buttons to the review and to the menu, side by side.
func (r *resultSheet) lookAndMenu(c *ui.Column) {
	gap := 10 * c.Text
	x, whole, top := c.X, c.W, c.Y
	c.W = (whole - gap) / 2
	r.looked(c, lowLook)
	end := c.Y
	c.X, c.Y = x+c.W+gap, top
	n := r.menu()
	n.Size = 17
	c.Button(n)
	menu := &c.Nodes[len(c.Nodes)-1].Rect
	menu.H = max(menu.H, end-c.Gap-top)
	c.X, c.W, c.Y = x, whole, top+menu.H+c.Gap
}
