package analysis

import (
	"math"
	"slices"

	"tidepool/locale"
	"tidepool/locale/key"
	"tidepool/play/match"
	"tidepool/play/review"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/sprites"
)

type gameReview struct {
	p        *Page
	reviewer *session.Reviewer // nil if there is none
	going    bool
	version  int          // of what is known
	found    map[int]bool // the plies of turns a better one than which the person has seen
	held     bool         // it went on since the list was shown: nothing in it moves
	list     cardList
	better   betterTurn
	tried    struct { // why a turn tried in place of a mistake is wrong
		why   string
		node  *match.Node
		words *locale.Locale // its language
	}
}

// newReview returns a match's review, which starts at once if the game has ended; an analysis board has none.
func newReview(p *Page) gameReview {
	v := gameReview{p: p, found: make(map[int]bool)}
	if p.env.Broker == nil || p.free() || p.match().Ply() == 0 {
		return v
	}
	v.reviewer = session.NewReviewer(p.match(), p.env.Broker)
	v.going = p.match().Outcome().Over() && !v.reviewer.Done()
	v.held = v.going
	return v
}

func (v *gameReview) there() bool { return v.reviewer != nil }

// known returns what is known so far; nil if there is no review.
func (v *gameReview) known() *review.Review {
	if v.reviewer == nil {
		return nil
	}
	return v.reviewer.Review()
}

// Poll continues the review. It must be called in every frame.
func (v *gameReview) Poll() {
	if !v.going {
		return
	}
	if v.reviewer.Step() {
		v.version++
		v.p.changed()
	}
	if v.reviewer.Done() {
		v.going = false
		v.version++
		v.p.keep()
		v.p.changed()
	}
}

func (v *gameReview) set(going bool) {
	v.going = going && !v.reviewer.Done()
	v.held = v.held || v.going
	if !v.going {
		v.p.keep()
	}
	v.p.changed()
}

func (v *gameReview) leave() {
	if v.going {
		v.p.keep()
	}
}

func (v *gameReview) turn(n *match.Node) (review.Judged, bool) {
	if v.reviewer == nil || n.Parent() == nil || !n.Played() || n.Ply() > v.known().Plies() {
		return review.Judged{}, false
	}
	return v.known().Turn(n.Ply())
}

func (v *gameReview) mark(n *match.Node) match.Mark {
	if n.Mark() != match.NoMark {
		return n.Mark()
	}
	j, ok := v.turn(n)
	if !ok {
		return match.NoMark
	}
	list := v.moments()
	at := slices.IndexFunc(list, func(m review.Moment) bool { return m.Ply == j.Ply })
	switch {
	case at >= 0:
		j.Grade = list[at].Grade
	case j.Grade > review.Inaccuracy && v.reviewer.Done():
		j.Grade = review.Inaccuracy // a longer search has not confirmed it
	}
	switch {
	case j.Grade == review.Blunder:
		return match.Terrible
	case j.Grade == review.Mistake:
		return match.Poor
	case j.Grade == review.Inaccuracy:
		return match.Doubtful
	case j.Only:
		return match.Good
	}
	return match.NoMark
}

func (v *gameReview) accuracy(side rules.Side) string {
	if v.reviewer == nil {
		return ""
	}
	percent, ok := v.known().Accuracy(side)
	if !ok {
		return ""
	}
	return v.p.env.App.Words.T(key.StudyPercent, "n", int(math.Round(percent)))
}

const progressPrefix = "study.progress"

const progressHigh = 44 // logical pixels at the usual text size

// progress adds how far the review is, and at last, in the same room, how many mistakes it has found.
func (v *gameReview) progress(c *ui.Column) {
	w := v.p.env.App.Words
	if v.reviewer.Done() {
		v.total(c)
		return
	}
	done := v.known().Progress()
	if !v.going {
		label := w.T(key.StudyGoon)
		if done == 0 {
			label = w.T(key.StudyGo)
		}
		c.Button(ui.Node{ID: "study.go", Label: label, Icon: "review", Style: ui.MainButton, Size: 17, Press: func() { v.set(true) }})
		return
	}
	side := progressHigh * c.Text
	label := w.T(key.StudyGoing, "n", done/10)
	room := sprites.Rect{X: c.X, Y: c.Y, W: c.W - side - 8*c.Text, H: side}
	size := c.App.Fonts.Fit(label, sprites.Medium, 15*c.Text, 9, room.W)
	c.Add(ui.Node{ID: progressPrefix, Role: ui.RoleText, Label: label, Style: ui.Words, Size: size, Soft: true, Align: sprites.Left,
		Rect: sprites.Rect{X: room.X, Y: room.Y, W: room.W, H: room.H * 0.62}})
	c.Add(ui.Node{ID: "study.pause", Role: ui.RoleButton, Label: w.T(key.StudyPause), Icon: "pause", Style: ui.PlainButton, Size: 15 * c.Text,
		Rect: sprites.Rect{X: c.X + c.W - side, Y: c.Y, W: side, H: side}, Press: func() { v.set(false) }})
	c.Y += side + c.Gap
}

func (v *gameReview) total(c *ui.Column) {
	w, size, high := v.p.env.App.Words, 15*c.Text, progressHigh*c.Text
	said := w.T(key.StudyNomoments)
	if n := len(v.moments()); n > 0 {
		said = w.N(key.StudyTotal, n)
	}
	lines := c.App.Fonts.Wrap(said, sprites.Medium, size, c.W)
	c.Add(ui.Node{ID: "study.total", Role: ui.RoleText, Label: said, Lines: lines, Style: ui.Words, Size: size, Soft: true, Align: sprites.Left,
		Rect: sprites.Rect{X: c.X, Y: c.Y, W: c.W, H: high}})
	c.Y += high + c.Gap
}

func (v *gameReview) drawProgress(p *sprites.Painter, l *ui.Layout) {
	n := l.Find(progressPrefix)
	if n == nil {
		return
	}
	done := v.known().Progress()
	h := n.Rect.H * 0.24
	bar := sprites.Rect{X: n.Rect.X, Y: n.Rect.Y + n.Rect.H*1.15, W: n.Rect.W, H: h}
	p.Clipped(n.Clip, func() {
		p.Box(bar, h/2, p.Theme.Line)
		bar.W = max(h, bar.W*float64(done)/1000)
		p.Box(bar, h/2, p.Theme.Main)
	})
}
