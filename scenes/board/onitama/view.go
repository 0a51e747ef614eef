package onitama

import (
	"math"

	"tidepool/commentary"
	"tidepool/locale/key"
	"tidepool/rules"
	"tidepool/rules/onitama"
	"tidepool/scenes/board"
	"tidepool/sprites"
	art "tidepool/sprites/art/onitama"
	"tidepool/sprites/vector"
)

// Cards are drawn this many squares wide and high.
const (
	cardW = 1.62
	cardH = 1.06
	// litCardH is the height with the frame of a lit card.
	litCardH = cardH * 1.12
	// matGap is between cards and from them to the mat.
	matGap = 0.16
)

// A view is the board of Onitama: the mat, and five cards that face the one who
// holds them or gets them next.
type view struct {
	board.Grid
	style *board.Style
	info  rules.Info
	lie   board.Orientation
	slots [2][3]sprites.Point // each side's two cards, and the middle one waiting
	cardW float64
	wide  bool
	// groups are what lies behind the cards of a column, the far player's
	// first, and headings what is written on it.
	groups   [3]sprites.Rect
	headings [3]string
	drawer   *cardDrawer
	art      func(board.Figure) sprites.Drawing
}

func newView(_ rules.Position, s *board.Style) board.View {
	return &view{Grid: board.Grid{Files: 5, Ranks: 5, Border: 0.3}, style: s, info: onitama.Game{}.Info(), drawer: newCardDrawer(s), art: vector.Memoize(monkArt)}
}

// Tall implements board.View: cards above and below the mat.
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

// Arrange implements board.View: cards stand above and below the mat where the
// room is tall, beside it where it is wide.
func (v *view) Arrange(area sprites.Rect, o board.Orientation) {
	v.lie = o
	mat := float64(v.Files) + 2*v.Border
	gap := matGap
	tall := min(area.W/mat, area.H/(mat+2*gap+cardH+litCardH), area.W/(3*cardW*1.0+2*gap)*1.0)
	side := min(area.H/mat, area.W/(mat+gap*2+1.75), area.H/(5*cardH+columnGaps))
	v.wide = side*0.92 > tall // hands above and below are the nicer ones
	if v.wide {
		v.arrangeWide(area, side, gap)
		v.headed()
	} else {
		v.arrangeTall(area, tall, gap)
	}
}

func (v *view) arrangeTall(area sprites.Rect, unit, gap float64) {
	mat := (float64(v.Files) + 2*v.Border) * unit
	grow := min(1.5, area.W/((3*cardW+2*gap)*unit), (area.H-mat)/((2*gap+cardH+litCardH)*unit))
	h := mat + 2*(cardH*grow+gap)*unit
	c := area.Center()
	v.Fit(sprites.Rect{X: c.X - mat/2, Y: c.Y - mat/2, W: mat, H: mat}, v.lie.Quarter)
	v.cardW = cardW * grow * unit
	step := v.cardW + gap*unit
	for i := range 3 {
		dx := float64(i-1) * step
		dy := h/2 - v.cardW*cardH/cardW/2
		v.slots[0][i] = sprites.Pt(c.X+dx, c.Y+dy)
		v.slots[1][i] = sprites.Pt(c.X-dx, c.Y-dy)
	}
}

// In a column of cards each player's two and the middle one are groups with a
// heading of their own, so many squares high.
const (
	headingH = 0.39
	groupGap = 0.14
	// columnGaps is what a column has besides cards.
	columnGaps = 2*matGap + 3*headingH + 4*groupGap
)

func (v *view) arrangeWide(area sprites.Rect, unit, gap float64) {
	mat := (float64(v.Files) + 2*v.Border) * unit
	grow := min(1.9, (area.W-mat-2*gap*unit)/(cardW*unit), (area.H/unit-columnGaps)/(5*cardH))
	v.cardW = cardW * grow * unit
	card := v.cardW * cardH / cardW
	w := mat + 2*gap*unit + v.cardW
	x := area.X + (area.W-w)/2
	v.Fit(sprites.Rect{X: x, Y: area.Y + (area.H-mat)/2, W: mat, H: mat}, v.lie.Quarter)
	cx := x + mat + 1.5*gap*unit + v.cardW/2 // the frame of a lit card has room on both sides
	y := area.Y + (area.H-5*card-columnGaps*unit)/2 + groupGap*unit/2
	for g, cards := range [...]int{2, 1, 2} { // the far player's, the middle, the near player's
		r := sprites.Rect{X: cx - v.cardW/2 - 0.07*unit, Y: y, W: v.cardW + 0.14*unit}
		y += headingH * unit
		for i := range cards {
			at := sprites.Pt(cx, y+card/2)
			switch g {
			case 0:
				v.slots[1][i] = at
			case 1:
				v.slots[0][2], v.slots[1][2] = at, at
			case 2:
				v.slots[0][1-i] = at
			}
			if y += card; i < cards-1 {
				y += gap * unit
			}
		}
		y += 0.07 * unit
		r.H = y - r.Y
		v.groups[g] = r
		y += groupGap * unit
	}
}

// drawGroups draws what lies behind the cards of a column and says whose they
// are.
func (v *view) drawGroups(p *sprites.Painter) {
	far := v.lie.Bottom.Other()
	for g, r := range v.groups {
		col, angle := p.Theme.Line, 0.0
		switch g {
		case 0:
			col, angle = colors()[far], v.lie.Facing[far]
		case 2:
			col, angle = colors()[v.lie.Bottom], v.lie.Facing[v.lie.Bottom]
		}
		p.Box(r, v.Size*0.12, col.Alpha(0.22))
		p.Frame(r, v.Size*0.12, max(1, v.Size*0.015), col.Alpha(0.8))
		size := p.Fonts.Fit(v.headings[g], sprites.Bold, v.Size*0.23, 6, r.W-v.Size*0.2)
		if v.Size < 28 {
			continue // a small picture: too small to be read
		}
		at := sprites.Pt(r.Center().X, r.Y+headingH*v.Size*0.46)
		p.Turned(at, angle, func() {
			p.Text(v.headings[g], at.X, at.Y, size, sprites.Bold, sprites.Middle, p.Theme.Ink)
		})
	}
}

// headed writes the headings of the groups.
func (v *view) headed() {
	w, sides := v.style.Words, v.info.Sides
	of := func(s rules.Side) string { return w.T(key.CardsOf, "side", w.Side(sides[s])) }
	v.headings = [3]string{of(v.lie.Bottom.Other()), w.T(key.CardsNext), of(v.lie.Bottom)}
}

// row is where a side's cards are: 0 at the bottom, 1 at the top.
func (v *view) row(s rules.Side) int {
	if s == v.lie.Bottom {
		return 0
	}
	return 1
}

// Place implements board.View.
func (v *view) Place(a *board.Piece, all []*board.Piece) board.Place {
	if !isCard(a.Token.Piece) {
		r, _ := v.Square(a.Token.Spot)
		return board.Place{At: r.Center(), W: v.Size, Angle: v.lie.Facing[a.Token.Piece.Side]}
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

// Areas implements board.View.
func (v *view) Areas(all []*board.Piece) []board.Area {
	list := v.Squares()
	for _, a := range all {
		if isCard(a.Token.Piece) && !a.Loose {
			p := v.Place(a, all)
			h := p.W * cardH / cardW
			list = append(list, board.Area{Spot: a.Token.Spot, Full: true,
				Rect: sprites.Rect{X: p.At.X - p.W/2, Y: p.At.Y - h/2, W: p.W, H: h}})
		}
	}
	return list
}

// Ground implements board.View.
func (v *view) Ground(p *sprites.Painter) {
	v.DrawGround(p, art.Mat())
	if v.wide {
		v.drawGroups(p)
	}
	v.DrawNames(p, sprites.Hex(0x6B5434))
}

// Picture implements board.View.
func (v *view) Picture(piece rules.Piece) sprites.Drawing {
	return v.art(board.Figure{Piece: piece, Plain: v.style.Plain})
}

// Draw implements board.View.
func (v *view) Draw(p *sprites.Painter, a *board.Piece) {
	if !isCard(a.Token.Piece) {
		board.DrawPiece(p, v.Picture(a.Token.Piece), a)
		return
	}
	side := a.Token.Piece.Side
	// A card that its holder sees upright here, though it works downwards,
	// shows its moves turned.
	turned := v.row(side) == 1 && math.Abs(v.lie.Facing[side]) < 0.1
	w, at := a.At.W, a.At.At
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

// Gait implements board.View.
func (v *view) Gait(piece rules.Piece) board.Gait {
	if isCard(piece) {
		return board.Turn
	}
	return board.Glide
}

// Label implements board.View.
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
