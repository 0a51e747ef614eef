package board

import (
	"math"
	"slices"

	"tidepool/rules"
)

// revertTicks is how long it takes to go from one position to another without the events between.
const revertTicks = 15

// A slide is a piece on its way to its place.
type slide struct {
	x    *Piece
	from Place
	to   Place
	was  rules.Piece // how it looks in the first half
	is   rules.Piece
}

// glide shows a position; all displaced pieces go to their places at once, so undone turns run backwards.
func (a *animator) glide(tokens rules.Tokens) {
	before := slices.DeleteFunc(slices.Clone(a.list), func(x *Piece) bool { return x.Loose })
	a.stop()
	a.reset(tokens)
	if a.manner.Pace == 0 || a.view.Unit() == 0 {
		return
	}
	slides, old := a.slides(before)
	pours := a.pours(old)
	if len(slides) == 0 && len(pours) == 0 {
		return
	}
	for _, s := range slides {
		s.x.moving = true
	}
	m := &motion{ticks: revertTicks, next: revertTicks, lands: never, free: true}
	m.show = func(t float64) {
		for _, s := range slides {
			s.show(t)
		}
		for _, p := range pours {
			p.hand.At = between(p.from.At, p.to.At, easeInOut(t))
			p.hand.At.W = p.from.At.W
			p.hand.Lift = 0.5 * parabola(t)
		}
	}
	m.end = func() {
		for _, s := range slides {
			s.x.moving, s.x.Token.Piece = false, s.is
		}
		for _, p := range slices.Backward(pours) {
			a.remove(p.hand)
			p.to.Token.Put(p.hand.Token.Grains)
		}
	}
	m.show(0)
	a.now = []*motion{m}
}

func (s *slide) show(t float64) {
	s.x.pass(s.from, s.to, easeInOut(t), 0)
	s.x.Lift = 0.2 * parabola(t)
	if s.x.Token.Piece = s.was; t > 0.5 {
		s.x.Token.Piece = s.is
	}
}

// slides returns the ways of displaced pieces; old maps each piece to the one it was before.
func (a *animator) slides(before []*Piece) (list []slide, old map[*Piece]*Piece) {
	old = make(map[*Piece]*Piece, len(a.list))
	left := slices.Clone(before)
	find := func(like func(x, y *Piece) bool) {
		for _, y := range a.list {
			if old[y] != nil {
				continue
			}
			best, least := -1, math.Inf(1)
			for i, x := range left {
				if d := math.Hypot(x.At.At.X-y.At.At.X, x.At.At.Y-y.At.At.Y); d < least && like(x, y) {
					best, least = i, d
				}
			}
			if best >= 0 {
				old[y] = left[best]
				left = slices.Delete(left, best, best+1)
			}
		}
	}
	card := func(x *Piece) bool { return a.view.Gait(x.Token.Piece) == Turn }
	find(func(x, y *Piece) bool { return x.Token.Spot == y.Token.Spot && x.Token.Piece == y.Token.Piece })
	find(func(x, y *Piece) bool { return x.Token.Spot == y.Token.Spot && card(x) && card(y) })
	find(func(x, y *Piece) bool { return x.Token.Piece == y.Token.Piece && !card(x) })
	find(func(x, y *Piece) bool { return x.Token.Piece.Side == y.Token.Piece.Side && !card(x) && !card(y) })
	for _, y := range a.list {
		from, was := y.At, y.Token.Piece
		if x := old[y]; x != nil {
			from = x.At
			if !card(x) {
				was = x.Token.Piece
			}
		} else {
			from.At, from.W = a.manner.Trays[y.Token.Piece.Side.Other()], y.At.W/2 // captured and now returned
		}
		if from != y.At || was != y.Token.Piece {
			list = append(list, slide{x: y, from: from, to: y.At, was: was, is: y.Token.Piece})
		}
	}
	return list, old
}

// A poured is some seeds on the way from one heap to another.
type poured struct {
	from, to *Piece
	hand     *Piece
}

// pours moves seeds from heaps that have fewer now than before to those that have more.
func (a *animator) pours(old map[*Piece]*Piece) (list []poured) {
	more := func(y *Piece) int {
		if old[y] == nil {
			return 0
		}
		return y.Token.Count - old[y].Token.Count
	}
	for _, to := range slices.Clone(a.list) {
		wants := more(to)
		for _, from := range slices.Clone(a.list) {
			n := min(wants, -more(from))
			if n <= 0 {
				continue
			}
			hand := a.loose(to, n) // with the looks that it has there
			hand.At = from.At
			list = append(list, poured{from, to, hand})
			wants -= n
			old[from].Token.Count -= n
		}
	}
	return list
}
