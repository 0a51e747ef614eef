package onitama

import (
	"math"

	"tidepool/locale/key"
	"tidepool/play/commentary"
	"tidepool/rules"
	"tidepool/rules/onitama"
	"tidepool/scenes/board"
	"tidepool/sprites"
	art "tidepool/sprites/art/onitama"
	"tidepool/sprites/vector"
)

// Size of a card, in squares.
const (
	cardW = 1.62
	cardH = 1.06
	// litCardH is the height with the frame of a lit card.
	litCardH = cardH * 1.12
	// matGap is the gap between cards, and between them and the mat.
	matGap = 0.16
)

type view struct {
	board.Grid
	style  *board.Style
	info   rules.Info
	lie    board.Orientation
	slots  [2][3]sprites.Point // each side's two cards, and the middle one waiting
	cardW  float64
	wide   bool
	trays  [3]tray
	getter rules.Side
	drawer *cardDrawer
	art    func(board.Figure) sprites.Drawing
}

func newView(_ rules.Position, s *board.Style) board.View {
	return &view{Grid: board.Grid{Files: 5, Ranks: 5, Border: 0.3}, style: s, info: onitama.Game{}.Info(), drawer: newCardDrawer(s), art: vector.Memoize(monkArt)}
}

// Tall implements [board.View]: cards above and below the mat.
func (v *view) Tall(bool) float64 {
	mat := float64(v.Files) + 2*v.Border
	return (mat + 2*matGap + cardH + litCardH) / mat
}

func monkArt(f board.Figure) sprites.Drawing {
	switch {
	case f.Plain:
		dark := f.Piece.Side == rules.Far
		if f.Piece.Kind == master {
			return art.PlainMaster(dark)
		}
		return art.PlainStudent(dark)
	case f.Piece.Kind == master:
		return art.Master(f.Piece.Side)
	}
	return art.Student(f.Piece.Side)
}

// row returns where a side's cards are: 0 at the bottom, 1 at the top.
func (v *view) row(s rules.Side) int {
	if s == v.lie.Bottom {
		return 0
	}
	return 1
}

func (v *view) Place(a *board.Piece, all []*board.Piece) board.Place {
	if !isCard(a.Token.Piece) {
		return board.Place{At: v.Square(a.Token.Spot).Center(), W: v.Size, Angle: v.lie.Facing[a.Token.Piece.Side]}
	}
	slot := 2
	if a.Token.Piece.Kind == card {
		slot = 0
		for _, b := range all {
			if b == a {
				break
			}
			if b.Token.Piece == a.Token.Piece {
				slot++
			}
		}
	}
	side := a.Token.Piece.Side
	return board.Place{At: v.slots[v.row(side)][min(slot, 2)], W: v.cardW, Angle: v.lie.Facing[side]}
}

func (v *view) Areas(all []*board.Piece) []board.Area {
	list := v.Squares()
	for _, a := range all {
		if a.Token.Piece.Kind == middle {
			v.getter = a.Token.Piece.Side
		}
		if isCard(a.Token.Piece) && !a.Loose {
			p := v.Place(a, all)
			h := p.W * cardH / cardW
			list = append(list, board.Area{Spot: a.Token.Spot, Full: true,
				Rect: sprites.Rect{X: p.At.X - p.W/2, Y: p.At.Y - h/2, W: p.W, H: h}})
		}
	}
	return list
}

func (v *view) Ground(p *sprites.Painter) {
	v.DrawGround(p, art.Mat(v.style.Look(v.info.ID)))
	v.DrawLines(p, false)
	v.drawTrays(p)
	v.DrawNames(p, sprites.Hex(0x6B5434))
}

func (v *view) Picture(piece rules.Piece) sprites.Drawing {
	return v.art(board.Figure{Piece: piece, Plain: v.style.Plain})
}

func (v *view) Draw(p *sprites.Painter, a *board.Piece) {
	if !isCard(a.Token.Piece) {
		board.DrawPiece(p, v.Picture(a.Token.Piece), a)
		return
	}
	side := a.Token.Piece.Side
	// A card that its holder sees upright here, but whose moves go down, shows its moves turned.
	turned := v.row(side) == 1 && math.Abs(v.lie.Facing[side]) < 0.1
	w, at := a.At.W, a.At.At
	if high := a.High(); high > 0.01 {
		board.DrawShadow(p, at, w*0.96, w*0.92*cardH/cardW, w*0.4, high)
		at.Y -= high * w * 0.4
	}
	p.Squeezed(at, math.Cos(2*math.Pi*a.Flip), func(back bool) {
		p.Grown(at, 1+a.Look.Grow, func() {
			p.Turned(at, a.At.Angle+a.Look.Angle, func() {
				if back {
					cardBack(p, at, w)
					return
				}
				r := sprites.Rect{X: at.X - w/2, Y: at.Y - w*cardH/cardW/2, W: w, H: w * cardH / cardW}
				v.drawer.draw(p, string(a.Token.Spot), r, turned, a.Token.Piece.Kind == middle)
			})
		})
	})
}

func (v *view) Gait(piece rules.Piece) board.Gait {
	if isCard(piece) {
		return board.Turn
	}
	return board.Glide
}

func (v *view) Label(s rules.Spot, on *board.Piece) board.Label {
	if on == nil || !isCard(on.Token.Piece) {
		return board.SquareLabel(v.style, v.info, &v.Grid, s, on)
	}
	w := v.style.Words
	holder, side := key.HolderHand, w.Side(v.info.Sides[on.Token.Piece.Side])
	if on.Token.Piece.Kind == middle {
		holder = key.HolderMiddle
	}
	return board.Label{
		Text:  w.T(key.SpotCard, "card", w.Of(key.Cards, string(s)), "holder", w.T(holder, "side", side)),
		Note:  commentary.Speaker{Words: w, Info: v.info}.Card(s),
		Group: key.OptionDeal,
	}
}
