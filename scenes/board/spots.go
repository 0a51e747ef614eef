package board

import (
	"math"
	"slices"

	"tidepool/rules"
	"tidepool/sprites"
)

// Areas returns the places where spots can be tapped, in reading order.
func (b *Board) Areas() []Area { return b.anim.view.Areas(b.anim.list) }

// Stores returns the places of stores, which nobody taps in a game; nil if the board has none.
func Stores(b *Board) []Area {
	if v, ok := b.anim.view.(Storing); ok {
		return v.Stores()
	}
	return nil
}

// Extent returns the board's place within its area, including its border.
func (b *Board) Extent() sprites.Rect {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, a := range append(b.Areas(), Stores(b)...) {
		r := a.Rect
		x0, y0, x1, y1 = min(x0, r.X), min(y0, r.Y), max(x1, r.X+r.W), max(y1, r.Y+r.H)
	}
	if x0 > x1 {
		return b.anim.area
	}
	border := -0.4 * b.anim.view.Unit()
	return sprites.Rect{X: x0, Y: y0, W: x1 - x0, H: y1 - y0}.Inset(border)
}

// Label describes a spot for those who do not see it.
func (b *Board) Label(s rules.Spot) Label { return b.anim.view.Label(s, b.anim.on(s)) }

// Tokens returns what is on the board, without pieces in the air.
func (b *Board) Tokens() []rules.Token { return b.Aside(nil) }

// Aside returns the tokens outside areas: they cannot be tapped but need to be described.
func (b *Board) Aside(areas []Area) []rules.Token {
	var list []rules.Token
	for _, x := range b.anim.list {
		s := x.Token.Spot
		if !x.Loose && !slices.ContainsFunc(areas, func(a Area) bool { return a.Spot == s }) {
			list = append(list, x.Token.Plain())
		}
	}
	return list
}

// finger is the least width of something to press, in logical pixels.
const finger = 44

// BadgeAt returns where to offer a choice about a square: on an empty neighbour, preferring the board's
// middle, or nowhere.
func (b *Board) BadgeAt(square rules.Spot) sprites.Rect {
	areas := b.Areas()
	i := slices.IndexFunc(areas, func(a Area) bool { return a.Spot == square })
	if i < 0 {
		return sprites.Rect{}
	}
	from, best := areas[i].Rect.Center(), sprites.Point{}
	unit, middle, nearest := b.anim.view.Unit(), b.anim.area.Center(), math.Inf(1)
	for _, a := range areas {
		at := a.Rect.Center()
		if max(math.Abs(at.X-from.X), math.Abs(at.Y-from.Y)) > unit*1.1 || b.anim.on(a.Spot) != nil {
			continue
		}
		// Straight neighbours are nearer than diagonal ones.
		d := 4*math.Hypot(at.X-from.X, at.Y-from.Y) + math.Hypot(at.X-middle.X, at.Y-middle.Y)
		if d < nearest {
			best, nearest = at, d
		}
	}
	if math.IsInf(nearest, 1) {
		return sprites.Rect{}
	}
	size := min(max(unit*0.92, finger), unit)
	return sprites.Rect{X: best.X - size/2, Y: best.Y - size/2, W: size, H: size}
}
