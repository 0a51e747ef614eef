package records

import (
	"cmp"
	"slices"

	"tidepool/ai"
	"tidepool/locale/key"
	"tidepool/play/lessons"
	"tidepool/play/match"
	"tidepool/play/session"
	"tidepool/rules"
	"tidepool/scenes/ui"
	"tidepool/scenes/wording"
	"tidepool/sprites"
	"tidepool/sprites/art/opponents"
)

type opponentCell struct {
	id   string
	next session.Rematch
}

// cells returns the next opponents to offer: none harder after a loss, and what helps against the easiest one.
func (r *resultSheet) cells() []opponentCell {
	var list []opponentCell
	if r.level > 1 {
		list = append(list, opponentCell{"results.easier", session.Rematch{Harder: -1}})
	}
	list = append(list, opponentCell{id: "results.same"})
	switch {
	case r.level < ai.Levels && !r.session.Lost():
		list = append(list, opponentCell{"results.harder", session.Rematch{Harder: 1}})
	case r.level == 1:
		if odds, helps := r.headStart(); helps {
			list = append(list, opponentCell{"results.headstart", session.Rematch{Odds: odds}})
		}
	}
	return list
}

// headStart returns the odds that help the person in the next game, one more than in the last: none where a
// position was set up.
func (r *resultSheet) headStart() (match.Odds, bool) {
	m := r.of.Game.Match
	if m.Tag(session.SetUpTag) != "" {
		return match.Odds{}, false
	}
	engine, person := session.AsBegun(m, r.side), session.AsBegun(m, r.side.Other())
	if engine.Level == 0 {
		engine, person = person, engine
	}
	now := engine.Odds
	for _, can := range rules.OddsOf(m.Game(), m.Options()) {
		if now.Count == 0 || can.Name == now.Name && now.Count < can.Most {
			return match.Odds{Name: can.Name, Count: now.Count + 1}, person.Odds.Count == 0
		}
	}
	return match.Odds{}, false
}

// lesson offers the lesson, if it was not finished, to whom the easiest opponent has beaten.
func (r *resultSheet) lesson(c *ui.Column) {
	game := r.of.Game.Match.Game()
	course, err := lessons.For(game.Info().ID)
	if err != nil || r.level > 1 || !r.session.Lost() || r.env.Prefs.Settings.Lessons[game.Info().ID].Done >= len(course.Steps) {
		return
	}
	c.Button(ui.Node{ID: "results.lesson", Label: r.env.App.Words.T(key.LearnLesson), Icon: "learn", Style: ui.PlainButton, Size: 17, Press: func() {
		r.env.Open.Home()
		r.env.Open.Lesson(game)
	}})
}

// Measures of a cell, in logical pixels at the usual text size.
const (
	cellFace    = 46
	smallFace   = 30 // if the words beside it need the room
	cellCaption = 15
	cellName    = 13
	cellPad     = 8
)

// opponents adds a row of next opponents, the likeliest as main button: the next level after a win, else the same.
func (r *resultSheet) opponents(c *ui.Column, main bool) {
	var list []ui.Node
	likely := 0
	if r.session.Won() && r.level < ai.Levels {
		likely = 1
	}
	widest, most := 0.0, 0.0 // of all words, of the captions
	for _, cell := range r.cells() {
		level := r.level + cell.next.Harder
		caption := r.caption(cell.next)
		most = max(most, c.App.Fonts.Width(caption, sprites.Bold, cellCaption*c.Text))
		widest = max(widest, most, c.App.Fonts.Width(wording.EngineName(r.env.App.Words, level), sprites.Medium, cellName*c.Text))
		n := ui.Node{ID: cell.id, Role: ui.RoleButton, Label: ui.Joined(caption, wording.EngineAtLevel(r.env.App.Words, level)), Text: caption, Lines: []string{""},
			Style: ui.PlainButton, Size: cellCaption * c.Text, Align: sprites.Middle, Press: func() { r.again(cell.next) }}
		if main && cell.next == (session.Rematch{Harder: likely}) {
			n.Style = ui.MainButton
		}
		list = append(list, n)
	}
	gap := 8 * c.Text
	w := (c.W - gap*float64(len(list)-1)) / float64(len(list))
	h := (cellFace + 1.3*(cellCaption+cellName) + 2*cellPad) * c.Text
	stacked := most+cellPad*c.Text > w
	beside := stacked || widest+(smallFace+3*cellPad)*c.Text <= w // the words are at the right of the face
	if beside {
		h = (cellFace + cellPad) * c.Text
	}
	if stacked {
		w = c.W
		slices.SortStableFunc(list, func(a, b ui.Node) int { return cmp.Compare(rank(a), rank(b)) })
	}
	for i, n := range list {
		n.Rect = sprites.Rect{X: c.X + float64(i)*(w+gap), Y: c.Y, W: w, H: h}
		if beside {
			n.Align = sprites.Left
		}
		if stacked {
			n.Rect.X, n.Rect.Y = c.X, c.Y+float64(i)*(h+gap)
		}
		c.Add(n)
	}
	c.Y = c.Nodes[len(c.Nodes)-1].Rect.Y + h + c.Gap
}

func rank(n ui.Node) int {
	if n.Style == ui.MainButton {
		return 0
	}
	return 1
}

func (r *resultSheet) caption(next session.Rematch) string {
	w := r.env.App.Words
	switch {
	case next.Odds.Count > 0:
		return w.T(key.OddsTitle)
	case next.Harder < 0:
		return w.T(key.ResultsEasier)
	case next.Harder == 0:
		return w.T(key.ResultsAgain)
	case r.session.Won():
		return w.T(key.ResultsNext)
	}
	return w.T(key.ResultsHarder)
}

func (r *resultSheet) DrawOver(p *sprites.Painter, l *ui.Layout) {
	p.Clipped(window(l), func() {
		r.drawLook(p, l)
		if r.level == 0 {
			return
		}
		for _, cell := range r.cells() {
			if n := l.Find(cell.id); n != nil {
				r.drawCell(p, n, r.level+cell.next.Harder)
			}
		}
	})
}

func (r *resultSheet) drawCell(p *sprites.Painter, n *ui.Node, level int) {
	u, at, ink := n.Size/cellCaption, n.Rect, p.Theme.ButtonInk
	if n.Style == ui.MainButton {
		ink = p.Theme.MainInk
	}
	name := wording.EngineName(r.env.App.Words, level)
	face := sprites.Rect{X: at.X + (at.W-cellFace*u)/2, Y: at.Y + cellPad*u*0.75, W: cellFace * u, H: cellFace * u}
	x, y := at.Center().X, face.Y+face.H+cellCaption*u*0.75
	if n.Align == sprites.Left {
		words := max(p.Fonts.Width(n.Text, sprites.Bold, n.Size), p.Fonts.Width(name, sprites.Medium, cellName*u))
		face.W = max(smallFace*u, min(face.W, at.W-words-3*cellPad*u))
		face.H = face.W
		face.X, face.Y = at.X+max(0, at.W-face.W-words-3*cellPad*u)/2+cellPad*u, at.Y+(at.H-face.H)/2
		x, y = face.X+face.W+cellPad*u, at.Center().Y-cellName*u*0.6
	}
	r.env.Portraits.Draw(p, level, opponents.Idle, face)
	p.Text(n.Text, x, y, n.Size, sprites.Bold, n.Align, ink)
	p.Text(name, x, y+(cellCaption+cellName)*u*0.62, cellName*u, sprites.Medium, n.Align, ink)
}
